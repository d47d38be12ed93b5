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
  /** Milliseconds. */
  now(): number;
}

/** True if a stored dismissal still counts. A text that is not a date counts as none. */
function stillDismissed(name: Dismissible, at: string | null, now: number): boolean {
  const then = at === null ? Number.NaN : Date.parse(at);
  if (Number.isNaN(then)) return false;
  const days = DISMISSAL_DAYS[name];
  return days === null || now < then + days * DAY;
}

/** Remembers when someone dismissed a banner or a pop-up. */
export function createDismissals({ storage, now }: Browser): Dismissals {
  const keyOf = (name: Dismissible, memberId = 'visitor') => `amarena.dismissed.${name}.${memberId}`;
  const changes$ = createStore(0);
  return {
    changes$,
    isDismissed: (name, memberId) => stillDismissed(name, storage.getItem(keyOf(name, memberId)), now()),
    dismiss(name, memberId) {
      storage.setItem(keyOf(name, memberId), new Date(now()).toISOString());
      changes$.set(changes$.get() + 1);
    },
  };
}
