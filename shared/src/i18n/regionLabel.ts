import { type Country, isCountry } from '../contracts/platform/countries.ts';
import type { CommonTranslate } from './common.ts';

/** What a country calls its regions. */
const REGION_KINDS: Readonly<Record<Country, RegionKind>> = {
  IT: 'region',
  US: 'state',
  NL: 'province',
  BE: 'province',
  FR: 'region',
  ES: 'autonomous_community',
  DE: 'federal_state',
  AT: 'federal_state',
  IE: 'county',
  GB: 'region',
  CA: 'province',
  PL: 'voivodeship',
  AU: 'state',
  NZ: 'region',
  CH: 'canton',
};

type RegionKind = 'region' | 'state' | 'province' | 'autonomous_community' | 'federal_state' | 'county' | 'voivodeship' | 'canton';

/** Label of the region field in a country: `Regione`, `Provincia`, `Land`. */
export const regionLabel = (t: CommonTranslate, country: string | null): string =>
  t(`region.${isCountry(country) ? REGION_KINDS[country] : 'region'}`);
