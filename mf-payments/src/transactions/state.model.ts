import type { Payment } from '@amarena/shared/contracts/payments';
import type { TagTone } from '@amarena/shared/ui';

/** How a payment stands, withdrawals included. */
export type Standing = Payment['state'] | 'refunding' | 'refunded';

export function standingOf({ state, withdrawal }: Pick<Payment, 'state' | 'withdrawal'>): Standing {
  if (withdrawal === null) return state;
  return withdrawal.refunded_at === null ? 'refunding' : 'refunded';
}

/** True where no money of it is with us: its price is struck out. */
export const cameToNothing = (standing: Standing): boolean => standing === 'failed' || standing === 'cancelled';

export const STANDING_TONES: Record<Standing, TagTone> = {
  pending: 'warning',
  completed: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
  refunding: 'warning',
  refunded: 'neutral',
};

/** For this long a payment is asked after; milliseconds. */
const POLL_FOR = 120_000;

/** True where the bank takes longer than we keep asking. */
export const isLate = ({ state, created_at }: Pick<Payment, 'state' | 'created_at'>, now: number): boolean =>
  state === 'pending' && now - new Date(created_at).getTime() > POLL_FOR;
