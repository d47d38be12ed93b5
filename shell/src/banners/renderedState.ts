import { timeBonusOf } from '@amarena/shared/contracts/money/timeBonus';
import { type Dismissed, isInCookie } from '@amarena/shared/contracts/platform/dismissed';
import type { Boot } from '@amarena/shared/federation/boot';
import { stillDismissed } from '../dismissals.ts';
import type { BannerState } from './bannerRules.ts';

/** What the first banner of a page depends on: data in its HTML, and what its member dismissed before. */
export interface FirstState extends Pick<Boot, 'user' | 'offer' | 'pending_payment'> {
  /** The route of the document. The page may show another one by now. */
  readonly route: BannerState['route'];
  /** Missing if the server could not know. */
  readonly dismissed?: Dismissed;
}

/**
 * What decides about the banner of a page that comes as HTML: what the server knew, and nothing that only a browser knows.
 * React takes the page over with the same. `now`: milliseconds.
 */
export const renderedState = ({ route, user, offer, pending_payment, dismissed }: FirstState, now: number): BannerState => ({
  route,
  connection: 'online',
  slow: false,
  pendingPayment: pending_payment,
  user,
  timeBonus: timeBonusOf(user, offer, now),
  push: { capable: false, subscription: 'unknown' },
  pushOffered: false,
  install: null,
  offeredOnArrival: [],
  isDismissed: (name) => isInCookie(name) && stillDismissed(name, dismissed?.[name], now),
});
