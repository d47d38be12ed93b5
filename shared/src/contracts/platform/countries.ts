import * as z from '@amarena/shared/schema';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** The countries the product serves, ISO 3166-1 alpha-2. */
export const COUNTRIES = ['IT', 'US', 'NL', 'BE', 'FR', 'ES', 'DE', 'AT', 'IE', 'GB', 'CA', 'PL', 'AU', 'NZ', 'CH'] as const;
export const Country = z.enum(COUNTRIES);
export type Country = z.infer<typeof Country>;

export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CAD', 'PLN', 'AUD', 'NZD', 'CHF'] as const;
export const Currency = z.enum(CURRENCIES);
export type Currency = z.infer<typeof Currency>;

const LANGUAGES_BY_COUNTRY: Record<Country, readonly Language[]> = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
};

const CURRENCY_BY_COUNTRY: Partial<Record<Country, Currency>> = {
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  PL: 'PLN',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
};

/** Name of the cookie with the country that someone chose instead of the detected one; it lives 365 days, path `/`. */
export const COUNTRY_COOKIE = 'country';

export const isCountry = (value: unknown): value is Country => COUNTRIES.some((country) => country === value);

/** Entries of the language menu. Any other country offers only Italian. */
export const languagesOf = (country: string | null): readonly Language[] =>
  isCountry(country) ? LANGUAGES_BY_COUNTRY[country] : [DEFAULT_LANGUAGE];

export const currencyOf = (country: Country): Currency => CURRENCY_BY_COUNTRY[country] ?? 'EUR';

/** The country that decides language menu, prices and entry warning: the chosen one, else the profile's, else GeoIP's. */
export const decidingCountry = (known: {
  geoip_selected_country: string | null;
  profile_country: string | null;
  geoip_country: string | null;
}): string | null => known.geoip_selected_country ?? known.profile_country ?? known.geoip_country;
