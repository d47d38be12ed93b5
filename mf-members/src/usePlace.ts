import type { Card } from '@amarena/shared/contracts/people/profile';
import { useFormat } from '@amarena/shared/i18n';
import { useCallback } from 'react';
import { useRegions } from './useRegions.ts';

/** Where a member lives, as precisely as they share it: city, else region, else country. The function stays the same for the same words. */
export function usePlace(): (member: Pick<Card, 'city' | 'region' | 'country'>) => string {
  const regions = useRegions();
  const format = useFormat();
  return useCallback(
    ({ city, region, country }) => city ?? regions.nameOf(country, region) ?? format.countryName(country),
    [regions, format],
  );
}
