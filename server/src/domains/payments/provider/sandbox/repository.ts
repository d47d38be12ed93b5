import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../../../db/schema.ts';
import type { SandboxMandatesTable, SandboxPaymentsTable, SandboxRefundsTable } from '../../tables.ts';

export type SandboxPayment = Selectable<SandboxPaymentsTable>;
export type Decision = Pick<
  Updateable<SandboxPaymentsTable>,
  'failure' | 'instrument' | 'mandate' | 'settles_at' | 'refused_first' | 'reports'
> & { readonly outcome: NonNullable<SandboxPayment['outcome']> };

/** Stores a payment once for each reference of the shop; returns the stored one. */
export async function storeSandboxPayment(trx: Db, payment: Insertable<SandboxPaymentsTable>): Promise<SandboxPayment> {
  await trx
    .insertInto('sandbox_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('merchant_reference').doNothing())
    .execute();
  return trx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('merchant_reference', '=', payment.merchant_reference)
    .executeTakeFirstOrThrow();
}

export const findSandboxPayment = (db: Db, id: string): Promise<SandboxPayment | undefined> =>
  db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();

export const findSandboxOrder = (db: Db, reference: string): Promise<SandboxPayment | undefined> =>
  db.selectFrom('sandbox_payments').selectAll().where('merchant_reference', '=', reference).executeTakeFirst();

/** Decides an open payment; false if it was decided before. */
export async function decideSandboxPayment(db: Db, id: string, decision: Decision): Promise<boolean> {
  const decided = await db
    .updateTable('sandbox_payments')
    .set(decision)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

/** The means that a payment will use, known before its bank has decided. */
export async function saveInstrument(db: Db, id: string, instrument: string | null): Promise<void> {
  await db.updateTable('sandbox_payments').set({ instrument }).where('id', '=', id).where('outcome', 'is', null).execute();
}

export async function storeSandboxMandate(db: Db, mandate: SandboxMandatesTable): Promise<void> {
  await db
    .insertInto('sandbox_mandates')
    .values(mandate)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export const findSandboxMandate = (db: Db, id: string) =>
  db.selectFrom('sandbox_mandates').selectAll().where('id', '=', id).executeTakeFirst();

/** Refunds once per id. */
export async function storeSandboxRefund(db: Db, refund: SandboxRefundsTable): Promise<void> {
  await db
    .insertInto('sandbox_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
