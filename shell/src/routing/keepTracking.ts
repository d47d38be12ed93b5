import { mayKeep } from '@amarena/shared/contracts/privacy';
import { keptTracking, TRACKING_STORE, trackingIn, withoutTracking } from '@amarena/shared/contracts/tracking';

/** Keeps the tracking parameters of the first address, unless that is off, and takes them out of it, before anybody copies or shares it. */
export function keepTracking(browser: Window, now: number): void {
  const { location, localStorage, history } = browser;
  const { pathname, search, hash } = location;
  const tracking = trackingIn(search);
  const rest = withoutTracking(search);
  if (Object.keys(tracking).length > 0 && mayKeep('origin', browser)) localStorage.setItem(TRACKING_STORE, keptTracking(tracking, now));
  history.replaceState(history.state, '', pathname + rest + hash);
}
