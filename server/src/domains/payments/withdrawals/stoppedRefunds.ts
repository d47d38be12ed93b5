import type { Db } from '../../../db/schema.ts';
import { bookMoney, bookOwed } from '../ledger/moneyBooking.ts';
import type { PaymentRow } from '../repository.ts';
import { lateOf, stopLateRefund } from './latePayments.repository.ts';
import { stopRefund } from './withdrawals.repository.ts';

/**
 * How much of a refund is not sent, of `wanted` that the bank holds: what the provider has accepted can no longer be
 * stopped.
 */
const stoppedNow = (refund: number, sent: number, wanted: number): number => Math.min(wanted, refund - sent);

/**
 * Refunds to a payer whose bank takes the money back as well: only what the bank left is sent. What the bank returns is
 * sent after all, even if a part was sent before.
 */
export function createStoppedRefunds() {
  return {
    /**
     * Adjusts the refund of a withdrawal to what the bank holds of the price, `gone` minor units. Its VAT stays
     * refunded.
     */
    async ofSale(trx: Db, payment: PaymentRow, gone: number, now: Date): Promise<void> {
      const { withdrawal } = payment;
      if (withdrawal === null) return;
      const { id, refund, sent } = withdrawal;
      const stopped = stoppedNow(refund, sent, Math.max(0, refund - Math.max(0, payment.total - gone)));
      if (stopped === withdrawal.stopped) return;
      await bookMoney(trx, payment, { gross: stopped - withdrawal.stopped, vat: 0, reason: 'withdrawal' }, now);
      await stopRefund(trx, id, { stopped, over: stopped === refund - sent ? now : null });
    },

    /** Adjusts the return of a late payment. Returns by how much less is owed to the payer; negative: more. */
    async ofLate(trx: Db, payment: PaymentRow, gone: number, now: Date): Promise<number> {
      const late = await lateOf(trx, payment.id);
      if (late === undefined) throw new Error(`The payment ${payment.id} came late, and nothing says when.`);
      const stopped = stoppedNow(payment.total, late.sent, gone);
      const less = stopped - late.stopped;
      if (less === 0) return 0;
      await bookOwed(trx, payment, { amount: -less, reason: 'chargeback' }, now);
      await stopLateRefund(trx, late.id, { stopped, over: stopped === payment.total - late.sent ? now : null });
      return less;
    },
  };
}
export type StoppedRefunds = ReturnType<typeof createStoppedRefunds>;
