import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getPayment, getTransactions, type Payment } from '@amarena/shared/contracts/money/payments';
import { postRepeatOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { putSpendingLimits } from '@amarena/shared/contracts/money/spendingLimits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { bankPays, bankTakesBack, buy, creditsOf, decide, euro, issueCode, opened, order, withoutOffer } from './support.ts';

const HOUR = 3_600_000;

/** What an order reserves stays reserved until it can no longer be paid; later money is sent back. */
describe('what an order reserves', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  /** Lets every bank decide, and asks the provider for the results. */
  async function everyBankDecides(): Promise<void> {
    server.pass(2 * HOUR);
    await server.services.money.checkProvider(server.platform.now());
    await server.services.jobs.runDue();
  }
  const paymentsOf = async ({ client }: NewMember): Promise<Payment[]> => (await client.call(getTransactions)).answer().payments;
  const paymentOf = async ({ client }: NewMember, id: string) => (await client.call(getPayment, { query: { id } })).answer().payment;
  const refunds = () => server.database.db.selectFrom('sandbox_refunds').select(['payment', 'amount']).execute();
  const offerOf = async ({ client }: NewMember) => (await client.call(getPackages, { query: { country: 'IT' } })).answer().offer;
  /** What the books say was owed for an order, and how much of it is paid. */
  const owedFor = async (payment: string) => {
    const entries = server.database.db
      .selectFrom('money_entries')
      .select('amount')
      .where('ref', '=', payment)
      .where('account', '=', 'owed');
    return (await entries.orderBy('created_at').execute()).map(({ amount }) => amount);
  };
  const finished = async (id: string) =>
    server.database.db.selectFrom('payments').select(['state', 'failure', 'finished_at']).where('id', '=', id).executeTakeFirstOrThrow();
  const differences = async () => Object.values(await server.services.money.ledger.check(server.platform.now()));

  it('a buyer cannot use the welcome offer several times while the bank is slow', async () => {
    const member = await signUp(server);
    const first = await buy(member.client, { pack: 'p3' }, 'approve_later');
    expect(await offerOf(member)).toBeNull();
    const second = await order(member.client, { pack: 'p3', expected_total: first.total });
    expect(second.body).toEqual({ code: 'price_changed', total: euro(8_390) });
    const full = await opened(member.client, { pack: 'p3' });
    expect(await offerOf(member)).toBeNull();
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
    const member = await withoutOffer(server);
    const code = await issueCode(server);
    await buy(member.client, { code, expected_total: euro(594) }, 'approve_after_refusal');
    await buy(member.client, { code, expected_total: euro(594) });
    await everyBankDecides();
    expect((await paymentsOf(member)).map(({ state, failure }) => [state, failure])).toEqual([
      ['completed', null],
      ['failed', 'came_late'],
    ]);
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('a code stays with the order that is at the bank', async () => {
    const member = await withoutOffer(server);
    const code = await issueCode(server);
    const first = await buy(member.client, { code, expected_total: euro(594) }, 'approve_later');
    expect((await order(member.client, { code, expected_total: euro(594) })).body).toEqual({ code: 'discount_code_used' });
    expect(await paymentOf(member, first.id)).toMatchObject({ state: 'pending' });
  });

  it('a repeated order is not given up for another one, because its means are charged without a page', async () => {
    const member = await withoutOffer(server);
    const { id } = await buy(member.client, { remember: true });
    await member.client.call(putSpendingLimits, { body: { period: 'day', amount: 2_500 } });
    const repeated = await member.client.call(postRepeatOrder, { body: { payment: id, expected_total: euro(990) } });
    expect((await order(member.client)).body).toMatchObject({ code: 'spending_limit_reached' });
    expect(await paymentOf(member, repeated.answer().payment.id)).toMatchObject({ state: 'pending' });
  });

  it('a buyer cannot pass the own spending limit because the bank changes its mind', async () => {
    const member = await withoutOffer(server);
    await member.client.call(putSpendingLimits, { body: { period: 'day', amount: 1_500 } });
    const first = await buy(member.client, {}, 'approve_after_refusal');
    await buy(member.client);
    await everyBankDecides();
    expect(await paymentOf(member, first.id)).toMatchObject({ state: 'failed', failure: 'came_late' });
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('is taken again by a late payment where nobody else took it', async () => {
    const member = await signUp(server);
    const first = await buy(member.client, {}, 'approve_after_refusal');
    await everyBankDecides();
    expect(await paymentOf(member, first.id)).toMatchObject({ state: 'completed', failure: null });
    expect(await offerOf(member)).toBeNull();
  });

  it('is taken again by a late payment where the order that took it was refused as well', async () => {
    const member = await signUp(server);
    const first = await buy(member.client, {}, 'refuse_funds');
    await buy(member.client, {}, 'refuse_card');
    await bankPays(server, first);
    expect(await paymentOf(member, first.id)).toMatchObject({ state: 'completed', failure: null });
    expect(await offerOf(member)).toBeNull();
  });

  it('stays with an order that is at the bank, and a late payment for the one before goes back', async () => {
    const member = await signUp(server);
    const first = await buy(member.client, {}, 'refuse_funds');
    const second = await opened(member.client);
    await decide(member.client, second.redirect, 'approve_later');
    await bankPays(server, first);
    expect(await paymentOf(member, first.id)).toMatchObject({ state: 'failed', failure: 'came_late' });
    await everyBankDecides();
    expect(await paymentOf(member, second.payment.id)).toMatchObject({ state: 'completed', total: first.total });
  });

  it('an order that was given up for another stays cancelled where the bank pays it all the same', async () => {
    const member = await signUp(server);
    const first = await opened(member.client);
    await buy(member.client);
    const { state, finished_at } = await finished(first.payment.id);
    expect(state).toBe('cancelled');
    server.pass(HOUR);
    await bankPays(server, first.payment);
    expect(await finished(first.payment.id)).toEqual({ state: 'cancelled', failure: 'came_late', finished_at });
  });

  it('a code is taken again by a late payment where nobody else took it, and is used up then', async () => {
    const member = await withoutOffer(server);
    const code = await issueCode(server);
    const first = await buy(member.client, { code, expected_total: euro(594) }, 'refuse_funds');
    await bankPays(server, first);
    expect(await paymentOf(member, first.id)).toMatchObject({ state: 'completed', failure: null });
    expect((await order(member.client, { code, expected_total: euro(594) })).body).toEqual({ code: 'discount_code_used' });
  });

  it('a code is used up by a late payment where the order that took it was refused as well', async () => {
    const member = await withoutOffer(server);
    const [code, expected_total] = [await issueCode(server), euro(594)];
    const first = await buy(member.client, { code, expected_total }, 'refuse_funds');
    await buy(member.client, { code, expected_total }, 'refuse_card');
    await bankPays(server, first);
    expect(await paymentOf(member, first.id)).toMatchObject({ state: 'completed', failure: null });
    expect((await order(member.client, { code, expected_total })).body).toEqual({ code: 'discount_code_used' });
  });

  it('a late payment at the list price takes no welcome offer', async () => {
    const member = await withoutOffer(server);
    const first = await buy(member.client, {}, 'refuse_funds');
    await buy(member.client);
    await bankPays(server, first);
    expect((await paymentsOf(member)).map(({ state }) => state)).toEqual(['completed', 'completed']);
    expect(await creditsOf(member.client)).toBe(20);
  });

  it('a late payment by card is kept above what direct debit may take', async () => {
    const member = await withoutOffer(server);
    const first = await buy(member.client, { pack: 'p3' }, 'refuse_funds');
    await bankPays(server, first);
    expect(await paymentOf(member, first.id)).toMatchObject({ state: 'completed', total: euro(8_390) });
  });

  it('a late payment is owed in the books until it is sent back', async () => {
    const member = await signUp(server);
    const first = await buy(member.client, {}, 'refuse_funds');
    await buy(member.client);
    await bankPays(server, first);
    const { amount } = first.total;
    expect(await owedFor(first.id)).toEqual([-amount]);
    server.pass(HOUR);
    await server.services.jobs.runDue();
    expect(await owedFor(first.id)).toEqual([-amount, amount]);
  });

  describe('a late payment that the bank takes back as well', () => {
    /** The bank changes its decision; the job that sends the money back has not run yet. */
    async function cameLate(): Promise<{ member: NewMember; payment: Payment; book: string }> {
      const member = await signUp(server);
      const first = await opened(member.client);
      await decide(member.client, first.redirect, 'approve_after_refusal');
      await buy(member.client);
      server.pass(2 * HOUR);
      await server.services.money.checkProvider(server.platform.now());
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

    it('also gives back the rest if the bank reverses it after a part was sent', async () => {
      const { payment, book } = await cameLate();
      await bankTakesBack(server, payment, { amount: 200 });
      await everyBankDecides();
      await bankTakesBack(server, payment, { amount: 200, reversed: 200 });
      for (let hour = 0; hour < 2; hour += 1) {
        server.pass(2 * HOUR);
        await server.services.money.latePayments.retry(server.platform.now());
        await server.services.jobs.runDue();
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
    const member = await withoutOffer(server);
    const { payment, redirect } = await opened(member.client);
    await decide(member.client, redirect, 'approve_later');
    await server.database.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', member.id).execute();
    await everyBankDecides();
    expect(await finished(payment.id)).toEqual({ state: 'failed', failure: 'came_late', finished_at: expect.any(Date) });
  });
});
