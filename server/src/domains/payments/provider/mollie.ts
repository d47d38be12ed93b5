import { Money } from '@amarena/shared/contracts/money/money';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { PaymentFailure } from '@amarena/shared/contracts/money/payments';
import {
  createMollieClient,
  MandateMethod,
  PaymentMethod as MollieMethod,
  type Payment as MolliePayment,
  PaymentEmbed,
  SequenceType,
} from '@mollie/api-client';
import * as z from 'zod/mini';
import { chargeOf, isChargeable, isGone, isOpen, meansIn, refundOf } from './mollieLookups.ts';
import type { PaymentProvider, ProviderReport, StoredMeans } from './provider.ts';

const METHODS = {
  card: MollieMethod.creditcard,
  paypal: MollieMethod.paypal,
  ideal: MollieMethod.ideal,
  bancontact: MollieMethod.bancontact,
  blik: MollieMethod.blik,
  directdebit: MollieMethod.directdebit,
} as const satisfies Record<PaymentMethod, MollieMethod>;
const STATES: Readonly<Record<string, ProviderReport['state']>> = {
  pending: 'pending',
  authorized: 'pending',
  paid: 'completed',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'cancelled',
};
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'funds',
  card_declined: 'declined',
  inactive_card: 'blocked',
  possible_fraud: 'blocked',
  authentication_failed: 'not_confirmed',
  authentication_required: 'not_confirmed',
};
const ID = /^tr_[A-Za-z0-9]{1,60}$/;

const Metadata = z.object({ payment_id: z.string() });
const Details = z.object({
  cardNumber: z.optional(z.nullable(z.string())),
  cardCountryCode: z.optional(z.nullable(z.string())),
  failureReason: z.optional(z.nullable(z.string())),
  consumerAccount: z.optional(z.nullable(z.string())),
});

interface Deps {
  readonly apiKey: string;
  readonly publicUrl: string;
  readonly webhook: string;
}

const cents = (value: string): number => Math.round(Number(value) * 100);
const amountOf = ({ amount, currency }: Money) => ({ currency, value: (amount / 100).toFixed(2) });

/** The last four digits of the card or account and the card's country, if the provider shows them. */
function detailsOf(payment: MolliePayment): Pick<ProviderReport, 'instrument' | 'card_country' | 'failure'> {
  const details = Details.safeParse(payment.details ?? {});
  if (!details.success) return { instrument: null, card_country: null, failure: null };
  const { cardNumber, cardCountryCode = null, consumerAccount, failureReason } = details.data;
  const end = (cardNumber ?? consumerAccount)?.slice(-4);
  return {
    instrument: end === undefined ? null : `•••• ${end}`,
    card_country: cardCountryCode,
    failure: failureReason == null ? null : (FAILURES[failureReason] ?? 'declined'),
  };
}

function meansOf({ customerId, mandateId, method }: MolliePayment, instrument: string | null): StoredMeans | null {
  if (customerId === undefined || mandateId === undefined) return null;
  return { reference: `${customerId}/${mandateId}`, label: instrument ?? String(method) };
}

/** What banks took back of a payment, and what they returned. The payment's own total forgets what was returned. */
function takenBack({ _embedded }: MolliePayment): { charged_back: number; reversed: number } {
  const all = _embedded?.chargebacks ?? [];
  const sum = (some: typeof all) => some.reduce((total, { amount }) => total + cents(amount.value), 0);
  return { charged_back: sum(all), reversed: sum(all.filter(({ reversedAt }) => Boolean(reversedAt))) };
}

function reportOn(payment: MolliePayment): ProviderReport | null {
  const { id, status, amount } = payment;
  const { charged_back, reversed } = takenBack(payment);
  const state = STATES[status];
  if (state === undefined) return null;
  const { instrument, card_country, failure } = detailsOf(payment);
  return {
    // A chargeback and its reversal do not change the state.
    event_id: `${id}:${status}${charged_back === 0 ? '' : `:charged_back:${charged_back}`}${reversed === 0 ? '' : `:reversed:${reversed}`}`,
    payment_id: Metadata.parse(payment.metadata).payment_id,
    provider_id: id,
    state,
    total: Money.parse({ amount: cents(amount.value), currency: amount.currency }),
    failure: status === 'expired' ? 'expired' : failure,
    charged_back,
    reversed,
    instrument,
    card_country,
    mandate: state === 'completed' ? meansOf(payment, instrument) : null,
  };
}

