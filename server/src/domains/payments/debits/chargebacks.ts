import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Db } from '../../../db/schema.ts';
import type { OtherDomains } from '../deps.ts';
import { bookMoney } from '../ledger/moneyBooking.ts';
import type { PaymentMails } from '../mails/mails.ts';
import type { ProviderReport } from '../provider/provider.ts';
import { endMandate, endMandatesOfAccount, hasPurchase, ownMandates, type PaymentRow, savePayment } from '../repository.ts';
import { createStoppedRefunds } from '../withdrawals/stoppedRefunds.ts';
import { type Chargeback, findChargeback, openChargebacks, saveChargeback } from './chargebacks.repository.ts';

interface Deps extends Pick<OtherDomains, 'credits' | 'live' | 'savePremium'> {
  readonly mails: Pick<PaymentMails, 'chargedBack' | 'chargebackReversed'>;
  readonly provider: string;
  readonly metrics: Registry;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The totals that a bank took back of a payment and returned, in minor units. Neither total ever decreases. */
type Told = Pick<ProviderReport, 'charged_back' | 'reversed'>;

/** What a bank did to a payment: what it now holds of the price, and how much more that is than before. */
interface Change {
  readonly due: Chargeback;
  readonly gone: number;
  /** Negative: the bank returned money. */
  readonly more: number;
}

/** Credits that correspond to `amount` of the price: its share of the bought ones, without those withdrawn already. */
const creditsFor = ({ credits, total, withdrawal }: PaymentRow, amount: number): number =>
  Math.min(credits - (withdrawal?.credits ?? 0), Math.round((credits * amount) / total));

/**
 * Payments whose money the payer's bank takes back. For paid orders the credits are taken, down to an empty wallet, and
 * the next purchase settles the rest. If the bank returns the money, the credits come back.
 */
export function createChargebacks({ credits: wallet, live, savePremium, mails, provider, metrics, log }: Deps) {
  const refunds = createStoppedRefunds();
  const counter = new Counter({
    name: 'payments_charged_back_total',
    help: 'Reports of payments whose money a bank took back.',
    registers: [metrics],
  });

  /**
   * Takes what is still owed, as far as the wallet covers it. Returns how many credits were taken, and the balance
   * after it.
   */
  async function take(trx: Db, memberId: string, chargeback: Chargeback): Promise<{ taken: number; balance: number }> {
    const { payment_id, credits, taken: before } = chargeback;
    const { taken, balance } = await wallet.takeUpTo(trx, memberId, credits - before, { reason: 'chargeback', ref: payment_id });
    await saveChargeback(trx, { ...chargeback, taken: before + taken });
    return { taken, balance };
  }

  /** Settles earlier chargebacks after new credits came. Needs the buyer's lock. Returns how many credits were taken. */
  async function settle(trx: Db, memberId: string): Promise<number> {
    let settled = 0;
    for (const chargeback of await openChargebacks(trx, memberId)) settled += (await take(trx, memberId, chargeback)).taken;
    return settled;
  }

  /** Stops charging the payment means: for this member and, if it is a bank account, for anyone else. */
  async function forgetMeans(trx: Db, { member_id, method, mandate_id }: PaymentRow, now: Date): Promise<void> {
    for (const mandate of await ownMandates(trx, member_id, provider)) {
      if (mandate.method === method) await endMandate(trx, mandate.id, now);
    }
    if (mandate_id !== null) await endMandatesOfAccount(trx, mandate_id, now);
  }

  /** Returns what was taken beyond what is due now. Returns how many credits came back, and the balance after it. */
  async function giveBack(trx: Db, memberId: string, due: Chargeback): Promise<{ given: number; balance: number }> {
    const given = Math.max(0, due.taken - due.credits);
    await saveChargeback(trx, { ...due, taken: due.taken - given });
    const balance = await wallet.credit(trx, memberId, given, { from: 'sold', reason: 'chargeback', ref: due.payment_id });
    return { given, balance: balance - (await settle(trx, memberId)) };
  }

  async function ofSale(trx: Db, payment: PaymentRow, { due, gone, more }: Change, now: Date): Promise<void> {
    const { member_id } = payment;
    // The sale stays taxed: whether its VAT can be reclaimed is for the accountants to decide.
    await bookMoney(trx, payment, { gross: -more, vat: 0, reason: 'chargeback' }, now);
    await refunds.ofSale(trx, payment, gone, now);
    const premium = await hasPurchase(trx, member_id);
    await savePremium(trx, member_id, premium);
    if (more > 0) {
      const { taken, balance } = await take(trx, member_id, due);
      await mails.chargedBack(trx, payment, { taken, owed: due.credits - due.taken - taken });
      await live.publish(trx, member_id, { type: 'credits', credits: balance, paid_user: premium });
    } else {
      const { given, balance } = await giveBack(trx, member_id, due);
      await mails.chargebackReversed(trx, payment, { given });
      await live.publish(trx, member_id, { type: 'credits', credits: balance, paid_user: premium });
    }
  }

  /**
   * Money of a late payment belongs to the payer: what the bank takes is no longer owed, and anything beyond that is
   * lost.
   */
  async function ofLate(trx: Db, payment: PaymentRow, { due, gone, more }: Change, now: Date): Promise<void> {
    await saveChargeback(trx, due);
    const less = await refunds.ofLate(trx, payment, gone, now);
    if (more !== less) await bookMoney(trx, payment, { gross: less - more, vat: 0, reason: 'chargeback' }, now);
  }

  return {
    /**
     * Acts on what a bank has taken back and returned so far; what was known before counts once. Needs the buyer's
     * lock. Returns whether anything was new.
     */
    async apply(trx: Db, payment: PaymentRow, told: Told, now: Date): Promise<boolean> {
      const cameLate = payment.failure === 'came_late';
      if (payment.state !== 'completed' && !cameLate) return false;
      const known = await findChargeback(trx, payment.id);
      // An older report that arrives later has lower totals, and changes nothing.
      const amount = Math.max(told.charged_back, known?.amount ?? 0);
      const reversed = Math.max(told.reversed, known?.reversed ?? 0);
      const gone = amount - reversed;
      const more = gone - ((known?.amount ?? 0) - (known?.reversed ?? 0));
      if (more === 0) return false;
      await savePayment(trx, payment.id, { charged_back_at: gone === 0 ? null : (payment.charged_back_at ?? now) });
      if (more > 0) await forgetMeans(trx, payment, now);
      const credits = cameLate ? 0 : creditsFor(payment, gone);
      const due = { payment_id: payment.id, amount, reversed, credits, taken: known?.taken ?? 0 };
      await (cameLate ? ofLate : ofSale)(trx, payment, { due, gone, more }, now);
      if (more > 0) counter.inc();
      log.warn({ payment: payment.id, amount: more }, more > 0 ? 'a payment was charged back' : 'a chargeback was reversed');
      return true;
    },

    settle,
  };
}
export type Chargebacks = ReturnType<typeof createChargebacks>;
