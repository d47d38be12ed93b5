import type { PremiumFeature } from '../contracts/money/premiumFeatures.ts';
import type { SiteAddress } from '../contracts/platform/routes.ts';
import type { Theme } from '../contracts/platform/theme.ts';

/** What a part of the page can request from the shell. A union, so that a new intent without a handler does not compile. */
export type Intent =
  /** Open sign-up. `profile` is the member and `lander` the lander that led here; `email` pre-fills the first field. */
  | { type: 'signup'; profile?: string; email?: string; lander?: string }
  /** Go to the log-in and return here afterwards. */
  | { type: 'login' }
  /** Explain that credits are missing and offer the packages. Both numbers are whole credits. */
  | { type: 'buyCredits'; needed: number; balance: number }
  /** Explain that a feature needs premium. */
  | { type: 'upgrade'; feature: PremiumFeature | 'conversations' }
  /** Show the result of what the person just did. `text` is already in the current language. */
  | { type: 'toast'; tone: ToastTone; text: string; action?: ToastAction }
  /**
   * Switch push on this device on or off. Only while handling a press, because the browser asks the person. The result
   * shows in `push$`.
   */
  | { type: 'push'; wanted: boolean }
  /** The session continues under a new token: send the server again what it stores with the session for this device. */
  | { type: 'sessionRenewed' }
  /** Give the current page a specific title, "Giulia, 31", until the address changes; the site's name is appended. */
  | { type: 'title'; title: string }
  /** The likes received so far have been seen. */
  | { type: 'likesSeen' }
  /** Leave for a neutral page immediately, because someone may be looking over the member's shoulder. */
  | { type: 'hide' }
  /** Switch this browser to a theme. */
  | { type: 'theme'; theme: Theme }
  /** Read session, badges and offer from the server again. */
  | { type: 'refresh' };

export type ToastTone = 'neutral' | 'success' | 'danger';

/** A link in a toast to an address of this site. */
export interface ToastAction {
  readonly label: string;
  readonly to: SiteAddress;
}
