import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getWithdrawal, postWithdrawal } from '@amarena/shared/contracts/money/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { buy, creditsOf, euro, opened, paymentOf, spend } from './support.ts';

const DAY = 86_400_000;

describe('withdrawal', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  async function bought(): Promise<{ member: NewMember; payment: string }> {
    const member = await signUp(server);
    return { member, payment: (await buy(member.client, { pack: 'p2' })).id };
  }
  const preview = ({ client }: NewMember, payment: string) => client.call(getWithdrawal, { query: { payment } });
  const withdraw = ({ client }: NewMember, payment: string, refund = euro(2_697)) =>
    client.call(postWithdrawal, { body: { payment, refund } });
  const money = (memberId: string) =>
    server.database.db.selectFrom('money_entries').select(['account', 'amount', 'reason']).where('member_id', '=', memberId).execute();

  it('shows what is paid back for unused credits', async () => {
    const { member, payment } = await bought();
    await spend(server, member.id, 14);
    expect((await preview(member, payment)).answer()).toMatchObject({
      credits_bought: 60,
      credits_used: 14,
      credits_returned: 46,
      balance_before: 46,
      balance_after: 0,
      paid: euro(3_518),
      used: euro(821),
      refund: euro(2_697),
    });
  });

  it('takes the credits, books the refund, pays back by the provider and confirms by mail with the time', async () => {
    const { member, payment } = await bought();
    await spend(server, member.id, 14);
    const done = (await withdraw(member, payment)).answer();
    expect([done.balance, await creditsOf(member.client)]).toEqual([0, 0]);
    const entries = (await money(member.id)).filter(({ reason }) => reason === 'withdrawal');
    expect(Object.fromEntries(entries.map(({ account, amount }) => [account, amount]))).toEqual({
      provider: -2_697,
      revenue: 2_211,
      vat: 486,
    });
    const mail = (await mailsTo(server, member.email)).find(({ subject }) => subject.startsWith('Recesso'));
    expect(mail?.text).toMatch(/26,97\s€/);
    expect(mail?.text).toMatch(/alle ore \d\d:\d\d|\d\d:\d\d/);
    const refunds = await server.database.db.selectFrom('sandbox_refunds').select('amount').execute();
    expect(refunds.map(({ amount }) => amount)).toContain(2_697);
    const { withdrawal } = await paymentOf(member.client, payment);
    expect(withdrawal).toMatchObject({ credits: 46, refund: euro(2_697) });
    expect(withdrawal?.refunded_at).not.toBeNull();
  });

  it('a buyer cannot keep Premium for nothing by withdrawing from the whole purchase', async () => {
    const { member, payment } = await bought();
    const premium = async () => (await member.client.call(getUser)).answer().user?.paid_user;
    const second = (await buy(member.client)).id;
    await withdraw(member, second, euro(990));
    expect(await premium()).toBe(true);
    await withdraw(member, payment, euro(3_518));
    expect(await premium()).toBe(false);
    expect((await buy(member.client)).total).toEqual(euro(990));
    expect(await premium()).toBe(true);
  });

  it('leaves Premium to a member who withdraws only from what is not used', async () => {
    const { member, payment } = await bought();
    await spend(server, member.id, 14);
    await withdraw(member, payment);
    expect((await member.client.call(getUser)).answer().user?.paid_user).toBe(true);
  });

  it('counts the oldest credits as used first', async () => {
    const { member, payment } = await bought();
    const second = (await buy(member.client)).id;
    await spend(server, member.id, 14);
    expect((await preview(member, payment)).answer()).toMatchObject({ credits_used: 14, balance_before: 56, balance_after: 10 });
    expect((await preview(member, second)).answer()).toMatchObject({ credits_used: 0, refund: euro(990) });
    await withdraw(member, second, euro(990));
    expect((await preview(member, payment)).answer()).toMatchObject({ credits_used: 14, balance_before: 46 });
  });

  it('pays back once, however often and in parallel it is asked', async () => {
    const { member, payment } = await bought();
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(member, payment, euro(3_518))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body).toEqual({ code: 'withdrawal_done' });
    expect((await money(member.id)).filter(({ reason, account }) => reason === 'withdrawal' && account === 'provider')).toHaveLength(1);
    expect(await creditsOf(member.client)).toBe(0);
  });

  it('never pays back credits that are spent meanwhile', async () => {
    const { member, payment } = await bought();
    const [answer] = await Promise.all([withdraw(member, payment, euro(3_518)), spend(server, member.id, 30)]);
    const balance = (await creditsOf(member.client)) ?? -1;
    expect(answer.status === 200 ? balance : balance - 30).toBe(0);
  });

  it('asks again where the sum has changed since it was shown', async () => {
    const { member, payment } = await bought();
    await spend(server, member.id, 14);
    expect((await withdraw(member, payment, euro(3_518))).body).toEqual({ code: 'withdrawal_changed', refund: euro(2_697) });
    expect(await creditsOf(member.client)).toBe(46);
  });

  it('CO-39 is over after the return window', async () => {
    const { member, payment } = await bought();
    expect((await paymentOf(member.client, payment)).withdraw_until).not.toBeNull();
    server.pass(14 * DAY);
    expect((await preview(member, payment)).body).toEqual({ code: 'withdrawal_over' });
    expect((await withdraw(member, payment)).body).toEqual({ code: 'withdrawal_over' });
    expect((await paymentOf(member.client, payment)).withdraw_until).toBeNull();
  });

  it('is refused where all credits are used, the payment is not completed, or is of another member', async () => {
    const { member, payment } = await bought();
    const other = await signUp(server);
    expect((await preview(other, payment)).body).toEqual({ code: 'not_found' });
    expect((await withdraw(other, payment)).body).toEqual({ code: 'not_found' });
    expect((await preview(other, (await opened(other.client)).payment.id)).body).toEqual({ code: 'not_found' });
    await spend(server, member.id, 60);
    expect((await withdraw(member, payment)).body).toEqual({ code: 'withdrawal_nothing_left' });
  });
});
