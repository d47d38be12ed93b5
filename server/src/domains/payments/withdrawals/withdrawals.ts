import type { Money } from '@amarena/shared/contracts/money/money';
import type { WithdrawalPreview } from '@amarena/shared/contracts/money/withdrawals';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import { type Db, inTransaction } from '../../../db/schema.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { OtherDomains } from '../deps.ts';
import { bookMoney } from '../ledger/moneyBooking.ts';
import type { PaymentMails } from '../mails/mails.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import type { Receipts } from '../receipts/receipts.ts';
import { hasPurchase, lockBuyer, lockPayment, type PaymentRow } from '../repository.ts';
import { createPayback } from './payback.ts';
import { sumsOf, vatOf, withdrawUntil } from './refundRules.ts';
import { findWithdrawal, insertWithdrawal, openRefunds, saveRefund } from './withdrawals.repository.ts';

interface Deps extends Pick<OtherDomains, 'credits' | 'live' | 'settings' | 'savePremium'> {
  readonly db: Db;
  readonly now: () => Date;
  readonly jobs: Jobs;
  readonly provider: PaymentProvider;
  readonly receipts: Receipts;
  readonly mails: PaymentMails;
}

/** Withdrawal from a purchase within the return window: unused credits are taken back, and their price is refunded. */
export function createWithdrawals({ db, now, jobs, provider, credits: wallet, live, settings, savePremium, receipts, mails }: Deps) {
  async function sum(trx: Db, payment: PaymentRow, at: Date): Promise<Result<WithdrawalPreview, ApiError>> {
    const until = withdrawUntil(payment, (await settings.site(trx)).refund_days);
    if (until === null) return failure({ code: 'not_found' });
    if (payment.withdrawal !== null) return failure({ code: 'withdrawal_done' });
    if (until <= at) return failure({ code: 'withdrawal_over' });
    const { balance, unused } = await wallet.unusedOf(trx, payment.member_id, payment.credits, payment.id);
    const sums = sumsOf(payment, unused);
    if (sums === null) return failure({ code: 'withdrawal_nothing_left' });
    const money = (amount: number): Money => ({ amount, currency: payment.currency });
    return success({
      payment: payment.id,
      until: until.toISOString(),
      credits_bought: payment.credits,
      credits_used: payment.credits - unused,
      credits_returned: unused,
      balance_before: balance,
      balance_after: balance - unused,
      paid: money(payment.total),
      used: money(sums.used),
      refund: money(sums.refund),
    });
  }

  async function locked(trx: Db, memberId: string, id: string): Promise<PaymentRow | null> {
    await lockBuyer(trx, memberId);
    const payment = await lockPayment(trx, id);
    return payment?.member_id === memberId ? payment : null;
  }

  const payback = createPayback(
    { db, jobs, provider },
    {
      job: 'pay_back',
      find: findWithdrawal,
      open: openRefunds,
      amountOf: ({ refund, stopped }) => refund - stopped,
      taken: async (trx, { id, sent }, { member_id, id: payment, state }, refund) => {
        await saveRefund(trx, id, { provider_refund: refund.id, sent: sent + refund.amount, refunded_at: now() });
        await live.publish(trx, member_id, { type: 'payment', payment, state });
      },
    },
  );

  return {
    /** The amount to show before the second tap. Errors: those of `getWithdrawal`. */
    preview: (anyDb: Db, memberId: string, id: string, at: Date): Promise<Result<WithdrawalPreview, ApiError>> =>
      inTransaction(anyDb, async (trx) => {
        const payment = await locked(trx, memberId, id);
        return payment === null ? failure({ code: 'not_found' }) : sum(trx, payment, at);
      }),

    /**
     * Needs an open transaction; roll it back on a refusal. Returns the balance after it. Errors: those of
     * `postWithdrawal`.
     */
    async withdraw(
      trx: Db,
      memberId: string,
      { payment: id, refund }: { payment: string; refund: Money },
      at: Date,
    ): Promise<Result<number, ApiError>> {
      const payment = await locked(trx, memberId, id);
      if (payment === null) return failure({ code: 'not_found' });
      const preview = await sum(trx, payment, at);
      if (!preview.ok) return preview;
      const { refund: due, credits_returned: credits } = preview.value;
      if (due.amount !== refund.amount || due.currency !== refund.currency) return failure({ code: 'withdrawal_changed', refund: due });
      const balance = await wallet.takeBack(trx, memberId, credits, { reason: 'withdrawal', ref: id });
      if (!balance.ok) return balance;
      const withdrawal = {
        id: uuidv7(),
        payment_id: id,
        member_id: memberId,
        credits,
        refund: due.amount,
        vat: vatOf(payment, due.amount),
      };
      const open = { currency: payment.currency, requested_at: at, refunded_at: null, provider_refund: null };
      await insertWithdrawal(trx, { ...withdrawal, ...open });
      await bookMoney(trx, payment, { gross: -due.amount, vat: -withdrawal.vat, reason: 'withdrawal' }, at);
      await receipts.issue(trx, payment, { kind: 'refund', credits: -credits, gross: -due.amount, vat: -withdrawal.vat }, at);
      await mails.withdrawal(trx, payment, { credits, refund: due.amount }, at);
      await payback.start(trx, withdrawal.id);
      const premium = await hasPurchase(trx, memberId);
      await savePremium(trx, memberId, premium);
      await live.publish(trx, memberId, { type: 'credits', credits: balance.value, paid_user: premium });
      return balance;
    },

    retry: payback.retry,
  };
}
