import * as z from '@amarena/shared/schema';
import { Country, Currency } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, text } from './primitives.ts';

/** An amount in minor units (cents) with its currency. */
export const Money = z.object({ amount: z.int(), currency: Currency });
export type Money = z.infer<typeof Money>;

export const PACKAGE_IDS = ['p0', 'p1', 'p2', 'p3'] as const;
export const PackageId = z.enum(PACKAGE_IDS);
export type PackageId = z.infer<typeof PackageId>;

export const Package = z.object({
  id: PackageId,
  credits: z.int(),
  /** List price, VAT included. */
  price: Money,
  /** What is charged now: the list price, less the active offer. */
  total: Money,
  /** VAT contained in `total`. */
  vat: Money,
  vat_percentage: z.number(),
  discount_percentage: z.int(),
  popular: z.boolean(),
});
export type Package = z.infer<typeof Package>;

/** The one offer of a member: 25 % on the first purchase, until `expires`, once, never issued again. `code`: of its discount code. */
export const Offer = z.object({ code: z.string(), percentage: z.int(), expires: Instant, status: z.literal('active') });
export type Offer = z.infer<typeof Offer>;

export const PAYMENT_METHODS = ['card', 'paypal', 'ideal', 'bancontact', 'blik', 'directdebit'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Currencies of countries that tax a sale by a goods and services tax; the others have a value added tax. */
const GST: readonly Currency[] = ['AUD', 'CAD', 'NZD'];

/** The kind of tax in a price of this currency, which has one name on a receipt and another in law. */
export const taxIn = (currency: Currency): 'vat' | 'gst' => (GST.includes(currency) ? 'gst' : 'vat');

/** GET: the four packages in the currency of the payment country. */
export const getPackages = endpoint({
  name: 'getPackages',
  method: 'GET',
  path: '/api/packages.php',
  access: 'visitor',
  query: z.object({ country: z.optional(Country) }),
  answer: z.object({ packages: z.array(Package), country: Country, offer: z.nullable(Offer) }),
});

/** GET: the methods that the payment country offers. */
export const getPaymentMethods = endpoint({
  name: 'getPaymentMethods',
  method: 'GET',
  path: '/api/paymentmethods.php',
  access: 'visitor',
  query: z.object({ country: z.optional(Country) }),
  answer: z.object({ methods: z.array(PaymentMethod), country: Country }),
});

export const PaymentState = z.enum(['pending', 'completed', 'failed', 'cancelled']);
export type PaymentState = z.infer<typeof PaymentState>;

/**
 * Why a payment did not come about, as the provider says. `repeat_refused`: a stored method was refused. `came_late`: it was
 * paid when the order was over, and the money goes back.
 */
export const PAYMENT_FAILURES = ['funds', 'blocked', 'declined', 'not_confirmed', 'expired', 'repeat_refused', 'came_late'] as const;
export const PaymentFailure = z.enum(PAYMENT_FAILURES);
export type PaymentFailure = z.infer<typeof PaymentFailure>;

/** A purchase that the member has withdrawn from. */
export const Withdrawal = z.object({
  /** Unused credits that left the wallet. */
  credits: z.int(),
  /** What is paid back for them, VAT included. */
  refund: Money,
  requested_at: Instant,
  /** When the provider took the refund over; null until then. */
  refunded_at: z.nullable(Instant),
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** A payment that is not decided yet; `at_bank` as in `Payment`. */
export const PendingPayment = z.object({ id: Id, at_bank: z.boolean() });
export type PendingPayment = z.infer<typeof PendingPayment>;

export const Payment = z.object({
  id: Id,
  /** What a person calls it by: `AM-2026-000117`. */
  number: z.string(),
  package: PackageId,
  credits: z.int(),
  method: PaymentMethod,
  /** The means as the provider shows it, `•••• 4242`; null where it says nothing. Never a whole number. */
  instrument: z.nullable(z.string()),
  /** Country of payment: decides currency, methods and VAT. */
  country: Country,
  list_price: Money,
  /** What was taken off the list price; null: nothing. `code` is null for the welcome offer. */
  discount: z.nullable(z.object({ percentage: z.int(), code: z.nullable(z.string()) })),
  total: Money,
  vat: Money,
  vat_percentage: z.number(),
  state: PaymentState,
  /** True while the bank decides; false on a pending payment: the provider's page is still open, and can be left or cancelled. */
  at_bank: z.boolean(),
  /** Null unless `state` is `failed` or `cancelled` and the provider said why. */
  failure: z.nullable(PaymentFailure),
  created_at: Instant,
  /** When the state became final; null while pending. */
  finished_at: z.nullable(Instant),
  /** When the payer's bank took the money back, and the credits went; null: it did not. `state` stays `completed`. */
  charged_back_at: z.nullable(Instant),
  /** Until when the member may withdraw; null where that is not possible (any more). */
  withdraw_until: z.nullable(Instant),
  withdrawal: z.nullable(Withdrawal),
});
export type Payment = z.infer<typeof Payment>;

/** A discount code as it is typed; case does not matter. */
export const TypedCode = text(1, 40);

/** What every order says, whatever way it is paid. */
export const Order = {
  package: PackageId,
  country: Country,
  /** The total the member saw; another one at the server refuses with `price_changed`. */
  expected_total: Money,
  /** A discount code; it counts where it takes off more than the welcome offer. Default: none. */
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
    /** The provider may keep the means, so that an order can be repeated without its page. Default false. */
    remember: z.optional(z.boolean()),
  }),
  answer: z.object({ payment: Payment, redirect: z.string() }),
});

/** GET: one own payment. Errors: `not_found`. */
export const getPayment = endpoint({
  name: 'getPayment',
  method: 'GET',
  path: '/api/payment.php',
  ids: { id: 'own payment' },
  query: z.object({ id: Id }),
  answer: z.object({ payment: Payment }),
});

/**
 * PUT: what to do with a payment whose page at the provider was left: go back to it (`redirect` is that page), or end it,
 * which frees what it reserved. Where neither is possible any more, `redirect` is null and `payment` tells how it stands.
 * Errors: `not_found`.
 */
export const putPayment = endpoint({
  name: 'putPayment',
  method: 'PUT',
  path: '/api/payment.php',
  ids: { id: 'own payment' },
  body: z.object({ id: Id, action: z.enum(['resume', 'cancel']) }),
  answer: z.object({ payment: Payment, redirect: z.nullable(z.string()) }),
});

/** GET: own payments, newest first. */
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
