import { getLogout } from '@amarena/shared/contracts/account/logout';
import { putNotifications } from '@amarena/shared/contracts/account/notifications';
import { postPageHidden, postPageVisible } from '@amarena/shared/contracts/account/pageVisibility';
import { putPassword } from '@amarena/shared/contracts/account/passwords';
import { deletePush, getPush, type PushNews, postPush, putPush } from '@amarena/shared/contracts/account/push';
import { VISIT_IDLE_HOURS } from '@amarena/shared/contracts/account/sessionLifetimes';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { postLike } from '@amarena/shared/contracts/people/likes';
import { getSettings } from '@amarena/shared/contracts/platform/settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../../src/db/schema.ts';
import { aPerson, chatsOf, codeOf, type Person, send } from '../chats/support/people.ts';
import { signUpActive } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aBrowser, type FakeBrowser, type FakePushService, startPushService, subscribe, vapidOf } from './pushService.ts';

const MINUTE = 60_000;

describe('pushes', () => {
  let service: FakePushService;
  let server: TestServer;
  beforeAll(async () => {
    service = await startPushService();
    server = await startServer({ environment: { PUSH_SERVICES: `https://*.push.example ${service.origin}` } });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });
  beforeEach(() => {
    service.pushed.length = 0;
    service.answer(201);
    noon();
  });

  /** Advances the clock to the next time when it is `hour` in Rome, where everyone lives. */
  function noon(hour = 12): void {
    const rome = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
    const [hours = 0, minutes = 0] = rome.format(server.platform.now()).split(':').map(Number);
    server.pass((((hour * 60 - hours * 60 - minutes + 1_440) % 1_440) + 1) * MINUTE);
  }
  /** Makes waiting jobs due: the queue uses the database's clock, which stands still here. */
  async function runAll(): Promise<void> {
    await server.database.pool.query("update pgboss.job set start_after = now() where name in ('tell_devices', 'push_to_device')");
    await server.services.jobs.runDue();
  }
  const sentTo = async (browser: FakeBrowser): Promise<PushNews[]> => {
    await runAll();
    return service.pushed.filter(({ path }) => path === browser.path).map(({ body }) => browser.read(body));
  };
  const texts = async (browser: FakeBrowser) => (await sentTo(browser)).map(({ body }) => body);
  const write = (from: Person, to: Person) => send(from, { profile: to.id });
  const aMember = async () => ({ ...(await signUpActive(server)), name: 'Giulia' });
  const subscribed = async () => {
    const person = await aPerson(server);
    return { person, browser: await subscribe(person, service) };
  };

  it('API-12 tell a device that subscribed, encrypted, with what a push service wants to know', async () => {
    const { person, browser } = await subscribed();
    const friend = await aPerson(server);
    await write(friend, person);
    const [conversation] = await chatsOf(person);
    expect(await sentTo(browser)).toEqual([
      {
        title: 'Amarena',
        body: 'Hai un nuovo messaggio',
        lang: 'it',
        tag: 'messages',
        url: `/chats/${conversation?.conversation.id}`,
        icon: null,
      },
    ]);
    const [push] = service.pushed;
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: 'messages' });
    // Eleven hours, minus the minutes past noon: no waiting push arrives at night.
    expect(Number(push?.headers.ttl)).toBeGreaterThan(10 * 3_600);
    expect(Number(push?.headers.ttl)).toBeLessThanOrEqual(11 * 3_600);
    expect(push?.body.includes('messaggio')).toBe(false);
    expect(vapidOf(push?.headers ?? {})).toMatchObject({ aud: service.origin, sub: 'mailto:post@amarena.example' });
  });

  it('PSH-05 EN-56 use one key for good, which the settings name', async () => {
    const key = async (client = server.visitor()) => (await client.call(getSettings)).answer().push_public_key;
    const first = await key();
    expect(Buffer.from(first ?? '', 'base64url')).toHaveLength(65);
    const second = await server.secondProcess();
    expect((await second.services.settings.site(second.platform.db)).push_public_key).toBe(first);
    await second.close();
  });

  it('name nobody unless the member chose it, and label who is fictional', async () => {
    const { person, browser } = await subscribed();
    const invented = await aPerson(server, { fictional: true });
    await write(invented, person);
    const [discreet = ''] = await texts(browser);
    expect(discreet).toBe('1 messaggio non letto, di cui 1 da un profilo fittizio.');
    await person.client.call(putPush, { body: { names: true } });
    await write(invented, person);
    expect((await texts(browser)).at(-1)).toBe(`${invented.name} ti ha scritto (profilo fittizio)`);
    const friend = await aPerson(server);
    await write(friend, person);
    expect((await sentTo(browser)).at(-1)).toMatchObject({ url: '/chats', body: expect.stringMatching(/^3 messaggi non letti, di cui 2/) });
  });

  it('follow what is chosen: kinds, and a rhythm in which several come as one', async () => {
    const { person, browser } = await subscribed();
    const choose = (push: boolean, rhythm: 'at_once' | 'hourly') =>
      person.client.call(putNotifications, { body: { notices: { messages: { email: false, push, rhythm } } } });
    const friend = await aPerson(server);
    await choose(false, 'at_once');
    await write(friend, person);
    expect(await texts(browser)).toEqual([]);
    await choose(true, 'hourly');
    await write(friend, person);
    await write(friend, person);
    expect(await texts(browser)).toEqual(['3 messaggi non letti.']);
    await write(friend, person);
    await runAll();
    expect(await texts(browser)).toHaveLength(1);
    server.pass(61 * MINUTE);
    await write(friend, person);
    expect((await texts(browser)).at(-1)).toBe('5 messaggi non letti.');
  });

  it('tell of likes, never of automatic ones, and of nobody who is blocked', async () => {
    const { person, browser } = await subscribed();
    const [friend, foe] = [await aPerson(server), await aPerson(server)];
    await person.client.call(postBlock, { body: { profile: foe.id } });
    await write(foe, person);
    expect(await texts(browser)).toEqual([]);
    await friend.client.call(postLike, { body: { profile: person.id } });
    expect(await sentTo(browser)).toMatchObject([{ body: 'Hai una novità', url: `/likes?like=${friend.id}`, tag: 'likes' }]);
  });

  it('keep quiet from 23:00 to 8:00 on the member’s clock, unless switched off', async () => {
    const { person, browser } = await subscribed();
    const friend = await aPerson(server);
    noon(23);
    await write(friend, person);
    expect(await texts(browser)).toEqual([]);
    noon(8);
    expect(await texts(browser)).toEqual(['Hai un nuovo messaggio']);
    expect((await person.client.call(putPush, { body: { quiet: false } })).answer()).toEqual({ names: false, quiet: false });
    noon(23);
    await write(friend, person);
    expect(await texts(browser)).toHaveLength(2);
    expect(service.pushed.at(-1)?.headers.ttl).toBe('86400');
  });

  it('do not disturb someone who looks at a page on any device, and tell what was not seen afterwards', async () => {
    const { person, browser } = await subscribed();
    const friend = await aPerson(server);
    await person.client.call(postPageVisible, { body: {} });
    await write(friend, person);
    expect(await texts(browser)).toEqual([]);
    await person.client.call(postPageHidden, { body: {} });
    server.pass(3 * MINUTE);
    expect(await texts(browser)).toEqual(['Hai un nuovo messaggio']);
  });

  it('a visible page that never says goodbye counts for some minutes only', async () => {
    const { person, browser } = await subscribed();
    const friend = await aPerson(server);
    await person.client.call(postPageVisible, { body: {} });
    server.pass(5 * MINUTE);
    await write(friend, person);
    expect(await texts(browser)).toHaveLength(1);
  });

  it.each([404, 410])('forget a device whose service says %i', async (status) => {
    const { person, browser } = await subscribed();
    const friend = await aPerson(server);
    service.answer(status);
    await write(friend, person);
    await runAll();
    service.answer(201);
    await write(friend, person);
    expect(await texts(browser)).toHaveLength(1);
  });

  it('are tried again where the service has a bad moment, on that device alone', async () => {
    const { person, browser } = await subscribed();
    const friend = await aPerson(server);
    service.answer(503);
    await write(friend, person);
    await expect(runAll()).rejects.toThrow('answered 503');
    expect(service.pushed).toHaveLength(1);
    service.answer(201);
    await server.database.pool.query("update pgboss.job set state = 'retry', start_after = now() where name = 'push_to_device'");
    expect(await texts(browser)).toHaveLength(2);
  });

  it('end with the session that asked for them', async () => {
    const { person, browser } = await subscribed();
    const friend = await aPerson(server);
    await person.client.call(getLogout);
    await write(friend, person);
    expect(await texts(browser)).toEqual([]);
  });

  it('end for a device that was subscribed with a copy of the token, once a new password has replaced it', async () => {
    const person = await aMember();
    await subscribe(person, service);
    const thief = server.visitor();
    for (const [name, value] of person.client.cookies) thief.cookies.set(name, value);
    const copied = await subscribe({ ...person, client: thief }, service);
    await person.client.call(putPassword, { body: { old_password: person.password, password: 'sedia lampione vento 7' } });
    const friend = await aPerson(server);
    await write(friend, person);
    expect(await texts(copied)).toEqual([]);
    const own = await subscribe(person, service);
    await write(friend, person);
    expect(await texts(own)).toHaveLength(1);
  });

  it('end with a session for one visit that nobody has used for hours', async () => {
    const person = await aMember();
    const { email, password } = person;
    await person.client.call(getLogout);
    await person.client.call(postUser, { body: { email, password, remember: false } });
    const browser = await subscribe(person, service);
    server.pass((VISIT_IDLE_HOURS + 1) * 60 * MINUTE);
    noon();
    await write(await aPerson(server), person);
    expect(await texts(browser)).toEqual([]);
  });

  it('go to a browser’s new address, and to the member who subscribed last in a browser', async () => {
    const { person, browser } = await subscribed();
    const [other, friend] = [await aPerson(server), await aPerson(server)];
    const moved = aBrowser(service);
    await person.client.call(postPush, { body: { subscription: moved.subscription, replaces: browser.subscription.endpoint } });
    await write(friend, person);
    expect([await texts(browser), (await texts(moved)).length]).toEqual([[], 1]);
    await subscribe(other, service, moved);
    await write(friend, person);
    expect(await texts(moved)).toHaveLength(1);
    await write(friend, other);
    expect(await texts(moved)).toHaveLength(2);
    await other.client.call(deletePush, { body: { endpoint: moved.subscription.endpoint } });
    await write(friend, other);
    expect(await texts(moved)).toHaveLength(2);
  });

  it('leave another member’s device alone', async () => {
    const { person, browser } = await subscribed();
    const [thief, friend] = [await aPerson(server), await aPerson(server)];
    await thief.client.call(deletePush, { body: { endpoint: browser.subscription.endpoint } });
    await subscribe(thief, service);
    await thief.client.call(postPush, { body: { subscription: aBrowser(service).subscription, replaces: browser.subscription.endpoint } });
    await write(friend, person);
    expect(await texts(browser)).toHaveLength(1);
  });

  it('say how a payment ended that was waited for', async () => {
    const { person, browser } = await subscribed();
    const payment = '0199aaaa-0000-7000-8000-000000000001';
    const { db } = server.platform;
    await inTransaction(db, (trx) => server.services.live.publish(trx, person.id, { type: 'payment', payment, state: 'pending' }));
    await inTransaction(db, (trx) => server.services.live.publish(trx, person.id, { type: 'payment', payment, state: 'completed' }));
    expect(await sentTo(browser)).toMatchObject([{ body: 'Il pagamento è confermato.', url: `/transactions/${payment}` }]);
  });

  it.each([
    ['an address inside our own network', 'http://127.0.0.1:1/x', 'subscription.endpoint'],
    ['the address of somebody else', 'https://evil.example/push.example', 'subscription.endpoint'],
    ['another port', 'https://a.push.example:8443/x', 'subscription.endpoint'],
    ['no address', 'nowhere', 'subscription.endpoint'],
  ])('refuse %s', async (_what, endpoint, field) => {
    const person = await aPerson(server);
    const { keys } = aBrowser(service).subscription;
    const { status, body } = await person.client.call(postPush, { body: { subscription: { endpoint, keys } } });
    expect([status, body]).toEqual([400, { code: 'validation_failed', fields: { [field]: 'invalid' } }]);
  });

  it('refuse keys that cannot be used for encryption, and requests without a session', async () => {
    const person = await aPerson(server);
    const { endpoint } = aBrowser(service).subscription;
    const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
    expect((await person.client.call(postPush, { body: { subscription: { endpoint, keys } } })).body).toEqual({
      code: 'validation_failed',
      fields: { 'subscription.keys': 'invalid' },
    });
    const stranger = await server.visitor().call(postPush, { body: { subscription: aBrowser(service).subscription } });
    expect([stranger.status, codeOf(stranger)]).toEqual([403, 'authentication_required']);
    expect((await server.visitor().call(getPush)).status).toBe(403);
  });

  it('API-39 come with a worker that is a script and never kept unasked', async () => {
    const { status, headers, body } = await server.visitor().raw({ method: 'GET', url: '/sw-push.js?v=2' });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache']);
    expect(body).toContain('notificationclick');
  });
});
