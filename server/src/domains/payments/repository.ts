import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { MandatesTable, MoneyEntriesTable, PaymentReportsTable, PaymentsTable, WithdrawalsTable } from './tables.ts';

/** A payment with the withdrawal from it, if any. */
export type PaymentRow = Selectable<PaymentsTable> & { readonly withdrawal: Selectable<WithdrawalsTable> | null };
export type MandateRow = Selectable<MandatesTable>;
const TRANSACTIONS = 200;

const selectPayments = (db: Db) => db.selectFrom('payments').selectAll();

async function withWithdrawals(db: Db, rows: readonly Selectable<PaymentsTable>[]): Promise<PaymentRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const withdrawals = await db.selectFrom('withdrawals').selectAll().where('payment_id', 'in', ids).execute();
  return rows.map((row) => ({ ...row, withdrawal: withdrawals.find(({ payment_id }) => payment_id === row.id) ?? null }));
}

async function one(db: Db, found: Promise<Selectable<PaymentsTable> | undefined>): Promise<PaymentRow | undefined> {
  const row = await found;
  return row === undefined ? undefined : (await withWithdrawals(db, [row]))[0];
}

export async function insertPayment(trx: Db, payment: Insertable<PaymentsTable>): Promise<PaymentRow> {
  return { ...(await trx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow()), withdrawal: null };
}

export async function savePayment(trx: Db, id: string, change: Updateable<PaymentsTable>): Promise<void> {
  await trx.updateTable('payments').set(change).where('id', '=', id).execute();
}

export const ownPayment = (db: Db, memberId: string, id: string): Promise<PaymentRow | undefined> =>
  one(db, selectPayments(db).where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst());

/** Claims the look at a payment: true for one caller only within the pause that began at `before`. */
export async function claimLook(db: Db, id: string, now: Date, before: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('payments')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export const ownPayments = async (db: Db, memberId: string): Promise<PaymentRow[]> =>
  withWithdrawals(
    db,
    await selectPayments(db)
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(TRANSACTIONS)
      .execute(),
  );

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  one(db, selectPayments(db).where('id', '=', id).executeTakeFirst());

/** The payment, locked until the transaction ends. */
export const lockPayment = (trx: Db, id: string): Promise<PaymentRow | undefined> =>
  one(trx, selectPayments(trx).where('id', '=', id).forUpdate().executeTakeFirst());

/** Payments to ask the provider about, longest overdue first. */
export const duePayments = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'provider_id', 'mandate_id', 'created_at'])
    .where('check_at', '<=', now)
    .orderBy('check_at')
    .limit(most)
    .execute();

/**
 * Serialises everything about one member's money: orders, limits, debits, withdrawals and reports. Always the first
 * lock of a transaction. Other rows may still refer to the member meanwhile.
 */
export async function lockBuyer(trx: Db, memberId: string): Promise<void> {
  await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
}

export const buyerContact = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .select(['email', 'name', 'language', 'time_zone', 'status'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();

/** False if the report has been stored before. */
export async function insertReport(trx: Db, report: PaymentReportsTable): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function insertMoney(trx: Db, entries: readonly MoneyEntriesTable[]): Promise<void> {
  await trx
    .insertInto('money_entries')
    .values(entries.filter(({ amount }) => amount !== 0))
    .execute();
}

/** Stores a means that the provider keeps, replacing the member's earlier one for that method. */
export async function saveMandate(trx: Db, mandate: Omit<MandatesTable, 'ended_at'>): Promise<void> {
  const { member_id, method, created_at } = mandate;
  const known = await trx
    .insertInto('mandates')
    .values({ ...mandate, ended_at: null })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (known === undefined) return;
  await trx
    .updateTable('mandates')
    .set({ ended_at: created_at })
    .where('member_id', '=', member_id)
    .where('method', '=', method)
    .where('ended_at', 'is', null)
    .where('id', '!=', mandate.id)
    .execute();
}

/** Means that can be charged for a member, at most one per method. */
export const ownMandates = (db: Db, memberId: string, provider: string) =>
  db
    .selectFrom('mandates')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .where('ended_at', 'is', null)
    .execute();

export const mandateById = (db: Db, id: string) => db.selectFrom('mandates').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether a means has ended because the member stored a newer one for its method, in `saveMandate`. */
export const wasReplaced = async (db: Db, { member_id, method, ended_at }: MandateRow): Promise<boolean> =>
  ended_at !== null &&
  (await db
    .selectFrom('mandates')
    .select('id')
    .where('member_id', '=', member_id)
    .where('method', '=', method)
    .where('created_at', '=', ended_at)
    .executeTakeFirst()) !== undefined;

export async function endMandate(db: Db, id: string, ended_at: Date): Promise<void> {
  await db.updateTable('mandates').set({ ended_at }).where('id', '=', id).execute();
}

/** Whether network or bank account proved the country of an earlier, paid order. */
export const provenBefore = async (db: Db, memberId: string, country: Country): Promise<boolean> =>
  (await db
    .selectFrom('payments')
    .select('id')
    .where('member_id', '=', memberId)
    .where('country', '=', country)
    .where('state', '=', 'completed')
    .where('charged_back_at', 'is', null)
    .where(
      sql<boolean>`(place @> ${JSON.stringify([{ kind: 'network', country }])}::jsonb or place @> ${JSON.stringify([{ kind: 'bank', country }])}::jsonb)`,
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Ends all mandates for the account behind a debit's mandate, no matter who granted them. */
export async function endMandatesOfAccount(trx: Db, mandate: string, ended_at: Date): Promise<void> {
  const account = trx
    .selectFrom('direct_debits')
    .innerJoin('payments', 'payments.id', 'direct_debits.payment_id')
    .select('direct_debits.iban_hash')
    .where('payments.mandate_id', '=', mandate);
  await trx
    .updateTable('mandates')
    .from('payments')
    .innerJoin('direct_debits', 'direct_debits.payment_id', 'payments.id')
    .set({ ended_at })
    .whereRef('payments.mandate_id', '=', 'mandates.id')
    .where('direct_debits.iban_hash', 'in', account)
    .where('mandates.ended_at', 'is', null)
    .execute();
}

/** Whether a member has a purchase that is neither wholly withdrawn nor charged back: what makes an account Premium. */
export const hasPurchase = async (db: Db, memberId: string): Promise<boolean> =>
  (await db
    .selectFrom('payments')
    .leftJoin('withdrawals', 'withdrawals.payment_id', 'payments.id')
    .select('payments.id')
    .where('payments.member_id', '=', memberId)
    .where('payments.state', '=', 'completed')
    .where('payments.charged_back_at', 'is', null)
    .where(({ eb, or }) => or([eb('withdrawals.refund', 'is', null), eb('withdrawals.refund', '<', eb.ref('payments.total'))]))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What direct debit has taken: amounts of pending and completed debits since a moment. */
export const debitedSince = async (db: Db, memberId: string, method: PaymentMethod, since: Date): Promise<number> => {
  const { total } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<string | null>('total').as('total'))
    .where('member_id', '=', memberId)
    .where('method', '=', method)
    .where('state', 'in', ['pending', 'completed'])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
};

/** The member's newest payment since then that waits for its confirmation; null if none. */
export async function pendingPayment(db: Db, memberId: string, since: Date): Promise<PendingPayment | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'at_bank'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return payment ?? null;
}
