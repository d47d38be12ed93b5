import { postPayment } from '@amarena/shared/contracts/money/payments';
import { getSpendingLimits, putSpendingLimits } from '@amarena/shared/contracts/money/spendingLimits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import type { NewMember } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { buy, creditsOf, decide, euro, opened, order, withoutOffer } from './support.ts';

const HOUR = 3_600_000;

describe('spending limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const set = ({ client }: NewMember, period: 'day' | 'month', amount: number | null) =>
    client.call(putSpendingLimits, { body: { period, amount } });
  const limits = async ({ client }: NewMember) => (await client.call(getSpendingLimits)).answer();

  /** The same member at another address, so that the limit of requests per address does not interfere. */
  function elsewhere({ client }: NewMember): TestClient {
    const other = server.visitor();
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    return other;
  }

  it('are none at first, and say what is spent', async () => {
    const member = await withoutOffer(server);
    await buy(member.client);
    expect(await limits(member)).toEqual({
      currency: 'EUR',
      day: { amount: null, spent: 990, next: null },
      month: { amount: null, spent: 990, next: null },
    });
  });

  it('refuse an order that would pass them, with what is left', async () => {
    const member = await withoutOffer(server);
    await set(member, 'day', 1_500);
    await buy(member.client);
    const refused = await order(member.client);
    expect([refused.status, refused.body]).toEqual([
      403,
      { code: 'spending_limit_reached', period: 'day', limit: euro(1_500), left: euro(510) },
    ]);
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('count lower ones at once and higher ones after 24 hours', async () => {
    const member = await withoutOffer(server);
    await set(member, 'month', 2_500);
    const raised = (await set(member, 'month', 10_000)).answer();
    expect(raised.month).toMatchObject({ amount: 2_500, next: { amount: 10_000 } });
    expect((await order(member.client, { pack: 'p2' })).status).toBe(403);
    const lowered = (await set(member, 'month', 1_000)).answer();
    expect(lowered.month).toMatchObject({ amount: 1_000, next: null });
    await set(member, 'month', null);
    server.pass(24 * HOUR);
    expect((await limits(member)).month).toMatchObject({ amount: null, next: null });
    expect((await order(member.client, { pack: 'p2' })).status).toBe(200);
  });

  it('hold against 50 parallel orders', async () => {
    const member = await withoutOffer(server);
    await set(member, 'day', 2_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(elsewhere(member))));
    const pages = answers.filter(({ status }) => status === 200).map((answer) => answer.answer().redirect);
    for (const page of pages) await decide(member.client, page, 'approve');
    expect((await limits(member)).day.spent).toBeLessThanOrEqual(2_000);
    expect(await creditsOf(member.client)).toBe(20);
  });

  it('do not lock a member out who left the page of the provider', async () => {
    const member = await withoutOffer(server);
    await set(member, 'day', 1_000);
    await opened(member.client);
    const { redirect } = await opened(member.client);
    await decide(member.client, redirect, 'approve');
    expect((await limits(member)).day.spent).toBe(990);
  });

  it('keep room for a payment that the bank is still busy with', async () => {
    const member = await withoutOffer(server);
    await set(member, 'day', 1_000);
    const { redirect } = await opened(member.client);
    await decide(member.client, redirect, 'approve_later');
    expect((await order(member.client)).body).toMatchObject({ code: 'spending_limit_reached', left: euro(10) });
  });

  it('count a purchase in another currency at the price of the package in theirs', async () => {
    const member = await withoutOffer(server);
    await set(member, 'day', 1_000);
    const swiss = { package: 'p1', method: 'card', country: 'CH', expected_total: { amount: 2_190, currency: 'CHF' } } as const;
    const inZurich = server.visitor({ address: '195.186.1.111' });
    for (const [name, value] of member.client.cookies) inZurich.cookies.set(name, value);
    expect((await inZurich.call(postPayment, { body: swiss })).body).toMatchObject({
      code: 'spending_limit_reached',
      limit: euro(1_000),
    });
  });

  it('take no limit that is none', async () => {
    const member = await withoutOffer(server);
    for (const amount of [0, -500, 499, 1.5, 1_000_001]) expect((await set(member, 'day', amount)).status).toBe(400);
  });
});
