import { MAX_SEARCH_AGE, MIN_AGE } from '@amarena/shared/contracts/people/age';
import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { FilterName } from './filters.model.ts';

type SearchField = Settings['search_fields'][number];

/** The available filters and countries, both from the settings. */
export type Offered = Pick<Settings, 'search_fields' | 'countries'>;

/** The filters available to a person: only members can filter by who is online. */
export const offeredTo = (member: object | null, { search_fields, countries }: Offered): Offered => ({
  search_fields: member === null ? search_fields.filter((field) => field !== 'online') : search_fields,
  countries,
});

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
