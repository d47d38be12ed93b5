import { getPackages } from '@amarena/shared/contracts/money/packages';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import { postPayment } from '@amarena/shared/contracts/money/payments';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { decide, opened, paymentOf } from './support.ts';

describe("the sandbox provider's pages", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it.each([
    ['IT', 'card', '4242 4242 4242 4242', '3-D Secure'],
    ['IT', 'paypal', 'approve@sandbox.example', 'PayPal'],
    ['NL', 'ideal', 'NL13 TEST', 'iDEAL'],
    ['BE', 'bancontact', '6703 4444', 'Bancontact'],
    ['PL', 'blik', '77 4242', 'BLIK'],
  ] as const)(
    'lead through a payment in %s by %s, with trial means and a step at the bank',
    async (country: Country, method: PaymentMethod, means, bank) => {
      const { client } = await signUp(server, { country });
      const { packages } = (await client.call(getPackages, { query: { country } })).answer();
      const expected_total = packages[0]?.total ?? { amount: 0, currency: 'EUR' };
      const { payment, redirect } = (await client.call(postPayment, { body: { package: 'p0', method, country, expected_total } })).answer();
      expect((await client.raw({ method: 'GET', url: redirect })).body).toContain(means);
      const step = await decide(client, redirect, 'confirm');
      expect((await client.raw({ method: 'GET', url: step })).body).toContain(bank);
      expect(await decide(client, redirect, 'approve')).toBe(`/transactions/${payment.id}`);
      expect((await paymentOf(client, payment.id)).state).toBe('completed');
    },
  );

  it('end as a failed payment where the bank gets no confirmation', async () => {
    const { client } = await signUp(server);
    const { payment, redirect } = await opened(client);
    await decide(client, redirect, 'confirm');
    await decide(client, redirect, 'refuse_confirmation');
    expect(await paymentOf(client, payment.id)).toMatchObject({ state: 'failed', failure: 'not_confirmed', instrument: '•••• 3220' });
  });

  it('take the name of an answer and nothing else: no number of a card has a way in', async () => {
    const { client } = await signUp(server);
    const { redirect } = await opened(client);
    const page = (await client.raw({ method: 'GET', url: redirect })).body;
    expect(page.match(/<input[^>]*>/g)?.every((input) => input.includes('type="radio"'))).toBe(true);
    const sent = await client.raw({
      method: 'POST',
      url: redirect,
      payload: new URLSearchParams({ outcome: '4242424242424242' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(sent.status).toBe(400);
  });
});