/** Mollie. Its webhook has no signature but only an id, so we always ask the provider for the state. */
export function createMollie({ apiKey, publicUrl, webhook }: Deps): PaymentProvider {
  const mollie = createMollieClient({ apiKey });
  const order = (payment_id: string, number: string, total: Money) => ({
    amount: amountOf(total),
    description: `AMR ${number}`,
    webhookUrl: publicUrl + webhook,
    metadata: { payment_id },
    idempotencyKey: payment_id,
  });
  const look = (id: string) => mollie.payments.get(id, { embed: PaymentEmbed.chargebacks });
  const customerFor = async (idempotencyKey: string) =>
    (await mollie.customers.create({ idempotencyKey: `customer-${idempotencyKey}` })).id;

  return {
    name: 'mollie',

    async create(_trx, { payment_id, number, total, method, return_path, remember }) {
      const kept = remember ? { customerId: await customerFor(payment_id), sequenceType: SequenceType.first } : {};
      const payment = await mollie.payments.create({
        ...order(payment_id, number, total),
        redirectUrl: publicUrl + return_path,
        method: METHODS[method],
        ...kept,
      });
      const redirect = payment.getCheckoutUrl();
      if (redirect === null) throw new Error('Mollie named no page to pay at.');
      return { provider_id: payment.id, redirect };
    },

    async resume(_db, provider_id) {
      const payment = await mollie.payments.get(provider_id);
      return payment.status === 'open' ? payment.getCheckoutUrl() : null;
    },

    async cancel(_trx, provider_id) {
      try {
        await mollie.payments.cancel(provider_id);
        return true;
      } catch (error) {
        if (!isGone(error)) throw error;
        // It cancels hardly any before its page expires. If the bank is at work or has decided, a report will follow.
        return isOpen(mollie, provider_id);
      }
    },

    async read(_headers, body) {
      const id = new URLSearchParams(body.toString('utf8')).get('id') ?? '';
      if (!ID.test(id)) return 'forged';
      try {
        return reportOn(await look(id));
      } catch (error) {
        if (isGone(error)) return 'forged';
        throw error;
      }
    },

    ask: async (_db, provider_id) => reportOn(await look(provider_id)),

    async charge(_db, { payment_id, number, total, method, mandate }) {
      const means = meansIn(mandate);
      try {
        const recurring = { ...order(payment_id, number, total), sequenceType: SequenceType.recurring, ...means };
        return { provider_id: (await mollie.payments.create({ ...recurring, method: METHODS[method] })).id };
      } catch (error) {
        // It refuses for other reasons, too, which somebody has to mend: then the charge waits.
        if (isGone(error) && !(await isChargeable(mollie, means))) return null;
        throw error;
      }
    },

    charged: (_db, { payment_id, mandate }) => chargeOf(mollie, meansIn(mandate), payment_id),

    async mandate(_db, { id, holder, iban, signed_at }) {
      const customerId = await customerFor(id);
      const { id: mandateId } = await mollie.customerMandates.create({
        customerId,
        method: MandateMethod.directdebit,
        consumerName: holder,
        consumerAccount: iban,
        signatureDate: signed_at.toISOString().slice(0, 10),
        mandateReference: id,
        idempotencyKey: id,
      });
      return { reference: `${customerId}/${mandateId}`, label: `•••• ${iban.slice(-4)}` };
    },

    async refund(_db, { id, provider_id, number, refund }) {
      const before = await refundOf(mollie, provider_id, id);
      if (before !== undefined) return before;
      const made = await mollie.paymentRefunds.create({
        paymentId: provider_id,
        amount: amountOf(refund),
        description: `AMR ${number}`,
        metadata: { withdrawal_id: id },
        idempotencyKey: id,
      });
      return made.id;
    },
  };
}
