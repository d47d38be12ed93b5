import { serverNow } from '../contracts/platform/serverTime.ts';
import { once } from './once.ts';

/** The instant and the time zone in which the server rendered a page. */
export interface Clock {
  /** Milliseconds. */
  readonly at: number;
  /** IANA name: `Europe/Rome`. */
  readonly zone: string;
}

/** Milliseconds for which a rendered page tells times as of its rendering: no text that it shows is more precise. */
const STILL_NOW = 60_000;

let rendered: Clock | null = null;

/** Browsers that have `Temporal` know their zone without loading locale data, which takes a slow phone some 40 ms. */
const { Temporal } = globalThis as { Temporal?: { readonly Now: { timeZoneId(): string } } };
/** This device's zone. */
export const ownZone = once(() => Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Tells times as of this clock: while the server renders, and in a browser that hydrates the result. Null: as of now and here. */
export function tellTimesBy(clock: Clock | null): void {
  rendered = clock;
}

/** Now, in milliseconds by the server's clock. A page that was just rendered is hydrated with the instant of its rendering. */
export function clockNow(): number {
  const now = serverNow();
  return rendered !== null && Math.abs(now - rendered.at) < STILL_NOW ? rendered.at : now;
}

/** The instant of a page's rendering, in milliseconds; now, if it does not say. To show time to the second, hydrate with it. */
export const renderedNow = (): number => rendered?.at ?? serverNow();

/** The zone of a rendered page, which it must be hydrated with; undefined: this device's own. */
export const renderedZone = (): string | undefined => rendered?.zone;

/** This device's zone; undefined if the rendered page has the same one, so that nothing has to be rendered again. */
export function deviceZone(): string | undefined {
  return rendered !== null && rendered.zone === ownZone() ? rendered.zone : undefined;
}
