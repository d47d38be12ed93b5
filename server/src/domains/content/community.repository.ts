import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** How many members can be found, how many of them are real and were active after `since`, and how many are fictional. */
export const communityNumbers = (db: Db, since: Date) =>
  db
    .selectFrom('search_entries')
    .select([
      sql<number>`count(*)::int`.as('members'),
      sql<number>`(count(*) filter (where last_active > ${since} and not fictional))::int`.as('online'),
      sql<number>`(count(*) filter (where fictional))::int`.as('fictional'),
    ])
    .executeTakeFirstOrThrow();
