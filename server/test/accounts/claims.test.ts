import { randomUUID } from 'node:crypto';
import { deleteUser } from '@amarena/shared/contracts/account/deletion';
import { postMailChange, putMailChange } from '@amarena/shared/contracts/account/mailChange';
import { getNameFree } from '@amarena/shared/contracts/account/signup';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { deleteClaimsBefore } from '../../src/domains/accounts/claims.repository.ts';
import { mailsTo, type NewMember, signUp, signUpActive, tokenIn, trySignUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

describe.each([
  ['with servers of the release before', true],
  ['once the triggers for servers of the release before are gone', false],
])('the claim to an address or a name, %s', (_, mixed) => {
  let server: TestServer;
  let made = 0;
  beforeAll(async () => {
    server = await startServer();
    if (!mixed) await sql`drop trigger members_claims on members`.execute(server.platform.db);
  });
  afterAll(() => server.close());

  const newAddress = () => `Claimed${++made}@Example.test`;
  const membersWith = async (email: string) =>
    (await sql`select from members where lower(email::text) = lower(${email})`.execute(server.platform.db)).rows.length;
  const claimsOf = async (id: string) => {
    const { rows } = await sql<{ claim: string; kept: boolean }>`
      select address as claim, reserved_until is not null as kept from email_claims where member_id = ${id}
      union all select kind || ' ' || name, reserved_until is not null from name_claims where member_id = ${id}
      order by 1`.execute(server.platform.db);
    return rows.map(({ claim, kept }) => (kept ? `${claim}, kept` : claim));
  };
  const ask = ({ client, password }: NewMember, email: string) => client.call(postMailChange, { body: { email, password } });
  const use = (token: string) => server.visitor().call(putMailChange, { body: { token } });
  const logIn = async (email: string, password: string) => (await server.visitor().call(postUser, { body: { email, password } })).status;
  /** The tokens of all mails to an address that confirm a change. */
  const tokensTo = async (email: string) =>
    (await mailsTo(server, email)).filter(({ subject }) => subject === 'Conferma il nuovo indirizzo').map(tokenIn);

  it('makes one member of twelve that sign up with one address at once, however it is written', async () => {
    const email = newAddress();
    const spelled = [email, email.toLowerCase(), email.toUpperCase()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_each, index) => trySignUp(server, { email: spelled[index % 3] ?? email })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual(Array(11).fill({ code: 'email_in_use' }));
    expect(await membersWith(email)).toBe(1);
  });

  it('gives an address to one of several members who change to it at once, while others sign up with it', async () => {
    const email = newAddress();
    const members = await Promise.all([1, 2, 3, 4].map(() => signUpActive(server)));
    for (const member of members) expect((await ask(member, email)).status).toBe(204);
    const tokens = await tokensTo(email);
    expect(tokens).toHaveLength(4);
    const answers = await Promise.all([...tokens.map(use), ...tokens.map(() => trySignUp(server, { email }))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await membersWith(email)).toBe(1);
  });

  it('lets members log in by the address and change it, keeps the old one for as long as the change can be undone, and then frees it', async () => {
    const member = await signUpActive(server, { email: newAddress(), name: 'Ida_Moved' });
    const email = newAddress();
    const [old, now] = [member.email.toLowerCase(), email.toLowerCase()];
    const names = (await claimsOf(member.id)).filter((claim) => claim.includes(' '));
    expect(names).toEqual(['seen lda_moved', 'spelled ida_moved']);
    await ask(member, email);
    const tokens = await tokensTo(email);
    expect(tokens).toHaveLength(1);
    for (const token of tokens) expect((await use(token)).status).toBe(200);
    expect(await claimsOf(member.id)).toEqual([now, `${old}, kept`, ...names].toSorted());
    expect([await logIn(email, member.password), await logIn(member.email, member.password)]).toEqual([200, 401]);
    expect((await trySignUp(server, { email: old })).body).toEqual({ code: 'email_in_use' });
    server.pass(2 * DAY + MINUTE);
    const newcomer = await signUp(server, { email: old });
    expect(await claimsOf(newcomer.id)).toContain(old);
    expect(await claimsOf(member.id)).toEqual([now, ...names].toSorted());
  });

  it('of a reservation that was never confirmed ends with its time, and is then forgotten', async () => {
    const { db, now } = server.platform;
    const [email, name, nobody] = [newAddress(), `Reserved_${made}`, randomUUID()];
    const ends = new Date(now().getTime() + 15 * MINUTE);
    await sql`select take_address(${email}, ${nobody}, ${ends}, now()), take_name(${name}, ${nobody}, false, ${ends}, now())`.execute(db);
    const isFree = async () => (await server.visitor().call(getNameFree, { query: { name } })).answer().free;
    expect((await trySignUp(server, { email })).body).toEqual({ code: 'email_in_use' });
    expect((await trySignUp(server, { name })).body).toEqual({ code: 'validation_failed', fields: { name: 'name_taken' } });
    expect(await isFree()).toBe(false);
    server.pass(16 * MINUTE);
    expect(await isFree()).toBe(true);
    const member = await signUp(server, { email });
    expect([await claimsOf(member.id), await claimsOf(nobody)]).toEqual([
      expect.arrayContaining([email.toLowerCase()]),
      [expect.stringMatching(/^seen .*, kept$/), expect.stringMatching(/^spelled .*, kept$/)],
    ]);
    await deleteClaimsBefore(db, now());
    expect(await claimsOf(nobody)).toEqual([]);
    expect(await claimsOf(member.id)).toHaveLength(3);
  });

  it('stays during the grace period of a deleted account, and is gone with everything kept once it is erased', async () => {
    const member = await signUpActive(server, { email: newAddress() });
    const email = newAddress();
    await ask(member, email);
    for (const token of await tokensTo(email)) await use(token);
    await member.client.call(deleteUser, { body: { password: member.password } });
    for (const address of [email, member.email]) expect((await trySignUp(server, { email: address })).status).toBe(409);
    expect(await claimsOf(member.id)).toHaveLength(4);
    await server.services.jobs.runDue();
    server.pass(14 * DAY + MINUTE);
    await server.services.accounts.erasure.eraseDue(server.platform.db, server.platform.now());
    expect(await claimsOf(member.id)).toEqual([]);
    for (const address of [email, member.email]) expect((await trySignUp(server, { email: address })).status).toBe(200);
  });
});
