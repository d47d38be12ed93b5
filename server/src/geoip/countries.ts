import { createRequire } from 'node:module';
import { type CountryResponse, open } from 'maxmind';
import type { Config } from '../config.ts';
import { isLocal, isReserved } from './addresses.ts';

export interface Countries {
  /** ISO alpha-2 country of an address; null if the table does not contain it. */
  of(address: string): string | null;
}

/** A row of a table: flat, as in the package and in the releases of its project, or as MaxMind and DB-IP write it. */
interface Row {
  readonly country_code?: string;
  readonly country?: { readonly iso_code: string };
}

// The combined table: the one for IPv4 alone returns wrong countries for IPv6.
const PACKAGED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
/** An address that every table of countries contains. */
const WELL_KNOWN = '8.8.8.8';

export const countryIn = (row: Row | null): string | null => row?.country_code ?? row?.country?.iso_code ?? null;

async function tableIn(file: string) {
  const wrong = (cause?: unknown) => new Error(`GEOIP_TABLE: ${file} is not a table of countries in the MMDB format.`, { cause });
  const table = await open<CountryResponse & Row>(file).catch((cause: unknown) => {
    throw wrong(cause);
  });
  // A table of something else, such as networks, would return no country for anyone.
  if (countryIn(table.get(WELL_KNOWN)) === null) throw wrong();
  return table;
}

/** Countries from the operator's table or the one in the package. An address of this machine or its network is in the configured country. */
export async function openCountries({ defaultCountry, geoipTable }: Pick<Config, 'defaultCountry' | 'geoipTable'>): Promise<Countries> {
  const table = await tableIn(geoipTable ?? createRequire(import.meta.url).resolve(PACKAGED));
  return {
    of(address) {
      if (isLocal(address)) return defaultCountry;
      // The table lists countries even for reserved addresses.
      return isReserved(address) ? null : countryIn(table.get(address));
    },
  };
}
