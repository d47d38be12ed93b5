import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/people/age';
import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import { useFormat } from '@amarena/shared/i18n';
import { useLaterT } from '../laterWords.ts';
import { useRegions } from '../useRegions.ts';

/** The chosen filters in words, without the switches: "Donne", "28–58 anni", "Emilia-Romagna". */
export function useFilterWords({ gender, min_age, max_age, country, countryregion, distance }: SearchFilters): string[] {
  const t = useLaterT();
  const format = useFormat();
  const regions = useRegions();
  const words: string[] = [];
  if (gender !== undefined) words.push(t(`filters.gender.${gender}`));
  if (min_age !== MIN_AGE || max_age !== MAX_SEARCH_AGE) words.push(t('filters.ages', { min: min_age, max: max_age }));
  if (country !== undefined) words.push(regions.nameOf(country, countryregion) ?? format.countryName(country));
  if (distance !== undefined) words.push(t('filters.distance.within', { distance: format.distance(Number(distance)) }));
  return words;
}
