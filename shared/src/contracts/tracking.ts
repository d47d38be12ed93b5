import { TRACKING_KEYS, type Tracking } from './accounts.ts';
import { TRACKING_LENGTH } from './constants.ts';
import { type Chooser, mayKeep, mayUse } from './privacy.ts';

/** Name under which a browser keeps where a visitor came from. */
export const TRACKING_STORE = 'amarena.tracking';
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/** Where someone came from, by the parameters of an address; each is cut to the length that the server takes. */
export function trackingIn(query: string): Tracking {
  const params = new URLSearchParams(query);
  const found = TRACKING_KEYS.flatMap((key) => {
    const value = params.get(key);
    return value ? [[key, value.slice(0, TRACKING_LENGTH)]] : [];
  });
  return Object.fromEntries(found);
}

/** A query without those parameters, whatever else it asks. */
export function withoutTracking(query: string): string {
  const params = new URLSearchParams(query);
  for (const key of TRACKING_KEYS) params.delete(key);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** The text to keep, at a moment in milliseconds. It is a query itself, so that it reads like the address it came from. */
export function keptTracking(tracking: Tracking, now: number): string {
  const kept = new URLSearchParams({ at: String(now) });
  for (const key of TRACKING_KEYS) {
    const value = tracking[key];
    if (value !== undefined) kept.set(key, value);
  }
  return kept.toString();
}

/** What was kept, as long as it counts: thirty days. */
export function readTracking(kept: string | null, now: number): Tracking {
  const at = Number(new URLSearchParams(kept ?? '').get('at') ?? Number.NaN);
  return kept !== null && now < at + KEPT_DAYS * DAY ? trackingIn(kept) : {};
}

/** What this page remembers of its own first address, for all parts of it; gone with the page. */
const VISIT = Symbol.for('amarena.tracking');

/** Where someone came from, for browsers that let nothing be kept of it. */
export function rememberVisit(tracking: Tracking, browser: Chooser): void {
  Object.assign(browser, { [VISIT]: tracking });
}

const visitIn = (browser: Chooser & { readonly [VISIT]?: Tracking }): Tracking => browser[VISIT] ?? {};

interface Place {
  /** Query of the address. */
  readonly search: string;
  readonly storage: Pick<Storage, 'getItem'>;
  /** Says whether it may be known. */
  readonly browser: Chooser;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Where this visitor came from: by the address, else by what was kept of an earlier one, or by this page's first address
 * where the browser asks that nothing be kept. Nowhere where they switched that off.
 */
export function trackingOf({ search, storage, browser, now }: Place): Tracking {
  if (!mayUse('origin', browser)) return {};
  const arriving = trackingIn(search);
  if (Object.keys(arriving).length > 0) return arriving;
  return mayKeep('origin', browser) ? readTracking(storage.getItem(TRACKING_STORE), now) : visitIn(browser);
}
