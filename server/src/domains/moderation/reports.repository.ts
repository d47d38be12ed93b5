import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { ReportsTable } from './tables.ts';

/** Counts a member's reports since a moment. The lock serialises their parallel reports. */
export async function reportsSince(trx: Db, reporterId: string, since: Date): Promise<number> {
  await trx.selectFrom('members').select('id').where('id', '=', reporterId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('reporter_id', '=', reporterId)
    .where('reported_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReport(trx: Db, report: Insertable<ReportsTable>): Promise<void> {
  await trx.insertInto('reports').values(report).execute();
}

const waiting = (db: Db) => db.selectFrom('reports').where('closed_at', 'is', null);

const MINOR: ReportsTable['category'] = 'minor';

/** Those about a possible minor first, then the oldest. */
export const waitingReports = (db: Db, limit: number) =>
  waiting(db)
    .select(['id', 'reported_at', 'reported_id', 'reporter_id', 'category'])
    .orderBy(sql`category = ${MINOR}`, 'desc')
    .orderBy('reported_at')
    .orderBy('id')
    .limit(limit)
    .execute();

export const countReports = async (db: Db): Promise<number> =>
  (await waiting(db).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;

export const reportById = (db: Db, id: string) => db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();

/** True if the member has reported the other one and no decision was made yet. */
export const hasOpenReport = async (db: Db, reporterId: string, reportedId: string): Promise<boolean> =>
  (await waiting(db)
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('reported_id', '=', reportedId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Closes a report and returns it; undefined if it was closed before. */
export const closeReport = (trx: Db, id: string, closed_at: Date) =>
  trx
    .updateTable('reports')
    .set({ closed_at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['reporter_id', 'reported_id', 'photos'])
    .executeTakeFirst();
