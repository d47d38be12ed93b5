import { randomUUID } from 'node:crypto';
import { postPasskey, postPasskeyChallenge, postPasskeyLogin, postPasskeyOptions } from '@amarena/shared/contracts/account/passkeys';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import {
  type DeskStep,
  getDeliveryGrants,
  getDeskStep,
  postDeliveryChallenge,
  postDeliveryStep,
} from '@amarena/shared/contracts/platform/deliveryDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runRole } from '../../src/cli/roles/verbs.ts';
import { newGrant, newToken, revoke, tokenLog } from '../../src/cli/tokens/verbs.ts';
import { type Authenticator, anAuthenticator } from '../accounts/authenticator.ts';
import { somebody } from '../community/people.ts';
import { publishBuild } from '../delivery/support/delivery.ts';
import { caseAbout, decide, moderator, reportOf } from '../moderation/support.ts';
import type { TestClient } from '../support/client.ts';
import { type NewMember, signUpActive } from '../support/people.ts';
import { made, openTokenSite, run, type TokenSite } from './support.ts';

const MINUTE = 60_000;
const origin = 'http://localhost:8080';

interface Developer extends Pick<NewMember, 'id' | 'email' | 'password'> {
  readonly device: Authenticator;
  /** A session made by the passkey. */
  readonly client: TestClient;
}

function deskOf(site: () => TokenSite) {
  const operator = () => ({ by: 'anna@desk', now: site().server.platform.now(), json: false });
  const db = () => site().server.database.db;

  async function add({ client, password }: Pick<NewMember, 'client' | 'password'>): Promise<Authenticator> {
    const device = anAuthenticator();
    const { options } = (await client.call(postPasskeyOptions, { body: { password } })).answer();
    const passkey = device.create({ challenge: options.challenge, origin }, options.user.id);
    (await client.call(postPasskey, { body: { passkey } })).answer();
    return device;
  }
  async function logIn(device: Authenticator): Promise<TestClient> {
    const client = site().server.visitor();
    const { challenge } = (await client.call(postPasskeyChallenge, { body: {} })).answer().options;
    (await client.call(postPasskeyLogin, { body: { passkey: device.answer({ challenge, origin }) } })).answer();
    return client;
  }
  const markOf = async (device: Authenticator): Promise<string> =>
    (await db().selectFrom('passkeys').select('id').where('credential', '=', device.id).executeTakeFirstOrThrow()).id.slice(-6);

  return {
    db,
    operator,
    add,
    logIn,
    markOf,
    async developer(): Promise<Developer> {
      const member = await signUpActive(site().server);
      const device = await add(member);
      const words = ['give', 'developer', member.email, await markOf(device)];
      made(await runRole(db(), words, { ...operator(), needsPasskey: true, publicUrl: '' }));
      return { ...member, device, client: await logIn(device) };
    },
    async grant({ email, device }: Pick<Developer, 'email' | 'device'>, parts: string, steps: string): Promise<string> {
      const wanted = { member: email, parts, steps, days: 1, passkey: await markOf(device) };
      return made(await newGrant(db(), wanted, operator())).join('\n');
    },
    /** The answer of the device to the challenge for a step. */
    async signed({ client, device }: Pick<Developer, 'client' | 'device'>, step: DeskStep, verified = true) {
      const { challenge } = (await client.call(postDeliveryChallenge, { body: { step } })).answer().options;
      return device.answer({ challenge, origin, verified });
    },
  };
}

const activation = (version: string, percent = 100): DeskStep => ({ step: 'activate', part: 'mf-chat', version, percent, smoke: false });
const ALL = 'check,canary,activate,rollback,no-smoke';

let site: TokenSite;
const desk = deskOf(() => site);
const liveOf = async (remote: 'mf-chat' | 'mf-members') => (await site.stores.registry.read()).remotes[remote];
const chatIsLive = async () => (await liveOf('mf-chat'))?.active.version;

async function order(developer: Developer, step: DeskStep) {
  const passkey = await desk.signed(developer, step);
  return developer.client.call(postDeliveryStep, { body: { step, passkey } });
}

beforeAll(async () => {
  site = await openTokenSite({ PUBLIC_URL: origin, STAFF_PASSKEYS: 'on' });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publishBuild(site.delivery, { remote: 'mf-chat', version });
  await publishBuild(site.delivery, { remote: 'mf-members', version: '1.0.0' });
});
afterAll(() => site.close());

