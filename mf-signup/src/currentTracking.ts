import { LANDER_MARK, readLanderMark } from '@amarena/shared/contracts/landers/landerMark';
import { type Tracking, trackingOf } from '@amarena/shared/contracts/platform/tracking';

/** Where this visitor came from: from this address, or stored from an earlier one. */
export const currentTracking = (): Tracking =>
  trackingOf({ search: window.location.search, storage: window.localStorage, browser: window, now: Date.now() });

/** The lander in the address; undefined: none, or not a valid one. */
export function currentLander(): string | undefined {
  const mark = new URLSearchParams(window.location.search).get(LANDER_MARK);
  return mark === null || readLanderMark(mark) === null ? undefined : mark;
}
