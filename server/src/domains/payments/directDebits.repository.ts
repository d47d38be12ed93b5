import { DIRECT_DEBIT_CODE_TRIES } from '@amarena/shared/contracts/directDebits';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { BlockedDebtorsTable, DirectDebitsTable } from './tables.ts';

export type DebitRow = Selectable<DirectDebitsTable>;

export async function insertDebit(trx: Db, debit: Insertable<DirectDebitsTable>): Promise<void> {
  await trx.insertInto('direct_debits').values(debit).execute();
}

/** When codes were asked for since a moment, by this member or for this phone, the newest first. */
export const codesSince = async (db: Db, { member, phone }: { member: string; phone: string }, since: Date): Promise<Date[]> => {
  const rows = await db
    .selectFrom('direct_debits')
    .select('created_at')
    .where((where) => where.or([where('member_id', '=', member), where('phone_hash', '=', phone)]))
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
};

export const ownDebit = (db: Db, memberId: string, id: string): Promise<DebitRow | undefined> =>
  db.selectFrom('direct_debits').selectAll().where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst();

/** Counts a try of the code; undefined where there is none left, or the code is over or used. */
export const countTry = (db: Db, memberId: string, id: string, now: Date): Promise<DebitRow | undefined> =>
  db
    .updateTable('direct_debits')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('payment_id', 'is', null)
    .where('tries', '<', DIRECT_DEBIT_CODE_TRIES)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** The debit has its payment, and the account is the provider's to know from now on. */
export async function confirmDebit(trx: Db, id: string, payment_id: string): Promise<void> {
  await trx.updateTable('direct_debits').set({ payment_id, account: null }).where('id', '=', id).execute();
}

/** Accounts of requests that nobody confirmed in time. */
export async function forgetAccounts(db: Db, before: Date): Promise<void> {
  await db.updateTable('direct_debits').set({ account: null }).where('expires_at', '<', before).where('account', 'is not', null).execute();
}

export async function isBlocked(db: Db, { kind, hash }: BlockedDebtorsTable): Promise<boolean> {
  const found = await db.selectFrom('blocked_debtors').select('hash').where('kind', '=', kind).where('hash', '=', hash).executeTakeFirst();
  return found !== undefined;
}

export async function insertBlocked(db: Db, blocked: BlockedDebtorsTable): Promise<void> {
  await db
    .insertInto('blocked_debtors')
    .values(blocked)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
