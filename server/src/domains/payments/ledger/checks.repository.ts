import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { MemberRange } from '../../../db/members.ts';
import type { Db } from '../../../db/schema.ts';
import type { LedgerChecksTable, LedgerRoundsTable } from '../tables.ts';

export async function saveCheck(db: Db, check: Insertable<LedgerChecksTable>): Promise<void> {
  const { checked_at, ...found } = check;
  await db
    .insertInto('ledger_checks')
    .values(check)
    .onConflict((conflict) => conflict.column('checked_at').doUpdateSet(found))
    .execute();
}

/** Until when the ledgers are known to be in order, or a whole check looked; null: nobody knows. And the database's clock. */
export async function lookedUntil(db: Db): Promise<{ readonly until: Date | null; readonly now: Date }> {
  const { rows } = await sql<{ until: Date | null; now: Date }>`
    select now() as now, greatest(
      (select max(looked_until) from ledger_checks),
      (select max(looked_until) from ledger_rounds where finished_at is not null)
    ) as until`.execute(db);
  return rows[0] ?? { until: null, now: new Date() };
}

export type Round = Selectable<LedgerRoundsTable>;

/** Does nothing if one is open. */
export async function beginRound(db: Db, began_at: Date): Promise<void> {
  await db
    .insertInto('ledger_rounds')
    .values({ began_at, differences: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const newestRound = (db: Db): Promise<Round | undefined> =>
  db.selectFrom('ledger_rounds').selectAll().orderBy('began_at', 'desc').limit(1).executeTakeFirst();

/** The open round, locked until the transaction ends. Undefined if there is none, or another process has just locked it. */
export const lockRound = (trx: Db): Promise<Round | undefined> =>
  trx.selectFrom('ledger_rounds').selectAll().where('finished_at', 'is', null).forUpdate().skipLocked().executeTakeFirst();

export async function saveRound(trx: Db, began_at: Date, change: Updateable<LedgerRoundsTable>): Promise<void> {
  await trx.updateTable('ledger_rounds').set(change).where('began_at', '=', began_at).execute();
}

/** The members after one, until `wallets` of them have a wallet; the last range has no end. */
export async function rangeAfter(db: Db, after: string | null, wallets: number): Promise<MemberRange> {
  const last = await db
    .selectFrom('wallets')
    .select('member_id')
    .$if(after !== null, (query) => query.where('member_id', '>', after))
    .orderBy('member_id')
    .offset(wallets - 1)
    .limit(1)
    .executeTakeFirst();
  return { after, upTo: last?.member_id ?? null };
}

/** What the last hourly check found, the last whole one, and the whole one that is under way. */
export async function lastResults(db: Db): Promise<Readonly<Record<string, number>>[]> {
  const { rows } = await sql<{ differences: Record<string, number> }>`
    (select differences from ledger_checks order by checked_at desc limit 1)
    union all (select differences from ledger_rounds where finished_at is not null order by began_at desc limit 1)
    union all (select differences from ledger_rounds where finished_at is null)`.execute(db);
  return rows.map(({ differences }) => differences);
}

/** Seconds since the last hourly and the last whole check ended; since the whole one began if none has ended. */
export async function ageOfChecks(db: Db, now: Date): Promise<[check: string, seconds: number][]> {
  const { rows } = await sql<{ check: string; at: Date | null }>`
    select 'hourly' as check, max(checked_at) as at from ledger_checks
    union all select 'whole', coalesce(max(finished_at), min(began_at)) from ledger_rounds`.execute(db);
  return rows.flatMap(({ check, at }): [string, number][] => (at === null ? [] : [[check, (now.getTime() - at.getTime()) / 1_000]]));
}

export async function forgetChecks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('ledger_checks').where('checked_at', '<', before).execute();
  await db.deleteFrom('ledger_rounds').where('finished_at', '<', before).execute();
}
