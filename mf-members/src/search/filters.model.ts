import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/people/ageLimits';
import { SearchFilters } from '@amarena/shared/contracts/people/search';
import type { Settings } from '@amarena/shared/contracts/platform/settings';

type SearchField = Settings['search_fields'][number];

/** The available filters and countries, both from the settings. */
export type Offered = Pick<Settings, 'search_fields' | 'countries'>;

/** The filters available to a person: only members can filter by who is online. */
export const offeredTo = (member: object | null, { search_fields, countries }: Offered): Offered => ({
  search_fields: member === null ? search_fields.filter((field) => field !== 'online') : search_fields,
  countries,
});

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
type FilterName = (typeof NAMES)[number];

/** The setting that shows a filter: the two ages are one field. */
const FIELD_OF: Record<FilterName, SearchField> = {
  gender: 'gender',
  country: 'country',
  countryregion: 'countryregion',
  distance: 'distance',
  min_age: 'age',
  max_age: 'age',
  interests: 'interests',
  online: 'online',
  photo: 'photo',
  only_real: 'only_real',
  verified: 'verified',
};

export const NO_FILTERS: SearchFilters = {
  min_age: MIN_AGE,
  max_age: MAX_SEARCH_AGE,
  online: false,
  photo: false,
  only_real: false,
  verified: false,
};

/** Removes filters that the site does not offer. A region needs its country, and the ages are put in order. */
export function offeredFilters(filters: SearchFilters, offered: Offered): SearchFilters {
  const shown = (name: FilterName) => offered.search_fields.includes(FIELD_OF[name]);
  const country = filters.country !== undefined && offered.countries.includes(filters.country) ? filters.country : undefined;
  const ages = shown('min_age') ? [filters.min_age, filters.max_age] : [MIN_AGE, MAX_SEARCH_AGE];
  return {
    ...(filters.gender !== undefined && shown('gender') && { gender: filters.gender }),
    ...(country !== undefined && shown('country') && { country }),
    ...(country !== undefined && filters.countryregion && shown('countryregion') && { countryregion: filters.countryregion }),
    ...(filters.distance !== undefined && shown('distance') && { distance: filters.distance }),
    ...(filters.interests !== undefined && shown('interests') && { interests: filters.interests }),
    min_age: Math.min(...ages),
    max_age: Math.max(...ages),
    online: filters.online && shown('online'),
    photo: filters.photo && shown('photo'),
    only_real: filters.only_real && shown('only_real'),
    verified: filters.verified && shown('verified'),
  };
}

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
