import type { User } from '../account/user.ts';
import type { Offer } from './offer.ts';
import { WELCOME_DISCOUNT_PERCENTAGE } from './welcomeDiscount.ts';

/** How long the time bonus lasts from sign-up on. */
export const TIME_BONUS_SECONDS = 14_400;
export const TIME_BONUS_HOURS = 4;
/** Discount of the time bonus, in whole percent: it is the same offer as the welcome discount. */
export const TIME_BONUS_PERCENTAGE = WELCOME_DISCOUNT_PERCENTAGE;
/** Milliseconds in the members area until its pop-up. */
export const TIME_BONUS_MODAL_DELAY = 40_000;

/** The offer of a new member's first hours, for banner and pop-up, while it is valid; nothing remains of it afterwards. */
export type TimeBonus = (Offer & { readonly isVisible: true }) | { readonly isVisible: false };

const NONE: TimeBonus = { isVisible: false };

/**
 * The current time bonus (milliseconds). Only a member who has never paid and signed up less than four hours ago has
 * one, and it ends with the server's offer.
 */
export function timeBonusOf(user: Pick<User, 'paid_user' | 'signup_date'> | null, offer: Offer | null, now: number): TimeBonus {
  if (user === null || user.paid_user || offer === null) return NONE;
  const since = now - Date.parse(user.signup_date);
  return since >= TIME_BONUS_SECONDS * 1_000 || now >= Date.parse(offer.expires) ? NONE : { ...offer, isVisible: true };
}
