import { getRegions, type Region } from '@amarena/shared/contracts/people/regions';
import { queryFor, useQuery } from '@amarena/shared/query';

const NONE: readonly Region[] = [];

/** The regions of a country; empty until the list has loaded. */
export function useRegions(country: string): readonly Region[] {
  const { data } = useQuery(queryFor(getRegions));
  return data?.regions[country] ?? NONE;
}
