import { randomUUID } from 'node:crypto';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getPaymentMethods } from '@amarena/shared/contracts/money/paymentMethods';
import { getPayment, getTransactions, postPayment } from '@amarena/shared/contracts/money/payments';
import { COUNTRIES } from '@amarena/shared/contracts/platform/countries';
import { currencyOf } from '@amarena/shared/contracts/platform/currencies';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { buy, creditsOf, decide, euro, opened, order, totalOf } from './support.ts';

const AFTER_OFFER = 4 * 3_600_000 + 1_000;

describe('buying credits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const userOf = async ({ client }: Awaited<ReturnType<typeof signUp>>) => (await client.call(getUser)).answer().user;

  it('API-69 lists four packages at the prices of the country, one of them popular', async () => {
    const { packages } = (await server.visitor().call(getPackages, { query: { country: 'IT' } })).answer();
    expect(
      packages.map(({ id, credits, price, discount_percentage, popular }) => [id, credits, price.amount, discount_percentage, popular]),
    ).toEqual([
      ['p0', 10, 990, 0, false],
      ['p1', 25, 2190, 11, false],
      ['p2', 60, 4690, 21, true],
      ['p3', 120, 8390, 29, false],
    ]);
    expect(packages[0]?.vat).toEqual({ amount: 179, currency: 'EUR' });
  });

  it('API-69 has packages in the currency of every country', async () => {
    for (const country of COUNTRIES) {
      const { packages } = (await server.visitor().call(getPackages, { query: { country } })).answer();
      expect(new Set(packages.map(({ price }) => price.currency))).toEqual(new Set([currencyOf(country)]));
    }
  });

  it('API-70 CR-13 lists the methods of the country', async () => {
    const methods = async (country: 'IT' | 'NL' | 'BE' | 'PL') =>
      (await server.visitor().call(getPaymentMethods, { query: { country } })).answer().methods;
    expect(await methods('IT')).toEqual(['card', 'paypal', 'directdebit']);
    expect(await methods('NL')).toContain('ideal');
    expect(await methods('BE')).toContain('bancontact');
    expect(await methods('PL')).toContain('blik');
    const member = await signUp(server);
    expect((await order(member.client, { method: 'ideal' })).body).toEqual({ code: 'payment_method_unavailable' });
  });

  it('API-71 opens a pending payment and names the page of the provider', async () => {
    const { client } = await signUp(server);
    const { payment, redirect } = await opened(client);
    expect(payment).toMatchObject({ state: 'pending', package: 'p0', credits: 10, finished_at: null });
    const page = await client.raw({ method: 'GET', url: redirect });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Sandbox Pay');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('PAY-08 EN-03 RP-16 adds the credits and makes the member premium', async () => {
    const member = await signUp(server);
    const payment = await buy(member.client);
    expect(await userOf(member)).toMatchObject({ credits: 10, paid_user: true });
    const { payment: after } = (await member.client.call(getPayment, { query: { id: payment.id } })).answer();
    expect(after.state).toBe('completed');
    expect(after.finished_at).not.toBeNull();
  });

  it('leads back to the transaction', async () => {
    const { client } = await signUp(server);
    const { payment, redirect } = await opened(client);
    expect(await decide(client, redirect, 'approve')).toBe(`/transactions/${payment.id}`);
  });

  it('books money and VAT in entries that add up to zero', async () => {
    const { id, client } = await signUp(server);
    await buy(client, { pack: 'p2' });
    const entries = await server.database.db
      .selectFrom('money_entries')
      .select(['account', 'amount'])
      .where('member_id', '=', id)
      .execute();
    expect(Object.fromEntries(entries.map(({ account, amount }) => [account, amount]))).toEqual({
      provider: 3518,
      revenue: -2884,
      vat: -634,
    });
  });

  it('API-72 tells a failed, a cancelled and a waiting payment apart, and nobody gets credits', async () => {
    const member = await signUp(server);
    for (const [outcome, state] of [
      ['refuse_funds', 'failed'],
      ['cancel', 'cancelled'],
      ['approve_later', 'pending'],
    ] as const) {
      const { payment, redirect } = await opened(member.client);
      await decide(member.client, redirect, outcome);
      expect((await member.client.call(getPayment, { query: { id: payment.id } })).answer().payment.state).toBe(state);
    }
    expect(await userOf(member)).toMatchObject({ credits: 0, paid_user: false });
  });

  it('decides a payment once, however often the form is sent', async () => {
    const member = await signUp(server);
    const { payment, redirect } = await opened(member.client);
    await decide(member.client, redirect, 'refuse_card');
    await decide(member.client, redirect, 'approve');
    expect((await member.client.call(getPayment, { query: { id: payment.id } })).answer().payment.state).toBe('failed');
    expect((await userOf(member))?.credits).toBe(0);
  });

  it('API-05 opens one payment for a repeated order', async () => {
    const { client } = await signUp(server);
    const expected_total = await totalOf(client, 'p0');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => order(client, { key, expected_total })));
    expect(new Set(answers.map((answer) => answer.answer().payment.id)).size).toBe(1);
    expect((await client.call(getTransactions)).answer().payments).toHaveLength(1);
  });

  it('API-78 shows own payments only, newest first', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const first = await buy(one.client);
    server.pass(1_000);
    const second = await buy(one.client, { pack: 'p1' });
    await buy(other.client);
    const { payments } = (await one.client.call(getTransactions)).answer();
    expect(payments.map(({ id }) => id)).toEqual([second.id, first.id]);
    const foreign = await other.client.call(getPayment, { query: { id: first.id } });
    expect([foreign.status, foreign.body]).toEqual([404, { code: 'not_found' }]);
  });

  it('refuses an order at another price than the one shown, and says the right one', async () => {
    const { client } = await signUp(server);
    const expected_total = await totalOf(client, 'p1');
    server.pass(AFTER_OFFER);
    const refused = await order(client, { pack: 'p1', expected_total });
    expect([refused.status, refused.body]).toEqual([409, { code: 'price_changed', total: { amount: 2190, currency: 'EUR' } }]);
  });

  it('refuses totals of zero and below and the currency of another country, and credits nothing', async () => {
    const { client } = await signUp(server);
    for (const expected_total of [euro(0), euro(-990), { amount: 743, currency: 'GBP' } as const]) {
      expect((await order(client, { expected_total })).body).toEqual({ code: 'price_changed', total: euro(743) });
    }
    expect(await creditsOf(client)).toBe(0);
  });

  it.each([
    ['a package that is none', { package: 'p9' }],
    ['a number of credits', { package: -10 }],
    ['a country that is not served', { country: 'JP' }],
    ['an amount with a fraction', { expected_total: { amount: 742.5, currency: 'EUR' } }],
    ['a currency that is none', { expected_total: { amount: 743, currency: 'ZZZ' } }],
  ])('refuses %s as it is written, and credits nothing', async (_what, change) => {
    const { client } = await signUp(server);
    const body = { package: 'p0', method: 'card', country: 'IT', expected_total: euro(743), ...change };
    const answer = await client.raw({
      method: 'POST',
      url: postPayment.path,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'validation_failed']);
    expect((await client.call(getTransactions)).answer().payments).toEqual([]);
    expect(await creditsOf(client)).toBe(0);
  });
});
