import type { PushState } from '@amarena/shared/bus';
import type { PushBrowser, Registration } from './pushBrowser.ts';

/** Scope of the push worker. No page lies below it, so that another worker can serve the pages. */
export const PUSH_SCOPE = '/sw-push/';

/** The push worker's registration; undefined before push was switched on for the first time. */
export const pushRegistration = ({ navigator }: PushBrowser): Promise<Registration | undefined> =>
  navigator.serviceWorker?.getRegistration(PUSH_SCOPE) ?? Promise.resolve(undefined);

/** Reads the state of push, without asking the person. */
export async function readPush(browser: PushBrowser): Promise<Pick<PushState, 'capable' | 'subscription'>> {
  const { navigator, PushManager, Notification } = browser;
  if (navigator.serviceWorker === undefined || PushManager === undefined || Notification === undefined) {
    // iOS supports push only for sites on the home screen; `standalone` exists only there.
    return { capable: false, subscription: navigator.standalone === false ? 'home_screen' : 'unsupported' };
  }
  if (Notification.permission === 'denied') return { capable: true, subscription: 'denied' };
  const registration = await pushRegistration(browser);
  const subscription = await registration?.pushManager.getSubscription();
  return { capable: true, subscription: subscription ? 'subscribed' : 'none' };
}