describe('a developer with a grant', () => {
  let dana: Developer;
  beforeAll(async () => {
    dana = await desk.developer();
    expect(await desk.grant(dana, 'mf-chat', ALL)).toMatch(/may check, canary, activate, rollback, no-smoke mf-chat at \/delivery until/);
  });

  it('activates, raises, takes back and rolls back their part, each step confirmed by the passkey', async () => {
    expect((await order(dana, activation('1.0.0'))).answer()).toMatchObject({ state: 'done', refusal: null });
    expect((await order(dana, activation('1.1.0', 10))).answer().lines).toContainEqual(expect.stringContaining('is live for 10 %'));
    expect((await order(dana, activation('1.1.0', 50))).answer().state).toBe('done');
    expect((await liveOf('mf-chat'))?.canary).toMatchObject({ version: '1.1.0', percent: 50 });
    expect((await order(dana, { step: 'rollback', part: 'mf-chat', from: '1.1.0' })).answer().lines).toEqual([
      'the canary mf-chat@1.1.0 is taken back; the active version stays',
    ]);
    expect((await order(dana, activation('1.1.0'))).answer().state).toBe('done');
    expect(await chatIsLive()).toBe('1.1.0');
    expect((await order(dana, { step: 'rollback', part: 'mf-chat', from: '1.1.0' })).answer().state).toBe('done');
    expect(await chatIsLive()).toBe('1.0.0');
  });

  it('is named in history and log, with the way, which no token can imitate', async () => {
    (await order(dana, activation('1.2.0'))).answer();
    const { name } = await desk.db().selectFrom('members').select('name').where('id', '=', dana.id).executeTakeFirstOrThrow();
    expect((await site.history()).at(-1)).toEqual({ by: `${name}, by passkey`, what: 'activate mf-chat@1.2.0 (smoke mount skipped)' });
    expect(made(await tokenLog(desk.db(), desk.operator())).join('\n')).toContain(`${name}, by passkey`);
    const imitation = { name: `${name}, by passkey`, parts: 'all', steps: 'rollback', days: 1 };
    expect(await newToken(desk.db(), imitation, desk.operator())).toMatchObject({ ok: false });
  });

  it('is refused by the same rules as a token, and is told rule, both sides and what to do', async () => {
    const before = await site.stores.registry.generation();
    await publishBuild(site.delivery, { remote: 'mf-chat', version: '9.0.0', requires: { runtime: '1.0.0', bus: '9.0.0' } });
    expect((await order(dana, activation('9.0.0'))).answer()).toMatchObject({
      state: 'refused',
      refusal: {
        rule: 'contract_mismatch',
        found: expect.stringContaining('requires bus 9.0.0'),
        remedy: expect.stringContaining('shell'),
      },
    });
    expect((await order(dana, activation('8.8.8'))).answer().refusal?.rule).toBe('not_published');
    expect((await order(dana, { step: 'check', part: 'mf-chat', version: '1.1.0', smoke: false })).answer().lines).toContain(
      'mf-chat@1.1.0 passes every rule',
    );
    expect(await site.stores.registry.generation()).toBe(before);
  });

  it('does not leave another version than the one that the page showed', async () => {
    const live = await chatIsLive();
    const refused = (await order(dana, { step: 'rollback', part: 'mf-chat', from: '1.0.0' })).answer();
    expect(refused).toMatchObject({ state: 'refused', refusal: { rule: 'registry_busy', expected: expect.stringContaining(live ?? '') } });
    expect(await chatIsLive()).toBe(live);
  });

  it('does nothing twice by sending a step again, and reads what became of it', async () => {
    (await order(dana, activation('1.0.0'))).answer();
    (await order(dana, activation('1.1.0'))).answer();
    (await order(dana, activation('1.2.0'))).answer();
    const step: DeskStep = { step: 'rollback', part: 'mf-chat', from: '1.2.0' };
    const sent = { body: { step, passkey: await desk.signed(dana, step) }, key: randomUUID() };
    const generation = await site.stores.registry.generation();
    const [first, second] = await Promise.all([1, 2].map(() => dana.client.call(postDeliveryStep, sent)));
    const again = await dana.client.call(postDeliveryStep, sent);
    expect([first?.status, second?.status, again.body]).toEqual([200, 200, (await dana.client.call(postDeliveryStep, sent)).body]);
    expect(await site.stores.registry.generation()).toBe(generation + 1);
    const { id } = again.answer();
    expect((await dana.client.call(getDeskStep, { query: { id: id ?? '' } })).answer()).toEqual(again.answer());
    const other = await desk.developer();
    expect((await other.client.call(getDeskStep, { query: { id: id ?? '' } })).body).toEqual({ code: 'not_found' });
    const otherwise = { ...sent, body: { ...sent.body, step: activation('1.2.0') } };
    expect((await dana.client.call(postDeliveryStep, otherwise)).body).toEqual({ code: 'idempotency_key_reused' });
  });
});

