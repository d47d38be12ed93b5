import { getLogout } from '@amarena/shared/contracts/account/logout';
import { postResetPassword, putPassword, putResetPassword } from '@amarena/shared/contracts/account/passwords';
import { getUser, postUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../../src/db/schema.ts';
import { linkIn, mailsTo, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const STRONG = 'sedia lampione vento 7';

describe('passwords', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const ask = (email: string) => server.visitor().call(postResetPassword, { body: { email } });
  const set = (token: string, password = STRONG, key?: string) =>
    server.visitor().call(putResetPassword, { body: { token, password }, ...(key && { key }) });
  const logIn = async (email: string, password: string) => (await server.visitor().call(postUser, { body: { email, password } })).status;
  const mailsAbout = async (email: string, subject: string) => (await mailsTo(server, email)).filter((mail) => mail.subject === subject);

  async function resetToken(email: string): Promise<string> {
    expect((await ask(email)).status).toBe(204);
    const [mail] = await mailsAbout(email, 'La tua nuova password');
    const { pathname, searchParams } = new URL(linkIn(mail), 'http://site');
    expect(pathname).toBe('/reset-password/do');
    return searchParams.get('token') ?? '';
  }

  it('API-43 API-44 RS-01 RS-02 lets the mailed link set a password, with which alone one logs in then', async () => {
    const { email, password } = await signUp(server);
    expect((await set(await resetToken(email))).status).toBe(204);
    expect(await logIn(email, password)).toBe(401);
    expect(await logIn(email, STRONG)).toBe(200);
  });

  it('lets no log-in through that was checked against the password before a reset', async () => {
    const { email, password } = await signUp(server);
    const { db } = server.platform;
    const { accounts } = server.services;
    const log = { email, password, address: '198.18.9.9', browserOf: () => null };
    const checked = await accounts.checkLogIn(db, log, server.platform.now());
    if (!checked.ok) throw new Error('The password was right.');
    const signIn = () => inTransaction(db, (trx) => accounts.memberWith(trx, checked.value));
    expect((await signIn()).ok).toBe(true);
    await set(await resetToken(email));
    expect(await signIn()).toEqual({ ok: false, error: { code: 'login_failed' } });
  });

  it('ends every session with the reset and tells the member by mail', async () => {
    const { email, client } = await signUp(server);
    await set(await resetToken(email));
    expect((await client.call(getUser)).answer().user).toBeNull();
    expect(await mailsAbout(email, 'La tua password è cambiata')).toHaveLength(1);
  });

  it('ERR-04 VA-14 VA-15 VA-18 takes a link once, for 60 minutes, and no other', async () => {
    const { email } = await signUp(server);
    const token = await resetToken(email);
    expect((await set(token)).status).toBe(204);
    const again = await set(token);
    expect([again.status, again.body]).toEqual([410, { code: 'link_invalid' }]);
    const late = await resetToken(email);
    server.pass(61 * MINUTE);
    expect((await set(late)).status).toBe(410);
    expect((await set('nobody-made-this')).status).toBe(410);
  });

  it('answers a repeat with the same key as the first, and acts once for 50 at once', async () => {
    const { email } = await signUp(server);
    const token = await resetToken(email);
    const key = 'the-very-same-intent';
    expect([(await set(token, STRONG, key)).status, (await set(token, STRONG, key)).status]).toEqual([204, 204]);
    const next = await resetToken(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => set(next)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('gives the session another token with a new password: a copy of the old one is of no use a minute later', async () => {
    const { client, password } = await signUp(server);
    const copy = server.visitor();
    for (const [name, value] of client.cookies) copy.cookies.set(name, value);
    const key = 'the-password-changes-once';
    const body = { old_password: password, password: STRONG };
    expect((await client.call(putPassword, { body, key })).status).toBe(204);
    // The answer was lost: the repeat has the old token, and gets the new one.
    const repeat = server.visitor();
    for (const [name, value] of copy.cookies) repeat.cookies.set(name, value);
    expect((await repeat.call(putPassword, { body, key })).status).toBe(204);
    server.pass(2 * MINUTE);
    expect((await repeat.call(getUser)).answer().user).not.toBeNull();
    expect((await copy.call(getUser)).answer().user).toBeNull();
  });

  it('ends the session also where the log-out comes with the token that a new password has just replaced', async () => {
    const { client, password } = await signUp(server);
    const otherTab = server.visitor();
    for (const [name, value] of client.cookies) otherTab.cookies.set(name, value);
    await client.call(putPassword, { body: { old_password: password, password: STRONG } });
    expect((await otherTab.call(getLogout)).status).toBe(204);
    expect((await client.call(getUser)).answer().user).toBeNull();
  });

  it('keeps the link where the password is too weak, and says why', async () => {
    const { email } = await signUp(server);
    const token = await resetToken(email);
    const weak = await set(token, 'password1234');
    expect([weak.status, weak.body]).toEqual([400, { code: 'validation_failed', fields: { password: 'password_weak' } }]);
    expect((await set(token, 'short')).body).toEqual({ code: 'validation_failed', fields: { password: 'password_length' } });
    expect((await set(token)).status).toBe(204);
  });

  it('ERR-05 answers the same for an address without an account, which learns it by mail once', async () => {
    const { email } = await signUp(server);
    const unknown = 'nobody-at-all@example.test';
    const [known, stranger] = [await ask(email), await ask(unknown)];
    expect([known.status, known.body]).toEqual([stranger.status, stranger.body]);
    await ask(unknown);
    const mails = await mailsTo(server, unknown);
    expect(mails.map(({ subject }) => subject)).toEqual(['La tua richiesta']);
    expect(mails[0]?.text).not.toMatch(/https?:/);
  });

  it('ERR-03 ERR-33 lets one address ask five times a day for an account, also at once, and again on the next day', async () => {
    for (const email of [(await signUp(server)).email, 'stranger@example.test']) {
      const asker = server.visitor();
      const answers = await Promise.all(Array.from({ length: 8 }, () => asker.call(postResetPassword, { body: { email } })));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
      const refused = answers.find(({ status }) => status !== 204);
      expect([refused?.status, refused?.body]).toEqual([403, { code: 'mails_used_up', limit: 5 }]);
    }
    server.pass(DAY);
    expect((await ask('stranger@example.test')).status).toBe(204);
  });

  it('lifts the block of the log-in for the person who opens the mailed link', async () => {
    const { email } = await signUp(server);
    const client = server.visitor();
    const tryIt = async (password: string) => (await client.call(postUser, { body: { email, password } })).status;
    for (let attempt = 1; attempt <= 5; attempt++) await tryIt('not the password');
    expect(await tryIt(STRONG)).toBe(423);
    await set(await resetToken(email));
    expect(await tryIt(STRONG)).toBe(200);
  });

  it('refuses what is no address', async () => {
    const refused = await ask('no address');
    expect([refused.status, refused.body]).toEqual([400, { code: 'validation_failed', fields: { email: 'email_invalid' } }]);
  });

  it('API-45 NT-02 changes the password by the old one and ends the other sessions', async () => {
    const { email, password, client } = await signUp(server);
    const other = server.visitor();
    await other.call(postUser, { body: { email, password } });
    expect((await client.call(putPassword, { body: { old_password: password, password: STRONG } })).status).toBe(204);
    expect((await client.call(getUser)).answer().user?.status).toBe('not_confirmed');
    expect((await other.call(getUser)).answer().user).toBeNull();
    expect([await logIn(email, password), await logIn(email, STRONG)]).toEqual([401, 200]);
  });

  it('VA-12 changes nothing by a wrong old password', async () => {
    const { email, password, client } = await signUp(server);
    const wrong = await client.call(putPassword, { body: { old_password: `${password}x`, password: STRONG } });
    expect([wrong.status, wrong.body]).toEqual([403, { code: 'password_wrong' }]);
    expect([await logIn(email, STRONG), await logIn(email, password)]).toEqual([401, 200]);
  });

  it('bears the repeat of a change whose answer was lost', async () => {
    const { password, client } = await signUp(server);
    const sent = { body: { old_password: password, password: STRONG }, key: 'one-press-of-a-button' };
    expect([(await client.call(putPassword, sent)).status, (await client.call(putPassword, sent)).status]).toEqual([204, 204]);
  });

  it('ERR-33 slows down guessing inside a session by a counter of its own, which closes no log-in', async () => {
    const { email, password, client } = await signUp(server);
    const change = (old_password: string) => client.call(putPassword, { body: { old_password, password: STRONG } });
    for (let attempt = 1; attempt <= 5; attempt++) {
      const wrong = await change('not the password');
      expect([wrong.status, wrong.body]).toEqual([403, { code: 'password_wrong' }]);
    }
    expect((await change(password)).body).toEqual({ code: 'login_blocked', minutes: 1 });
    expect(await logIn(email, password)).toBe(200);
  });

  it('takes no name or address of the member as a password', async () => {
    const { email, password, client } = await signUp(server);
    const refused = await client.call(putPassword, { body: { old_password: password, password: email } });
    expect(refused.body).toEqual({ code: 'validation_failed', fields: { password: 'password_weak' } });
  });

  it('keeps links as hashes only', async () => {
    const { id, email } = await signUp(server);
    const token = await resetToken(email);
    const links = await server.database.db.selectFrom('account_links').select('token_hash').where('member_id', '=', id).execute();
    expect(links.map(({ token_hash }) => token_hash)).not.toContain(token);
  });
});
