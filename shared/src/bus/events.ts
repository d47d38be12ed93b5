import type { User } from '../contracts/accounts.ts';
import type { PremiumFeature } from '../contracts/constants.ts';
import type { Language } from '../contracts/languages.ts';
import type { Offer } from '../contracts/payments.ts';
import type { PushNews } from '../contracts/push.ts';
import type { SiteAddress } from '../contracts/routes.ts';
import type { Settings } from '../contracts/settings.ts';
import type { Theme } from '../contracts/theme.ts';

/** Who looks at the page. `unknown` lasts only until the shell has read what the HTML carries. */
export type Session = { status: 'unknown' } | { status: 'visitor' } | { status: 'member'; user: User };

/**
 * The way to the server. `offline`: the browser has no network. `reconnecting`: the live stream broke and is being
 * opened again, so that what shows may be late.
 */
export type Connection = 'online' | 'offline' | 'reconnecting';

/** Counts behind the two badges of the top bar, the title and the app badge. Whole numbers, 0 or more. */
export interface Badges {
  readonly unread: number;
  readonly newLikes: number;
}

/** How pushes stand on this device. */
export interface PushState {
  /** The browser can receive pushes. */
  readonly capable: boolean;
  /**
   * `unknown` until it was determined. `unsupported`: this browser has none. `home_screen`: it has, once the site was added to
   * the home screen. `none`: they can be switched on. `denied`: the person refused, and only the browser's settings change that.
   */
  readonly subscription: 'unknown' | 'unsupported' | 'home_screen' | 'none' | 'denied' | 'subscribed';
  /** They are being switched on or off. */
  readonly changing: boolean;
  /** The last change did not come about. */
  readonly failed: boolean;
  /** What the worker received last; null: nothing since the page was loaded. */
  readonly last_message: PushNews | null;
}

/** What the bus remembers. Everything else it offers is computed from these. */
export interface BusState {
  readonly session: Session;
  /** Null only before the shell has started. */
  readonly settings: Settings | null;
  readonly language: Language;
  readonly badges: Badges;
  /** The member's one running offer; null: none, used or over. */
  readonly offer: Offer | null;
  readonly connection: Connection;
  readonly push: PushState;
}

/** What a part of the page may ask for; the shell does it. A union, so that a new one without an answer does not compile. */
export type Intent =
  /** Open sign-up; `profile` is the member and `lander` the mark of the lander that led here, `email` fills the first field. */
  | { type: 'signup'; profile?: string; email?: string; lander?: string }
  /** Go to the log-in and come back here afterwards. */
  | { type: 'login' }
  /** Explain that credits are missing and offer the packages. Both numbers are whole credits. */
  | { type: 'buyCredits'; needed: number; balance: number }
  /** Explain that something is for premium members. */
  | { type: 'upgrade'; feature: PremiumFeature | 'conversations' }
  /** Say how something that the person just did ended. `text` is already in the language in use. */
  | { type: 'toast'; tone: ToastTone; text: string; action?: ToastAction }
  /** Switch pushes on this device on or off; only at a press, because the browser asks the person. How it ends shows in `push$`. */
  | { type: 'push'; wanted: boolean }
  /** The session goes on under another token: tell the server anew of what it keeps with the session for this device. */
  | { type: 'sessionRenewed' }
  /** Call the page that shows by more than its kind, "Giulia, 31", until the address changes; the site's name comes after it. */
  | { type: 'title'; title: string }
  /** The likes received so far were looked at. */
  | { type: 'likesSeen' }
  /** Leave at once for a neutral page, because someone is looking over the member's shoulder. */
  | { type: 'hide' }
  /** Show the site in this theme, from now on in this browser. */
  | { type: 'theme'; theme: Theme }
  /** Read session, badges and offer from the server again. */
  | { type: 'refresh' };

export type ToastTone = 'neutral' | 'success' | 'danger';

/** One way on from a toast: an address of this site. */
export interface ToastAction {
  readonly label: string;
  readonly to: SiteAddress;
}
