import { sql } from 'kysely';
import { deleteInSteps } from '../../db/deleteInSteps.ts';
import type { Db } from '../../db/schema.ts';
import type { VisitsTable } from './tables.ts';

export type Visit = Pick<VisitsTable, 'viewer_id' | 'visited_at'>;

/** Stores a visit, replacing an earlier one of the same viewer. Returns when that was; null if this is the first. */
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

interface VisitQuery {
  since: Date;
  without: readonly string[];
}

/** Members who visited the page since then and can be met; not those who are invisible now, left or were suspended. */
const visitsTo = (db: Db, memberId: string, { since, without }: VisitQuery) =>
  db
    .selectFrom('visits')
    .innerJoin('members', 'members.id', 'visits.viewer_id')
    .leftJoin('profiles', 'profiles.member_id', 'visits.viewer_id')
    .where('visits.viewed_id', '=', memberId)
    .where('visits.visited_at', '>=', since)
    .where('members.status', '<>', 'deleted')
    .where(sql<boolean>`not coalesce(profiles.invisible_mode or profiles.disabled, false)`)
    .where(sql<boolean>`visits.viewer_id <> all (${without}::uuid[])`);

/** A page of visits, latest first; `after` is the last visit of the page before. */
export function visitsOn(
  db: Db,
  memberId: string,
  { after, limit, ...wanted }: VisitQuery & { after: Visit | null; limit: number },
): Promise<Visit[]> {
  const rest =
    after === null
      ? sql<boolean>`true`
      : sql<boolean>`(visited_at < ${after.visited_at} or (visited_at = ${after.visited_at} and viewer_id > ${after.viewer_id}::uuid))`;
  return visitsTo(db, memberId, wanted)
    .select(['visits.viewer_id', 'visits.visited_at'])
    .where(rest)
    .orderBy('visits.visited_at', 'desc')
    .orderBy('visits.viewer_id')
    .limit(limit)
    .execute();
}

export async function countVisits(db: Db, memberId: string, wanted: VisitQuery): Promise<number> {
  const { count } = await visitsTo(db, memberId, wanted).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

export async function deleteVisitsBefore(db: Db, before: Date): Promise<void> {
  await deleteInSteps(db, 'visits', sql`visited_at < ${before}`);
}
