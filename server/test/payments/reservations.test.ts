import { getPackages, getPayment, getTransactions, type Payment } from '@amarena/shared/contracts/payments';
import { putSpendingLimits } from '@amarena/shared/contracts/spendingLimits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { bankTakesBack, buy, creditsOf, decide, euro, opened, order } from './support.ts';

const HOUR = 3_600_000;

/** What an order reserves stays reserved until it can no longer be paid; money that comes later is given back. */
describe('what an order reserves', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  /** Lets every bank decide, and asks the provider what it decided. */
  async function everyBankDecides(): Promise<void> {
    server.pass(2 * HOUR);
    await server.parts.money.checkProvider(server.platform.now());
    await server.jobs.runDue();
  }
  async function withoutOffer(): Promise<NewMember> {
    const member = await signUp(server);
    server.pass(4 * HOUR);
    return member;
  }
  async function aCode(value_percentage = 40): Promise<string> {
    const now = server.platform.now();
    const code = `HELD${now.getTime()}`;
    const issued = { code, value_percentage, expires_at: new Date(now.getTime() + 100 * HOUR) };
    await server.database.db.transaction().execute((trx) => server.parts.money.discounts.issue(trx, issued, now));
    return code;
  }
  const paymentsOf = async ({ client }: NewMember): Promise<Payment[]> => (await client.call(getTransactions)).answer().payments;
  const paymentOf = async ({ client }: NewMember, id: string) => (await client.call(getPayment, { query: { id } })).answer().payment;
  const refunds = () => server.database.db.selectFrom('sandbox_refunds').select(['payment', 'amount']).execute();
  const offerOf = async ({ client }: NewMember) => (await client.call(getPackages, { query: { country: 'IT' } })).answer().offer;
  const differences = async () => Object.values(await server.parts.money.ledger.check(server.platform.now()));

  it('a buyer cannot use the welcome offer several times while the bank is slow', async () => {
    const member = await signUp(server);
    const first = await opened(member.client, { pack: 'p3' });
    await decide(member.client, first.redirect, 'approve_later');
    expect(await offerOf(member)).toBeNull();
    const second = await order(member.client, { pack: 'p3', expected_total: first.payment.total });
    expect(second.body).toEqual({ code: 'price_changed', total: euro(8_390) });
    const full = await opened(member.client, { pack: 'p3' });
    await decide(member.client, full.redirect, 'approve');
    await everyBankDecides();
    expect((await paymentsOf(member)).map(({ state, total }) => [state, total.amount])).toEqual([
      ['completed', 8_390],
      ['completed', 6_293],
    ]);
  });

  it('a buyer cannot use the welcome offer twice because the bank changes its mind', async () => {
    const member = await signUp(server);
    const first = await opened(member.client);
    await decide(member.client, first.redirect, 'approve_after_refusal');
    await buy(member.client);
    await everyBankDecides();
    expect(await paymentOf(member, first.payment.id)).toMatchObject({ state: 'failed', failure: 'came_late' });
    expect(await creditsOf(member.client)).toBe(10);
    expect(await refunds()).toContainEqual({ payment: first.redirect.split('/').at(-1), amount: 743 });
    expect(new Set(await differences())).toEqual(new Set([0]));
  });

  it('a buyer cannot use a discount code twice because the bank changes its mind', async () => {
    const member = await withoutOffer();
    const code = await aCode();
    const first = await opened(member.client, { code, expected_total: euro(594) });
    await decide(member.client, first.redirect, 'approve_after_refusal');
    await buy(member.client, { code, expected_total: euro(594) });
    await everyBankDecides();
    expect((await paymentsOf(member)).map(({ state, failure }) => [state, failure])).toEqual([
      ['completed', null],
      ['failed', 'came_late'],
    ]);
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('a buyer cannot pass the own spending limit because the bank changes its mind', async () => {
    const member = await withoutOffer();
    await member.client.call(putSpendingLimits, { body: { period: 'day', amount: 1_500 } });
    const first = await opened(member.client);
    await decide(member.client, first.redirect, 'approve_after_refusal');
    await buy(member.client);
    await everyBankDecides();
    expect(await paymentOf(member, first.payment.id)).toMatchObject({ state: 'failed', failure: 'came_late' });
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('is taken again by a late payment where nobody else took it', async () => {
    const member = await signUp(server);
    const first = await opened(member.client);
    await decide(member.client, first.redirect, 'approve_after_refusal');
    await everyBankDecides();
    expect(await paymentOf(member, first.payment.id)).toMatchObject({ state: 'completed', failure: null });
    expect(await offerOf(member)).toBeNull();
  });

  describe('a late payment that the bank takes back as well', () => {
    /** The bank changes its mind; the job that sends the money back has not run. */
    async function cameLate(): Promise<{ member: NewMember; payment: Payment; book: string }> {
      const member = await signUp(server);
      const first = await opened(member.client);
      await decide(member.client, first.redirect, 'approve_after_refusal');
      await buy(member.client);
      server.pass(2 * HOUR);
      await server.parts.money.checkProvider(server.platform.now());
      return { member, payment: first.payment, book: first.redirect.split('/').at(-1) ?? '' };
    }
    const sentFor = async (book: string) => (await refunds()).filter(({ payment }) => payment === book).map(({ amount }) => amount);
    const whole = async () => new Set(await differences());

    it('is not given back a second time', async () => {
      const { member, payment, book } = await cameLate();
      await bankTakesBack(server, payment);
      await everyBankDecides();
      expect(await paymentOf(member, payment.id)).toMatchObject({ failure: 'came_late', charged_back_at: expect.any(String) });
      expect([await sentFor(book), await creditsOf(member.client), await whole()]).toEqual([[], 10, new Set([0])]);
    });

    it('gives back what the bank left, and the rest once the bank reverses', async () => {
      const { payment, book } = await cameLate();
      await bankTakesBack(server, payment, { amount: 243 });
      await bankTakesBack(server, payment, { amount: 243, reversed: 43 });
      await everyBankDecides();
      expect([await sentFor(book), await whole()]).toEqual([[payment.total.amount - 200], new Set([0])]);
    });

    it('gives back the rest, too, where the bank reverses after a part was sent', async () => {
      const { payment, book } = await cameLate();
      await bankTakesBack(server, payment, { amount: 200 });
      await everyBankDecides();
      await bankTakesBack(server, payment, { amount: 200, reversed: 200 });
      for (let hour = 0; hour < 2; hour += 1) {
        server.pass(2 * HOUR);
        await server.parts.money.latePayments.retry(server.platform.now());
        await server.jobs.runDue();
      }
      expect([(await sentFor(book)).sort((a, b) => b - a), await whole()]).toEqual([[payment.total.amount - 200, 200], new Set([0])]);
    });

    it('is lost where it had been given back, and its books agree', async () => {
      const { payment, book } = await cameLate();
      await everyBankDecides();
      await bankTakesBack(server, payment);
      expect([await sentFor(book), await whole()]).toEqual([[payment.total.amount], new Set([0])]);
      await bankTakesBack(server, payment, { reversed: payment.total.amount });
      expect(await whole()).toEqual(new Set([0]));
    });
  });

  it('a late payment is given back once and told by mail, however often it is reported', async () => {
    const member = await signUp(server);
    const first = await opened(member.client);
    await decide(member.client, first.redirect, 'approve_after_refusal');
    await buy(member.client);
    await everyBankDecides();
    await everyBankDecides();
    const id = first.redirect.split('/').at(-1);
    expect((await refunds()).filter(({ payment }) => payment === id)).toHaveLength(1);
    const { number } = await paymentOf(member, first.payment.id);
    const mails = (await mailsTo(server, member.email)).filter(
      ({ subject }) => subject === `Ordine ${number}: ti restituiamo il pagamento`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/7,43\s€/);
  });

  it('a late payment of a deleted account is given back', async () => {
    const member = await withoutOffer();
    const { payment, redirect } = await opened(member.client);
    await decide(member.client, redirect, 'approve_later');
    await server.database.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', member.id).execute();
    await everyBankDecides();
    const row = await server.database.db
      .selectFrom('payments')
      .select(['state', 'failure'])
      .where('id', '=', payment.id)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'failed', failure: 'came_late' });
  });
});
