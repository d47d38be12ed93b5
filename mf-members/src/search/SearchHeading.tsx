import { useMember, useSettings } from '@amarena/shared/bus';
import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui-first';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { PlayLinks } from '../PlayLinks.tsx';
import { partOfDay } from './filters.model.ts';
import { ResultCount } from './ResultCount.tsx';
import { Heading, SummaryLine } from './search.styles.ts';

interface SearchHeadingProps {
  filters: SearchFilters;
  /** Null until the first answer. */
  found: { numResults: number; numOnline: number | null } | null;
}

export function SearchHeading({ filters, found }: SearchHeadingProps) {
  const t = useT();
  const member = useMember();
  const format = useFormat();
  // As greeted first: a page that was rendered for another time zone would move if the words changed.
  const [hour] = useState(() => format.hour());
  const { name: site } = useSettings();
  const title = member === null ? t('greeting.visitor', { site }) : t(`greeting.${partOfDay(hour)}`, { name: member.profile.name });
  return (
    <Heading>
      <div>
        <h1>{title}</h1>
        <SummaryLine role="status" as={Muted}>
          {found && <ResultCount filters={filters} {...found} />}
        </SummaryLine>
      </div>
      <PlayLinks />
    </Heading>
  );
}
