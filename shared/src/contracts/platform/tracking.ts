import * as z from '@amarena/shared/schema';
import { type Chooser, mayKeep, mayUse } from '../account/privacy.ts';
import { TRACKING_LENGTH } from './fieldBounds.ts';

/** Storage key for where a visitor came from. */
export const TRACKING_STORE = 'amarena.tracking';
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/** The tracking parameters of an address, each without control characters and cut to the length that the server accepts. */
export function trackingIn(query: string): Tracking {
  const params = new URLSearchParams(query);
  const found = TRACKING_KEYS.flatMap((key) => {
    const value = params.get(key)?.replace(/\p{Cc}/gu, '');
    return value ? [[key, value.slice(0, TRACKING_LENGTH)]] : [];
  });
  return Object.fromEntries(found);
}

/** The text to store, at a time in milliseconds. It is itself a query, so that it parses like an address. */
export function keptTracking(tracking: Tracking, now: number): string {
  const kept = new URLSearchParams({ at: String(now) });
  for (const key of TRACKING_KEYS) {
    const value = tracking[key];
    if (value !== undefined) kept.set(key, value);
  }
  return kept.toString();
}

/** The stored parameters, which are valid for thirty days. */
export function readTracking(kept: string | null, now: number): Tracking {
  const at = Number(new URLSearchParams(kept ?? '').get('at') ?? Number.NaN);
  return kept !== null && now < at + KEPT_DAYS * DAY ? trackingIn(kept) : {};
}

/** The tracking of this page's first address, for all parts of the page; gone with the page. */
const VISIT = Symbol.for('amarena.tracking');

/** Remembers where someone came from, in browsers where nothing may be stored. */
export function rememberVisit(tracking: Tracking, browser: Chooser): void {
  Object.assign(browser, { [VISIT]: tracking });
}

const visitIn = (browser: Chooser & { readonly [VISIT]?: Tracking }): Tracking => browser[VISIT] ?? {};

interface Place {
  /** Query of the address. */
  readonly search: string;
  readonly storage: Pick<Storage, 'getItem'>;
  /** Tells whether tracking may be used. */
  readonly browser: Chooser;
  /** Milliseconds. */
  readonly now: number;
}

/**
 * Where this visitor came from: from the address, else from what was stored earlier, or from this page's first address
 * if the browser does not allow storing. Empty if the person switched it off.
 */
export function trackingOf({ search, storage, browser, now }: Place): Tracking {
  if (!mayUse('origin', browser)) return {};
  const arriving = trackingIn(search);
  if (Object.keys(arriving).length > 0) return arriving;
  return mayKeep('origin', browser) ? readTracking(storage.getItem(TRACKING_STORE), now) : visitIn(browser);
}

export const TRACKING_KEYS = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

const trackingValue = z.optional(z.string().check(z.maxLength(TRACKING_LENGTH)));

export const Tracking = z.object({
  network: trackingValue,
  ref: trackingValue,
  sub1: trackingValue,
  sub2: trackingValue,
  sub3: trackingValue,
});

export type Tracking = z.infer<typeof Tracking>;
