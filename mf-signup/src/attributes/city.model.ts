import type { Region } from '@amarena/shared/contracts/people/regions';

export interface City {
  city: string;
  /** Key of its region. */
  region: string;
}

const plain = (name: string): string => name.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** The city with a name, ignoring case and accents; null: none is known in these regions. */
export function cityNamed(regions: readonly Region[], name: string): City | null {
  const known = regions.flatMap(({ key, cities = [] }) => cities.map((city) => ({ city, region: key })));
  return known.find(({ city }) => plain(city) === plain(name)) ?? null;
}
