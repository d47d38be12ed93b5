import { postPayment, receiptAddress } from '@amarena/shared/contracts/money/payments';
import { postWithdrawal } from '@amarena/shared/contracts/money/withdrawals';
import { currencyOf } from '@amarena/shared/contracts/platform/currencies';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { buy, decide, euro, opened, paymentOf } from './support.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('receipts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const receipts = () => server.database.db.selectFrom('receipts').select(['number', 'kind']).orderBy('number').execute();

  it('show number, dates, order, seller with VAT number, buyer, net, VAT and total with their currency', async () => {
    const name = 'Acquirente.Uno';
    const { client, email } = await signUp(server, { name });
    const { id } = await buy(client, { pack: 'p2' });
    const page = await client.raw({ method: 'GET', url: receiptAddress(id) });
    const text = plain(page.body);
    for (const fact of ['Ricevuta', 'R-2026-', (await paymentOf(client, id)).number, 'AMR Services', 'IT00000000000', name, email])
      expect(text).toContain(fact);
    for (const fact of [
      '60 crediti, Grande',
      '46,90 €',
      '−11,72 €',
      '28,84 €',
      'IVA 22%',
      '6,34 €',
      '35,18 €',
      'Carta •••• 4242',
      'Data di fornitura',
      'Importo (EUR)',
      '(Italia)',
    ]) {
      expect(text).toContain(fact);
    }
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['GB', 890, ['Importo (GBP)', '8,90 £', 'IVA 20% (Regno Unito)', '1,48 £']],
    ['CH', 990, ['Importo (CHF)', '9,90 CHF', 'IVA 8,1% (Svizzera)', '0,74 CHF']],
    ['PL', 4_490, ['Importo (PLN)', '44,90 PLN', 'IVA 23% (Polonia)', '8,40 PLN']],
    ['AU', 1_590, ['Importo (AUD)', 'GST 10% (Australia)']],
    ['CA', 1_490, ['Importo (CAD)', 'GST 5% (Canada)']],
    ['NZ', 1_790, ['Importo (NZD)', 'GST 15% (Nuova Zelanda)']],
    ['US', 1_090, ['Importo (USD)', '10,90 USD', 'Fuori campo IVA', 'Stati Uniti']],
  ] as const)('are in the currency and with the tax of the country of payment: %s', async (country, amount, facts) => {
    const { client } = await signUp(server, { country });
    server.pass(4 * 3_600_000);
    const body = { package: 'p0', method: 'card', country, expected_total: { amount, currency: currencyOf(country) } } as const;
    const { payment, redirect } = (await client.call(postPayment, { body })).answer();
    await decide(client, redirect, 'approve');
    const text = plain((await client.raw({ method: 'GET', url: receiptAddress(payment.id) })).body);
    for (const fact of facts) expect(text).toContain(fact);
    expect(text.includes('Imponibile')).toBe(country !== 'US');
  });

  it('are numbered without a gap, also under parallel purchases', async () => {
    const before = (await receipts()).length;
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(server)));
    await Promise.all(people.map(({ client }) => buy(client)));
    const numbers = (await receipts()).filter(({ kind }) => kind === 'sale').map(({ number }) => Number(number.slice(-6)));
    expect(numbers).toEqual(Array.from({ length: before + 8 }, (_, index) => index + 1));
  });

  it('of a refund name the receipt they belong to', async () => {
    const { client } = await signUp(server);
    const { id } = await buy(client);
    (await client.call(postWithdrawal, { body: { payment: id, refund: euro(743) } })).answer();
    const text = plain((await client.raw({ method: 'GET', url: receiptAddress(id, 'refund') })).body);
    for (const fact of ['Nota di rimborso', 'N-2026-000001', 'Si riferisce alla ricevuta', '−7,43 €']) expect(text).toContain(fact);
    expect(text).toMatch(/Si riferisce alla ricevuta<\/dt><dd>R-2026-\d{6} del /);
  });

  it('are for their member alone, and for payments that are completed', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const { id } = await buy(one.client);
    const { payment } = await opened(one.client);
    const status = async (client: typeof one.client, url: string) => (await client.raw({ method: 'GET', url })).status;
    expect(await status(other.client, receiptAddress(id))).toBe(404);
    expect(await status(server.visitor(), receiptAddress(id))).toBe(403);
    expect(await status(one.client, receiptAddress(payment.id))).toBe(404);
    expect(await status(one.client, '/api/receipt.php?payment=1;drop&kind=x')).toBe(404);
  });

  it('never change afterwards', async () => {
    await expect(server.database.db.updateTable('receipts').set({ gross: 1 }).execute()).rejects.toThrow('never change');
  });
});
