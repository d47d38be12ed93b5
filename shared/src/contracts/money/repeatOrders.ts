import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id } from '../platform/primitives.ts';
import { Money } from './money.ts';
import { Package } from './packages.ts';
import { PaymentMethod } from './paymentMethods.ts';
import { Payment } from './payments.ts';

/** An earlier order at the current price. */
export const RepeatableOrder = z.object({
  /** The payment to repeat. */
  payment: Id,
  package: Package,
  method: PaymentMethod,
  /** The stored payment method that would be charged, `•••• 4242`; null: the provider's page asks for it again. */
  stored: z.nullable(z.string()),
});
export type RepeatableOrder = z.infer<typeof RepeatableOrder>;

/** GET: earlier orders of a premium member, the newest of each package and method. Errors: `premium_required`. */
export const getRepeatOrders = endpoint({
  name: 'getRepeatOrders',
  method: 'GET',
  path: '/api/repeat-order.php',
  answer: z.object({ orders: z.array(RepeatableOrder) }),
});

/**
 * POST: repeats an order, once while it is charged. `redirect`: the provider's page; null: a stored method is charged.
 * Errors: `premium_required`, `not_found`, `price_changed`, `payment_method_unavailable`, `country_unproven`,
 * `spending_limit_reached`, `direct_debit_limit`, `iban_blocked`. A refused charge is a failed payment (`repeat_refused`).
 */
export const postRepeatOrder = endpoint({
  name: 'postRepeatOrder',
  method: 'POST',
  path: '/api/repeat-order.php',
  ids: { payment: 'own payment' },
  body: z.object({ payment: Id, expected_total: Money }),
  answer: z.object({ payment: Payment, redirect: z.nullable(z.string()) }),
});
