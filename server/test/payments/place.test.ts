import { postDirectDebit, putDirectDebit } from '@amarena/shared/contracts/money/directDebits';
import type { Money } from '@amarena/shared/contracts/money/money';
import { getPackages, type PackageId } from '@amarena/shared/contracts/money/packages';
import { postPayment } from '@amarena/shared/contracts/money/payments';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../support/client.ts';
import { mailsTo, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { decide } from './support.ts';

const ITALY = '151.1.1.1';
const AMERICA = '8.8.8.8';
const PACK: PackageId = 'p0';

describe('the country whose VAT an order carries', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const memberAt = (address: string | undefined, country: 'IT' | 'US' | 'CH' = 'IT') =>
    signUp(server, { country }, server.visitor(address === undefined ? {} : { address }));
  /** The same person at a connection in another country. */
  function movedTo(address: string, { client }: NewMember): TestClient {
    const moved = server.visitor({ address });
    for (const [name, value] of client.cookies) moved.cookies.set(name, value);
    return moved;
  }
  const priceIn = async (client: TestClient, country: 'IT' | 'US' | 'CH' | 'DE'): Promise<Money> => {
    const { packages } = (await client.call(getPackages, { query: { country } })).answer();
    const total = packages.find(({ id }) => id === PACK)?.total;
    if (total === undefined) throw new Error('Nothing is sold there.');
    return total;
  };
  const orderIn = async (client: TestClient, country: 'IT' | 'US' | 'CH' | 'DE') =>
    client.call(postPayment, { body: { package: PACK, method: 'card', country, expected_total: await priceIn(client, country) } });
  const proofsOf = async (id: string) =>
    (await server.database.db.selectFrom('payments').select('place').where('id', '=', id).executeTakeFirstOrThrow()).place;

  it('is shown by the order and by the connection it comes from, and both are kept with it', async () => {
    const { client } = await memberAt(ITALY);
    const { payment } = (await orderIn(client, 'IT')).answer();
    expect(payment.vat_percentage).toBe(22);
    expect(await proofsOf(payment.id)).toEqual([
      { kind: 'declared', country: 'IT' },
      { kind: 'network', country: 'IT' },
    ]);
  });

  it('is none that a buyer only names: an order for America from Italy is refused with words, and stores nothing', async () => {
    for (const profile of ['IT', 'US'] as const) {
      const { client, id } = await memberAt(ITALY, profile);
      const refused = await orderIn(client, 'US');
      expect([refused.status, refused.body]).toEqual([422, { code: 'country_unproven' }]);
      expect(await server.database.db.selectFrom('payments').select('id').where('member_id', '=', id).execute()).toEqual([]);
    }
    expect((await orderIn((await memberAt(AMERICA, 'US')).client, 'US')).answer().payment.vat_percentage).toBe(0);
  });

  it('is shown to a traveller by an earlier order at home', async () => {
    const member = await memberAt(ITALY);
    const abroad = movedTo(AMERICA, member);
    expect((await orderIn(abroad, 'IT')).status).toBe(422);
    const { redirect } = (await orderIn(member.client, 'IT')).answer();
    await decide(member.client, redirect, 'approve');
    const { payment } = (await orderIn(abroad, 'IT')).answer();
    expect(await proofsOf(payment.id)).toEqual([
      { kind: 'declared', country: 'IT' },
      { kind: 'network', country: 'US' },
      { kind: 'earlier', country: 'IT' },
    ]);
  });

  it('is shown by the profile where the connection has no country, and by nothing else there', async () => {
    const { client } = await memberAt(undefined, 'CH');
    const { payment } = (await orderIn(client, 'CH')).answer();
    expect(await proofsOf(payment.id)).toEqual([
      { kind: 'declared', country: 'CH' },
      { kind: 'account', country: 'CH' },
    ]);
    expect((await orderIn(client, 'US')).body).toEqual({ code: 'country_unproven' });
  });

  it('is shown by the account that is debited, wherever the order comes from', async () => {
    const { client } = await memberAt(AMERICA);
    const account = { holder: 'Marco Ferri', street: 'Via Roma', house_number: '1', zip: '40122', city: 'Bologna', phone: '340 765 4321' };
    const debit = async (iban: string) =>
      client.call(postDirectDebit, {
        body: { package: PACK, country: 'IT', expected_total: await priceIn(client, 'IT'), account: { ...account, iban } },
      });
    expect((await debit('DE89 3704 0044 0532 0130 00')).body).toEqual({ code: 'country_unproven' });
    const { request } = (await debit('IT60 X054 2811 1010 0000 0123 456')).answer();
    const otp = /^\d{6}/.exec((await mailsTo(server, '+393407654321'))[0]?.text ?? '')?.[0] ?? '';
    const { payment } = (await client.call(putDirectDebit, { body: { request, otp } })).answer();
    expect(await proofsOf(payment.id)).toEqual([
      { kind: 'declared', country: 'IT' },
      { kind: 'network', country: 'US' },
      { kind: 'bank', country: 'IT' },
    ]);
  });
});
