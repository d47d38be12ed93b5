import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { ReceiptsTable } from '../tables.ts';

/** The next number of a series. Its row stays locked until the transaction ends, so that every number taken is stored. */
export async function nextNumber(trx: Db, series: string): Promise<number> {
  const { last } = await trx
    .insertInto('receipt_series')
    .values({ series, last: 1 })
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ last: sql`receipt_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertReceipt(trx: Db, receipt: Insertable<ReceiptsTable>): Promise<void> {
  await trx.insertInto('receipts').values(receipt).execute();
}

export const ownReceipts = (db: Db, memberId: string, paymentId: string) =>
  db
    .selectFrom('receipts')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('member_id', '=', memberId)
    .orderBy('kind', 'desc')
    .execute();
