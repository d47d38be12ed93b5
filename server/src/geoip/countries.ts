import { createRequire } from 'node:module';
import { type CountryResponse, open } from 'maxmind';
import type { Config } from '../config.ts';
import { isLocal, isReserved } from './addresses.ts';

export interface Countries {
  /** ISO alpha-2 country of an address; null if the table does not contain it. */
  of(address: string): string | null;
}

// The combined table: the one for IPv4 alone returns wrong countries for IPv6.
const TABLE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Countries from the open table in the package. An address of this machine or its network is in the configured country. */
export async function openCountries(config: Pick<Config, 'defaultCountry'>): Promise<Countries> {
  const table = await open<CountryResponse & { country_code: string }>(createRequire(import.meta.url).resolve(TABLE));
  return {
    of(address) {
      if (isLocal(address)) return config.defaultCountry;
      // The table lists countries even for reserved addresses.
      return isReserved(address) ? null : (table.get(address)?.country_code ?? null);
    },
  };
}
