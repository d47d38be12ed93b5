import type { Store } from '../store.ts';
import type { PushState } from './push.ts';

interface Workers {
  getRegistration(): Promise<{ readonly pushManager: { getSubscription(): Promise<object | null> } } | undefined>;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The parts of a browser that pushes need; any of them may be missing. */
export interface PushBrowser {
  readonly navigator: { readonly serviceWorker?: Workers };
  readonly PushManager?: unknown;
  readonly Notification?: { readonly permission: NotificationPermission };
}

async function subscriptionOf({ navigator, Notification }: PushBrowser): Promise<PushState['subscription']> {
  if (Notification?.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? 'subscribed' : 'none';
}

/** Finds out how pushes stand, and keeps the last message of the worker. Asks the person for nothing. */
export async function readPush(push$: Store<PushState>, browser: PushBrowser): Promise<void> {
  const { serviceWorker } = browser.navigator;
  const capable = serviceWorker !== undefined && browser.PushManager !== undefined && browser.Notification !== undefined;
  push$.set({ ...push$.get(), capable });
  if (!capable) return;
  serviceWorker.addEventListener('message', ({ data }) => push$.set({ ...push$.get(), last_message: data }));
  const subscription = await subscriptionOf(browser);
  push$.set({ ...push$.get(), subscription });
}
