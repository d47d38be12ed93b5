import { expect, it } from '@jest/globals';
import { decidingCountry } from './decidingCountry.ts';

it('LNG-17 takes the chosen country, else that of the profile, else that of the address', () => {
  const known = { geoip_selected_country: 'CH', profile_country: 'BE', geoip_country: 'IT' };
  expect(decidingCountry(known)).toBe('CH');
  expect(decidingCountry({ ...known, geoip_selected_country: null })).toBe('BE');
  expect(decidingCountry({ ...known, geoip_selected_country: null, profile_country: null })).toBe('IT');
  expect(decidingCountry({ geoip_selected_country: null, profile_country: null, geoip_country: null })).toBeNull();
});
