import { postActivate } from '@amarena/shared/contracts/account/activation';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkIn, mailsTo, type NewMember, pressLink, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('the activation mail again', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const again = ({ client }: NewMember) => client.call(postActivate);
  const mails = async ({ email }: NewMember) => (await mailsTo(server, email)).length;

  it('API-42 sends a second link that works', async () => {
    const member = await signUp(server, { language: 'fr' });
    server.pass(MINUTE);
    expect((await again(member)).status).toBe(200);
    const [newest, ...earlier] = await mailsTo(server, member.email);
    expect([newest?.subject, earlier.length]).toEqual(['Confirme ton adresse e-mail', 1]);
    expect(await pressLink(member.client, linkIn(newest))).toBe('/activate/done');
    expect((await member.client.call(getUser)).answer().user?.status).toBe('active');
  });

  it('waits for 60 seconds and says how many remain', async () => {
    const member = await signUp(server);
    const refused = await again(member);
    expect([refused.status, refused.body]).toEqual([429, { code: 'rate_limited', seconds: expect.any(Number) }]);
    expect(await mails(member)).toBe(1);
  });

  it('sends five a day at most, and more on the next day', async () => {
    const member = await signUp(server);
    for (const _mail of [1, 2, 3, 4, 5]) {
      server.pass(MINUTE);
      expect((await again(member)).status).toBe(200);
    }
    server.pass(MINUTE);
    expect((await again(member)).status).toBe(429);
    server.pass(DAY);
    expect((await again(member)).status).toBe(200);
    expect(await mails(member)).toBe(7);
  });

  it('sends one mail for 50 presses at once', async () => {
    const member = await signUp(server);
    server.pass(MINUTE);
    const answers = await Promise.all(Array.from({ length: 50 }, () => again(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mails(member)).toBe(2);
  });

  it('sends nothing to someone who is confirmed, and to nobody without a session', async () => {
    const member = await signUp(server);
    const [first] = await mailsTo(server, member.email);
    await pressLink(member.client, linkIn(first));
    server.pass(MINUTE);
    expect((await again(member)).answer().user.status).toBe('active');
    expect(await mails(member)).toBe(1);
    expect((await server.visitor().call(postActivate)).status).toBe(403);
  });
});
