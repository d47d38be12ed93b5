import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/schema.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { debitLimitProblem } from '../debits/debitLimits.ts';
import { bookOwed } from '../ledger/moneyBooking.ts';
import type { PaymentMails } from '../mails/mails.ts';
import type { Discounts } from '../orders/discounts.ts';
import type { Limits } from '../orders/spendingLimits.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { buyerContact, type PaymentRow, savePayment } from '../repository.ts';
import { findLate, insertLate, openLate, saveLateRefund } from './latePayments.repository.ts';
import { createPayback } from './payback.ts';

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly jobs: Jobs;
  readonly provider: PaymentProvider;
  readonly discounts: Pick<Discounts, 'reclaim'>;
  readonly limits: Pick<Limits, 'fits'>;
  readonly mails: PaymentMails;
}

/**
 * Payments that are paid although their order was over. If discount and limits are still available, the payment counts
 * as if it had come in time. Otherwise its money is sent back in full: no offer is used twice and no limit is exceeded.
 */
export function createLatePayments({ db, now, jobs, provider, discounts, limits, mails }: Deps) {
  const fitsDebits = async (trx: Db, { method, member_id, total }: PaymentRow, at: Date): Promise<boolean> =>
    method !== 'directdebit' || (await debitLimitProblem(trx, member_id, total, at)) === null;

  const payback = createPayback(
    { db, jobs, provider },
    {
      job: 'give_back',
      find: findLate,
      open: openLate,
      amountOf: ({ stopped }, { total }) => total - stopped,
      taken: async (trx, { id, sent }, payment, refund) => {
        const saved = await saveLateRefund(trx, id, { provider_refund: refund.id, sent: sent + refund.amount, refunded_at: now() });
        if (saved) await bookOwed(trx, payment, { amount: -refund.amount, reason: 'late_refund' }, now());
      },
    },
  );

  return {
    /** Whether money that has just arrived may be kept. Needs the buyer's lock. */
    async mayKeep(trx: Db, payment: PaymentRow, at: Date): Promise<boolean> {
      const buyer = await buyerContact(trx, payment.member_id);
      if (buyer.status === 'deleted') return false;
      if (payment.state === 'pending') return true;
      const spender = { id: payment.member_id, time_zone: buyer.time_zone };
      return (
        (await limits.fits(trx, spender, payment, at)) && (await fitsDebits(trx, payment, at)) && (await discounts.reclaim(trx, payment))
      );
    },

    /** Books the money as owed to the member and sends it back, once. The order stays over. */
    async refuse(trx: Db, payment: PaymentRow, at: Date): Promise<void> {
      const late = { id: uuidv7(), payment_id: payment.id, received_at: at };
      if (!(await insertLate(trx, late))) return;
      await bookOwed(trx, payment, { amount: payment.total, reason: 'late_payment' }, at);
      const state = payment.state === 'pending' ? 'failed' : payment.state;
      await savePayment(trx, payment.id, { state, failure: 'came_late', finished_at: payment.finished_at ?? at, check_at: null });
      await payback.start(trx, late.id);
      await mails.cameLate(trx, payment);
    },

    retry: payback.retry,
  };
}
export type LatePayments = ReturnType<typeof createLatePayments>;
