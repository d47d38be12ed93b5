import type { Region } from '@amarena/shared/contracts/profile';

export interface City {
  city: string;
  /** Key of its region. */
  region: string;
}

const plain = (name: string): string => name.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** The city of a name, typed in small letters or without accents; null: we know none of that name in these regions. */
export function cityNamed(regions: readonly Region[], name: string): City | null {
  const known = regions.flatMap(({ key, cities = [] }) => cities.map((city) => ({ city, region: key })));
  return known.find(({ city }) => plain(city) === plain(name)) ?? null;
}
