import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Db } from '../../db/schema.ts';
import { type Chargeback, findChargeback, openChargebacks, saveChargeback } from './chargebacks.repository.ts';
import type { PaymentMails } from './mails.ts';
import { bookMoney } from './money.ts';
import type { PaymentPorts } from './ports.ts';
import { endMandate, hasPurchase, ownMandates, type PaymentRow, savePayment } from './repository.ts';
import { openRefundOf, stopRefund } from './withdrawals.repository.ts';

interface Deps {
  readonly ports: Pick<PaymentPorts, 'takeUnpaidCredits' | 'savePremium' | 'publish'>;
  readonly mails: Pick<PaymentMails, 'chargedBack'>;
  readonly provider: string;
  readonly metrics: Registry;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Credits that go with `amount` of the price: its share of the bought ones, without those withdrawn already. */
const creditsFor = ({ credits, total, withdrawal }: PaymentRow, amount: number): number =>
  Math.min(credits - (withdrawal?.credits ?? 0), Math.round((credits * amount) / total));

/** Paid orders whose money the payer's bank takes back: the credits go, down to an empty wallet; the rest is settled by the next purchase. */
export function createChargebacks({ ports, mails, provider, metrics, log }: Deps) {
  const counter = new Counter({
    name: 'payments_charged_back_total',
    help: 'Reports of paid orders whose money a bank took back.',
    registers: [metrics],
  });

  /** Takes what is still owed, as far as the wallet holds it. Answers how many credits went, and the balance after it. */
  async function take(trx: Db, memberId: string, chargeback: Chargeback): Promise<{ taken: number; balance: number }> {
    const { payment_id, credits, taken: before } = chargeback;
    const { taken, balance } = await ports.takeUnpaidCredits(trx, memberId, credits - before, payment_id);
    await saveChargeback(trx, { ...chargeback, taken: before + taken });
    return { taken, balance };
  }

  /** A refund that waits is sent only as far as the bank left the money: the rest is with the payer already. Its VAT stays given back. */
  async function stopWaitingRefund(trx: Db, payment: PaymentRow, amount: number, now: Date): Promise<void> {
    const open = await openRefundOf(trx, payment.id);
    if (open === undefined) return;
    const stopped = Math.max(0, open.refund - Math.max(0, payment.total - amount));
    if (stopped === open.stopped) return;
    await bookMoney(trx, payment, { gross: stopped - open.stopped, vat: 0, reason: 'withdrawal' }, now);
    await stopRefund(trx, open.id, { stopped, over: stopped === open.refund ? now : null });
  }

  async function forgetMeans(trx: Db, { member_id, method }: PaymentRow, now: Date): Promise<void> {
    for (const mandate of await ownMandates(trx, member_id, provider)) {
      if (mandate.method === method) await endMandate(trx, mandate.id, now);
    }
  }

  return {
    /**
     * Acts on what a bank has taken back so far, `amount` minor units; what was known before counts once. Needs the
     * buyer's lock. Answers whether anything was new.
     */
    async apply(trx: Db, payment: PaymentRow, amount: number, now: Date): Promise<boolean> {
      const known = await findChargeback(trx, payment.id);
      const more = amount - (known?.amount ?? 0);
      if (payment.state !== 'completed' || more <= 0) return false;
      const { id, member_id } = payment;
      // The sale stays taxed: whether its VAT may be claimed back is for the accounts to say.
      await bookMoney(trx, payment, { gross: -more, vat: 0, reason: 'chargeback' }, now);
      await stopWaitingRefund(trx, payment, amount, now);
      await savePayment(trx, id, { charged_back_at: payment.charged_back_at ?? now });
      const due = { payment_id: id, amount, credits: creditsFor(payment, amount), taken: known?.taken ?? 0 };
      const { taken, balance } = await take(trx, member_id, due);
      const premium = await hasPurchase(trx, member_id);
      await ports.savePremium(trx, member_id, premium);
      await forgetMeans(trx, payment, now);
      await mails.chargedBack(trx, payment, { taken, owed: due.credits - due.taken - taken });
      await ports.publish(trx, member_id, { type: 'credits', credits: balance, paid_user: premium });
      counter.inc();
      log.warn({ payment: id, amount: more }, 'a paid order was charged back');
      return true;
    },

    /** Takes what earlier chargebacks left open, after credits came. Needs the buyer's lock. Answers how many credits went. */
    async settle(trx: Db, memberId: string): Promise<number> {
      let settled = 0;
      for (const chargeback of await openChargebacks(trx, memberId)) settled += (await take(trx, memberId, chargeback)).taken;
      return settled;
    },
  };
}
export type Chargebacks = ReturnType<typeof createChargebacks>;
