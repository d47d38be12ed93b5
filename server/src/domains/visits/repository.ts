import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { VisitsTable } from './tables.ts';

/** Visitors that are listed at most, the last ones; each is a card. */
const LISTED = 300;

/** Remembers a visit; a later one of the same viewer takes the place of the earlier. Answers when that was; null: the first. */
export async function saveVisit(db: Db, visit: VisitsTable): Promise<Date | null> {
  const { viewer_id, viewed_id, visited_at } = visit;
  const before = await db
    .selectFrom('visits')
    .select('visited_at')
    .where('viewer_id', '=', viewer_id)
    .where('viewed_id', '=', viewed_id)
    .executeTakeFirst();
  await db
    .insertInto('visits')
    .values(visit)
    .onConflict((conflict) => conflict.columns(['viewer_id', 'viewed_id']).doUpdateSet({ visited_at }))
    .execute();
  return before?.visited_at ?? null;
}

/** Who looked at the member's page since then and is not invisible now, the last one first. */
export const visitsTo = (db: Db, memberId: string, { since, without }: { since: Date; without: readonly string[] }) =>
  db
    .selectFrom('visits')
    .leftJoin('profiles', 'profiles.member_id', 'visits.viewer_id')
    .select(['visits.viewer_id', 'visits.visited_at'])
    .where('visits.viewed_id', '=', memberId)
    .where('visits.visited_at', '>=', since)
    .where(sql<boolean>`not coalesce(profiles.invisible_mode, false)`)
    .where(sql<boolean>`visits.viewer_id <> all (${without}::uuid[])`)
    .orderBy('visits.visited_at', 'desc')
    .orderBy('visits.viewer_id')
    .limit(LISTED)
    .execute();

export async function deleteVisitsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visits').where('visited_at', '<', before).execute();
}
