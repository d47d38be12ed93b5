import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countryIn, openCountries } from './countries.ts';

const GIVEN = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country-ipv4.mmdb');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countries-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('countries of addresses', () => {
  it('come from the table in the package, unless the operator gives another', async () => {
    for (const geoipTable of [null, GIVEN]) {
      const countries = await openCountries({ defaultCountry: 'IT', geoipTable });
      expect(countries.of('8.8.8.8')).toBe('US');
      expect(countries.of('127.0.0.1')).toBe('IT');
    }
  });

  it.each([
    ['is missing', null],
    ['is no table', 'country_code\nIT\n'],
  ])('stop the start with the name of the setting if the file %s', async (what, text) => {
    const geoipTable = join(folder, what);
    if (text !== null) await writeFile(geoipTable, text);
    await expect(openCountries({ defaultCountry: 'IT', geoipTable })).rejects.toThrow(`GEOIP_TABLE: ${geoipTable} is not a table`);
  });

  it('are read from both forms of tables, and are null in a row without one', () => {
    expect(countryIn({ country_code: 'IT' })).toBe('IT');
    expect(countryIn({ country: { iso_code: 'DE' } })).toBe('DE');
    expect(countryIn({})).toBeNull();
    expect(countryIn(null)).toBeNull();
  });
});
