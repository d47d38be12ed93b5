import type { Selectable } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { ChargebacksTable } from '../tables.ts';

export type Chargeback = Selectable<ChargebacksTable>;

export const findChargeback = (trx: Db, payment: string): Promise<Chargeback | undefined> =>
  trx.selectFrom('chargebacks').selectAll().where('payment_id', '=', payment).executeTakeFirst();

export async function saveChargeback(trx: Db, chargeback: Chargeback): Promise<void> {
  const { payment_id, ...change } = chargeback;
  await trx
    .insertInto('chargebacks')
    .values(chargeback)
    .onConflict((conflict) => conflict.column('payment_id').doUpdateSet(change))
    .execute();
}

/** A member's chargebacks whose credits the wallet did not cover, oldest first. */
export const openChargebacks = (trx: Db, memberId: string): Promise<Chargeback[]> =>
  trx
    .selectFrom('chargebacks')
    .innerJoin('payments', 'payments.id', 'chargebacks.payment_id')
    .selectAll('chargebacks')
    .where('payments.member_id', '=', memberId)
    .whereRef('chargebacks.taken', '<', 'chargebacks.credits')
    .orderBy('payments.charged_back_at')
    .orderBy('payments.id')
    .execute();
