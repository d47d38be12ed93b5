import type { Country } from '@amarena/shared/contracts/countries';
import type { Gender, Interest } from '@amarena/shared/contracts/profile';
import type { GeneratedAlways } from 'kysely';

/** Fed by triggers on members, profiles and photos; nobody writes it by hand. */
export interface SearchEntriesTable {
  id: string;
  gender: Gender;
  country: Country;
  region: string | null;
  birth: string;
  last_active: Date;
  has_photo: boolean;
  fictional: boolean;
  verified: boolean;
  /** The one gender that the member wants to meet; null: both, or not known. */
  wants: Gender | null;
  /** Of the city, in degrees. */
  latitude: number | null;
  longitude: number | null;
  interests: Interest[];
  /** `interests` as bits, as the indexes hold them. The database keeps it. */
  interest_bits: GeneratedAlways<string>;
  /** `latitude` in whole tenths of a degree, rounded down. The database keeps it. */
  latitude_band: GeneratedAlways<number | null>;
}

export interface SearchTables {
  search_entries: SearchEntriesTable;
}
