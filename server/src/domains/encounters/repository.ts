import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { birthsWithin } from '../search/births.ts';
import type { Circle } from './circles.ts';

/** The position at which a page of candidates ends. */
export interface Place {
  last_active: Date;
  id: string;
}

export interface CircleQuery {
  memberId: string;
  circle: Circle;
  /** Ids to leave out. */
  without: readonly string[];
  now: Date;
}

/** Members of a circle whom the member has not passed, last active first. */
export function findInCircle(
  db: Db,
  { memberId, circle, without, now }: CircleQuery,
  after: Place | null,
  limit: number,
): Promise<Place[]> {
  const births = birthsWithin(circle.ages, now);
  let query = db
    .selectFrom('search_entries as e')
    .select(['e.id', 'e.last_active'])
    .where('e.birth', '<=', births.upTo)
    .where(sql<SqlBool>`not exists (select from passes where passes.member_id = ${memberId} and passes.passed_id = e.id)`)
    .where(sql<SqlBool>`e.id <> all (${without}::uuid[])`);
  if (births.after !== null) query = query.where('e.birth', '>', births.after);
  if (circle.gender !== undefined) query = query.where('e.gender', '=', circle.gender);
  if (circle.country !== undefined) query = query.where('e.country', '=', circle.country);
  if (circle.region !== undefined) query = query.where('e.region', '=', circle.region);
  if (circle.photo) query = query.where('e.has_photo', '=', true);
  if (circle.only_real) query = query.where('e.fictional', '=', false);
  if (circle.among !== undefined) query = query.where(sql<SqlBool>`e.id = any (${circle.among}::uuid[])`);
  if (after !== null) query = query.where(sql<SqlBool>`(e.last_active, e.id) < (${after.last_active}, ${after.id}::uuid)`);
  return query.orderBy('e.last_active', 'desc').orderBy('e.id', 'desc').limit(limit).execute();
}

/** True if the pass is new. */
export async function insertPass(db: Db, member_id: string, passed_id: string, passed_at: Date): Promise<boolean> {
  const made = await db
    .insertInto('passes')
    .values({ member_id, passed_id, passed_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('passed_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function removePass(db: Db, member_id: string, passed_id: string): Promise<void> {
  await db.deleteFrom('passes').where('member_id', '=', member_id).where('passed_id', '=', passed_id).execute();
}

export async function removePasses(db: Db, member_id: string): Promise<void> {
  await db.deleteFrom('passes').where('member_id', '=', member_id).execute();
}

/** Passed members who can still be met, counted up to `cap`. */
export async function countPasses(db: Db, member_id: string, cap: number): Promise<number> {
  const passes = db
    .selectFrom('passes')
    .innerJoin('search_entries as e', 'e.id', 'passes.passed_id')
    .select('passed_id')
    .where('member_id', '=', member_id)
    .limit(cap);
  const { total } = await db.selectFrom(passes.as('passed')).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return total;
}
