import { call, newRequestId } from '@amarena/shared/api';
import { deletePush, postPush } from '@amarena/shared/contracts/account/push';
import type { PushBrowser, Subscription } from './pushBrowser.ts';
import { pushRegistration } from './readPushState.ts';
import { registerWorker } from './registerWorker.ts';

/** Milliseconds after which the server gets the subscription again: it may have lost it with a session. */
const TOLD_FOR = 3_600_000;
const KEY = 'amarena.push';

/** The member of this browser's subscription, and when the server last got it. */
interface Told {
  readonly member: string;
  readonly endpoint: string;
  readonly at: number;
}

function toldOf({ localStorage }: PushBrowser): Told | null {
  const kept = localStorage.getItem(KEY);
  return kept === null ? null : JSON.parse(kept);
}

const asBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Sends this device's subscription to the server. False: the server refused it. */
async function tell(browser: PushBrowser, member: string, subscription: Subscription, replaces: string | null): Promise<boolean> {
  const { keys = {} } = subscription.toJSON();
  const { endpoint } = subscription;
  const body = {
    subscription: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
    ...(replaces !== null && { replaces }),
  };
  const answer = await call(postPush, { body, requestId: newRequestId() });
  if (answer.ok) browser.localStorage.setItem(KEY, JSON.stringify({ member, endpoint, at: Date.now() } satisfies Told));
  return answer.ok;
}

export interface Device {
  /** The logged-in member. */
  readonly member: string;
  /** The site's public key. */
  readonly key: string;
}

/**
 * Subscribes this device. The person must have allowed notifications before. Rejects if the browser refuses. False: the
 * server refused it.
 */
export async function subscribeDevice(browser: PushBrowser, { member, key }: Device, replaces: string | null = null): Promise<boolean> {
  const registration = await registerWorker(browser);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  if (await tell(browser, member, subscription, replaces)) return true;
  await subscription.unsubscribe();
  return false;
}

/** Ends push for this device, in the browser and on the server. */
export async function unsubscribeDevice(browser: PushBrowser): Promise<void> {
  const subscription = await (await pushRegistration(browser))?.pushManager.getSubscription();
  browser.localStorage.removeItem(KEY);
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // If this call fails, the server also drops a device that its push service no longer knows.
  await call(deletePush, { body: { endpoint }, requestId: newRequestId() });
}

/**
 * Reconciles this browser's subscription with the logged-in member, and returns whether it is theirs. Ends a
 * subscription of another member, replaces one with an old key of the site, and sends it to the server if that may not
 * have it. `again`: send it in any case, because the session is new.
 */
export async function settleDevice(browser: PushBrowser, { member, key }: Device, again: boolean): Promise<boolean> {
  const subscription = await (await pushRegistration(browser))?.pushManager.getSubscription();
  if (!subscription) return false;
  const told = toldOf(browser);
  if (told !== null && told.member !== member) {
    browser.localStorage.removeItem(KEY);
    await subscription.unsubscribe();
    return false;
  }
  const { applicationServerKey } = subscription.options;
  if (applicationServerKey !== null && asBase64Url(applicationServerKey) !== key) {
    await subscription.unsubscribe();
    return subscribeDevice(browser, { member, key }, subscription.endpoint);
  }
  if (!again && told !== null && told.endpoint === subscription.endpoint && Date.now() - told.at < TOLD_FOR) return true;
  await tell(browser, member, subscription, told === null || told.endpoint === subscription.endpoint ? null : told.endpoint);
  return true;
}
