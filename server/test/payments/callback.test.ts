import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { PAYMENT_REPORT_PATH } from '@amarena/shared/contracts/money/paymentReport';
import { getPayment, type PaymentState } from '@amarena/shared/contracts/money/payments';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SIGNATURE_HEADER, sign } from '../../src/domains/payments/provider/sandbox/signature.ts';
import { type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { opened } from './support.ts';

describe("the provider's report", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  interface Change {
    status?: PaymentState;
    amount?: number;
    event?: string;
  }

  async function noticeFor(member: NewMember, { status = 'completed', amount, event = 'event-1' }: Change = {}) {
    const { payment, redirect } = await opened(member.client);
    const notice = {
      id: `${payment.id}:${event}`,
      payment: redirect.split('/').at(-1),
      merchant_reference: payment.id,
      status,
      amount: { ...payment.total, ...(amount === undefined ? {} : { amount }) },
    };
    return { payment, body: JSON.stringify(notice) };
  }

  const secret = () => server.platform.fingerprint('sandbox', 'webhook');
  const report = (payload: string, signature: string) =>
    server.visitor().raw({
      method: 'POST',
      url: PAYMENT_REPORT_PATH,
      payload,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    });
  const creditsOf = async ({ client }: NewMember) => (await client.call(getUser)).answer().user?.credits;

  it('API-73 completes the payment when it is authentic', async () => {
    const member = await signUp(server);
    const { body } = await noticeFor(member);
    expect((await report(body, sign(secret(), body, server.platform.now()))).status).toBe(204);
    expect(await creditsOf(member)).toBe(10);
  });

  it('API-73 is refused when it is forged, changed or old', async () => {
    const member = await signUp(server);
    const { payment, body } = await noticeFor(member);
    const now = server.platform.now();
    const right = sign(secret(), body, now);
    const old = sign(secret(), body, new Date(now.getTime() - 301_000));
    for (const [sent, signature] of [
      [body, sign('another secret', body, now)],
      [body, ''],
      [body.replace('EUR', 'USD'), right],
      [body, old],
    ] as const) {
      expect((await report(sent, signature)).status).toBe(403);
    }
    expect((await member.client.call(getPayment, { query: { id: payment.id } })).answer().payment.state).toBe('pending');
    expect(await creditsOf(member)).toBe(0);
  });

  it('API-73 acts once for repeated and parallel reports', async () => {
    const member = await signUp(server);
    const { body } = await noticeFor(member);
    const signature = sign(secret(), body, server.platform.now());
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(body, signature)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await creditsOf(member)).toBe(10);
  });

  it('gives nothing where it names the payment of someone else', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const mine = await noticeFor(one);
    const theirs = await noticeFor(other);
    const body = JSON.stringify({ ...JSON.parse(mine.body), merchant_reference: theirs.payment.id });
    expect((await report(body, sign(secret(), body, server.platform.now()))).status).toBe(404);
    expect([await creditsOf(one), await creditsOf(other)]).toEqual([0, 0]);
  });

  it('gives nothing for another amount than the one ordered', async () => {
    const member = await signUp(server);
    const { body } = await noticeFor(member, { amount: 1 });
    expect((await report(body, sign(secret(), body, server.platform.now()))).status).toBe(404);
    expect(await creditsOf(member)).toBe(0);
  });
});
