import type { Country } from '@amarena/shared/contracts/platform/countries';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** The number of findable people in each region of a country that has any: fictional profiles are none. */
export const membersByRegion = (db: Db, country: Country) =>
  db
    .selectFrom('search_entries')
    .select(['region', sql<number>`count(*)::int`.as('members')])
    .where('country', '=', country)
    .where('fictional', '=', false)
    .groupBy('region')
    .execute();
