import * as z from '@amarena/shared/schema';
import { Country } from '../platform/countries.ts';
import { Currency } from '../platform/currencies.ts';
import { endpoint } from '../platform/endpoint.ts';
import { Id, Instant } from '../platform/primitives.ts';
import { PaymentMethod } from './paymentMethods.ts';
import { TypedCode } from './payments.ts';

/** With this method the code has its own percentage, from `minimum` (minor units) on, and only in `country` if that is given. */
export const MethodDiscount = z.object({
  method: PaymentMethod,
  percentage: z.int(),
  minimum: z.optional(z.int()),
  country: z.optional(Country),
});

export const DiscountCode = z.object({
  code: z.string(),
  /** Valid only in this country of payment; null: in all. */
  country: z.nullable(Country),
  /** Valid only for this member; null: for everyone. */
  user_id: z.nullable(Id),
  expires: Instant,
  value_percentage: z.int(),
  /** Valid only for orders in this currency; null: in all. */
  currency: z.nullable(Currency),
  /** Minor units; an order below it gets no discount. */
  minimum_order_value: z.nullable(z.int()),
  status: z.enum(['active', 'used']),
  /** Seconds from issue to `expires`. */
  validity: z.int(),
  expired: z.boolean(),
  paymentmethods: z.array(MethodDiscount),
});
export type DiscountCode = z.infer<typeof DiscountCode>;

/**
 * GET: the welcome discount or the time bonus (one record, see `Offer`), or with `code` one that the member typed, for
 * `country` of payment. Errors for a typed code: `discount_code_not_found`, `discount_code_used`.
 */
export const getDiscountCode = endpoint({
  name: 'getDiscountCode',
  method: 'GET',
  path: '/api/discountcode.php',
  query: z.object({
    welcome: z.optional(z.literal('true')),
    timebonus: z.optional(z.literal('true')),
    code: z.optional(TypedCode),
    country: z.optional(Country),
  }),
  answer: z.object({ discountcode: z.nullable(DiscountCode) }),
});
