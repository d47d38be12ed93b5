import { DISMISSED_COOKIE, dismissedIn, dismissedValue, isInCookie, withDismissal } from '@amarena/shared/contracts/platform/dismissed';
import { choiceCookie } from './member/choiceCookie.ts';
import { createStore, type Store } from './store.ts';

const DAY = 86_400_000;

/** Days for which a dismissal lasts; null: for ever. */
const DISMISSAL_DAYS = {
  site_entry: null,
  photo: 7,
  push: 30,
  install: null,
  email_disabled: 30,
  time_bonus: null,
  time_bonus_popup: null,
} as const satisfies Record<string, number | null>;
export type Dismissible = keyof typeof DISMISSAL_DAYS;

export interface Dismissals {
  /** Dismissals are per member, or per browser for a visitor. */
  isDismissed(name: Dismissible, memberId?: string): boolean;
  dismiss(name: Dismissible, memberId?: string): void;
  /** Counts the dismissals on this page. */
  readonly changes$: Store<number>;
}

interface Browser {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly page: { cookie: string };
  /** Milliseconds. */
  now(): number;
}

/** Where the browser's storage has a dismissal. */
export const storageKey = (name: Dismissible, memberId: string): string => `amarena.dismissed.${name}.${memberId}`;

/** Whether a dismissal still counts. Times are milliseconds; without `then`, or if that is no number, there is none. */
export function stillDismissed(name: Dismissible, then: number | undefined, now: number): boolean {
  if (then === undefined || Number.isNaN(then)) return false;
  const days = DISMISSAL_DAYS[name];
  return days === null || now < then + days * DAY;
}

/** Remembers when someone dismissed a banner or a pop-up: in the cookie, if a page may begin with it. */
export function createDismissals({ storage, page, now }: Browser): Dismissals {
  const value = () => dismissedValue(page.cookie) ?? '';
  const momentOf = (name: Dismissible, memberId: string) =>
    isInCookie(name) ? dismissedIn(value(), memberId)[name] : Date.parse(storage.getItem(storageKey(name, memberId)) ?? '');
  const changes$ = createStore(0);
  return {
    changes$,
    isDismissed: (name, memberId = 'visitor') => stillDismissed(name, momentOf(name, memberId), now()),
    dismiss(name, memberId = 'visitor') {
      if (isInCookie(name))
        page.cookie = choiceCookie(DISMISSED_COOKIE, withDismissal(value(), { banner: name, member: memberId, at: now() }));
      else storage.setItem(storageKey(name, memberId), new Date(now()).toISOString());
      changes$.set(changes$.get() + 1);
    },
  };
}
