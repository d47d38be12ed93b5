import { deleteUser } from '@amarena/shared/contracts/account/deletion';
import {
  deletePasskey,
  getPasskeys,
  MAX_PASSKEYS,
  postPasskey,
  postPasskeyChallenge,
  postPasskeyLogin,
  postPasskeyOptions,
  putPasskey,
} from '@amarena/shared/contracts/account/passkeys';
import { getSessions } from '@amarena/shared/contracts/account/sessions';
import { getUser, postUser, putUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { codeOf } from '../chats/support/people.ts';
import type { TestClient } from '../support/client.ts';
import { mailsTo, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { type Authenticator, anAuthenticator } from './authenticator.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://localhost:8080';

describe('passkeys', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { PUBLIC_URL: ORIGIN } });
  });
  afterAll(() => server.close());

  async function optionsFor({ client, password }: Pick<NewMember, 'client' | 'password'>) {
    const { options } = (await client.call(postPasskeyOptions, { body: { password } })).answer();
    return options;
  }
  async function add(member: NewMember, device: Authenticator = anAuthenticator()) {
    const { challenge, user } = await optionsFor(member);
    const passkey = device.create({ challenge, origin: ORIGIN }, user.id);
    const { passkeys } = (await member.client.call(postPasskey, { body: { passkey } })).answer();
    return { device, passkeys };
  }
  const challengeFor = async (client: TestClient): Promise<string> =>
    (await client.call(postPasskeyChallenge, { body: {} })).answer().options.challenge;
  async function logIn(device: Authenticator, client = server.visitor(), ceremony: { origin?: string; verified?: boolean } = {}) {
    const challenge = await challengeFor(client);
    return client.call(postPasskeyLogin, { body: { passkey: device.answer({ challenge, origin: ORIGIN, ...ceremony }) } });
  }
  const listOf = async (client: TestClient) => (await client.call(getPasskeys)).answer().passkeys;

  it('are added after the password, asked for with fingerprint, face or code, for this site alone', async () => {
    const member = await signUp(server);
    const wrong = await member.client.call(postPasskeyOptions, { body: { password: 'not the password' } });
    expect([wrong.status, codeOf(wrong)]).toEqual([403, 'password_wrong']);
    const { options } = (await member.client.call(postPasskeyOptions, { body: { password: member.password } })).answer();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Amarena' },
      user: { name: member.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { device, passkeys } = await add(member);
    expect(passkeys).toMatchObject([{ last_used_at: null, synced: true }]);
    expect((await optionsFor(member)).excludeCredentials).toMatchObject([{ id: device.id }]);
  });

  it('are told of by mail when one is added, with its name, the way to remove it and in the member’s language', async () => {
    const member = await signUp(server);
    await member.client.call(putUser, { body: { language: 'de' } });
    await add(member);
    const [mail] = await mailsTo(server, member.email);
    expect(mail?.subject).toBe('Ein neuer Passkey für dein Konto');
    expect(mail?.text).toContain((await listOf(member.client))[0]?.name);
    expect(mail?.text).toContain(`${ORIGIN}/notifications`);
  });

  it('log in like the password, with a session of one’s own, and show when they did', async () => {
    const member = await signUp(server);
    const { device } = await add(member);
    const client = server.visitor();
    const { user } = (await logIn(device, client)).answer();
    expect(user.id).toBe(member.id);
    expect((await client.call(getUser)).answer().user?.id).toBe(member.id);
    expect((await client.call(getSessions)).answer().sessions).toHaveLength(2);
    expect((await listOf(client))[0]?.last_used_at).not.toBeNull();
  });

  it('are renamed and removed, by their member alone, and open nothing then', async () => {
    const [member, other] = [await signUp(server), await signUp(server)];
    const { device, passkeys } = await add(member);
    const id = passkeys[0]?.id ?? '';
    expect((await member.client.call(putPasskey, { body: { id, name: ' Telefono ' } })).answer().passkeys[0]?.name).toBe('Telefono');
    const foreign = await other.client.call(putPasskey, { body: { id, name: 'Mio' } });
    expect([foreign.status, codeOf(foreign)]).toEqual([404, 'not_found']);
    await other.client.call(deletePasskey, { body: { id, password: other.password } });
    expect(await listOf(member.client)).toHaveLength(1);
    const wrong = await member.client.call(deletePasskey, { body: { id, password: 'not the password' } });
    expect([wrong.status, codeOf(wrong)]).toEqual([403, 'password_wrong']);
    expect(await listOf(member.client)).toHaveLength(1);
    expect((await member.client.call(deletePasskey, { body: { id, password: member.password } })).answer().passkeys).toEqual([]);
    const refused = await logIn(device);
    expect([refused.status, codeOf(refused)]).toEqual([401, 'passkey_failed']);
  });

  it('open the account also while wrong passwords have blocked the log-in', async () => {
    const member = await signUp(server);
    const { device } = await add(member);
    const client = server.visitor();
    for (let attempt = 1; attempt <= 5; attempt++) await client.call(postUser, { body: { email: member.email, password: 'wrong wrong' } });
    expect((await client.call(postUser, { body: { email: member.email, password: member.password } })).status).toBe(423);
    expect((await logIn(device, client)).status).toBe(200);
  });

  it('answer a challenge once, in time, and in the browser that asked for it', async () => {
    const member = await signUp(server);
    const { device } = await add(member);
    const client = server.visitor();
    const challenge = await challengeFor(client);
    const passkey = device.answer({ challenge, origin: ORIGIN });
    const elsewhere = server.visitor();
    await challengeFor(elsewhere);
    expect(codeOf(await elsewhere.call(postPasskeyLogin, { body: { passkey } }))).toBe('passkey_failed');
    expect(codeOf(await server.visitor().call(postPasskeyLogin, { body: { passkey } }))).toBe('passkey_expired');
    expect((await client.call(postPasskeyLogin, { body: { passkey } })).status).toBe(200);
    const again = await client.call(postPasskeyLogin, { body: { passkey } });
    expect([again.status, codeOf(again)]).toEqual([409, 'passkey_expired']);

    const late = device.answer({ challenge: await challengeFor(client), origin: ORIGIN });
    server.pass(6 * MINUTE);
    expect(codeOf(await client.call(postPasskeyLogin, { body: { passkey: late } }))).toBe('passkey_expired');
  });

  it('give a repeated log-in the answer of the first', async () => {
    const member = await signUp(server);
    const { device } = await add(member);
    const client = server.visitor();
    const body = { passkey: device.answer({ challenge: await challengeFor(client), origin: ORIGIN }) };
    const key = 'one intent of a person';
    const both = [await client.call(postPasskeyLogin, { body, key: key.replaceAll(' ', '-') })];
    both.push(await client.call(postPasskeyLogin, { body, key: key.replaceAll(' ', '-') }));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('are refused from another site, unproven by their owner, copied, or signed by another key', async () => {
    const member = await signUp(server);
    const { device } = await add(member);
    const refusals = [
      await logIn(device, server.visitor(), { origin: 'https://amarena.evil.example' }),
      await logIn(device, server.visitor(), { verified: false }),
    ];
    const stranger = anAuthenticator();
    const client = server.visitor();
    const forged = { ...stranger.answer({ challenge: await challengeFor(client), origin: ORIGIN }), id: device.id, rawId: device.id };
    refusals.push(await client.call(postPasskeyLogin, { body: { passkey: forged } }));
    expect((await logIn(device)).status).toBe(200);
    device.rewind();
    refusals.push(await logIn(device));
    expect(refusals.map((refused) => [refused.status, codeOf(refused)])).toEqual(refusals.map(() => [401, 'passkey_failed']));
  });

  it('are added once, in the session that asked, and only by an answer to its challenge', async () => {
    const [member, other] = [await signUp(server), await signUp(server)];
    const device = anAuthenticator();
    const { challenge, user } = await optionsFor(member);
    const passkey = device.create({ challenge, origin: ORIGIN }, user.id);
    expect(codeOf(await other.client.call(postPasskey, { body: { passkey } }))).toBe('passkey_expired');
    await optionsFor(other);
    expect(codeOf(await other.client.call(postPasskey, { body: { passkey } }))).toBe('passkey_failed');
    expect((await member.client.call(postPasskey, { body: { passkey } })).status).toBe(200);
    expect(codeOf(await member.client.call(postPasskey, { body: { passkey } }))).toBe('passkey_expired');
    const stolen = device.create({ challenge: (await optionsFor(other)).challenge, origin: ORIGIN }, user.id);
    expect(codeOf(await other.client.call(postPasskey, { body: { passkey: stolen } }))).toBe('passkey_failed');
  });

  it('end at a number that nobody needs', async () => {
    const member = await signUp(server);
    const { db } = server.platform;
    const { device: _device } = await add(member);
    const one = await db.selectFrom('passkeys').selectAll().where('member_id', '=', member.id).executeTakeFirstOrThrow();
    for (let made = 1; made < MAX_PASSKEYS; made++) {
      await db
        .insertInto('passkeys')
        .values({ ...one, id: uuidv7(), counter: 0, credential: `made-${made}-${one.id}` })
        .execute();
    }
    const refused = await member.client.call(postPasskeyOptions, { body: { password: member.password } });
    expect([refused.status, refused.body]).toEqual([403, { code: 'passkey_limit', limit: MAX_PASSKEYS }]);
  });

  it('do not open an account that is being deleted, and are gone once it is erased', async () => {
    const member = await signUp(server);
    const { device } = await add(member);
    await member.client.call(deleteUser, { body: { password: member.password } });
    const refused = await logIn(device);
    expect([refused.status, codeOf(refused)]).toEqual([410, 'account_deleted']);
    server.pass(15 * 24 * 60 * MINUTE);
    await server.services.accounts.erasure.eraseDue(server.platform.db, server.platform.now());
    expect(codeOf(await logIn(device))).toBe('passkey_failed');
  });

  it.each([
    ['nothing', {}],
    ['another kind of key', { passkey: { type: 'password' } }],
    ['nonsense in place of bytes', { passkey: { id: '%', rawId: '%', type: 'public-key', clientExtensionResults: {}, response: {} } }],
  ])('refuse %s without breaking', async (_what, body) => {
    const client = server.visitor();
    await challengeFor(client);
    const headers = { 'content-type': 'application/json', 'idempotency-key': '0123456789abcdef' };
    const { status } = await client.raw({ method: 'POST', url: postPasskeyLogin.path, payload: JSON.stringify(body), headers });
    expect(status).toBe(400);
  });

  it('refuse bytes that mean nothing', async () => {
    const member = await signUp(server);
    const { device } = await add(member);
    const client = server.visitor();
    const passkey = device.answer({ challenge: await challengeFor(client), origin: ORIGIN });
    const broken = { ...passkey, response: { ...passkey.response, authenticatorData: 'AAAA', clientDataJSON: 'AAAA' } };
    expect(codeOf(await client.call(postPasskeyLogin, { body: { passkey: broken } }))).toBe('passkey_failed');
    await optionsFor(member);
    const empty = {
      ...device.create({ challenge: 'x', origin: ORIGIN }, 'x'),
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    };
    expect(codeOf(await member.client.call(postPasskey, { body: { passkey: empty } }))).toBe('passkey_failed');
  });
});
