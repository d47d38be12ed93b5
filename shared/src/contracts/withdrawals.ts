import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { Money, Payment } from './payments.ts';
import { Id, Instant } from './primitives.ts';

/** What a withdrawal would pay back now. Credits are used in the order in which they came: the oldest first. */
export const WithdrawalPreview = z.object({
  payment: Id,
  until: Instant,
  credits_bought: z.int(),
  credits_used: z.int(),
  /** Unused credits, which leave the wallet. */
  credits_returned: z.int(),
  balance_before: z.int(),
  balance_after: z.int(),
  paid: Money,
  /** What the used credits cost. */
  used: Money,
  refund: Money,
});
export type WithdrawalPreview = z.infer<typeof WithdrawalPreview>;

/** GET: the sum before the second tap. Errors: `not_found`, `withdrawal_over`, `withdrawal_done`, `withdrawal_nothing_left`. */
export const getWithdrawal = endpoint({
  name: 'getWithdrawal',
  method: 'GET',
  path: '/api/withdrawal.php',
  ids: { payment: 'own payment' },
  query: z.object({ payment: Id }),
  answer: WithdrawalPreview,
});

/**
 * POST: withdraws from a purchase: unused credits leave the wallet, their price goes back by the way it came, and a
 * mail with date and time confirms it. `refund` is the sum that the member saw. Errors: `withdrawal_changed` (it is another
 * one at the server), and those of `getWithdrawal`.
 */
export const postWithdrawal = endpoint({
  name: 'postWithdrawal',
  method: 'POST',
  path: '/api/withdrawal.php',
  ids: { payment: 'own payment' },
  body: z.object({ payment: Id, refund: Money }),
  answer: z.object({ payment: Payment, balance: z.int() }),
});
