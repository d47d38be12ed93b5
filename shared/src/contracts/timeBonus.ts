import type { User } from './accounts.ts';
import { TIME_BONUS_SECONDS } from './constants.ts';
import type { Offer } from './payments.ts';

/** The offer of a new member's first hours, as banner and pop-up show it, while it runs; afterwards nothing of it is left. */
export type TimeBonus = (Offer & { readonly isVisible: true }) | { readonly isVisible: false };

const NONE: TimeBonus = { isVisible: false };

/**
 * The time bonus of this moment (milliseconds). Nobody but a member who never paid and signed up less than
 * four hours ago has one, and it ends when the server's offer does.
 */
export function timeBonusOf(user: Pick<User, 'paid_user' | 'signup_date'> | null, offer: Offer | null, now: number): TimeBonus {
  if (user === null || user.paid_user || offer === null) return NONE;
  const since = now - Date.parse(user.signup_date);
  return since >= TIME_BONUS_SECONDS * 1_000 || now >= Date.parse(offer.expires) ? NONE : { ...offer, isVisible: true };
}

/** The discount on the next purchase: the time bonus, else the welcome discount; null: none. */
export const activeDiscount = (timeBonus: Offer | null, welcome: Offer | null): Offer | null => timeBonus ?? welcome;
