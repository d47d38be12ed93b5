import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { ComplaintsTable } from './tables.ts';

export type ComplaintRow = Selectable<ComplaintsTable>;

/** Stores a complaint and returns its number. */
export async function insertComplaint(trx: Db, complaint: Insertable<ComplaintsTable>): Promise<number> {
  const { number } = await trx.insertInto('complaints').values(complaint).returning('number').executeTakeFirstOrThrow();
  return number;
}

const waiting = (db: Db) => db.selectFrom('complaints').where('closed_at', 'is', null);

export const waitingComplaints = (db: Db, limit: number): Promise<ComplaintRow[]> =>
  waiting(db).selectAll().orderBy('made_at').orderBy('id').limit(limit).execute();

export const countComplaints = async (db: Db): Promise<number> =>
  (await waiting(db).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;

export const complaintById = (db: Db, id: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst();

/** Closes a complaint and returns it; undefined if it was closed before. */
export const closeComplaint = (trx: Db, id: string, closed_at: Date): Promise<ComplaintRow | undefined> =>
  trx.updateTable('complaints').set({ closed_at }).where('id', '=', id).where('closed_at', 'is', null).returningAll().executeTakeFirst();
