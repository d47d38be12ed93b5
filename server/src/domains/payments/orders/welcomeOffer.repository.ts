import type { Db } from '../../../db/schema.ts';

/** Issues the one offer; does nothing if the member has had it. */
export async function insertOffer(trx: Db, member_id: string, percentage: number, expires_at: Date): Promise<void> {
  await trx
    .insertInto('offers')
    .values({ member_id, percentage, expires_at, payment_id: null, used_at: null })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

/** A member's offer, running or over; undefined if none was issued. `payment_id` is the order that holds it. */
export const findOffer = (db: Db, memberId: string) =>
  db
    .selectFrom('offers')
    .innerJoin('members', 'members.id', 'offers.member_id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.id', '=', 'offers.payment_id').on('payments.state', '=', 'pending').on('payments.at_bank', '=', true),
    )
    .select(['offers.percentage', 'offers.expires_at', 'offers.payment_id', 'offers.used_at', 'members.paid_user'])
    .select('payments.id as order_at_bank')
    .where('offers.member_id', '=', memberId)
    .executeTakeFirst();

/** The order that holds a member's offer, or held it last; null if none did. */
export const offerHolder = async (db: Db, memberId: string): Promise<string | null> =>
  (await db.selectFrom('offers').select('payment_id').where('member_id', '=', memberId).executeTakeFirst())?.payment_id ?? null;

export async function reserveOffer(trx: Db, memberId: string, payment_id: string): Promise<void> {
  await trx.updateTable('offers').set({ payment_id }).where('member_id', '=', memberId).execute();
}

/** Marks the offer as used. */
export async function endOffer(trx: Db, memberId: string, used_at: Date): Promise<void> {
  await trx.updateTable('offers').set({ used_at }).where('member_id', '=', memberId).where('used_at', 'is', null).execute();
}
