import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import nock from 'nock';
import type { Db } from '../../../db/schema.ts';
import { createMollie } from './mollie.ts';
import type { PaymentProvider } from './provider.ts';

const PAYMENT_ID = '01a1fdd5-cbeb-7197-868f-e900681f7636';
const REFUND_ID = '01a1fdd5-cbeb-7197-868f-e900681f7637';
// This provider stores nothing in our database.
const NO_DATABASE = {} as Db;
const total = { amount: 990, currency: 'EUR' } as const;
const ordered = { payment_id: PAYMENT_ID, number: 'AM-2026-000001', credits: 10, total, language: 'nl' } as const;

/** A payment from the provider's documentation, changed as a test needs it. */
const recorded = (change: object) => ({
  resource: 'payment',
  id: 'tr_7UhSN1zuXS',
  mode: 'test',
  status: 'open',
  amount: { value: '9.90', currency: 'EUR' },
  description: 'AMR AM-2026-000001',
  method: 'ideal',
  metadata: { payment_id: PAYMENT_ID },
  details: null,
  sequenceType: 'oneoff',
  _links: { checkout: { href: 'https://pay.example/7UhSN1zuXS', type: 'text/html' } },
  ...change,
});

describe('Mollie', () => {
  let mollie: PaymentProvider;
  const calls: { method: string; url: string; headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];
  let payment: object = {};
  /** Those that were made before. */
  let refunds: object[] = [];
  /** Status with which new payments are refused; null: they are not. */
  let refuses: number | null = null;
  let mandate = 'valid';

  const answerTo = (method: string, url: string): object | null => {
    if (url.includes('tr_unknown') || url.includes('cst_unknown')) return null;
    if (method === 'DELETE') return url.includes('tr_stays') ? null : recorded({ status: 'canceled' });
    if (url.endsWith('/customers')) return { resource: 'customer', id: 'cst_8wmqcHMN4U', _links: {} };
    if (method === 'GET' && url.includes('/mandates/'))
      return { resource: 'mandate', id: 'mdt_h3gAaD5zP', status: mandate, method: 'creditcard', _links: {} };
    if (method === 'GET' && url.includes('/customers/'))
      return { count: 1, _embedded: { payments: [recorded({ id: 'tr_before' })] }, _links: {} };
    if (url.endsWith('/mandates')) return { resource: 'mandate', id: 'mdt_h3gAaD5zP', status: 'valid', method: 'directdebit', _links: {} };
    if (method === 'GET' && url.includes('/refunds')) return { count: refunds.length, _embedded: { refunds }, _links: {} };
    if (url.endsWith('/refunds'))
      return { resource: 'refund', id: 're_4qqhO89gsT', status: 'pending', amount: { value: '4.50', currency: 'EUR' }, _links: {} };
    return recorded(payment);
  };

  beforeAll(() => {
    mollie = createMollie({ apiKey: 'test_key', publicUrl: 'https://amarena.example', webhook: '/api/payment-callback.php' });
  });
  beforeEach(() => {
    payment = {};
    refunds = [];
    refuses = null;
    mandate = 'valid';
    calls.length = 0;
    const missing = { status: 404, title: 'Not Found', detail: 'No payment exists with this id.', _links: {} };
    const stand = nock('https://api.mollie.com').persist().replyContentLength();
    for (const method of ['get', 'post', 'delete'] as const) {
      stand[method](/^\/v2\//).reply(function reply(url, body) {
        const sent = typeof body === 'string' ? {} : body;
        calls.push({ method: method.toUpperCase(), url, headers: this.req.headers, body: sent });
        const answer = answerTo(method.toUpperCase(), url);
        if (method === 'post' && refuses !== null)
          return [refuses, { ...missing, status: refuses }, { 'content-type': 'application/hal+json' }];
        return [answer === null ? 404 : 200, answer ?? missing, { 'content-type': 'application/hal+json' }];
      });
    }
  });
  afterEach(() => nock.cleanAll());
  afterAll(() => nock.restore());

  const lastCall = () => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('Nobody called.');
    return call;
  };
  const read = () => mollie.read({}, Buffer.from('id=tr_7UhSN1zuXS'));

  it('opens a payment with amount, method and the way back, once for each of ours', async () => {
    const opened = await mollie.create(NO_DATABASE, { ...ordered, method: 'ideal', return_path: '/transactions/1', remember: false });
    expect(opened).toEqual({ provider_id: 'tr_7UhSN1zuXS', redirect: 'https://pay.example/7UhSN1zuXS' });
    const { headers, body } = lastCall();
    expect(headers).toMatchObject({ authorization: 'Bearer test_key', 'idempotency-key': PAYMENT_ID });
    expect(body).toMatchObject({
      amount: { value: '9.90', currency: 'EUR' },
      method: 'ideal',
      redirectUrl: 'https://amarena.example/transactions/1',
      webhookUrl: 'https://amarena.example/api/payment-callback.php',
    });
    expect(body).not.toHaveProperty('customerId');
  });

  it.each([
    ['paid', 'completed', null],
    ['failed', 'failed', 'funds'],
    ['canceled', 'cancelled', null],
    ['expired', 'cancelled', 'expired'],
  ])('asks the provider itself what became of a payment: %s', async (status, state, failure) => {
    payment = {
      status,
      method: 'creditcard',
      details: { cardNumber: '4242', cardCountryCode: 'NL', ...(status === 'failed' && { failureReason: 'insufficient_funds' }) },
    };
    expect(await read()).toMatchObject({
      payment_id: PAYMENT_ID,
      state,
      failure,
      total,
      instrument: '•••• 4242',
      card_country: 'NL',
      mandate: null,
    });
    expect(await mollie.ask(NO_DATABASE, 'tr_7UhSN1zuXS')).toMatchObject({ state });
  });

  it('reports what the bank took back of a paid payment and what it gave back again, each as news of its own', async () => {
    payment = { status: 'paid' };
    const paid = await read();
    const chargeback = {
      resource: 'chargeback',
      id: 'chb_n9z0tp',
      amount: { value: '9.90', currency: 'EUR' },
      reversedAt: null,
      _links: {},
    };
    payment = { status: 'paid', amountChargedBack: chargeback.amount, _embedded: { chargebacks: [chargeback] } };
    const takenBack = await read();
    expect(lastCall().url).toContain('embed=chargebacks');
    payment = { status: 'paid', _embedded: { chargebacks: [{ ...chargeback, reversedAt: '2026-11-23T10:00:00+00:00' }] } };
    const reversed = await read();
    expect([paid, takenBack, reversed]).toMatchObject([
      { charged_back: 0, reversed: 0 },
      { state: 'completed', charged_back: 990, reversed: 0 },
      { state: 'completed', charged_back: 990, reversed: 990 },
    ]);
    expect(new Set([paid, takenBack, reversed].map((report) => report !== 'forged' && report?.event_id)).size).toBe(3);
  });

  it('does nothing while the payment is open, and takes no word for a payment that does not exist', async () => {
    expect(await read()).toBeNull();
    expect(await mollie.read({}, Buffer.from('id=tr_unknown'))).toBe('forged');
    expect(await mollie.read({}, Buffer.from('id=../customers'))).toBe('forged');
  });

  it.each([
    ['a payment that can be cancelled', 'tr_7UhSN1zuXS', 'open', true],
    ['one that nobody has paid and that it does not cancel, as most', 'tr_stays', 'open', true],
    ['one that the bank is working on', 'tr_stays', 'pending', false],
    ['one that is paid', 'tr_stays', 'paid', false],
    ['one that it does not have', 'tr_unknown', 'open', false],
  ])('says whether a payment is given up: %s', async (_what, id, status, expected) => {
    payment = { status };
    expect(await mollie.cancel(NO_DATABASE, id)).toBe(expected);
  });

  it('says if it refuses to charge a stored means, and fails if it cannot be asked', async () => {
    const charge = () => mollie.charge(NO_DATABASE, { ...ordered, method: 'card', mandate: 'cst_8wmqcHMN4U/mdt_h3gAaD5zP' });
    refuses = 422;
    mandate = 'invalid';
    expect(await charge()).toBeNull();
    // For another reason, such as an address that it does not take: the means is not at fault.
    mandate = 'valid';
    await expect(charge()).rejects.toThrow();
    refuses = 503;
    await expect(charge()).rejects.toThrow();
  });

  it('RO-01 keeps a card where the member asks for it, and charges it later without a page', async () => {
    await mollie.create(NO_DATABASE, { ...ordered, method: 'card', return_path: '/transactions/1', remember: true });
    expect(lastCall().body).toMatchObject({ customerId: 'cst_8wmqcHMN4U', sequenceType: 'first' });
    payment = { status: 'paid', customerId: 'cst_8wmqcHMN4U', mandateId: 'mdt_h3gAaD5zP', details: { cardNumber: '4242' } };
    expect(await read()).toMatchObject({ mandate: { reference: 'cst_8wmqcHMN4U/mdt_h3gAaD5zP', label: '•••• 4242' } });
    await mollie.charge(NO_DATABASE, { ...ordered, method: 'card', mandate: 'cst_8wmqcHMN4U/mdt_h3gAaD5zP' });
    expect(lastCall().body).toMatchObject({ sequenceType: 'recurring', customerId: 'cst_8wmqcHMN4U', mandateId: 'mdt_h3gAaD5zP' });
    expect(lastCall().headers['idempotency-key']).toBe(PAYMENT_ID);
  });

  it('finds a charge that was made before by our payment, among those of the customer', async () => {
    const charged = (payment_id: string) => mollie.charged(NO_DATABASE, { payment_id, mandate: 'cst_8wmqcHMN4U/mdt_h3gAaD5zP' });
    expect([await charged(PAYMENT_ID), await charged(REFUND_ID)]).toEqual(['tr_before', null]);
    // The customer was deleted there.
    const gone = mollie.charged(NO_DATABASE, { payment_id: PAYMENT_ID, mandate: 'cst_unknown1/mdt_h3gAaD5zP' });
    expect(await gone).toBeNull();
  });

  it('stores a SEPA mandate for an account', async () => {
    const account = { holder: 'Marco Ferri', street: 'Via Roma', house_number: '1', zip: '40122', city: 'Bologna', phone: '+393401234567' };
    const signed_at = new Date('2026-11-21T10:00:00.000Z');
    const stored = await mollie.mandate(NO_DATABASE, { ...account, iban: 'IT60X0542811101000000123456', id: PAYMENT_ID, signed_at });
    expect(stored).toEqual({ reference: 'cst_8wmqcHMN4U/mdt_h3gAaD5zP', label: '•••• 3456' });
    expect(lastCall().body).toMatchObject({ method: 'directdebit', consumerName: 'Marco Ferri', signatureDate: '2026-11-21' });
  });

  it('pays back a part, once for each withdrawal', async () => {
    const refund = { amount: 450, currency: 'EUR' } as const;
    expect(await mollie.refund(NO_DATABASE, { id: REFUND_ID, provider_id: 'tr_7UhSN1zuXS', number: 'AM-2026-000001', refund })).toBe(
      're_4qqhO89gsT',
    );
    expect(lastCall()).toMatchObject({ url: '/v2/payments/tr_7UhSN1zuXS/refunds', body: { amount: { value: '4.50', currency: 'EUR' } } });
    expect(lastCall().headers['idempotency-key']).toBe(REFUND_ID);
  });

  it('pays nothing back again that it did before, though its answer was lost and it has forgotten our key', async () => {
    const amount = { value: '4.50', currency: 'EUR' };
    const made = { resource: 'refund', status: 'refunded', amount, _links: {} };
    refunds = [
      { ...made, id: 're_other', metadata: { withdrawal_id: PAYMENT_ID } },
      { ...made, id: 're_failed', status: 'failed', metadata: { withdrawal_id: REFUND_ID } },
      { ...made, id: 're_before', metadata: { withdrawal_id: REFUND_ID } },
    ];
    const refund = { amount: 450, currency: 'EUR' } as const;
    const asked = { id: REFUND_ID, provider_id: 'tr_7UhSN1zuXS', number: 'AM-2026-000001', refund };
    expect(await mollie.refund(NO_DATABASE, asked)).toBe('re_before');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
