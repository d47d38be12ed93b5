import { useMember, useSettings } from '@amarena/shared/bus';
import { COUNTED_UP_TO, type SearchFilters } from '@amarena/shared/contracts/people/search';
import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { PlayLinks } from '../PlayLinks.tsx';
import { useRegions } from '../useRegions.ts';
import { partOfDay } from './filters.model.ts';
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
          {found && <Summary filters={filters} {...found} />}
        </SummaryLine>
      </div>
      <PlayLinks />
    </Heading>
  );
}

interface SummaryProps {
  filters: SearchFilters;
  numResults: number;
  /** Null: visitors do not see it. */
  numOnline: number | null;
}

/** "214 persone in Emilia-Romagna, 31 online adesso" */
function Summary({ filters, numResults, numOnline }: SummaryProps) {
  const t = useT();
  const format = useFormat();
  const region = useRegions().nameOf(filters.country, filters.countryregion);

  const counted = (count: number) =>
    count >= COUNTED_UP_TO ? t('summary.or_more', { number: format.number(count) }) : format.number(count);
  const around = filters.distance === undefined ? null : t('summary.within', { distance: format.distance(Number(filters.distance)) });
  const place = around ?? (region !== null ? t('summary.in_region', { region }) : filters.country && t(`in.${filters.country}`));
  const known = { count: numResults, number: counted(numResults) };
  const people = place ? t('summary.people_in', { ...known, place }) : t('summary.people', known);
  return numOnline === null || numOnline === 0 ? people : t('summary.with_online', { people, online: counted(numOnline) });
}
