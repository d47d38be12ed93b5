import { type Country, isCountry } from './countries.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

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

/** Entries of the language menu. Any other country offers only Italian. */
export const languagesOf = (country: string | null): readonly Language[] =>
  isCountry(country) ? LANGUAGES_BY_COUNTRY[country] : [DEFAULT_LANGUAGE];
