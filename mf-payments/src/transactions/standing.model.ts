import type { Payment } from '@amarena/shared/contracts/money/payments';
import type { TagTone } from '@amarena/shared/ui';

/** The member left the provider's page before the payment was decided. */
export const isUnfinished = ({ state, at_bank }: Pick<Payment, 'state' | 'at_bank'>): boolean => state === 'pending' && !at_bank;

/** The progress of a payment: its state, with three forms of waiting. */
export type Followed = Payment['state'] | 'unfinished' | 'later';
export const followedOf = (payment: Pick<Payment, 'state' | 'at_bank' | 'created_at'>, now: number): Followed => {
  if (isUnfinished(payment)) return 'unfinished';
  return isLate(payment, now) ? 'later' : payment.state;
};

/** The state of a payment, including withdrawals and reversals. */
export type Standing = Payment['state'] | 'unfinished' | 'refunding' | 'refunded' | 'charged_back';

export function standingOf({
  withdrawal,
  charged_back_at,
  ...payment
}: Pick<Payment, 'state' | 'at_bank' | 'withdrawal' | 'charged_back_at'>): Standing {
  if (charged_back_at !== null) return 'charged_back';
  if (withdrawal === null) return isUnfinished(payment) ? 'unfinished' : payment.state;
  return withdrawal.refunded_at === null ? 'refunding' : 'refunded';
}

/** True if we hold no money from it: its price is struck through. */
export const isUnpaid = (standing: Standing): boolean => standing === 'failed' || standing === 'cancelled' || standing === 'charged_back';

export const STANDING_TONES: Record<Standing, TagTone> = {
  pending: 'warning',
  unfinished: 'neutral',
  completed: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
  refunding: 'warning',
  refunded: 'neutral',
  charged_back: 'danger',
};

/** Milliseconds for which a payment is polled. */
const POLL_FOR = 120_000;

/** True if the bank takes longer than we keep polling. */
export const isLate = ({ state, created_at }: Pick<Payment, 'state' | 'created_at'>, now: number): boolean =>
  state === 'pending' && now - new Date(created_at).getTime() > POLL_FOR;
