import { type Money, vatIn } from '@amarena/shared/contracts/payments';
import type { WithdrawalPreview } from '@amarena/shared/contracts/withdrawals';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import { type Db, inTransaction } from '../../db/schema.ts';
import { type Jobs, jobKind } from '../../jobs/jobs.ts';
import { HOUR } from '../../times.ts';
import { withdrawUntil } from './asPayment.ts';
import type { PaymentMails } from './mails.ts';
import { bookMoney } from './money.ts';
import type { PaymentPorts } from './ports.ts';
import type { PaymentProvider } from './provider.ts';
import type { Receipts } from './receipts.ts';
import { findPayment, lockBuyer, lockPayment, type PaymentRow } from './repository.ts';
import { findWithdrawal, insertWithdrawal, openRefunds, saveRefund } from './withdrawals.repository.ts';

const REFUND = jobKind<{ withdrawal: string }>('pay_back', { retries: 8 });
/** A refund that its job could not deliver is tried again every hour, until the provider takes it. */
const RETRY_AFTER = HOUR;
const BATCH = 50;

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly jobs: Jobs;
  readonly provider: PaymentProvider;
  readonly ports: PaymentPorts;
  readonly receipts: Receipts;
  readonly mails: PaymentMails;
}

/** Withdrawal from a purchase within the return window: unused credits go, their price comes back. */
export function createWithdrawals({ db, now, jobs, provider, ports, receipts, mails }: Deps) {
  async function sum(trx: Db, payment: PaymentRow, at: Date): Promise<Result<WithdrawalPreview, ApiError>> {
    const until = withdrawUntil(payment, await ports.refundDays(trx));
    if (until === null) return failure({ code: 'not_found' });
    if (payment.withdrawal !== null) return failure({ code: 'withdrawal_done' });
    if (until <= at) return failure({ code: 'withdrawal_over' });
    const { balance, unused } = await ports.unusedCredits(trx, payment.member_id, payment.credits, payment.id);
    const used = Math.round((payment.total * (payment.credits - unused)) / payment.credits);
    if (unused === 0 || used === payment.total) return failure({ code: 'withdrawal_nothing_left' });
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
      used: money(used),
      refund: money(payment.total - used),
    });
  }

  async function locked(trx: Db, memberId: string, id: string): Promise<PaymentRow | null> {
    await lockBuyer(trx, memberId);
    const payment = await lockPayment(trx, id);
    return payment?.member_id === memberId ? payment : null;
  }

  /** The VAT of what is paid back; of the whole price, exactly the VAT that was booked. */
  const vatOf = (payment: PaymentRow, refund: number): number =>
    refund === payment.total ? payment.vat : vatIn(refund, Number(payment.vat_percentage));

  async function payBack(id: string): Promise<void> {
    const withdrawal = await findWithdrawal(db, id);
    if (withdrawal === undefined || withdrawal.refunded_at !== null) return;
    const payment = await findPayment(db, withdrawal.payment_id);
    if (payment?.provider_id == null) throw new Error(`Withdrawal ${id} belongs to a payment that no provider has.`);
    const { refund: amount, currency } = withdrawal;
    const order = { id, provider_id: payment.provider_id, number: payment.number, refund: { amount, currency } };
    await saveRefund(db, id, await provider.refund(db, order), now());
    await ports.publish(db, payment.member_id, { type: 'payment', payment: payment.id, state: payment.state });
  }
  jobs.handle(REFUND, ({ withdrawal }) => payBack(withdrawal));

  return {
    /** The sum before the second tap. Errors: those of `getWithdrawal`. */
    preview: (anyDb: Db, memberId: string, id: string, at: Date): Promise<Result<WithdrawalPreview, ApiError>> =>
      inTransaction(anyDb, async (trx) => {
        const payment = await locked(trx, memberId, id);
        return payment === null ? failure({ code: 'not_found' }) : sum(trx, payment, at);
      }),

    /** Needs an open transaction; on a refusal roll it back. Answers the balance after it. Errors: those of `postWithdrawal`. */
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
      const balance = await ports.takeCreditsBack(trx, memberId, credits, id);
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
      await jobs.add(trx, REFUND, { withdrawal: withdrawal.id });
      await ports.publish(trx, memberId, { type: 'credits', credits: balance.value, paid_user: true });
      return balance;
    },

    /** Tries refunds again that the provider has not taken over. */
    async retry(at: Date): Promise<void> {
      for (const { id } of await openRefunds(db, new Date(at.getTime() - RETRY_AFTER), BATCH)) {
        await inTransaction(db, (trx) => jobs.add(trx, REFUND, { withdrawal: id }));
      }
    },
  };
}
