import type { PushState } from '@amarena/shared/bus';
import type { PushBrowser, Registration } from './pushBrowser.ts';

/** Scope of the push worker: no page lies below it, so that another worker may serve the pages themselves. */
export const PUSH_SCOPE = '/sw-push/';

/** The push worker of this browser; undefined before pushes were switched on for the first time. */
export const pushRegistration = ({ navigator }: PushBrowser): Promise<Registration | undefined> =>
  navigator.serviceWorker?.getRegistration(PUSH_SCOPE) ?? Promise.resolve(undefined);

/** Finds out how pushes stand. Asks the person for nothing. */
export async function readPush(browser: PushBrowser): Promise<Pick<PushState, 'capable' | 'subscription'>> {
  const { navigator, PushManager, Notification } = browser;
  if (navigator.serviceWorker === undefined || PushManager === undefined || Notification === undefined) {
    // iOS has pushes for sites on the home screen alone; `standalone` is a word of its own.
    return { capable: false, subscription: navigator.standalone === false ? 'home_screen' : 'unsupported' };
  }
  if (Notification.permission === 'denied') return { capable: true, subscription: 'denied' };
  const registration = await pushRegistration(browser);
  const subscription = await registration?.pushManager.getSubscription();
  return { capable: true, subscription: subscription ? 'subscribed' : 'none' };
}
