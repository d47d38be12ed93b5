import { sql } from 'kysely';
import { deleteInSteps } from '../../db/deleteInSteps.ts';
import type { Db } from '../../db/schema.ts';
import type { LanderSignupsTable, Source } from './tables.ts';

/** What is counted. */
export type Counted = 'visits' | 'started' | 'signed_up' | 'done';

/** A wording of a version, and where its visitor came from. */
export interface Seen extends Source {
  readonly lander_id: string;
  readonly number: number;
  readonly variant: string;
}

/** True if this visitor has not been counted for this today. */
export async function isFirst(trx: Db, seal: string, day: string): Promise<boolean> {
  const stored = await trx
    .insertInto('lander_seen')
    .values({ seal, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seal')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function forgetSeen(db: Db, before: string): Promise<void> {
  await deleteInSteps(db, 'lander_seen', sql`day < ${before}`);
}

/** How many sources a version has on a day, and whether this one is among them. */
export async function sourcesOf(trx: Db, { lander_id, number, network, ref, sub1 }: Seen, day: string) {
  const { known, all } = await trx
    .selectFrom('lander_counts')
    .select([
      sql<number>`count(distinct (network, ref, sub1))::int`.as('all'),
      sql<boolean>`coalesce(bool_or(network = ${network} and ref = ${ref} and sub1 = ${sub1}), false)`.as('known'),
    ])
    .where('lander_id', '=', lander_id)
    .where('number', '=', number)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return { known, all };
}

/** Adds one. Does nothing if the lander is gone. */
export async function addOne(trx: Db, seen: Seen, day: string, what: Counted): Promise<void> {
  await sql`
    insert into lander_counts (lander_id, number, variant, day, network, ref, sub1, ${sql.ref(what)})
    select ${seen.lander_id}, ${seen.number}, ${seen.variant}, ${day}, ${seen.network}, ${seen.ref}, ${seen.sub1}, 1
    where exists (select 1 from lander_versions where lander_id = ${seen.lander_id} and number = ${seen.number})
    on conflict (lander_id, number, variant, day, network, ref, sub1)
    do update set ${sql.ref(what)} = ${sql.ref(`lander_counts.${what}`)} + 1
  `.execute(trx);
}

export const countsOf = (db: Db, landerId: string, number: number) =>
  db
    .selectFrom('lander_counts')
    .selectAll()
    .where('lander_id', '=', landerId)
    .where('number', '=', number)
    .orderBy('day')
    .orderBy('network')
    .orderBy('ref')
    .orderBy('sub1')
    .orderBy('variant')
    .execute();
export type CountsRow = Awaited<ReturnType<typeof countsOf>>[number];

export async function keepSignup(trx: Db, signup: LanderSignupsTable): Promise<void> {
  await trx
    .insertInto('lander_signups')
    .values(signup)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The lander that a member came from, whose sign-up now counts as complete. Undefined if none, or if it is counted
 * already.
 */
export const takeSignup = (trx: Db, memberId: string): Promise<LanderSignupsTable | undefined> =>
  trx.deleteFrom('lander_signups').where('member_id', '=', memberId).returningAll().executeTakeFirst();

/** Visits of each lander since a day; without landers that had none. */
export async function visitsSince(db: Db, day: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lander_counts')
    .select(['lander_id', sql<number>`sum(visits)::int`.as('visits')])
    .where('day', '>=', day)
    .groupBy('lander_id')
    .having(sql<number>`sum(visits)`, '>', 0)
    .execute();
  return new Map(rows.map(({ lander_id, visits }) => [lander_id, visits]));
}
