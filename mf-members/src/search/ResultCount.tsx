import { COUNTED_UP_TO, type SearchFilters } from '@amarena/shared/contracts/people/search';
import { useFormat } from '@amarena/shared/i18n';
import { useT } from '../catalogue.ts';
import { useRegions } from '../useRegions.ts';

interface ResultCountProps {
  filters: SearchFilters;
  numResults: number;
  /** Null: visitors do not see it. */
  numOnline: number | null;
}

/** "214 persone in Emilia-Romagna, 31 online adesso" */
export function ResultCount({ filters, numResults, numOnline }: ResultCountProps) {
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
