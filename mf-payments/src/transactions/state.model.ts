import type { Payment } from '@amarena/shared/contracts/payments';
import type { TagTone } from '@amarena/shared/ui';

/** The member left the provider's page before anything was decided there. */
export const isUnfinished = ({ state, at_bank }: Pick<Payment, 'state' | 'at_bank'>): boolean => state === 'pending' && !at_bank;

/** How far a payment has come: its state, in which waiting has three forms. */
export type Followed = Payment['state'] | 'unfinished' | 'later';
export const followedOf = (payment: Pick<Payment, 'state' | 'at_bank' | 'created_at'>, now: number): Followed => {
  if (isUnfinished(payment)) return 'unfinished';
  return isLate(payment, now) ? 'later' : payment.state;
};

/** How a payment stands, withdrawals and chargebacks included. */
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

/** True where no money of it is with us: its price is struck out. */
export const cameToNothing = (standing: Standing): boolean =>
  standing === 'failed' || standing === 'cancelled' || standing === 'charged_back';

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

/** For this long a payment is asked after; milliseconds. */
const POLL_FOR = 120_000;

/** True where the bank takes longer than we keep asking. */
export const isLate = ({ state, created_at }: Pick<Payment, 'state' | 'created_at'>, now: number): boolean =>
  state === 'pending' && now - new Date(created_at).getTime() > POLL_FOR;
