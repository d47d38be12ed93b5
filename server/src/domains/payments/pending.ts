import type { PendingPayment } from '@amarena/shared/contracts/payments';
import type { Db } from '../../db/schema.ts';
import { DAY } from '../../times.ts';

const DAYS = 3;

/**
 * The member's newest payment that waits for its confirmation; null if none. A payment that waits for days has been
 * abandoned.
 */
export async function pendingPayment(db: Db, memberId: string, now: Date): Promise<PendingPayment | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'at_bank'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .where('created_at', '>', new Date(now.getTime() - DAYS * DAY))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return payment ?? null;
}
