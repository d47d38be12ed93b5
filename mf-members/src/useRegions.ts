import { getRegions } from '@amarena/shared/contracts/people/regions';
import { queryFor, useQuery } from '@amarena/shared/query';
import { useMemo } from 'react';

export interface Region {
  key: string;
  name: string;
}

export interface Regions {
  of(country: string | undefined): readonly Region[];
  /** The region's name; null until the list has loaded, or for an unknown key. */
  nameOf(country: string | undefined, key: string | null | undefined): string | null;
}

const NONE: readonly Region[] = [];

/** Regions by country. They change only with a server release, so one answer lasts as long as the page. */
export function useRegions(): Regions {
  const { data } = useQuery(queryFor(getRegions));
  return useMemo(() => {
    const of = (country: string | undefined) => (country === undefined ? NONE : (data?.regions[country] ?? NONE));
    return { of, nameOf: (country, key) => of(country).find((region) => region.key === key)?.name ?? null };
  }, [data]);
}
