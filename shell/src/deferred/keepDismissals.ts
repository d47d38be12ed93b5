import type { BusWriter } from '@amarena/shared/bus';
import {
  DISMISSED_COOKIE,
  type DismissedBanner,
  dismissedValue,
  isUnmoved,
  withDismissal,
} from '@amarena/shared/contracts/platform/dismissed';
import { storageKey } from '../dismissals.ts';
import { choiceCookie } from '../member/choiceCookie.ts';

const ONCE_STORED: readonly DismissedBanner[] = ['email_disabled', 'photo', 'time_bonus'];

interface Browser {
  readonly localStorage: Pick<Storage, 'getItem' | 'removeItem'>;
  readonly document: { cookie: string };
}

/**
 * Keeps the cookie with a member's dismissals: moves into it what older versions stored elsewhere, and writes it anew,
 * because Safari deletes what scripts wrote after a week.
 */
export function keepDismissals(bus: BusWriter['bus'], { localStorage, document: page }: Browser): void {
  bus.session$.subscribe((session) => {
    if (session.status !== 'member') return;
    const { user } = session;
    const before = dismissedValue(page.cookie);
    const stored = ONCE_STORED.flatMap((banner) => {
      const key = storageKey(banner, user.id);
      const at = Date.parse(localStorage.getItem(key) ?? '');
      localStorage.removeItem(key);
      return Number.isNaN(at) ? [] : [{ banner, member: user.id, at }];
    });
    if (before === undefined && stored.length === 0 && !isUnmoved(before, user)) return;
    page.cookie = choiceCookie(DISMISSED_COOKIE, stored.reduce(withDismissal, before ?? ''));
  });
}
