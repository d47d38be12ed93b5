import { getInterests } from '@amarena/shared/contracts/people/interests';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import { aUser, fakeApi, type Story, type StoryGroup } from '@amarena/shared/testing';
import { Wrap } from '@amarena/shared/ui-first';
import { useState } from 'react';
import { FilterLayout } from './FilterLayout.tsx';
import FilterSheet from './FilterSheet.tsx';
import { NO_FILTERS } from './filters.model.ts';
import { FiltersRoot } from './search.styles.ts';

export default { title: 'Filters', components: [FilterLayout, FilterSheet] } satisfies StoryGroup;

const SOME: SearchFilters = {
  ...NO_FILTERS,
  gender: 'female',
  min_age: 28,
  max_age: 58,
  country: 'IT',
  countryregion: 'emilia-romagna',
  only_real: true,
};

const options = () =>
  ({
    session: { status: 'member', user: aUser() },
    api: fakeApi()
      .answer(getRegions, { regions: { IT: [{ key: 'emilia-romagna', name: 'Emilia-Romagna' }] } })
      .answer(getInterests, { interests: ['wine', 'coffee'] }),
  }) as const;

function Filtering({ from }: { from: SearchFilters }) {
  const [filters, setFilters] = useState(from);
  // On a phone the bar reaches into the margins of its page.
  return (
    <Wrap>
      <FiltersRoot>
        <FilterLayout filters={filters} onApply={setFilters} />
      </FiltersRoot>
    </Wrap>
  );
}

export const None: Story = { render: () => <Filtering from={NO_FILTERS} />, options };

export const Some: Story = { render: () => <Filtering from={SOME} />, options };

export const InSheet: Story = {
  render: () => <FilterSheet filters={SOME} onApply={() => undefined} onClose={() => undefined} />,
  options,
};
