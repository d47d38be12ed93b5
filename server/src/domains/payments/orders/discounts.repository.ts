import type { Insertable } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { DiscountCodesTable } from '../tables.ts';

export async function insertCode(trx: Db, code: Insertable<DiscountCodesTable>): Promise<void> {
  await trx
    .insertInto('discount_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

export const findCode = (db: Db, code: string) => db.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirst();

/** A member's use of a code; undefined if none. */
export const findUse = (db: Db, code: string, memberId: string) =>
  db.selectFrom('discount_uses').selectAll().where('code', '=', code).where('member_id', '=', memberId).executeTakeFirst();

/** Reserves the member's one use of the code for a pending payment, replacing a cancelled one. */
export async function reserveCode(trx: Db, code: string, member_id: string, payment_id: string): Promise<void> {
  await trx
    .insertInto('discount_uses')
    .values({ code, member_id, payment_id, used_at: null })
    .onConflict((conflict) => conflict.columns(['code', 'member_id']).doUpdateSet({ payment_id }))
    .execute();
}

export async function useCodeOf(trx: Db, payment_id: string, used_at: Date): Promise<void> {
  await trx.updateTable('discount_uses').set({ used_at }).where('payment_id', '=', payment_id).execute();
}
