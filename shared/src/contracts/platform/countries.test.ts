import { expect, it } from '@jest/globals';
import { COUNTRIES } from './countries.ts';
import { currencyOf } from './currencies.ts';
import { languagesOf } from './languagesByCountry.ts';

it.each([
  ['LNG-02', 'US', ['en', 'es']],
  ['LNG-03', 'NL', ['nl']],
  ['LNG-04', 'BE', ['nl', 'fr', 'de']],
  ['LNG-05', 'FR', ['fr']],
  ['LNG-06', 'IT', ['it']],
  ['LNG-07', 'ES', ['es']],
  ['LNG-08', 'DE', ['de']],
  ['LNG-09', 'AT', ['de']],
  ['LNG-10', 'IE', ['en']],
  ['LNG-11', 'GB', ['en']],
  ['LNG-12', 'CA', ['en', 'fr']],
  ['LNG-13', 'PL', ['pl']],
  ['LNG-14', 'AU', ['en']],
  ['LNG-15', 'NZ', ['en']],
  ['LNG-16', 'CH', ['de', 'it', 'fr', 'en']],
  ['LNG-18', 'JP', ['it']],
])('%s offers the languages of %s', (_row, country, languages) => {
  expect(languagesOf(country)).toEqual(languages);
});

it('gives each of the fifteen countries a currency, the euro where it is paid', () => {
  const own = { US: 'USD', GB: 'GBP', CA: 'CAD', PL: 'PLN', AU: 'AUD', NZ: 'NZD', CH: 'CHF' };
  expect(COUNTRIES).toHaveLength(15);
  expect(Object.fromEntries(COUNTRIES.filter((country) => currencyOf(country) !== 'EUR').map((c) => [c, currencyOf(c)]))).toEqual(own);
});
