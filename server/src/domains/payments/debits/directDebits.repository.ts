import { DIRECT_DEBIT_CODE_TRIES } from '@amarena/shared/contracts/money/directDebits';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { BlockedDebtorsTable, DirectDebitsTable } from '../tables.ts';

export type DebitRow = Selectable<DirectDebitsTable>;

export async function insertDebit(trx: Db, debit: Insertable<DirectDebitsTable>): Promise<void> {
  await trx.insertInto('direct_debits').values(debit).execute();
}

/** When this member, or someone for this phone, asked for codes since a moment, newest first. */
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

/**
 * Counts a wrong code in the same statement that checks it, so that parallel guesses count too; a right one uses no
 * attempt. Undefined if no attempt is left, if the code has expired, or if it is used and not this one.
 */
export const countCodeAttempt = (db: Db, { id, member_id, otp_hash }: Pick<DebitRow, 'id' | 'member_id' | 'otp_hash'>, now: Date) =>
  db
    .updateTable('direct_debits')
    .set({ tries: sql`tries + case when otp_hash = ${otp_hash} then 0 else 1 end` })
    .where('id', '=', id)
    .where('member_id', '=', member_id)
    .where((where) =>
      where.or([
        where.and([where('payment_id', 'is', null), where('tries', '<', DIRECT_DEBIT_CODE_TRIES), where('expires_at', '>', now)]),
        where.and([where('payment_id', 'is not', null), where('otp_hash', '=', otp_hash)]),
      ]),
    )
    .returning('tries')
    .executeTakeFirst();

/** The debit has its payment; from now on only the provider stores the account. */
export async function confirmDebit(trx: Db, id: string, payment_id: string): Promise<void> {
  await trx.updateTable('direct_debits').set({ payment_id, account: null }).where('id', '=', id).execute();
}

/** Deletes the accounts of requests that were not confirmed in time. */
export async function forgetAccounts(db: Db, before: Date): Promise<void> {
  await db.updateTable('direct_debits').set({ account: null }).where('expires_at', '<', before).where('account', 'is not', null).execute();
}

/** Whether an account or a phone is refused: it was blocked by hand, or a debit of it was charged back. */
export async function isBlocked(db: Db, { kind, hash }: BlockedDebtorsTable): Promise<boolean> {
  const found = await db.selectFrom('blocked_debtors').select('hash').where('kind', '=', kind).where('hash', '=', hash).executeTakeFirst();
  return found !== undefined || (await isChargedBack(db, { kind, hash }));
}

/** A later debit on the same mandate has no request of its own and is found by the mandate. */
async function isChargedBack(db: Db, { kind, hash }: BlockedDebtorsTable): Promise<boolean> {
  const found = await db
    .selectFrom('direct_debits')
    .innerJoin('payments as confirmed', 'confirmed.id', 'direct_debits.payment_id')
    .innerJoin('payments as debited', 'debited.mandate_id', 'confirmed.mandate_id')
    .select('debited.id')
    .where(kind === 'iban' ? 'direct_debits.iban_hash' : 'direct_debits.phone_hash', '=', hash)
    .where('debited.charged_back_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the account or the phone behind a debit's mandate was blocked since it was given. */
export async function isMandateBlocked(db: Db, mandate: string): Promise<boolean> {
  const given = await db
    .selectFrom('direct_debits')
    .innerJoin('payments', 'payments.id', 'direct_debits.payment_id')
    .select(['direct_debits.iban_hash', 'direct_debits.phone_hash'])
    .where('payments.mandate_id', '=', mandate)
    .executeTakeFirst();
  if (given === undefined) return false;
  const { iban_hash, phone_hash } = given;
  if (iban_hash !== null && (await isBlocked(db, { kind: 'iban', hash: iban_hash }))) return true;
  return isBlocked(db, { kind: 'phone', hash: phone_hash });
}

export async function insertBlocked(db: Db, blocked: BlockedDebtorsTable): Promise<void> {
  await db
    .insertInto('blocked_debtors')
    .values(blocked)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
