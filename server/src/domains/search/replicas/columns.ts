import type { SearchEntriesTable } from '../tables.ts';

/**
 * What replicas receive: the columns of `search_entries` that a search reads, or that the database computes such columns
 * from, and nothing else. A column that is added to the table goes to no replica before it is added here.
 */
export const REPLICATED = [
  'id',
  'gender',
  'country',
  'region',
  'birth',
  'last_active',
  'has_photo',
  'fictional',
  'verified',
  'wants',
  'latitude',
  'longitude',
  'interests',
] as const satisfies readonly (keyof SearchEntriesTable)[];

/** Columns that each database computes by itself. */
export type Computed = Exclude<keyof SearchEntriesTable, (typeof REPLICATED)[number]>;
export const COMPUTED = ['interest_bits', 'latitude_band'] as const satisfies readonly Computed[];

/** The publication with the members of a country; null: of every country. */
export const publicationOf = (country: string | null): string =>
  country === null ? 'amarena_search' : `amarena_search_${country.toLowerCase()}`;

/** Prefix of the names of subscriptions, which are those of their slots on the primary, too. */
export const SUBSCRIPTION = 'amarena_search_replica_';

/** The index by which the primary tells replicas which member moved to another country. */
export const IDENTITY = 'search_identity';
