import * as z from '@amarena/shared/schema';
import { Country } from '../platform/countries.ts';
import type { Currency } from '../platform/currencies.ts';
import { endpoint } from '../platform/endpoint.ts';
import { Id, Instant, text } from '../platform/primitives.ts';
import { Money } from './money.ts';
import { PackageId } from './packages.ts';
import { PaymentMethod } from './paymentMethods.ts';

/** Currencies of countries with a goods and services tax; the others have a value added tax. */
const GST: readonly Currency[] = ['AUD', 'CAD', 'NZD'];

/** The kind of tax in a price in this currency, which receipts name differently from the law. */
export const taxIn = (currency: Currency): 'vat' | 'gst' => (GST.includes(currency) ? 'gst' : 'vat');

export const PaymentState = z.enum(['pending', 'completed', 'failed', 'cancelled']);
export type PaymentState = z.infer<typeof PaymentState>;

/**
 * Why a payment failed, as the provider says. `repeat_refused`: a stored payment method was refused. `came_late`: it
 * was paid after the order had ended, and the money goes back.
 */
export const PAYMENT_FAILURES = ['funds', 'blocked', 'declined', 'not_confirmed', 'expired', 'repeat_refused', 'came_late'] as const;
export const PaymentFailure = z.enum(PAYMENT_FAILURES);
export type PaymentFailure = z.infer<typeof PaymentFailure>;

/** A purchase from which the member has withdrawn. */
export const Withdrawal = z.object({
  /** Unused credits removed from the wallet. */
  credits: z.int(),
  /** The refund for them, VAT included. */
  refund: Money,
  requested_at: Instant,
  /** When the provider accepted the refund; null until then. */
  refunded_at: z.nullable(Instant),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

export const Payment = z.object({
  id: Id,
  /** The number that people quote: `AM-2026-000117`. */
  number: z.string(),
  package: PackageId,
  credits: z.int(),
  method: PaymentMethod,
  /** The card or account as the provider shows it, `•••• 4242`; null if it does not say. Never a complete number. */
  instrument: z.nullable(z.string()),
  /** Country of payment: decides currency, methods and VAT. */
  country: Country,
  list_price: Money,
  /** The reduction of the list price; null: none. `code` is null for the welcome offer. */
  discount: z.nullable(z.object({ percentage: z.int(), code: z.nullable(z.string()) })),
  total: Money,
  vat: Money,
  vat_percentage: z.number(),
  state: PaymentState,
  /** True while the bank decides. False on a pending payment: the provider's page is still open, and can be resumed or cancelled. */
  at_bank: z.boolean(),
  /** Null unless `state` is `failed` or `cancelled` and the provider said why. */
  failure: z.nullable(PaymentFailure),
  created_at: Instant,
  /** When the state became final; null while pending. */
  finished_at: z.nullable(Instant),
  /** When the payer's bank took the money back and the credits were removed; null: it did not. `state` stays `completed`. */
  charged_back_at: z.nullable(Instant),
  /** Until when the member can withdraw; null if that is not possible, or no longer. */
  withdraw_until: z.nullable(Instant),
  withdrawal: z.nullable(Withdrawal),
});
export type Payment = z.infer<typeof Payment>;

/** A discount code as typed; case-insensitive. */
export const TypedCode = text(1, 40);

/** The fields of every order, however it is paid. */
export const Order = {
  package: PackageId,
  country: Country,
  /** The total that the member saw; if the server's differs, it refuses with `price_changed`. */
  expected_total: Money,
  /** A discount code; it applies if it saves more than the welcome offer. Default: none. */
  code: z.optional(TypedCode),
};

/**
 * POST: starts a payment; `redirect` is the provider's page. Errors: `payment_method_unavailable`, `country_unproven`,
 * `price_changed`, `discount_code_not_found`, `discount_code_used`, `discount_code_expired`, `spending_limit_reached`.
 */
export const postPayment = endpoint({
  name: 'postPayment',
  method: 'POST',
  path: '/api/payment.php',
  body: z.object({
    ...Order,
    method: PaymentMethod,
    /** True if the provider may store the payment method, so that the order can be repeated without its page. Default false. */
    remember: z.optional(z.boolean()),
  }),
  answer: z.object({ payment: Payment, redirect: z.string() }),
});

/** GET: one of the member's payments. Errors: `not_found`. */
export const getPayment = endpoint({
  name: 'getPayment',
  method: 'GET',
  path: '/api/payment.php',
  ids: { id: 'own payment' },
  query: z.object({ id: Id }),
  answer: z.object({ payment: Payment }),
});

/**
 * PUT: resumes a payment that was left on the provider's page (`redirect` is that page), or cancels it, which releases
 * what it reserved. If neither is possible any more, `redirect` is null and `payment` has the current state. Errors:
 * `not_found`.
 */
export const putPayment = endpoint({
  name: 'putPayment',
  method: 'PUT',
  path: '/api/payment.php',
  ids: { id: 'own payment' },
  body: z.object({ id: Id, action: z.enum(['resume', 'cancel']) }),
  answer: z.object({ payment: Payment, redirect: z.nullable(z.string()) }),
});

/** GET: the member's payments, newest first. */
export const getTransactions = endpoint({
  name: 'getTransactions',
  method: 'GET',
  path: '/api/transactions.php',
  answer: z.object({ payments: z.array(Payment) }),
});

/** Address of the printable receipt of a completed payment, HTML; `kind` is `sale` (default) or `refund`. */
export const RECEIPT_PATH = '/api/receipt.php';
export const receiptAddress = (payment: string, kind: 'sale' | 'refund' = 'sale'): `/api/${string}` =>
  `${RECEIPT_PATH}?${new URLSearchParams({ payment, kind })}`;
