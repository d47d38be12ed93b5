import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id, Instant } from '../platform/primitives.ts';
import { Money } from './money.ts';
import { Payment } from './payments.ts';

/** The refund that a withdrawal would give now. Credits are used in the order in which they were bought or given, oldest first. */
export const WithdrawalPreview = z.object({
  payment: Id,
  until: Instant,
  credits_bought: z.int(),
  credits_used: z.int(),
  /** Unused credits, which are removed from the wallet. */
  credits_returned: z.int(),
  balance_before: z.int(),
  balance_after: z.int(),
  paid: Money,
  /** The price of the used credits. */
  used: Money,
  refund: Money,
});
export type WithdrawalPreview = z.infer<typeof WithdrawalPreview>;

/** GET: the amounts before the second tap. Errors: `not_found`, `withdrawal_over`, `withdrawal_done`, `withdrawal_nothing_left`. */
export const getWithdrawal = endpoint({
  name: 'getWithdrawal',
  method: 'GET',
  path: '/api/withdrawal.php',
  ids: { payment: 'own payment' },
  query: z.object({ payment: Id }),
  answer: WithdrawalPreview,
});

/**
 * POST: withdraws from a purchase: unused credits are removed from the wallet, their price is refunded to the original
 * payment method, and a mail with date and time confirms it. `refund` is the amount that the member saw. Errors:
 * `withdrawal_changed` (the server's amount differs), and those of `getWithdrawal`.
 */
export const postWithdrawal = endpoint({
  name: 'postWithdrawal',
  method: 'POST',
  path: '/api/withdrawal.php',
  ids: { payment: 'own payment' },
  body: z.object({ payment: Id, refund: Money }),
  answer: z.object({ payment: Payment, balance: z.int() }),
});
