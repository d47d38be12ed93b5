import type { Story, StoryGroup } from '@amarena/shared/testing';
import { NO_FILTERS } from './filters.model.ts';
import { NoResults } from './NoResults.tsx';

export default { title: 'No results', components: [NoResults] } satisfies StoryGroup;

export const ForFilters: Story = {
  render: () => <NoResults filters={{ ...NO_FILTERS, min_age: 90, online: true }} onApply={() => undefined} />,
};

export const AtAll: Story = { render: () => <NoResults filters={NO_FILTERS} onApply={() => undefined} /> };
