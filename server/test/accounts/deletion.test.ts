import { deleteUser, getDeletion, postStay } from '@amarena/shared/contracts/account/deletion';
import { postResetPassword } from '@amarena/shared/contracts/account/passwords';
import { getUser, postUser } from '@amarena/shared/contracts/account/userCalls';
import { getDiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkIn, mailsTo, type NewMember, pressLink, signUp, trySignUp } from '../support/people.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const DELETED = 'Il tuo account è stato eliminato';

describe('leaving and coming back', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  async function activeMember(): Promise<NewMember> {
    const member = await signUp(server);
    await pressLink(member.client, linkIn((await mailsTo(server, member.email))[0]));
    return member;
  }
  const leave = ({ client, password }: NewMember) => client.call(deleteUser, { body: { password } });
  const logIn = ({ email, password }: NewMember) => server.visitor().call(postUser, { body: { email, password } });
  const waysBack = async ({ email }: NewMember) => (await mailsTo(server, email)).filter(({ subject }) => subject === DELETED);
  const follow = async (url: string) => await pressLink(server.visitor(), url);
  const profileOf = async ({ id }: NewMember) => (await server.visitor().call(getProfile, { query: { id } })).status;

  it('API-48 ACC-05 ends the session, closes the log-in and mails one way back', async () => {
    const member = await activeMember();
    const elsewhere = server.visitor();
    await elsewhere.call(postUser, { body: { email: member.email, password: member.password } });
    expect((await leave(member)).status).toBe(204);
    for (const client of [member.client, elsewhere]) expect((await client.call(getUser)).answer().user).toBeNull();
    const refused = await logIn(member);
    expect([refused.status, refused.body]).toEqual([410, { code: 'account_deleted' }]);
    expect(await waysBack(member)).toHaveLength(1);
  });

  it('hides the profile at once and shows it again afterwards', async () => {
    const member = await activeMember();
    expect(await profileOf(member)).toBe(200);
    await leave(member);
    expect(await profileOf(member)).toBe(410);
    await follow(linkIn((await waysBack(member))[0]));
    expect(await profileOf(member)).toBe(200);
  });

  it('API-49 ACC-06 brings the account back after 13 days and 23 hours, once', async () => {
    const member = await activeMember();
    await leave(member);
    const link = linkIn((await waysBack(member))[0]);
    server.pass(13 * DAY + 23 * HOUR);
    await server.services.accounts.erasure.eraseDue(server.platform.db, server.platform.now());
    expect(await follow(link)).toBe('/login?reactivated=true');
    expect((await logIn(member)).answer().user.status).toBe('active');
    server.pass(11 * MINUTE);
    expect(await follow(link)).toBe('/account-deleted?link=ended');
  });

  it('ACC-07 brings nothing back after 14 days', async () => {
    const member = await activeMember();
    await leave(member);
    const link = linkIn((await waysBack(member))[0]);
    server.pass(14 * DAY + 1_000);
    expect(await follow(link)).toBe('/account-deleted?link=ended');
    expect((await logIn(member)).status).toBe(410);
  });

  it('asks for the password and changes nothing without it', async () => {
    const member = await activeMember();
    const refused = await member.client.call(deleteUser, { body: { password: 'not the password' } });
    expect([refused.status, refused.body]).toEqual([403, { code: 'password_wrong' }]);
    expect((await member.client.call(getUser)).answer().user?.id).toBe(member.id);
  });

  it('leaves once for 50 presses at once', async () => {
    const member = await activeMember();
    const answers = await Promise.all(Array.from({ length: 50 }, () => leave(member)));
    expect(answers.filter(({ status }) => ![204, 403, 423].includes(status))).toEqual([]);
    expect(await waysBack(member)).toHaveLength(1);
  });

  it('ACC-05 mails the way back again where someone signs up or asks for a password with the address', async () => {
    const member = await activeMember();
    await leave(member);
    const { status, body } = await trySignUp(server, { email: member.email });
    expect([status, body]).toEqual([409, { code: 'account_being_deleted' }]);
    expect(await waysBack(member)).toHaveLength(2);
    await server.visitor().call(postResetPassword, { body: { email: member.email } });
    const [newest] = await waysBack(member);
    expect(await follow(linkIn(newest))).toBe('/login?reactivated=true');
  });

  it('lets an activation link of before bring nobody back', async () => {
    const member = await signUp(server);
    const activation = linkIn((await mailsTo(server, member.email))[0]);
    await leave(member);
    expect(await follow(activation)).toBe('/activate/error');
    expect((await logIn(member)).status).toBe(410);
  });

  it('EN-75 offers the site’s discount for staying once, as a code for this member alone', async () => {
    const [member, other] = [await activeMember(), await activeMember()];
    expect((await member.client.call(getDeletion)).answer()).toEqual({ discount: null, credits: 0 });
    expect((await member.client.call(postStay)).status).toBe(404);
    await setSetting(server, 'company', { delete_discount: 50 });
    expect((await member.client.call(getDeletion)).answer().discount).toBe(50);
    const presses = await Promise.all(Array.from({ length: 50 }, () => member.client.call(postStay)));
    const given = presses.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    const { code, percentage } = given[0]?.answer() ?? { code: '', percentage: 0 };
    expect(percentage).toBe(50);
    expect((await member.client.call(getDeletion)).answer().discount).toBeNull();
    const query = { code, country: 'IT' } as const;
    expect((await member.client.call(getDiscountCode, { query })).status).toBe(200);
    expect((await other.client.call(getDiscountCode, { query })).status).toBe(404);
  });
});
