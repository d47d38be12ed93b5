import type { Insertable } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { WithdrawalsTable } from '../tables.ts';

export async function insertWithdrawal(trx: Db, withdrawal: Insertable<WithdrawalsTable>): Promise<void> {
  await trx.insertInto('withdrawals').values(withdrawal).execute();
}

export const findWithdrawal = (db: Db, id: string) => db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();

/** What the provider has accepted. */
export interface SentRefund {
  readonly provider_refund: string;
  /** In total, in minor units. */
  readonly sent: number;
  readonly refunded_at: Date;
}

export async function saveRefund(db: Db, id: string, refund: SentRefund): Promise<void> {
  await db.updateTable('withdrawals').set(refund).where('id', '=', id).where('refunded_at', 'is', null).execute();
}

/**
 * Excludes `stopped` minor units of a refund from sending; `over`: since when nothing is left to send, null if the rest
 * is still to be sent.
 */
export async function stopRefund(trx: Db, id: string, { stopped, over }: { stopped: number; over: Date | null }): Promise<void> {
  await trx.updateTable('withdrawals').set({ stopped, refunded_at: over }).where('id', '=', id).execute();
}

/** Refunds requested before `before` that the provider has not accepted yet. */
export const openRefunds = (db: Db, before: Date, most: number) =>
  db
    .selectFrom('withdrawals')
    .select('id')
    .where('refunded_at', 'is', null)
    .where('requested_at', '<', before)
    .orderBy('requested_at')
    .limit(most)
    .execute();
