import { getLogout } from '@amarena/shared/contracts/account/logout';
import { postPageHidden } from '@amarena/shared/contracts/account/pageVisibility';
import { getUser, postUser, putUser } from '@amarena/shared/contracts/account/userCalls';
import { getTransactions } from '@amarena/shared/contracts/money/payments';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('log-in and session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const logIn = (credentials: { email: string; password: string }, address?: string) =>
    server.visitor(address === undefined ? {} : { address }).call(postUser, { body: credentials });

  it('API-07 API-08 logs in with e-mail and password and knows the member afterwards', async () => {
    const { id, email, password } = await signUp(server);
    const client = server.visitor();
    const answer = (await client.call(postUser, { body: { email: email.toUpperCase(), password } })).answer();
    expect(answer.user.id).toBe(id);
    expect((await client.call(getUser)).answer().user?.id).toBe(id);
  });

  it('API-10 answers null without a session', async () => {
    const answer = await server.visitor().call(getUser);
    expect([answer.status, answer.body]).toEqual([200, { user: null }]);
  });

  it('CO-21 CO-23 sets a cookie for 30 days and every path, out of reach of scripts', async () => {
    const { email, password } = await signUp(server);
    const cookie = String((await logIn({ email, password })).headers['set-cookie']);
    expect(cookie).toMatch(/Max-Age=2592000/);
    expect(cookie).toMatch(/Path=\/(;|$)/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  it('ends the cookie with the browser where the member does not want to be remembered', async () => {
    const { email, password } = await signUp(server);
    const answer = await server.visitor().call(postUser, { body: { email, password, remember: false } });
    expect(String(answer.headers['set-cookie'])).not.toMatch(/Max-Age|Expires/);
  });

  it('ends a session that is not to be remembered after a day, and after two hours without its member', async () => {
    const { email, password } = await signUp(server);
    const client = server.visitor();
    const known = async () => (await client.call(getUser)).answer().user !== null;
    await client.call(postUser, { body: { email, password, remember: false } });
    for (let hours = 0; hours < 23; hours++) {
      server.pass(60 * MINUTE);
      expect(await known()).toBe(true);
    }
    server.pass(61 * MINUTE);
    expect(await known()).toBe(false);
    await client.call(postUser, { body: { email, password, remember: false } });
    server.pass(121 * MINUTE);
    expect(await known()).toBe(false);
  });

  it('CO-21 knows nobody by a session of more than 30 days', async () => {
    const { client } = await signUp(server);
    server.pass(30 * DAY + MINUTE);
    expect((await client.call(getUser)).answer().user).toBeNull();
  });

  it('API-13 ends the session, and answers well without one', async () => {
    const { client } = await signUp(server);
    const held = client.cookies.get('session') ?? '';
    expect((await client.call(getLogout)).status).toBe(204);
    expect((await client.call(getUser)).answer().user).toBeNull();
    client.cookies.set('session', held);
    expect((await client.call(getUser)).answer().user).toBeNull();
    expect((await server.visitor().call(getLogout)).status).toBe(204);
  });

  it('a link from someone else logs no one out: it leads to a button, which does', async () => {
    const { client } = await signUp(server);
    const open = (site: string) =>
      client.raw({ method: 'GET', url: getLogout.path, headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' } });
    for (const site of ['cross-site', 'same-site', 'none']) {
      const page = await open(site);
      expect([page.status, page.body]).toEqual([200, expect.stringContaining('Vuoi uscire?')]);
      expect((await client.call(getUser)).answer().user).not.toBeNull();
    }
    const pressed = await open('same-origin');
    expect([pressed.status, pressed.headers.location]).toEqual([303, '/']);
    expect((await client.call(getUser)).answer().user).toBeNull();
  });

  it('a link from someone else logs no one out in a browser that does not say where it comes from', async () => {
    const { client } = await signUp(server);
    const old = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X)', accept: 'text/html,*/*;q=0.8' };
    const open = (headers: Record<string, string>, query = '') =>
      client.raw({ method: 'GET', url: getLogout.path + query, headers: { ...old, ...headers } });
    const isKnown = async () => (await client.call(getUser)).answer().user !== null;
    for (const headers of [
      {},
      { referer: 'https://elsewhere.example/' },
      { accept: '*/*' },
      { referer: 'https://localhost.elsewhere.example/' },
    ])
      expect([(await open(headers)).status, await isKnown()]).toEqual([200, true]);
    const stranger = await server.visitor().raw({ method: 'GET', url: getLogout.path, headers: old });
    const proofIn = (page: string) => /name="proof" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect([(await open({}, `?proof=${proofIn(stranger.body)}`)).status, await isKnown()]).toEqual([200, true]);
    const pressed = await open({}, `?proof=${proofIn((await open({})).body)}`);
    expect([pressed.status, pressed.headers.location, await isKnown()]).toEqual([303, '/', false]);
  });

  it('a page of the site logs out in such a browser, by a plain link and by its script', async () => {
    const old = {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X)',
      referer: 'https://amarena.example/members',
      host: 'amarena.example',
    };
    for (const [accept, status] of [
      ['text/html,*/*;q=0.8', 303],
      ['application/json, text/plain, */*', 204],
    ] as const) {
      const { client } = await signUp(server);
      expect((await client.raw({ method: 'GET', url: getLogout.path, headers: { ...old, accept } })).status).toBe(status);
      expect((await client.call(getUser)).answer().user).toBeNull();
    }
  });

  it('AUT-06 says in the answer of a protected call that a log-in is needed', async () => {
    const refused = await server.visitor().call(getTransactions);
    expect([refused.status, refused.body]).toEqual([403, { code: 'authentication_required', authentication_required: true }]);
  });

  it('API-11 keeps the language', async () => {
    const { client } = await signUp(server);
    expect((await client.call(putUser, { body: { language: 'fr' } })).answer().user.language).toBe('fr');
    expect((await client.call(getUser)).answer().user?.language).toBe('fr');
  });

  it('EN-10 keeps whether the icon of fictional profiles is wanted, apart from the language', async () => {
    const { client } = await signUp(server);
    const known = async () => (await client.call(getUser)).answer().user;
    expect(await known()).toMatchObject({ fictional_icon: true, language: 'it' });
    expect((await client.call(putUser, { body: { fictional_icon: false } })).answer().user.fictional_icon).toBe(false);
    await client.call(putUser, { body: { language: 'fr' } });
    expect(await known()).toMatchObject({ fictional_icon: false, language: 'fr' });
    await client.call(putUser, { body: {} });
    expect(await known()).toMatchObject({ fictional_icon: false, language: 'fr' });
  });

  it('API-17 accepts the report that a page was hidden', async () => {
    expect((await server.visitor().call(postPageHidden, { body: {} })).status).toBe(204);
  });

  it('ERR-33 makes an address wait for an account after 5 wrong log-ins, longer each time and 15 minutes at most, the right password too', async () => {
    const { email, password } = await signUp(server);
    const address = '198.19.7.1';
    for (let attempt = 1; attempt <= 5; attempt++) {
      const wrong = await logIn({ email, password: 'not the password' }, address);
      expect([wrong.status, wrong.body]).toEqual([401, { code: 'login_failed' }]);
    }
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const blocked = await logIn({ email, password }, address);
      expect([blocked.status, blocked.body]).toEqual([423, { code: 'login_blocked', minutes }]);
      server.pass(minutes * MINUTE + 1_000);
      expect((await logIn({ email, password: 'not the password' }, address)).status).toBe(401);
    }
    server.pass(16 * MINUTE);
    expect((await logIn({ email, password }, address)).status).toBe(200);
  });

  it('ERR-33 counts parallel guesses one by one', async () => {
    const { email } = await signUp(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn({ email, password: 'not the password' }, '198.19.7.2')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(7);
  });

  it('ERR-33 makes an address wait that failed on ten accounts, and no other', async () => {
    const { email, password } = await signUp(server);
    const address = '198.19.7.7';
    for (let attempt = 1; attempt <= 10; attempt++) await logIn({ email: `nobody${attempt}@example.test`, password: 'x' }, address);
    expect((await logIn({ email, password }, address)).status).toBe(423);
    expect((await logIn({ email, password })).status).toBe(200);
  });

  it('tells apart neither an unknown address nor a wrong password', async () => {
    const unknown = await logIn({ email: 'nobody@example.test', password: 'whatever it is' });
    expect([unknown.status, unknown.body]).toEqual([401, { code: 'login_failed' }]);
  });

  it('keeps passwords as Argon2id and tokens as hashes only', async () => {
    const { id, client, password } = await signUp(server);
    const member = await server.database.db.selectFrom('members').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();
    expect(member.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(member.password_hash).not.toContain(password);
    const sessions = await server.database.db.selectFrom('sessions').select('token_hash').where('member_id', '=', id).execute();
    expect(sessions.map(({ token_hash }) => token_hash)).not.toContain(client.cookies.get('session'));
  });
});

describe('the session by https', () => {
  it('is in a cookie that a neighbour below the same domain can neither set nor replace', async () => {
    const server = await startServer({ environment: { PUBLIC_URL: 'https://amarena.example' } });
    try {
      const { client, id } = await signUp(server);
      expect(client.cookies.has('session')).toBe(false);
      const token = client.cookies.get('__Host-session') ?? '';
      expect((await client.call(getUser)).answer().user?.id).toBe(id);
      client.cookies.clear();
      client.cookies.set('session', token);
      expect((await client.call(getUser)).answer().user).toBeNull();
    } finally {
      await server.close();
    }
  });
});
