import type { Db } from '../../../db/schema.ts';

/** Issues the one offer; does nothing if the member has had it. */
export async function insertOffer(trx: Db, member_id: string, percentage: number, expires_at: Date): Promise<void> {
  await trx
    .insertInto('offers')
    .values({ member_id, percentage, expires_at, payment_id: null, used_at: null })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

/**
 * The running offer of a member who has not bought anything yet. `payment_id` is the order that holds it. An order that
 * is at the bank keeps it, because it cannot be cancelled.
 */
export const runningOffer = (db: Db, memberId: string, now: Date) =>
  db
    .selectFrom('offers')
    .innerJoin('members', 'members.id', 'offers.member_id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.id', '=', 'offers.payment_id').on('payments.state', '=', 'pending').on('payments.at_bank', '=', true),
    )
    .select(['offers.percentage', 'offers.expires_at', 'offers.payment_id'])
    .where('offers.member_id', '=', memberId)
    .where('offers.used_at', 'is', null)
    .where('offers.expires_at', '>', now)
    .where('members.paid_user', '=', false)
    .where('payments.id', 'is', null)
    .executeTakeFirst();

/** The order that holds a member's offer, or held it last; null if none did. */
export const offerHolder = async (db: Db, memberId: string): Promise<string | null> =>
  (await db.selectFrom('offers').select('payment_id').where('member_id', '=', memberId).executeTakeFirst())?.payment_id ?? null;

export async function reserveOffer(trx: Db, memberId: string, payment_id: string): Promise<void> {
  await trx.updateTable('offers').set({ payment_id }).where('member_id', '=', memberId).execute();
}

/** The first purchase ends the offer, used or not. */
export async function endOffer(trx: Db, memberId: string, used_at: Date): Promise<void> {
  await trx.updateTable('offers').set({ used_at }).where('member_id', '=', memberId).where('used_at', 'is', null).execute();
}
