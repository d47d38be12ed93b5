import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import { SEARCH_FIELDS } from '@amarena/shared/contracts/platform/settings';
import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from './filters.model.ts';
import { offeredFilters } from './offeredFilters.model.ts';

const everything = { search_fields: [...SEARCH_FIELDS], countries: [...COUNTRIES] };
const narrow = {
  gender: 'female' as const,
  country: 'IT' as const,
  countryregion: 'emilia-romagna',
  distance: '50' as const,
  interests: 'hiking,wine',
  min_age: 28,
  max_age: 58,
  online: true,
  photo: false,
  only_real: true,
  verified: true,
};

describe('offered filters', () => {
  it('EN-62 leaves out what the site does not offer', () => {
    const offered = { ...everything, search_fields: SEARCH_FIELDS.filter((field) => field !== 'age' && field !== 'online') };
    expect(offeredFilters(narrow, offered)).toEqual({ ...narrow, min_age: 18, max_age: 99, online: false });
  });

  it('leave out a country that the site does not serve, and its region', () => {
    const { country: _country, countryregion: _region, ...rest } = narrow;
    expect(offeredFilters(narrow, { ...everything, countries: ['NL'] })).toEqual(rest);
  });

  it('put ages in order', () => {
    expect(offeredFilters({ ...NO_FILTERS, min_age: 50, max_age: 30 }, everything)).toMatchObject({ min_age: 30, max_age: 50 });
  });
});
