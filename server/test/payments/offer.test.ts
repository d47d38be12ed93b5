import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getDiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import { getPayment } from '@amarena/shared/contracts/money/payments';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { buy, decide, opened } from './support.ts';

const FOUR_HOURS = 14_400_000;

describe('the one offer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const welcome = async ({ client }: NewMember) =>
    (await client.call(getDiscountCode, { query: { welcome: 'true' } })).answer().discountcode;
  const timeBonus = async ({ client }: NewMember) =>
    (await client.call(getDiscountCode, { query: { timebonus: 'true' } })).answer().discountcode;

  it('API-25 CO-11 RP-22 gives a new member 25 percent until four hours after the sign-up', async () => {
    const member = await signUp(server);
    const { user } = (await member.client.call(getUser)).answer();
    const bonus = await timeBonus(member);
    expect(bonus).toMatchObject({ value_percentage: 25, status: 'active', user_id: member.id });
    expect(Date.parse(bonus?.expires ?? '') - Date.parse(user?.signup_date ?? '')).toBe(FOUR_HOURS);
  });

  it('API-22 CO-14 gives a new member the welcome code of 25 percent', async () => {
    expect((await welcome(await signUp(server)))?.value_percentage).toBe(25);
  });

  it('DSC-04 ends as time bonus and as welcome discount in the same moment', async () => {
    const member = await signUp(server);
    expect((await welcome(member))?.expires).toBe((await timeBonus(member))?.expires);
    server.pass(FOUR_HOURS);
    expect([await welcome(member), await timeBonus(member)]).toEqual([null, null]);
  });

  it('RP-22 gives nothing to visitors, to members who bought and after four hours', async () => {
    expect((await server.visitor().call(getDiscountCode, { query: { timebonus: 'true' } })).status).toBe(403);
    const paid = await signUp(server);
    await buy(paid.client);
    expect(await timeBonus(paid)).toBeNull();
    const late = await signUp(server);
    server.pass(FOUR_HOURS + 1);
    expect(await timeBonus(late)).toBeNull();
  });

  it('DSC-07 charges three quarters of the list price', async () => {
    const { client } = await signUp(server);
    const { payment } = await opened(client, { pack: 'p2' });
    expect([payment.list_price.amount, payment.total.amount]).toEqual([4690, 3518]);
  });

  it('CO-10 DSC-03 charges the second order within the four hours in full', async () => {
    const member = await signUp(server);
    expect((await buy(member.client)).total.amount).toBe(743);
    expect(await welcome(member)).toBeNull();
    expect((await buy(member.client)).total.amount).toBe(990);
  });

  it('CO-10 stays with a member who left the page of the provider, for one payment only', async () => {
    const member = await signUp(server);
    const left = await opened(member.client);
    const second = await opened(member.client);
    expect(second.payment.total.amount).toBe(743);
    await decide(member.client, left.redirect, 'approve');
    expect((await member.client.call(getPayment, { query: { id: left.payment.id } })).answer().payment.state).toBe('cancelled');
    await decide(member.client, second.redirect, 'approve');
    expect((await member.client.call(getUser)).answer().user?.credits).toBe(10);
  });

  it('DSC-03 comes back after a payment that failed', async () => {
    const member = await signUp(server);
    const { redirect } = await opened(member.client);
    await decide(member.client, redirect, 'refuse_funds');
    expect((await opened(member.client)).payment.total.amount).toBe(743);
  });
});
