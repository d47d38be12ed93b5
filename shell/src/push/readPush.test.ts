import { describe, expect, it } from '@jest/globals';
import { createPushStore } from './push.ts';
import { type PushBrowser, readPush } from './readPush.ts';

type Heard = (event: { data: unknown }) => void;

function aBrowser({ permission = 'default' as NotificationPermission, subscribed = false } = {}) {
  const heard: Heard[] = [];
  const registration = { pushManager: { getSubscription: async () => (subscribed ? {} : null) } };
  const serviceWorker = {
    getRegistration: async () => registration,
    addEventListener(_type: string, listener: Heard) {
      heard.push(listener);
    },
  };
  const browser: PushBrowser = { navigator: { serviceWorker }, PushManager: class {}, Notification: { permission } };
  const receive = (data: unknown) => {
    for (const listener of heard) listener({ data });
  };
  return { browser, receive };
}

async function stateIn(browser: PushBrowser) {
  const push$ = createPushStore();
  await readPush(push$, browser);
  return push$.get();
}

describe('the state of push', () => {
  it('PSH-01 is capable by what the browser supports', async () => {
    expect(await stateIn(aBrowser().browser)).toMatchObject({ capable: true });
    expect(await stateIn({ navigator: {} })).toMatchObject({ capable: false, subscription: 'unknown' });
  });

  it('PSH-02 is subscribed where there is a subscription', async () => {
    expect(await stateIn(aBrowser({ permission: 'granted', subscribed: true }).browser)).toMatchObject({ subscription: 'subscribed' });
    expect(await stateIn(aBrowser().browser)).toMatchObject({ subscription: 'none' });
  });

  it('PSH-03 is denied where the permission was refused', async () => {
    expect(await stateIn(aBrowser({ permission: 'denied', subscribed: true }).browser)).toMatchObject({ subscription: 'denied' });
  });

  it('PSH-04 is unknown until it was determined', () => {
    expect(createPushStore().get()).toEqual({ capable: false, subscription: 'unknown', last_message: null });
  });

  it('EN-77 keeps the last message of the worker', async () => {
    const push$ = createPushStore();
    const { browser, receive } = aBrowser();
    await readPush(push$, browser);
    receive({ kind: 'message' });
    receive({ kind: 'like' });
    expect(push$.get().last_message).toEqual({ kind: 'like' });
  });
});
