import type { Db } from '../../../db/schema.ts';
import type { SentRefund } from './withdrawals.repository.ts';

/** False if the payment is already stored as late. */
export async function insertLate(trx: Db, late: { id: string; payment_id: string; received_at: Date }): Promise<boolean> {
  const inserted = await trx
    .insertInto('late_payments')
    .values({ ...late, refunded_at: null, provider_refund: null })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findLate = (db: Db, id: string) => db.selectFrom('late_payments').selectAll().where('id', '=', id).executeTakeFirst();

export const lateOf = (trx: Db, payment: string) =>
  trx.selectFrom('late_payments').selectAll().where('payment_id', '=', payment).executeTakeFirst();

/**
 * Excludes `stopped` minor units from sending; `over`: since when nothing is left to send, null if the rest is still to
 * be sent.
 */
export async function stopLateRefund(trx: Db, id: string, { stopped, over }: { stopped: number; over: Date | null }): Promise<void> {
  await trx.updateTable('late_payments').set({ stopped, refunded_at: over }).where('id', '=', id).execute();
}

/** False if it was sent back before. */
export async function saveLateRefund(trx: Db, id: string, refund: SentRefund): Promise<boolean> {
  const saved = await trx
    .updateTable('late_payments')
    .set(refund)
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Late payments from before `before` whose return the provider has not accepted yet. */
export const openLate = (db: Db, before: Date, most: number) =>
  db
    .selectFrom('late_payments')
    .select('id')
    .where('refunded_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(most)
    .execute();