describe('a confirmation', () => {
  let erin: Developer;
  beforeAll(async () => {
    erin = await desk.developer();
    await desk.grant(erin, 'mf-chat', ALL);
    (await order(erin, activation('1.0.0'))).answer();
  });
  const send = async (step: DeskStep, passkey: Awaited<ReturnType<typeof desk.signed>>, client = erin.client) =>
    (await client.call(postDeliveryStep, { body: { step, passkey } })).body;

  it('counts once', async () => {
    const step = activation('1.1.0');
    const passkey = await desk.signed(erin, step);
    expect(await send(step, passkey)).toMatchObject({ state: 'done' });
    (await order(erin, { step: 'rollback', part: 'mf-chat', from: '1.1.0' })).answer();
    expect(await send(step, passkey)).toEqual({ code: 'passkey_expired' });
    expect(await chatIsLive()).toBe('1.0.0');
  });

  it.each<[string, DeskStep]>([
    ['version', activation('1.2.0')],
    ['share', activation('1.1.0', 99)],
    ['mount', { ...activation('1.1.0'), smoke: true } as DeskStep],
    ['part', { ...activation('1.1.0'), part: 'mf-members' } as DeskStep],
    ['step', { step: 'check', part: 'mf-chat', version: '1.1.0', smoke: false }],
  ])('of a step does not count for another %s', async (_what, other) => {
    const passkey = await desk.signed(erin, activation('1.1.0'));
    expect(await send(other, passkey)).toEqual({
      code: other.step !== 'return' && other.part === 'mf-members' ? 'forbidden' : 'passkey_expired',
    });
    expect(await chatIsLive()).toBe('1.0.0');
  });

  it('is over after five minutes', async () => {
    const step = activation('1.1.0');
    const passkey = await desk.signed(erin, step);
    site.server.pass(6 * MINUTE);
    expect(await send(step, passkey)).toEqual({ code: 'passkey_expired' });
  });

  it('needs the person, not only the device', async () => {
    const step = activation('1.1.0');
    expect(await send(step, await desk.signed(erin, step, false))).toEqual({ code: 'passkey_failed' });
    expect(await chatIsLive()).toBe('1.0.0');
  });

  it('counts in the session that asked for it, so that a stolen cookie of another one cannot use it', async () => {
    const step = activation('1.1.0');
    const passkey = await desk.signed(erin, step);
    expect(await send(step, passkey, await desk.logIn(erin.device))).toEqual({ code: 'passkey_expired' });
  });

  it('is not one for logging in', async () => {
    const step = activation('1.1.0');
    await desk.signed(erin, step);
    const visitor = site.server.visitor();
    const { challenge } = (await visitor.call(postPasskeyChallenge, { body: {} })).answer().options;
    expect(await send(step, erin.device.answer({ challenge, origin }))).toEqual({ code: 'passkey_failed' });
  });

  it('by another passkey of the same member does nothing: one that a thief added later has no grant', async () => {
    const later = await desk.add(erin);
    const client = await desk.logIn(later);
    const step = activation('1.1.0');
    const { challenge } = (await client.call(postDeliveryChallenge, { body: { step } })).answer().options;
    expect(await send(step, later.answer({ challenge, origin }), client)).toEqual({ code: 'forbidden' });
    expect(await chatIsLive()).toBe('1.0.0');
  });
});

