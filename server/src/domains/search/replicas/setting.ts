import { type Country, isCountry } from '@amarena/shared/contracts/platform/countries';

/** In the setting: a replica with the members of every country. */
export const EVERYWHERE = '*';

/** A PostgreSQL that answers searches in some countries. */
export interface SearchReplica {
  /** Null: it has the members of every country. */
  readonly countries: readonly Country[] | null;
  readonly url: string;
}

const POSTGRES = /^postgres(ql)?:$/;

function countriesIn(list: string): SearchReplica['countries'] | undefined {
  if (list === EVERYWHERE) return null;
  const countries = list.split(',');
  return countries.every(isCountry) && new Set(countries).size === countries.length ? countries.toSorted() : undefined;
}

function readOne(entry: string): SearchReplica | null {
  const end = entry.indexOf('=');
  const [countries, url] = [countriesIn(entry.slice(0, Math.max(end, 0))), entry.slice(end + 1)];
  if (countries === undefined || !URL.canParse(url) || !POSTGRES.test(new URL(url).protocol)) return null;
  return { countries, url };
}

/** How a replica is called in logs and metrics, where its address has no place: it contains a password. */
export const nameOf = ({ countries }: Pick<SearchReplica, 'countries'>): string => countries?.join(',') ?? EVERYWHERE;

/**
 * Reads `IT=postgres://… DE,AT=postgres://… *=postgres://…`. Null if an entry is wrong, or if two have a country in
 * common: it would not be clear which of them answers.
 */
export function readSearchReplicas(setting: string): readonly SearchReplica[] | null {
  const replicas: SearchReplica[] = [];
  for (const entry of setting.split(/\s+/).filter((part) => part !== '')) {
    const replica = readOne(entry);
    if (replica === null) return null;
    replicas.push(replica);
  }
  const named = replicas.flatMap(({ countries }): readonly string[] => countries ?? [EVERYWHERE]);
  return new Set(named).size === named.length ? replicas : null;
}
