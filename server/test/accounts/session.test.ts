import { getLogout, getUser, postPageHidden, postUser, putUser } from '@amarena/shared/contracts/accounts';
import { getTransactions } from '@amarena/shared/contracts/payments';
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

  it('AUT-06 says in the answer of a protected call that a log-in is needed', async () => {
    const refused = await server.visitor().call(getTransactions);
    expect([refused.status, refused.body]).toEqual([403, { code: 'authentication_required', authentication_required: true }]);
  });

  it('API-11 keeps the language', async () => {
    const { client } = await signUp(server);
    expect((await client.call(putUser, { body: { language: 'fr' } })).answer().user.language).toBe('fr');
    expect((await client.call(getUser)).answer().user?.language).toBe('fr');
  });

  it('API-17 accepts the report that a page was hidden', async () => {
    expect((await server.visitor().call(postPageHidden, { body: {} })).status).toBe(204);
  });

  it('ERR-33 refuses the log-in after 5 wrong ones for 15 minutes, the right password too', async () => {
    const { email, password } = await signUp(server);
    for (let attempt = 1; attempt <= 5; attempt++) {
      const wrong = await logIn({ email, password: 'not the password' });
      expect([wrong.status, wrong.body]).toEqual([401, { code: 'login_failed' }]);
    }
    const blocked = await logIn({ email, password });
    expect([blocked.status, blocked.body]).toEqual([423, { code: 'login_blocked', minutes: 15 }]);
    server.pass(14 * MINUTE);
    expect((await logIn({ email, password })).body).toEqual({ code: 'login_blocked', minutes: 1 });
    server.pass(MINUTE + 1_000);
    expect((await logIn({ email, password })).status).toBe(200);
  });

  it('ERR-33 counts parallel guesses one by one', async () => {
    const { email } = await signUp(server);
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn({ email, password: 'not the password' })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(7);
  });

  it('ERR-33 counts wrong log-ins of one address, whatever account they try', async () => {
    const { email, password } = await signUp(server);
    const address = '198.19.7.7';
    for (let attempt = 1; attempt <= 5; attempt++) await logIn({ email: `nobody${attempt}@example.test`, password: 'x' }, address);
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
