import { keptTracking, TRACKING_STORE, trackingIn, withoutTracking } from '@amarena/shared/contracts/tracking';

/** Keeps the tracking parameters of the first address and takes them out of it, before anybody copies or shares it. */
export function keepTracking({ location, localStorage, history }: Window, now: number): void {
  const { pathname, search, hash } = location;
  const tracking = trackingIn(search);
  const rest = withoutTracking(search);
  if (Object.keys(tracking).length > 0) localStorage.setItem(TRACKING_STORE, keptTracking(tracking, now));
  history.replaceState(history.state, '', pathname + rest + hash);
}
