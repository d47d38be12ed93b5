import { postExport } from '@amarena/shared/contracts/account/dataExport';
import { postResetPassword, putResetPassword } from '@amarena/shared/contracts/account/passwords';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import { linkIn, mailsTo, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const RESET = 'La tua nuova password';
const ATTACK = 'Tentativi di accesso al tuo account';

describe('a stranger who wants to lock a member out', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const logIn = async (client: TestClient, { email }: Pick<NewMember, 'email'>, password: string) =>
    (await client.call(postUser, { body: { email, password } })).status;
  async function guess(member: NewMember, { addresses, each }: { addresses: number; each: number }): Promise<void> {
    for (let address = 1; address <= addresses; address++) {
      const stranger = server.visitor();
      for (let time = 1; time <= each; time++) await logIn(stranger, member, 'not the password');
    }
  }
  const ask = (client: TestClient, { email }: Pick<NewMember, 'email'>) => client.call(postResetPassword, { body: { email } });
  const mailsAbout = async ({ email }: Pick<NewMember, 'email'>, subject: string) =>
    (await mailsTo(server, email)).filter((mail) => mail.subject === subject);

  it('cannot close the log-in to the owner at another address', async () => {
    const member = await signUp(server);
    await guess(member, { addresses: 1, each: 8 });
    expect(await logIn(server.visitor(), member, member.password)).toBe(200);
  });

  it('cannot close it from many addresses; the owner is told once a day, and the site counts', async () => {
    const member = await signUp(server);
    await guess(member, { addresses: 14, each: 1 });
    expect(await logIn(server.visitor(), member, member.password)).toBe(200);
    expect(await mailsAbout(member, ATTACK)).toHaveLength(1);
    const metrics = await server.server.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(metrics.payload).toMatch(/login_attacks_total [1-9]/);
    server.pass(DAY);
    await guess(member, { addresses: 11, each: 1 });
    expect(await mailsAbout(member, ATTACK)).toHaveLength(2);
  });

  it('cannot close it to a browser that has logged in before, even behind the same address', async () => {
    const member = await signUp(server);
    const stranger = server.visitor({ address: member.client.address });
    for (let time = 1; time <= 6; time++) await logIn(stranger, member, 'not the password');
    expect(await logIn(stranger, member, member.password)).toBe(423);
    expect(await logIn(member.client, member, member.password)).toBe(200);
  });

  it('gets no more guesses by a cookie that another account earned, or by a made-up one', async () => {
    const [member, own] = [await signUp(server), await signUp(server)];
    own.client.cookies.delete('session');
    for (let time = 1; time <= 5; time++) await logIn(own.client, member, 'not the password');
    own.client.cookies.set('known_browser', 'made-up.seal');
    expect(await logIn(own.client, member, member.password)).toBe(423);
  });

  it('a known browser gets five guesses like everybody', async () => {
    const member = await signUp(server);
    for (let time = 1; time <= 5; time++) expect(await logIn(member.client, member, 'not the password')).toBe(401);
    expect(await logIn(member.client, member, member.password)).toBe(423);
  });

  it('cannot close what the owner confirms by password inside a session', async () => {
    const member = await signUp(server);
    await guess(member, { addresses: 3, each: 6 });
    expect((await member.client.call(postExport, { body: { password: member.password } })).status).toBe(200);
  });

  it('cannot use up the owner’s resets, bury the good link or flood the mailbox', async () => {
    const member = await signUp(server);
    for (let address = 1; address <= 12; address++) expect((await ask(server.visitor(), member)).status).toBe(204);
    const mails = await mailsAbout(member, RESET);
    expect(mails).toHaveLength(1);
    await ask(member.client, member);
    expect(await mailsAbout(member, RESET)).toHaveLength(2);
    const token = new URL(linkIn(mails[0]), 'http://site').searchParams.get('token') ?? '';
    const set = await server.visitor().call(putResetPassword, { body: { token, password: 'sedia lampione vento 7' } });
    expect(set.status).toBe(204);
    server.pass(11 * MINUTE);
    await ask(server.visitor(), member);
    expect(await mailsAbout(member, RESET)).toHaveLength(3);
  });

  it('cannot stop everybody behind a shared address by failing on many accounts', async () => {
    const address = '198.19.8.8';
    const members = await Promise.all(Array.from({ length: 4 }, () => signUp(server)));
    for (const member of members) expect(await logIn(server.visitor({ address }), member, member.password)).toBe(200);
    for (let count = 1; count <= 10; count++) await logIn(server.visitor({ address }), { email: `none${count}@example.test` }, 'x');
    const [member] = members;
    expect(member && (await logIn(server.visitor({ address }), member, member.password))).toBe(200);
  });
});
