import { createStore, type Store } from './store.ts';

const DAY = 86_400_000;

/** Days for which what was dismissed stays away; null: for ever. */
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
  /** Dismissals belong to a member, or to the browser of a visitor. */
  isDismissed(name: Dismissible, memberId?: string): boolean;
  dismiss(name: Dismissible, memberId?: string): void;
  /** Counts what was dismissed on this page. */
  readonly changes$: Store<number>;
}

interface Browser {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds. */
  now(): number;
}

/** True while a moment of dismissal still counts. A text that is no moment counts as none. */
function stillDismissed(name: Dismissible, at: string | null, now: number): boolean {
  const then = at === null ? Number.NaN : Date.parse(at);
  if (Number.isNaN(then)) return false;
  const days = DISMISSAL_DAYS[name];
  return days === null || now < then + days * DAY;
}

/** Remembers the moment at which someone dismissed an alert or a pop-up. */
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
