import { getDiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewCode } from '../../src/domains/payments/orders/discounts.ts';
import { type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { buy, creditsOf, decide, euro, issueCode, opened, order, withoutOffer } from './support.ts';

describe('discount codes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const aCode = (change: Partial<NewCode> = {}) => issueCode(server, change);
  const look = ({ client }: NewMember, code: string) => client.call(getDiscountCode, { query: { code, country: 'IT' } });

  it('API-23 looks up a code whatever its case', async () => {
    const code = await aCode();
    const { discountcode } = (await look(await withoutOffer(server), code.toLowerCase())).answer();
    expect(discountcode).toMatchObject({ code, value_percentage: 40, status: 'active', expired: false, validity: 86_400 });
  });

  it('DSC-07 CR-11 lowers the amount charged', async () => {
    const code = await aCode();
    const member = await withoutOffer(server);
    const { payment, redirect } = await opened(member.client, { code, expected_total: euro(594) });
    expect([payment.total.amount, payment.discount]).toEqual([594, { percentage: 40, code }]);
    await decide(member.client, redirect, 'approve');
    expect(await creditsOf(member.client)).toBe(10);
  });

  it.each([10, 25])('takes the welcome offer where a code of %s % gives no more, and leaves the code unused', async (value_percentage) => {
    const code = await aCode({ value_percentage });
    const member = await signUp(server);
    const { payment } = await opened(member.client, { code });
    expect(payment.discount).toEqual({ percentage: 25, code: null });
    expect((await look(member, code)).status).toBe(200);
  });

  it('ERR-10 knows no code of that name', async () => {
    const member = await withoutOffer(server);
    expect((await look(member, 'NOBODY')).body).toEqual({ code: 'discount_code_not_found' });
    expect((await order(member.client, { code: 'NOBODY' })).body).toEqual({ code: 'discount_code_not_found' });
  });

  it('EN-51 does not find a code of another country', async () => {
    const code = await aCode({ country: 'NL' });
    const member = await withoutOffer(server);
    expect((await look(member, code)).body).toEqual({ code: 'discount_code_not_found' });
    expect((await member.client.call(getDiscountCode, { query: { code, country: 'NL' } })).status).toBe(200);
  });

  it('EN-52 does not find a code of another member, and credits nothing for it', async () => {
    const [owner, other] = [await withoutOffer(server), await withoutOffer(server)];
    const code = await aCode({ member_id: owner.id });
    expect((await look(other, code)).body).toEqual({ code: 'discount_code_not_found' });
    expect((await order(other.client, { code, expected_total: euro(594) })).body).toEqual({ code: 'discount_code_not_found' });
    expect((await look(owner, code)).status).toBe(200);
  });

  it('EN-53 says that a code is expired, and refuses it', async () => {
    const code = await aCode({ expires_at: new Date(server.platform.now().getTime() - 1_000) });
    const member = await withoutOffer(server);
    expect((await look(member, code)).answer().discountcode?.expired).toBe(true);
    expect((await order(member.client, { code, expected_total: euro(594) })).body).toEqual({ code: 'discount_code_expired' });
  });

  it('takes nothing off an order in another currency', async () => {
    const code = await aCode({ currency: 'CHF' });
    const { payment } = await opened((await withoutOffer(server)).client, { code, expected_total: euro(990) });
    expect(payment.discount).toBeNull();
  });

  it('is known as issued to its own member alone', async () => {
    const [owner, other] = [await withoutOffer(server), await withoutOffer(server)];
    const code = await aCode({ member_id: owner.id });
    const isIssued = (id: string, name = code) => server.services.money.discounts.isIssued(server.database.db, id, name);
    expect([await isIssued(owner.id), await isIssued(other.id), await isIssued(owner.id, 'NOBODY')]).toEqual([true, false, false]);
  });

  it('EN-54 takes nothing off an order below the smallest one', async () => {
    const code = await aCode({ minimum_order_value: 2_000 });
    const member = await withoutOffer(server);
    expect((await opened(member.client, { code, expected_total: euro(990) })).payment.discount).toBeNull();
    expect((await opened(member.client, { code, pack: 'p1', expected_total: euro(1_314) })).payment.discount?.percentage).toBe(40);
  });

  it('EN-55 counts the percentage of the chosen method', async () => {
    const code = await aCode({ paymentmethods: [{ method: 'paypal', percentage: 50 }] });
    const member = await withoutOffer(server);
    expect((await opened(member.client, { code, method: 'paypal', expected_total: euro(495) })).payment.discount?.percentage).toBe(50);
  });

  it('ERR-11 is used once by each member', async () => {
    const code = await aCode();
    const [first, second] = [await withoutOffer(server), await withoutOffer(server)];
    await buy(first.client, { code, expected_total: euro(594) });
    expect((await look(first, code)).body).toEqual({ code: 'discount_code_used' });
    expect((await order(first.client, { code, expected_total: euro(594) })).body).toEqual({ code: 'discount_code_used' });
    expect((await look(second, code)).status).toBe(200);
  });

  it('ERR-11 is used once, however many orders are placed at once', async () => {
    const code = await aCode();
    const { client } = await withoutOffer(server);
    const answers = await Promise.all(Array.from({ length: 15 }, () => order(client, { code, expected_total: euro(594) })));
    for (const answer of answers) await decide(client, answer.answer().redirect, 'approve');
    expect(await creditsOf(client)).toBe(10);
  });

  it('comes back after a payment that failed', async () => {
    const code = await aCode();
    const { client } = await withoutOffer(server);
    const { redirect } = await opened(client, { code, expected_total: euro(594) });
    await decide(client, redirect, 'refuse_funds');
    expect((await order(client, { code, expected_total: euro(594) })).status).toBe(200);
  });
});
