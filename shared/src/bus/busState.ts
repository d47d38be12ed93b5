import type { PushNews } from '../contracts/account/push.ts';
import type { User } from '../contracts/account/user.ts';
import type { Offer } from '../contracts/money/offer.ts';
import { DEFAULT_LANGUAGE, type Language } from '../contracts/platform/languages.ts';
import type { Settings } from '../contracts/platform/settings.ts';

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

/** The state before the shell has determined anything. */
export const INITIAL_STATE: BusState = {
  session: { status: 'unknown' },
  settings: null,
  language: DEFAULT_LANGUAGE,
  badges: { unread: 0, newLikes: 0 },
  offer: null,
  connection: 'online',
  push: { capable: false, subscription: 'unknown', changing: false, failed: false, last_message: null },
};