describe('nobody acts', () => {
  const step = activation('1.1.0');
  const refusalFor = async (client: TestClient, wanted = step) => {
    const { status, body } = await client.call(postDeliveryChallenge, { body: { step: wanted } });
    return status === 200 ? 'allowed' : (body as { code: string }).code;
  };

  it('without a grant, even as a developer with a passkey', async () => {
    const frida = await desk.developer();
    expect((await frida.client.call(getDeliveryGrants)).answer()).toEqual({ by_passkey: true, grants: [] });
    expect(await refusalFor(frida.client)).toBe('forbidden');
  });

  it('beyond the parts and steps of the grant', async () => {
    const gina = await desk.developer();
    await desk.grant(gina, 'mf-chat', 'canary,no-smoke');
    expect((await gina.client.call(getDeliveryGrants)).answer().grants).toMatchObject([
      { parts: ['mf-chat'], steps: ['canary', 'no-smoke'] },
    ]);
    expect(await refusalFor(gina.client, activation('1.1.0', 5))).toBe('allowed');
    for (const wanted of [
      activation('1.1.0'),
      { ...activation('1.1.0', 5), part: 'mf-members' } as DeskStep,
      { step: 'rollback', part: 'mf-chat', from: '1.1.0' } as DeskStep,
      { step: 'return', generation: 1 } as DeskStep,
    ])
      expect(await refusalFor(gina.client, wanted)).toBe('forbidden');
  });

  it('without the role, in a session by password, or after the grant was revoked or is over', async () => {
    const hanna = await desk.developer();
    const told = await desk.grant(hanna, 'all', ALL);
    expect(await refusalFor(hanna.client)).toBe('allowed');
    const byPassword = site.server.visitor();
    (await byPassword.call(postUser, { body: { email: hanna.email, password: hanna.password } })).answer();
    expect(await refusalFor(byPassword)).toBe('forbidden');
    expect(await refusalFor((await signUpActive(site.server)).client)).toBe('forbidden');
    expect(await refusalFor(site.server.visitor())).toBe('authentication_required');
    const passkey = await desk.signed(hanna, step);
    made(await revoke(desk.db(), told.match(/id (\S+)\.$/)?.[1] ?? '', desk.operator()));
    expect(await refusalFor(hanna.client)).toBe('forbidden');
    expect((await hanna.client.call(postDeliveryStep, { body: { step, passkey } })).body).toEqual({ code: 'forbidden' });
    await desk.grant(hanna, 'all', ALL);
    site.server.pass(9 * 60 * MINUTE);
    expect(await refusalFor(await desk.logIn(hanna.device))).toBe('allowed');
    site.server.pass(16 * 60 * MINUTE);
    expect(await refusalFor(await desk.logIn(hanna.device))).toBe('forbidden');
  });

  it('with a grant from before the role was taken, after the role comes back', async () => {
    const jana = await desk.developer();
    await desk.grant(jana, 'all', ALL);
    expect(await refusalFor(jana.client)).toBe('allowed');
    for (const words of [
      ['take', 'developer', jana.email],
      ['give', 'developer', jana.email, await desk.markOf(jana.device)],
    ])
      made(await runRole(desk.db(), words, { ...desk.operator(), needsPasskey: true, publicUrl: '' }));
    expect(await refusalFor(await desk.logIn(jana.device))).toBe('forbidden');
  });

  it('with a step that the grant does not allow: nothing of it is logged under the name of the passkey', async () => {
    const kora = await desk.developer();
    await desk.grant(kora, 'mf-chat', 'canary,no-smoke');
    const passkey = await desk.signed(kora, activation('1.1.0', 5));
    const logged = async () => (await desk.db().selectFrom('delivery_steps').select('id').execute()).length;
    const before = await logged();
    expect((await kora.client.call(postDeliveryStep, { body: { step, passkey } })).body).toEqual({ code: 'forbidden' });
    expect(await logged()).toBe(before);
  });

  it('from a page of another site', async () => {
    const ida = await desk.developer();
    await desk.grant(ida, 'all', ALL);
    const { status } = await ida.client.raw({
      method: 'POST',
      url: postDeliveryChallenge.path,
      payload: JSON.stringify({ step }),
      headers: { origin: 'https://evil.example', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    expect(status).toBe(403);
  });
});

describe('with STAFF_PASSKEYS=off, as in the demonstration', () => {
  let open: TokenSite;
  const openDesk = deskOf(() => open);
  beforeAll(async () => {
    open = await openTokenSite({ PUBLIC_URL: origin, STAFF_PASSKEYS: 'off' });
  });
  afterAll(() => open.close());

  it('a role counts after a log-in by password, and acting still needs a session and a step by passkey', async () => {
    const lea = await openDesk.developer();
    await openDesk.grant(lea, 'mf-chat', ALL);
    const byPassword = open.server.visitor();
    const { user } = (await byPassword.call(postUser, { body: { email: lea.email, password: lea.password } })).answer();
    expect(user.roles).toEqual(['developer']);
    expect((await byPassword.call(getDeliveryGrants)).answer().by_passkey).toBe(false);
    const refused = await byPassword.call(postDeliveryChallenge, { body: { step: activation('1.0.0') } });
    expect([refused.status, refused.body]).toEqual([403, { code: 'passkey_session_needed' }]);
    await publishBuild(open.delivery, { remote: 'mf-chat', version: '1.0.0' });
    const step = activation('1.0.0');
    const passkey = await openDesk.signed(lea, step);
    expect((await byPassword.call(postDeliveryStep, { body: { step, passkey } })).body).toEqual({ code: 'passkey_session_needed' });
    expect((await lea.client.call(postDeliveryStep, { body: { step, passkey } })).answer().state).toBe('done');
  });

  it('a suspended account acts on nothing, also with a challenge from before', async () => {
    const mia = await openDesk.developer();
    await openDesk.grant(mia, 'mf-chat', ALL);
    const step = activation('1.0.0');
    const passkey = await openDesk.signed(mia, step);
    const [reporter, moderating] = [await somebody(open.server), await moderator(open.server)];
    await reportOf(reporter, mia);
    await decide(moderating, 'reports', await caseAbout(moderating, 'reports', mia.id), 'suspend_7', { reason: 'fake' });
    const suspended = { code: 'account_suspended', until: expect.stringMatching(/Z$/) };
    expect((await mia.client.call(postDeliveryChallenge, { body: { step } })).body).toEqual(suspended);
    expect((await mia.client.call(postDeliveryStep, { body: { step, passkey } })).body).toEqual(suspended);
  });
});

describe('an operator', () => {
  it('names the passkey of a grant, which the command lists, and gives each one grant', async () => {
    const jana = await desk.developer();
    const wanted = { member: jana.email, parts: 'mf-chat', steps: 'rollback', days: 1 };
    const asked = await newGrant(desk.db(), wanted, desk.operator());
    expect(asked).toMatchObject({ ok: false, error: expect.stringContaining(await desk.markOf(jana.device)) });
    await desk.grant(jana, 'mf-chat', 'rollback');
    const second = await newGrant(desk.db(), { ...wanted, passkey: await desk.markOf(jana.device) }, desk.operator());
    expect(second).toMatchObject({ ok: false, error: expect.stringContaining('has a grant already') });
  });

  it('does so by the command, on a database of their own', async () => {
    const { url } = site.server.database;
    const lena = await desk.developer();
    const mark = await desk.markOf(lena.device);
    const words = [
      '--member',
      lena.email,
      '--parts',
      'mf-chat',
      '--steps',
      'canary,rollback',
      '--passkey',
      mark,
      '--name',
      'Lena',
      '--days',
      '30',
    ];
    // The embedded database belongs to its site alone.
    const { out } =
      url === null
        ? { out: await desk.grant(lena, 'mf-chat', 'canary,rollback') }
        : await run('server/src/cli/deliver.ts', ['token', 'grant', ...words], { DATABASE_URL: url });
    expect(out).toContain('may canary, rollback mf-chat at /delivery until');
    expect((await lena.client.call(getDeliveryGrants)).answer().grants).toMatchObject([{ steps: ['canary', 'rollback'] }]);
  });

  it('gives none for what a page cannot do, without parts or steps, or to someone who is no developer', async () => {
    const kim = await desk.developer();
    const wanted = { member: kim.email, parts: 'mf-chat', steps: 'rollback', days: 1, passkey: await desk.markOf(kim.device) };
    const plain = await signUpActive(site.server);
    for (const wrong of [{ steps: 'publish' }, { steps: '' }, { parts: '' }, { parts: 'mf-' }, { member: plain.email }, { days: 999 }])
      expect(await newGrant(desk.db(), { ...wanted, ...wrong }, desk.operator())).toMatchObject({ ok: false });
    expect((await kim.client.call(getDeliveryGrants)).answer().grants).toEqual([]);
  });
});
