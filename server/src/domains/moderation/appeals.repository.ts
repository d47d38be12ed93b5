import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { AppealsTable } from './tables.ts';

/** False if an appeal against this decision exists already. */
export async function insertAppeal(trx: Db, appeal: Insertable<AppealsTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('appeals')
    .values(appeal)
    .onConflict((conflict) => conflict.column('decision_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const waiting = (db: Db) => db.selectFrom('appeals as a').where('a.closed_at', 'is', null);

export const waitingAppeals = (db: Db, limit: number) =>
  waiting(db)
    .innerJoin('moderation_decisions as d', 'd.id', 'a.decision_id')
    .select(['a.id', 'a.made_at', 'a.member_id', 'd.decision', 'd.decided_by'])
    .orderBy('a.made_at')
    .orderBy('a.id')
    .limit(limit)
    .execute();

export const countAppeals = async (db: Db): Promise<number> =>
  (await waiting(db).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;

export const appealById = (db: Db, id: string) => db.selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst();

/** Closes an appeal and returns the decision that it was against; undefined if it was closed before. */
export const closeAppeal = (trx: Db, id: string, outcome: 'uphold' | 'overturn', closed_at: Date) =>
  trx
    .updateTable('appeals')
    .set({ outcome, closed_at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['decision_id', 'member_id'])
    .executeTakeFirst();
