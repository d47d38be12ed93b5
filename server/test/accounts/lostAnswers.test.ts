import { randomUUID } from 'node:crypto';
import { deleteUser } from '@amarena/shared/contracts/account/deletion';
import { getLogout } from '@amarena/shared/contracts/account/logout';
import { postPasskey, postPasskeyChallenge, postPasskeyLogin, postPasskeyOptions } from '@amarena/shared/contracts/account/passkeys';
import { putPassword } from '@amarena/shared/contracts/account/passwords';
import { putPrivacy } from '@amarena/shared/contracts/account/privacyChoice';
import { getSessions } from '@amarena/shared/contracts/account/sessions';
import { postSignup } from '@amarena/shared/contracts/account/signup';
import { getUser, postUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import { aForm, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { anAuthenticator } from './authenticator.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://localhost:8080';

/** Makes a call whose answer never reaches the browser, so that it gets no cookie. */
async function lost(client: TestClient, call: () => Promise<{ status: number }>): Promise<number> {
  const before = new Map(client.cookies);
  const { status } = await call();
  client.cookies.clear();
  for (const [name, value] of before) client.cookies.set(name, value);
  return status;
}

describe('a call whose answer was lost', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { PUBLIC_URL: ORIGIN } });
  });
  afterAll(() => server.close());

  const whoIs = async (client: TestClient) => (await client.call(getUser)).answer().user?.id ?? null;
  const sessionsOf = async (client: TestClient) => (await client.call(getSessions)).answer().sessions;
  const logIn = (client: TestClient, { email, password }: Pick<NewMember, 'email' | 'password'>, key: string, remember = true) =>
    client.call(postUser, { body: { email, password, remember }, key });

  it('API-05 API-07 leaves the member logged in with one session when a log-in is repeated', async () => {
    const member = await signUp(server);
    const [client, key] = [server.visitor(), randomUUID()];
    expect(await lost(client, () => logIn(client, member, key))).toBe(200);
    expect(await whoIs(client)).toBeNull();
    expect((await logIn(client, member, key)).answer().user.id).toBe(member.id);
    expect(await whoIs(client)).toBe(member.id);
    // The session of the sign-up, and that of this log-in.
    expect(await sessionsOf(client)).toHaveLength(2);
  });

  it('gives the repeats that come together one session, too', async () => {
    const member = await signUp(server);
    const [client, key] = [server.visitor(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(client, member, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await sessionsOf(member.client)).toHaveLength(2);
  });

  it('keeps the session of a browser that has it already', async () => {
    const member = await signUp(server);
    const [client, key] = [server.visitor(), randomUUID()];
    await logIn(client, member, key);
    const held = client.cookies.get('session');
    await logIn(client, member, key);
    expect(client.cookies.get('session')).toBe(held);
    expect(await whoIs(client)).toBe(member.id);
  });

  it('also ends a session that was not to be remembered, when the request is repeated', async () => {
    const member = await signUp(server);
    const [client, key] = [server.visitor(), randomUUID()];
    await lost(client, () => logIn(client, member, key, false));
    const cookies = String((await logIn(client, member, key, false)).headers['set-cookie']);
    expect(cookies).toMatch(/^session=/);
    expect(cookies).not.toMatch(/Max-Age|Expires/);
  });

  it('leaves no token of a session with its key', async () => {
    const member = await signUp(server);
    const [client, key] = [server.visitor(), randomUUID()];
    await logIn(client, member, key);
    const kept = await server.database.db.selectFrom('idempotency').selectAll().where('key', '=', key).execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(client.cookies.get('session'));
    expect(JSON.stringify(kept)).not.toContain(member.password);
  });

  it('opens no session if it is repeated from another browser or with another password', async () => {
    const member = await signUp(server);
    const [client, key] = [server.visitor(), randomUUID()];
    await logIn(client, member, key);
    const stranger = server.visitor();
    const other = await stranger.raw({
      method: 'POST',
      url: postUser.path,
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'user-agent': 'another browser' },
      payload: JSON.stringify({ email: member.email, password: member.password, remember: true }),
    });
    expect([other.status, JSON.parse(other.body)]).toEqual([422, { code: 'idempotency_key_reused' }]);
    expect((await logIn(stranger, { ...member, password: 'not the password' }, key)).status).toBe(401);
    expect(stranger.cookies.has('session')).toBe(false);
  });

  it('opens nothing by its repeat once the password is another one', async () => {
    const member = await signUp(server);
    const [client, key] = [server.visitor(), randomUUID()];
    await logIn(client, member, key);
    await member.client.call(putPassword, { body: { old_password: member.password, password: 'tutta un altra cosa 7' } });
    expect((await logIn(server.visitor(), member, key)).status).toBe(401);
  });

  it.each([
    ['its session has ended', (client: TestClient) => client.call(getLogout)],
    ['ten minutes are over', async () => server.pass(11 * MINUTE)],
  ])('is a log-in of its own, with a session of its own, once %s', async (_when, happens) => {
    const member = await signUp(server);
    const [client, key] = [server.visitor(), randomUUID()];
    await logIn(client, member, key);
    const first = client.cookies.get('session');
    await happens(client);
    const again = server.visitor();
    expect((await logIn(again, member, key)).status).toBe(200);
    expect(await whoIs(again)).toBe(member.id);
    expect(again.cookies.get('session')).not.toBe(first);
  });

  it('creates no second account and reopens no ended session when a sign-up is repeated', async () => {
    const [form, client, key] = [aForm(), server.visitor(), randomUUID()];
    await lost(client, () => client.call(postSignup, { body: form, key }));
    const { user } = (await client.call(postSignup, { body: form, key })).answer();
    expect(await whoIs(client)).toBe(user.id);
    expect(await sessionsOf(client)).toHaveLength(1);
    await client.call(getLogout);
    expect((await client.call(postSignup, { body: form, key })).body).toMatchObject({ code: 'email_in_use' });
    expect(await whoIs(client)).toBeNull();
  });

  it('counts a wrong password although the call that it came with left nothing behind', async () => {
    const member = await signUp(server);
    const client = server.visitor();
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) {
      statuses.push((await logIn(client, { ...member, password: 'not the password' }, 'one-intent-of-a-person')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 423]);
  });

  it('gives its repeat the cookie of a passkey’s challenge, and the log-in by it belongs to that browser', async () => {
    const member = await signUp(server);
    const { options } = (await member.client.call(postPasskeyOptions, { body: { password: member.password } })).answer();
    const device = anAuthenticator();
    const passkey = device.create({ challenge: options.challenge, origin: ORIGIN }, options.user.id);
    await member.client.call(postPasskey, { body: { passkey } });

    const [client, asked, key] = [server.visitor(), randomUUID(), randomUUID()];
    expect(await lost(client, () => client.call(postPasskeyChallenge, { body: {}, key: asked }))).toBe(200);
    const { challenge } = (await client.call(postPasskeyChallenge, { body: {}, key: asked })).answer().options;
    const body = { passkey: device.answer({ challenge, origin: ORIGIN }) };
    expect(await lost(client, () => client.call(postPasskeyLogin, { body, key }))).toBe(200);
    const elsewhere = server.visitor();
    expect((await elsewhere.call(postPasskeyLogin, { body, key })).body).toEqual({ code: 'idempotency_key_reused' });
    expect(await whoIs(elsewhere)).toBeNull();
    expect((await client.call(postPasskeyLogin, { body, key })).answer().user.id).toBe(member.id);
    expect(await sessionsOf(client)).toHaveLength(2);
  });

  it('says that the account is deleted where it was a deletion, to the browser that asked and to none with another password', async () => {
    const member = await signUp(server);
    const { client, password } = member;
    const body = { password };
    const key = randomUUID();
    expect(await lost(client, () => client.call(deleteUser, { body, key }))).toBe(204);
    const other = server.visitor();
    expect((await other.call(deleteUser, { body, key })).status).toBe(403);
    expect(await lost(client, () => client.call(deleteUser, { body: { password: 'not the password' }, key }))).toBe(422);
    expect(await lost(client, () => client.call(deleteUser, { body }))).toBe(403);
    expect((await client.call(deleteUser, { body, key })).status).toBe(204);
    expect(client.cookies.has('session')).toBe(false);
    expect((await logIn(client, member, randomUUID())).body).toEqual({ code: 'account_deleted' });
  });

  it('keeps with its repeat what a visitor chose of the cookies', async () => {
    const [client, key] = [server.visitor(), randomUUID()];
    await lost(client, () => client.call(putPrivacy, { body: { off: ['origin'] }, key }));
    expect(client.cookies.has('privacy')).toBe(false);
    await client.call(putPrivacy, { body: { off: ['origin'] }, key });
    expect(client.cookies.has('privacy')).toBe(true);
  });
});
