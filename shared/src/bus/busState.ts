import type { PushNews } from '../contracts/account/push.ts';
import type { User } from '../contracts/account/user.ts';
import type { Offer } from '../contracts/money/offer.ts';
import type { PremiumFeature } from '../contracts/money/premiumFeatures.ts';
import type { Language } from '../contracts/platform/languages.ts';
import type { SiteAddress } from '../contracts/platform/routes.ts';
import type { Settings } from '../contracts/platform/settings.ts';
import type { Theme } from '../contracts/platform/theme.ts';

/** Who is using the page. `unknown` lasts only until the shell has read the boot data in the HTML. */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'member'; user: User };

/**
 * The connection to the server. `offline`: the browser has no network. `reconnecting`: the live stream broke and is
 * being reopened, so the page may be out of date.
 */
export type Connection = 'online' | 'offline' | 'reconnecting';

/** The counts of the two badges in the top bar, which the title and the app badge add up. Whole numbers, 0 or more. */
export interface Badges {
  readonly unread: number;
  readonly newLikes: number;
}

/** The state of push on this device. */
export interface PushState {
  /** True if the browser can receive push. */
  readonly capable: boolean;
  /**
   * `unknown` until it was determined. `unsupported`: this browser lacks push. `home_screen`: it works only after
   * adding the site to the home screen. `none`: not subscribed, but possible. `denied`: the person refused, and only
   * the browser's settings can change that.
   */
  readonly subscription: 'unknown' | 'unsupported' | 'home_screen' | 'none' | 'denied' | 'subscribed';
  /** True while it is being switched on or off. */
  readonly changing: boolean;
  /** True if the last change failed. */
  readonly failed: boolean;
  /** The last message that the worker received; null: none since the page loaded. */
  readonly last_message: PushNews | null;
}

/** The state of the bus. Everything else that it offers is derived from this. */
export interface BusState {
  readonly session: Session;
  /** Null only before the shell has started. */
  readonly settings: Settings | null;
  readonly language: Language;
  readonly badges: Badges;
  /** The member's current offer; null: none, used or over. */
  readonly offer: Offer | null;
  readonly connection: Connection;
  readonly push: PushState;
}

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
