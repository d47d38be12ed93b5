import { deleteUser } from '@amarena/shared/contracts/account/deletion';
import { postMailChange, putMailChange } from '@amarena/shared/contracts/account/mailChange';
import { getNotifications } from '@amarena/shared/contracts/account/notifications';
import { putResetPassword } from '@amarena/shared/contracts/account/passwords';
import { getUser, postUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkIn, mailsTo, type NewMember, pressLink, signUp, signUpActive, tokenIn, trySignUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const HOUR = 3_600_000;

describe('changing the address', () => {
  let server: TestServer;
  let made = 0;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const newAddress = () => `new${++made}@example.test`;
  const ask = ({ client, password }: NewMember, email: string) => client.call(postMailChange, { body: { email, password } });
  const use = (token: string) => server.visitor().call(putMailChange, { body: { token } });
  const logIn = async (email: string, password: string) => (await server.visitor().call(postUser, { body: { email, password } })).status;
  const addressOf = async ({ client }: NewMember) => (await client.call(getNotifications)).answer().email;

  async function tokenTo(email: string): Promise<string> {
    const url = new URL(linkIn((await mailsTo(server, email))[0]), 'http://site');
    expect(url.pathname).toBe('/mail-change/do');
    return url.searchParams.get('token') ?? '';
  }
  /** The token that confirms a new address, even if other mails followed. */
  const confirmingToken = async (email: string) =>
    tokenIn((await mailsTo(server, email)).find(({ subject }) => subject === 'Conferma il nuovo indirizzo'));
  async function move(member: NewMember, email: string): Promise<void> {
    await ask(member, email);
    await use(await tokenTo(email));
  }
  /** A member whose address was changed to `email`. */
  async function moved(): Promise<{ member: NewMember; email: string }> {
    const [member, email] = [await signUpActive(server), newAddress()];
    await move(member, email);
    return { member, email };
  }
  /** Sets a new password by the mail that an undone change sends, and logs in with it. */
  async function choosePassword({ email }: NewMember): Promise<void> {
    const token = tokenIn((await mailsTo(server, email)).find(({ subject }) => subject === 'La tua nuova password'));
    const password = 'sedia lampione vento 7';
    expect((await server.visitor().call(putResetPassword, { body: { token, password } })).status).toBe(204);
    expect(await logIn(email, password)).toBe(200);
  }

  it('API-46 MC-01 mails the new address and changes nothing yet', async () => {
    const member = await signUpActive(server);
    const email = newAddress();
    expect((await ask(member, email)).status).toBe(204);
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(['Conferma il nuovo indirizzo']);
    expect(await addressOf(member)).toBe(member.email);
  });

  it('API-47 MC-02 makes the new address the one to log in with, once', async () => {
    const member = await signUpActive(server);
    const email = newAddress();
    await ask(member, email);
    const token = await tokenTo(email);
    expect((await use(token)).answer()).toEqual({ email, undone: false });
    expect([await logIn(email, member.password), await logIn(member.email, member.password)]).toEqual([200, 401]);
    server.pass(11 * 60_000);
    expect((await use(token)).body).toEqual({ code: 'link_invalid' });
    expect((await member.client.call(getUser)).answer().user?.status).toBe('active');
  });

  it('lets the old address take it back for 48 hours, and ends the sessions of the person who changed it', async () => {
    const { member } = await moved();
    const undo = await tokenTo(member.email);
    server.pass(47 * HOUR);
    expect((await use(undo)).answer()).toEqual({ email: member.email, undone: true });
    expect((await member.client.call(getUser)).answer().user).toBeNull();
    expect((await mailsTo(server, member.email)).filter(({ subject }) => subject === 'La tua nuova password')).toHaveLength(1);
  });

  it('a thief cannot stay in an account by the password they know once the change is undone', async () => {
    const { member, email } = await moved();
    await use(await tokenTo(member.email));
    expect([await logIn(member.email, member.password), await logIn(email, member.password)]).toEqual([401, 401]);
    await choosePassword(member);
  });

  it('a thief cannot make the change final by signing up with the old address, or moving another account to it', async () => {
    const [member, thief] = [await signUpActive(server), await signUpActive(server)];
    const email = newAddress();
    await move(member, email);
    const undo = await tokenTo(member.email);
    expect((await trySignUp(server, { email: member.email.toUpperCase() })).body).toEqual({ code: 'email_in_use' });
    expect((await ask(thief, member.email)).body).toEqual({ code: 'email_in_use' });
    expect((await use(undo)).answer()).toEqual({ email: member.email, undone: true });
  });

  it('a thief cannot end the way back by deleting the account: the change is undone for as long as the account can return', async () => {
    const { member, email } = await moved();
    const undo = await tokenTo(member.email);
    expect((await member.client.call(deleteUser, { body: { password: member.password } })).status).toBe(204);
    server.pass(13 * 24 * HOUR);
    expect((await trySignUp(server, { email: member.email })).body).toEqual({ code: 'email_in_use' });
    expect((await use(undo)).answer()).toEqual({ email: member.email, undone: true });
    await choosePassword(member);
    const thiefs = linkIn((await mailsTo(server, email)).find(({ text }) => text.includes('reactivate.php')));
    expect(await pressLink(server.visitor(), thiefs)).toBe('/account-deleted?link=ended');
  });

  it('a thief who changes the address twice cannot end the owner’s way back by undoing the second change', async () => {
    const member = await signUpActive(server);
    const [thiefs, second] = [newAddress(), newAddress()];
    await move(member, thiefs);
    const owners = await tokenTo(member.email);
    await move(member, second);
    const undone = await use(await tokenTo(thiefs));
    expect(undone.answer()).toEqual({ email: thiefs, undone: true });
    expect((await trySignUp(server, { email: member.email })).body).toEqual({ code: 'email_in_use' });
    expect((await use(owners)).answer()).toEqual({ email: member.email, undone: true });
  });

  it('a thief’s own undo is over once the owner has undone the first change', async () => {
    const member = await signUpActive(server);
    const [thiefs, second] = [newAddress(), newAddress()];
    await move(member, thiefs);
    const owners = await tokenTo(member.email);
    await move(member, second);
    const later = await tokenTo(thiefs);
    expect((await use(owners)).answer()).toEqual({ email: member.email, undone: true });
    expect((await use(later)).body).toEqual({ code: 'link_invalid' });
  });

  it('takes nothing back after 48 hours, and confirms nothing after 24', async () => {
    const member = await signUpActive(server);
    const email = newAddress();
    await ask(member, email);
    const late = await tokenTo(email);
    server.pass(25 * HOUR);
    expect((await use(late)).status).toBe(410);
    await move(member, email);
    const undo = await tokenTo(member.email);
    server.pass(49 * HOUR);
    expect((await use(undo)).status).toBe(410);
  });

  it('leaves only the newest link good', async () => {
    const member = await signUpActive(server);
    const [first, second] = [newAddress(), newAddress()];
    await ask(member, first);
    const old = await tokenTo(first);
    await ask(member, second);
    expect((await use(old)).status).toBe(410);
    expect((await use(await tokenTo(second))).status).toBe(200);
  });

  it('ERR-07 ERR-08 VA-13 refuses what is no address and what someone else has', async () => {
    const [member, other] = [await signUpActive(server), await signUpActive(server)];
    expect((await ask(member, 'no address')).body).toEqual({ code: 'validation_failed', fields: { email: 'email_invalid' } });
    const taken = await ask(member, other.email.toUpperCase());
    expect([taken.status, taken.body]).toEqual([409, { code: 'email_in_use' }]);
  });

  it('refuses an address that someone took since the mail went out', async () => {
    const member = await signUpActive(server);
    const email = newAddress();
    await ask(member, email);
    await signUp(server, { email });
    const late = await use(await confirmingToken(email));
    expect([late.status, late.body]).toEqual([409, { code: 'email_in_use' }]);
  });

  it('keeps no address that nobody confirmed: a stranger who typed it and left with another cannot hold it', async () => {
    const stranger = await signUp(server);
    await ask(stranger, newAddress());
    await use(await confirmingToken(`new${made}@example.test`));
    expect((await mailsTo(server, stranger.email)).map(({ subject }) => subject)).toEqual(['Conferma la tua e-mail']);
    expect((await trySignUp(server, { email: stranger.email })).status).toBe(200);
  });

  it('gives one address to one of many who confirm it at once', async () => {
    const email = newAddress();
    const members = [];
    for (let count = 0; count < 8; count++) members.push(await signUp(server));
    for (const member of members) await ask(member, email);
    const mails = (await mailsTo(server, email)).map(tokenIn);
    const answers = await Promise.all(mails.map(use));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('asks for the password, and mails five times a day at most', async () => {
    const member = await signUpActive(server);
    const wrong = await member.client.call(postMailChange, { body: { email: newAddress(), password: 'not the password' } });
    expect([wrong.status, wrong.body]).toEqual([403, { code: 'password_wrong' }]);
    for (let time = 1; time <= 5; time++) expect((await ask(member, newAddress())).status).toBe(204);
    expect((await ask(member, newAddress())).body).toEqual({ code: 'mails_used_up', limit: 5 });
  });
});
