import { v7 as uuidv7 } from 'uuid';
import { ibanEnd } from '../../debits/debtor.ts';
import type { PaymentProvider, ProviderCharge } from '../provider.ts';
import { type Notice, noticeOf, parsedNotice, reportIn, standing } from './notice.ts';
import {
  decideSandboxPayment,
  findSandboxMandate,
  findSandboxOrder,
  findSandboxPayment,
  type SandboxPayment,
  storeSandboxMandate,
  storeSandboxPayment,
  storeSandboxRefund,
} from './repository.ts';
import { isSigned, SIGNATURE_HEADER, sign } from './signature.ts';

const SANDBOX = 'sandbox';
export const sandboxPath = (id: string): string => `/sandbox-pay/${id}`;

/** An account that grants a mandate and refuses every debit, like an empty one. */
const EMPTY_ACCOUNT_END = '0000';

/** Sends a signed notice to the shop's webhook. Throws if it is not accepted, so that it is sent again. */
export type Deliver = (path: string, headers: Record<string, string>, body: string) => Promise<void>;

interface Deps {
  readonly secret: string;
  readonly now: () => Date;
  readonly webhook: string;
  readonly deliver: Deliver;
}

const UNDECIDED = { outcome: null, failure: null, instrument: null, mandate: null, settles_at: null, refused_first: false, reports: true };

const paymentFor = ({ payment_id, number, credits, total, method, language }: Omit<ProviderCharge, 'mandate'>) => ({
  ...UNDECIDED,
  id: uuidv7(),
  merchant_reference: payment_id,
  shop_number: number,
  description: String(credits),
  amount: total.amount,
  currency: total.currency,
  method,
  language,
});

/** A test provider: takes no money, and has its own pages, books and signed notices, like a real one. */
export function createSandbox({ secret, now, webhook, deliver }: Deps): PaymentProvider & {
  notify(payment: SandboxPayment, status: Notice['status']): Promise<void>;
} {
  async function send(notice: Notice, path: string): Promise<void> {
    const body = JSON.stringify(notice);
    await deliver(path, { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, now()) }, body);
  }

  return {
    name: SANDBOX,

    async create(trx, { return_path, remember, ...order }) {
      const { id } = await storeSandboxPayment(trx, {
        ...paymentFor(order),
        return_url: return_path,
        webhook_url: webhook,
        remember,
        created_at: now(),
      });
      return { provider_id: id, redirect: sandboxPath(id) };
    },

    async resume(db, provider_id) {
      const payment = await findSandboxPayment(db, provider_id);
      if (payment === undefined) throw new Error(`The sandbox knows no payment ${provider_id}.`);
      return payment.outcome === null && standing(payment, now()).status === 'pending' ? sandboxPath(provider_id) : null;
    },

    cancel: (trx, provider_id) => decideSandboxPayment(trx, provider_id, { outcome: 'cancelled' }),

    async read(headers, body) {
      if (!isSigned(secret, headers[SIGNATURE_HEADER], body, now())) return 'forged';
      const notice = parsedNotice(body);
      return notice === null ? null : reportIn(notice);
    },

    async ask(db, provider_id) {
      const payment = await findSandboxPayment(db, provider_id);
      if (payment === undefined) throw new Error(`The sandbox knows no payment ${provider_id}.`);
      const stands = standing(payment, now());
      // The member has not used the page yet: there is nothing to report.
      if (payment.outcome === null && stands.status === 'pending') return null;
      return reportIn(noticeOf(payment, stands));
    },

    charged: async (db, { payment_id }) => (await findSandboxOrder(db, payment_id))?.id ?? null,

    async charge(db, { mandate, ...order }) {
      const means = await findSandboxMandate(db, mandate);
      const outcome = means?.outcome ?? 'failed';
      const { id } = await storeSandboxPayment(db, {
        ...paymentFor(order),
        return_url: '/',
        webhook_url: webhook,
        remember: false,
        outcome,
        failure: outcome === 'failed' ? 'funds' : null,
        instrument: means?.label ?? null,
        created_at: now(),
      });
      return { provider_id: id };
    },

    async mandate(db, { id, iban, signed_at }) {
      const label = ibanEnd(iban);
      await storeSandboxMandate(db, {
        id,
        label,
        outcome: iban.endsWith(EMPTY_ACCOUNT_END) ? 'failed' : 'completed',
        created_at: signed_at,
      });
      return { reference: id, label };
    },

    async refund(db, { id, provider_id, refund }) {
      await storeSandboxRefund(db, { id, payment: provider_id, amount: refund.amount, created_at: now() });
      return id;
    },

    // Sent twice and out of order on purpose, as real providers do when they miss an answer: code that counts both, or
    // lets the older report win, has a bug.
    async notify(payment, status) {
      const news = noticeOf(payment, { status, failure: status === payment.outcome ? payment.failure : 'declined' });
      if (status === 'pending') return send(news, payment.webhook_url);
      const old = noticeOf(payment, payment.refused_first ? { status: 'failed', failure: 'declined' } : { status: 'pending' });
      for (const notice of [news, old, news]) await send(notice, payment.webhook_url);
    },
  };
}
export type Sandbox = ReturnType<typeof createSandbox>;
