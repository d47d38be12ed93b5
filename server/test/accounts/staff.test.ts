import {
  deletePasskey,
  getPasskeys,
  postPasskey,
  postPasskeyChallenge,
  postPasskeyLogin,
  postPasskeyOptions,
} from '@amarena/shared/contracts/account/passkeys';
import { postResetPassword, putResetPassword } from '@amarena/shared/contracts/account/passwords';
import { getUser, postUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runRole } from '../../src/cli/roles/verbs.ts';
import { ConfigProblem, readConfig } from '../../src/config.ts';
import type { TestClient } from '../support/client.ts';
import { confirmAddress, linkIn, mailsTo, type NewMember, signUp, signUpActive } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { type Authenticator, anAuthenticator } from './authenticator.ts';

const HOUR = 3_600_000;
const origin = 'http://localhost:8080';
const DESK = '/api/landers.php';

describe('people with a role', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { PUBLIC_URL: origin, STAFF_PASSKEYS: 'on' } });
  });
  afterAll(() => server.close());

  const optionsFor = (client: TestClient, password: string) => client.call(postPasskeyOptions, { body: { password } });
  async function add({ client, password }: Pick<NewMember, 'client' | 'password'>): Promise<Authenticator> {
    const device = anAuthenticator();
    const { options } = (await optionsFor(client, password)).answer();
    (
      await client.call(postPasskey, { body: { passkey: device.create({ challenge: options.challenge, origin }, options.user.id) } })
    ).answer();
    return device;
  }
  async function logIn(device: Authenticator): Promise<TestClient> {
    const client = server.visitor();
    const { challenge } = (await client.call(postPasskeyChallenge, { body: {} })).answer().options;
    (await client.call(postPasskeyLogin, { body: { passkey: device.answer({ challenge, origin }) } })).answer();
    return client;
  }
  const rightsOf = async (client: TestClient) => {
    const user = (await client.call(getUser)).answer().user;
    return [user?.roles, user?.roles_wait, (await client.raw({ method: 'GET', url: DESK })).status];
  };
  const give = (...words: string[]) =>
    runRole(server.database.db, ['give', 'editor', ...words], { by: 'anna@desk', now: new Date(), needsPasskey: true, publicUrl: '' });
  /** The marks of the passkeys that the command prints, oldest first. */
  async function marksOf(email: string): Promise<string[]> {
    const told = await give(email);
    if (told.ok) throw new Error('The role was given without a passkey.');
    return [...told.error.matchAll(/^ {2}(\S{6}) {2}added/gm)].map(([, mark = '']) => mark);
  }
  async function anEditor() {
    const member = await signUpActive(server);
    const device = await add(member);
    expect(await give(member.email, ...(await marksOf(member.email)))).toMatchObject({ ok: true });
    return { ...member, device };
  }

  it('have their rights only in a session made by a passkey', async () => {
    const { client, device, email, password } = await anEditor();
    expect(await rightsOf(client)).toEqual([[], true, 403]);
    const again = server.visitor();
    expect((await again.call(postUser, { body: { email, password } })).answer().user).toMatchObject({ roles: [], roles_wait: true });
    expect(await rightsOf(await logIn(device))).toEqual([['editor'], false, 200]);
  });

  it('are not preceded by a thief who added a passkey before the role came: the operator names the one that stays', async () => {
    const member = await signUpActive(server);
    const [own, planted] = [await add(member), await add(member)];
    const thief = await logIn(planted);
    const [first = '', second = ''] = await marksOf(member.email);
    expect(await give(member.email, 'zzzzzz')).toMatchObject({ ok: false, error: expect.stringContaining(second) });
    expect((await thief.call(getUser)).answer().user?.roles).toEqual([]);
    expect(await give(member.email, first)).toMatchObject({ ok: true });
    expect((await thief.call(getUser)).answer().user).toBeNull();
    const again = server.visitor();
    const { challenge } = (await again.call(postPasskeyChallenge, { body: {} })).answer().options;
    expect((await again.call(postPasskeyLogin, { body: { passkey: planted.answer({ challenge, origin }) } })).body).toEqual({
      code: 'passkey_failed',
    });
    expect(await rightsOf(await logIn(own))).toEqual([['editor'], false, 200]);
  });

  it('are not preceded by a thief who asked for a new passkey before the role came', async () => {
    const member = await signUpActive(server);
    await add(member);
    const thief = server.visitor();
    (await thief.call(postUser, { body: { email: member.email, password: member.password } })).answer();
    const { options } = (await optionsFor(thief, member.password)).answer();
    expect(await give(member.email, ...(await marksOf(member.email)))).toMatchObject({ ok: true });
    const passkey = anAuthenticator().create({ challenge: options.challenge, origin }, options.user.id);
    expect((await thief.call(postPasskey, { body: { passkey } })).body).toEqual({ code: 'passkey_session_needed' });
  });

  it('are logged out after twelve hours, which others are not', async () => {
    const { device } = await anEditor();
    const plain = await signUp(server);
    const client = await logIn(device);
    server.pass(11 * HOUR);
    expect((await client.call(getUser)).answer().user?.roles).toEqual(['editor']);
    server.pass(2 * HOUR);
    expect((await client.call(getUser)).answer().user).toBeNull();
    expect((await plain.client.call(getUser)).answer().user?.id).toBe(plain.id);
  });

  it('cannot be followed into their rights by a thief of the password, who adds no passkey and takes none away', async () => {
    const { device, email, password } = await anEditor();
    const thief = server.visitor();
    (await thief.call(postUser, { body: { email, password } })).answer();
    const refusals: { status: number; body: unknown }[] = [await optionsFor(thief, password)];
    const id = (await thief.call(getPasskeys)).answer().passkeys[0]?.id ?? '';
    refusals.push(await thief.call(deletePasskey, { body: { id, password } }));
    expect(refusals.map(({ status, body }) => [status, body])).toEqual(refusals.map(() => [403, { code: 'passkey_session_needed' }]));
    expect((await optionsFor(await logIn(device), password)).status).toBe(200);
  });

  it('keep their passkeys at a reset of the password, so that a stolen mailbox is not enough', async () => {
    const { device, email } = await anEditor();
    await server.visitor().call(postResetPassword, { body: { email } });
    const mail = (await mailsTo(server, email)).find(({ subject }) => subject === 'La tua nuova password');
    const token = new URL(linkIn(mail), origin).searchParams.get('token') ?? '';
    expect((await server.visitor().call(putResetPassword, { body: { token, password: 'sedia lampione vento 7' } })).status).toBe(204);
    expect(await rightsOf(await logIn(device))).toEqual([['editor'], false, 200]);
  });

  it('add their first passkey by the password where they had the role before passkeys were asked for', async () => {
    const member = await signUp(server);
    await confirmAddress(server, member);
    await server.database.db
      .updateTable('members')
      .set({ roles: ['editor'] })
      .where('id', '=', member.id)
      .execute();
    expect(await rightsOf(member.client)).toEqual([[], true, 403]);
    expect(await rightsOf(await logIn(await add(member)))).toEqual([['editor'], false, 200]);
  });

  it('get a role only with a passkey', async () => {
    const { email } = await signUpActive(server);
    expect(await give(email)).toMatchObject({ ok: false, error: expect.stringContaining('has no passkey yet') });
  });
});

describe('STAFF_PASSKEYS', () => {
  it('is off in a demonstration and cannot be switched off in production', () => {
    expect(readConfig({}).staffPasskeys).toBe(false);
    let problem: unknown;
    try {
      readConfig({ NODE_ENV: 'production', STAFF_PASSKEYS: 'off' });
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(ConfigProblem);
    expect((problem as ConfigProblem).settings).toContain('STAFF_PASSKEYS');
  });
});
