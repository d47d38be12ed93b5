import { mayKeep } from '@amarena/shared/contracts/account/privacy';
import { keptTracking, rememberVisit, TRACKING_KEYS, TRACKING_STORE, trackingIn } from '@amarena/shared/contracts/platform/tracking';

/** A query without the tracking parameters. */
export function withoutTracking(query: string): string {
  const params = new URLSearchParams(query);
  for (const key of TRACKING_KEYS) params.delete(key);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

/**
 * Stores the tracking parameters of the first address, for this page only if the browser asks not to be tracked, and
 * removes them from the address before anyone copies or shares it.
 */
export function keepTracking(browser: Window, now: number): void {
  const { location, localStorage, history } = browser;
  const { pathname, search, hash } = location;
  const tracking = trackingIn(search);
  const rest = withoutTracking(search);
  if (Object.keys(tracking).length > 0) {
    if (mayKeep('origin', browser)) localStorage.setItem(TRACKING_STORE, keptTracking(tracking, now));
    else rememberVisit(tracking, browser);
  }
  history.replaceState(history.state, '', pathname + rest + hash);
}
