import { createBus, type PushState } from '@amarena/shared/bus';
import { deletePush, type PushNews, postPush } from '@amarena/shared/contracts/account/push';
import { anId, aSettings, aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { deferredCatalogue } from '../deferred/catalogue.ts';
import { aPushBrowser, SITE_KEY } from '../testing/aPushBrowser.ts';
import { followPush } from './followPush.ts';
import type { PushBrowser } from './pushBrowser.ts';
import { readPush } from './readPushState.ts';

const MARCO = aUser();
const GIULIA = aUser({ id: anId(77) });
const server = () => fakeApi().answer(postPush, undefined).answer(deletePush, undefined);
const KEY = { push_public_key: SITE_KEY };

/** A page with Marco logged in, and its bus. */
async function aPage(
  browser: PushBrowser,
  { api = server(), user = MARCO as typeof MARCO | null }: { api?: FakeApi; user?: typeof MARCO | null } = {},
) {
  await renderWith(createElement('div'), { api });
  await deferredCatalogue.ready('it');
  const { bus, connect } = createBus({
    session: user === null ? { status: 'visitor' } : { status: 'member', user },
    settings: aSettings(KEY),
  });
  const writer = connect();
  followPush(writer, browser, user?.id ?? null);
  await waitFor(() => expect(bus.push$.value.subscription).not.toBe('unknown'));
  const becomes = (subscription: PushState['subscription']) =>
    waitFor(() => expect(bus.push$.value).toMatchObject({ subscription, changing: false }));
  const logIn = (who: typeof MARCO) => act(async () => writer.set('session', { status: 'member', user: who }));
  return { api, bus, writer, becomes, logIn };
}

describe('the state of push', () => {
  it('PSH-01 is capable by what the browser supports', async () => {
    expect(await readPush(aPushBrowser().browser)).toEqual({ capable: true, subscription: 'none' });
    const { localStorage } = aPushBrowser().browser;
    expect(await readPush({ navigator: {}, localStorage })).toEqual({ capable: false, subscription: 'unsupported' });
    expect(await readPush({ navigator: { standalone: false }, localStorage })).toEqual({ capable: false, subscription: 'home_screen' });
  });

  it('PSH-02 is subscribed where there is a subscription', async () => {
    expect(await readPush(aPushBrowser({ permission: 'granted', subscribed: true }).browser)).toMatchObject({ subscription: 'subscribed' });
  });

  it('PSH-03 is denied where the permission was refused', async () => {
    expect(await readPush(aPushBrowser({ permission: 'denied', subscribed: true }).browser)).toMatchObject({ subscription: 'denied' });
  });

  it('PSH-04 EN-76 is unknown until it was determined', () => {
    expect(createBus().bus.push$.value).toMatchObject({ capable: false, subscription: 'unknown', last_message: null });
  });
});

describe('pushes on this device', () => {
  it('PSH-05 PSH-06 API-38 are switched on at a press: asked for, subscribed with the site’s key, told to the server', async () => {
    const { browser, seen } = aPushBrowser();
    const { api, bus, becomes } = await aPage(browser);
    expect([bus.push$.value.subscription, seen.asked]).toEqual(['none', 0]);
    bus.ask({ type: 'push', wanted: true });
    await becomes('subscribed');
    expect(seen).toEqual({ asked: 1, registered: [{ address: '/sw-push.js?v=2', scope: '/sw-push/' }], keys: [SITE_KEY] });
    expect(api.seen(postPush)[0]?.body).toEqual({
      subscription: { endpoint: 'https://push.example/device/1', keys: { p256dh: 'key', auth: 'secret' } },
    });
  });

  it('stay off where the person refuses, and say so', async () => {
    const { browser } = aPushBrowser({ answer: 'denied' });
    const { api, bus, becomes } = await aPage(browser);
    bus.ask({ type: 'push', wanted: true });
    await becomes('denied');
    expect([bus.push$.value.failed, api.seen(postPush)]).toEqual([false, []]);
  });

  it('are not half on where the server or the push service fails', async () => {
    const refusing = fakeApi().refuse(postPush, { code: 'validation_failed', fields: {} });
    const first = aPushBrowser();
    const page = await aPage(first.browser, { api: refusing });
    page.bus.ask({ type: 'push', wanted: true });
    await page.becomes('none');
    expect([page.bus.push$.value.failed, first.isSubscribed()]).toEqual([true, false]);

    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { bus, becomes } = await aPage(aPushBrowser({ broken: true }).browser);
    bus.ask({ type: 'push', wanted: true });
    await becomes('none');
    expect(bus.push$.value.failed).toBe(true);
    jest.restoreAllMocks();
  });

  it('are switched off here and at the server', async () => {
    const { browser, isSubscribed } = aPushBrowser({ permission: 'granted', subscribed: true });
    const { api, bus, becomes } = await aPage(browser);
    await becomes('subscribed');
    bus.ask({ type: 'push', wanted: false });
    await becomes('none');
    expect([isSubscribed(), api.seen(deletePush)[0]?.body]).toEqual([false, { endpoint: 'https://push.example/device/1' }]);
  });

  it('go on for the member who comes back, and end for another one', async () => {
    const { browser, isSubscribed } = aPushBrowser();
    const { api, bus, writer, becomes, logIn } = await aPage(browser);
    bus.ask({ type: 'push', wanted: true });
    await becomes('subscribed');
    await act(async () => writer.set('session', { status: 'visitor' }));
    await becomes('none');
    await logIn(MARCO);
    await becomes('subscribed');
    expect(api.seen(postPush)).toHaveLength(2);
    await logIn(GIULIA);
    await becomes('none');
    expect(isSubscribed()).toBe(false);
  });

  it('are told to the server again once the session goes on under another token', async () => {
    const { browser } = aPushBrowser();
    const { api, bus, becomes } = await aPage(browser);
    bus.ask({ type: 'push', wanted: true });
    await becomes('subscribed');
    bus.ask({ type: 'sessionRenewed' });
    await waitFor(() => expect(api.seen(postPush)).toHaveLength(2));
  });

  it('are not told to the server with every page, and made anew for another key of the site', async () => {
    const { browser } = aPushBrowser();
    const first = await aPage(browser);
    first.bus.ask({ type: 'push', wanted: true });
    await first.becomes('subscribed');
    const next = await aPage(browser);
    await next.becomes('subscribed');
    expect(next.api.seen(postPush)).toHaveLength(0);

    const old = aPushBrowser({ permission: 'granted', subscribed: true, key: new Uint8Array(65).fill(7).buffer });
    const { api, becomes } = await aPage(old.browser);
    await becomes('subscribed');
    expect(old.seen.keys).toEqual([SITE_KEY]);
    expect(api.seen(postPush)[0]?.body).toMatchObject({ replaces: 'https://push.example/device/1' });
  });
});

describe('what the worker says', () => {
  const news: PushNews = { title: 'Amarena', body: 'Hai un nuovo messaggio', lang: 'it', tag: 'messages', url: '/chats', icon: null };

  it('EN-77 is kept, the last of it', async () => {
    const { browser, post } = aPushBrowser();
    const { bus } = await aPage(browser);
    post({ type: 'push', news });
    post({ type: 'push', news: { ...news, tag: 'likes' } });
    expect(bus.push$.value.last_message?.tag).toBe('likes');
    post({ type: 'push', news: 'nonsense' });
    expect(bus.push$.value.last_message?.tag).toBe('likes');
  });

  it('leads to the page of a pressed notification, and nowhere else', async () => {
    const { browser, post } = aPushBrowser();
    await aPage(browser);
    expect(post({ type: 'open', url: '/likes' })).toEqual(['opened']);
    expect(window.location.pathname).toBe('/likes');
    expect(post({ type: 'open', url: '//evil.example/x' })).toEqual([]);
    expect(window.location.pathname).toBe('/likes');
  });
});
