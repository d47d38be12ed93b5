import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/people/age';
import { SearchFilters } from '@amarena/shared/contracts/people/search';

/**
 * All filters. What a person can choose in each: `useFilterFields.ts`. Whom each one finds:
 * `server/src/domains/search/filters.repository.ts`.
 */
const NAMES = [
  'gender',
  'country',
  'countryregion',
  'distance',
  'min_age',
  'max_age',
  'interests',
  'online',
  'photo',
  'only_real',
  'verified',
] as const;
export type FilterName = (typeof NAMES)[number];

export const NO_FILTERS: SearchFilters = {
  min_age: MIN_AGE,
  max_age: MAX_SEARCH_AGE,
  online: false,
  photo: false,
  only_real: false,
  verified: false,
};

/**
 * The filters in an address; null if it has none, which means a first visit. Each invalid value is dropped on its own,
 * so that one bad value in a shared link does not lose the rest.
 */
export function filtersInAddress(params: URLSearchParams): SearchFilters | null {
  if (!NAMES.some((name) => params.has(name))) return null;
  const understood = NAMES.filter((name) => SearchFilters.shape[name].safeParse(params.get(name) ?? undefined).success);
  return SearchFilters.parse(Object.fromEntries(understood.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : []))));
}

/**
 * The filters as an address. The ages are always included: an address without any filter means a first visit, and
 * someone who wants to see everyone must not end up there.
 */
export function addressOf(filters: SearchFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    const value = filters[name];
    if (value !== undefined && value !== false && value !== '') params.set(name, String(value));
  }
  return params;
}

/** Changes the country and drops the region, which belongs to the old country. */
export const withCountry = (filters: SearchFilters, country: SearchFilters['country']): SearchFilters => {
  const { country: _before, countryregion: _region, ...rest } = filters;
  return country === undefined ? rest : { ...rest, country };
};

/** Null: no filter by interests. */
export const withInterests = (filters: SearchFilters, interests: string | null): SearchFilters => {
  const { interests: _before, ...rest } = filters;
  return interests === null ? rest : { ...rest, interests };
};

const agesChosen = ({ min_age, max_age }: SearchFilters): boolean => min_age !== MIN_AGE || max_age !== MAX_SEARCH_AGE;

/** Number of active filters, for the badge: a region and its country count as one. */
export const countActive = (filters: SearchFilters): number =>
  [
    filters.gender !== undefined,
    agesChosen(filters),
    filters.country !== undefined || filters.countryregion !== undefined,
    filters.distance !== undefined,
    filters.interests !== undefined,
    filters.online,
    filters.photo,
    filters.only_real,
    filters.verified,
  ].filter(Boolean).length;

/**
 * The filters that "widen" keeps: gender, place, real and verified. If only those are set, the country is dropped, and
 * finally the verified filter. Null if nothing can be dropped.
 */
export function widened(filters: SearchFilters): SearchFilters | null {
  const wide: SearchFilters = {
    ...NO_FILTERS,
    ...(filters.gender !== undefined && { gender: filters.gender }),
    ...(filters.country !== undefined && { country: filters.country }),
    only_real: filters.only_real,
    verified: filters.verified,
  };
  if (addressOf(wide).toString() !== addressOf(filters).toString()) return wide;
  const { country: _country, ...everywhere } = wide;
  if (filters.country !== undefined) return everywhere;
  return filters.verified ? { ...everywhere, verified: false } : null;
}

/** The time of day for a greeting. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 13) return 'morning';
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening';
}
