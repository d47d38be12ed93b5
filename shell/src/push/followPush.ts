import type { BusWriter, PushState } from '@amarena/shared/bus';
import { WorkerMessage } from '@amarena/shared/contracts/account/push';
import { navigate } from '@amarena/shared/router';
import * as z from '@amarena/shared/schema';
import { deferredCatalogue } from '../deferred/catalogue.ts';
import { currentMemberId, followMember } from '../member/followMember.ts';
import type { PushBrowser, WorkerPost } from './pushBrowser.ts';
import { readPush } from './readPushState.ts';
import { settleDevice, subscribeDevice, unsubscribeDevice } from './subscribeDevice.ts';

/**
 * Keeps the push state on the bus up to date, switches push on and off on request, and opens the page of a pressed
 * notification. `startedFor`: the member with whom the page started.
 */
export function followPush(writer: BusWriter, browser: PushBrowser, startedFor: string | null): () => void {
  const { bus } = writer;
  const set = (change: Partial<PushState>) => writer.set('push', { ...bus.push$.value, ...change });
  const deviceOf = (member: string | null) => {
    const key = bus.settings$.value?.push_public_key ?? null;
    return member === null || key === null ? null : { member, key };
  };

  /** Reads the state. A subscription of this browser counts only for its own member. */
  async function settle(again: boolean): Promise<void> {
    const read = await readPush(browser);
    const device = deviceOf(currentMemberId(bus));
    const mine = read.subscription === 'subscribed' && device !== null && (await settleDevice(browser, device, again));
    set({ ...read, subscription: read.subscription === 'subscribed' && !mine ? 'none' : read.subscription });
  }
  const settleOrSay = (again: boolean) =>
    settle(again).catch((cause: unknown) => {
      console.warn('The state of notifications could not be read', cause);
      set({ subscription: 'unsupported' });
    });

  async function switchOn(): Promise<void> {
    const device = deviceOf(currentMemberId(bus));
    // Must come first: browsers allow a page to ask only while it handles a press.
    const permission = await browser.Notification?.requestPermission();
    if (permission !== 'granted' || device === null) return;
    if (!(await subscribeDevice(browser, device))) return set({ failed: true });
    const t = deferredCatalogue.translator(bus.language$.value);
    bus.ask({ type: 'toast', tone: 'success', text: t('push.on') });
  }

  async function change(wanted: boolean): Promise<void> {
    if (bus.push$.value.changing) return;
    set({ changing: true, failed: false });
    try {
      await (wanted ? switchOn() : unsubscribeDevice(browser));
    } catch (cause) {
      console.warn('Notifications could not be switched', cause);
      set({ failed: true });
    }
    set({ ...(await readPush(browser)), changing: false });
  }

  function onWorkerMessage({ data, ports }: WorkerPost): void {
    const message = z.safeParse(WorkerMessage, data);
    if (!message.success) return;
    if (message.data.type === 'push') set({ last_message: message.data.news });
    else {
      ports[0]?.postMessage('opened');
      navigate(message.data.url);
    }
  }

  browser.navigator.serviceWorker?.addEventListener('message', onWorkerMessage);
  void browser.navigator.permissions?.query({ name: 'notifications' }).then((permission) => {
    permission.addEventListener('change', () => void (bus.push$.value.changing || settleOrSay(false)));
  });
  void settleOrSay(false);
  const leave = followMember(bus, startedFor, { arrived: () => void settleOrSay(true), left: () => set({ subscription: 'none' }) });
  const intents = writer.intents$.subscribe((intent) => {
    if (intent.type === 'push') void change(intent.wanted);
    if (intent.type === 'sessionRenewed') void settleOrSay(true);
  });
  return () => {
    leave();
    intents.unsubscribe();
  };
}
