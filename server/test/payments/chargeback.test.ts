import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getRepeatOrders } from '@amarena/shared/contracts/money/repeatOrders';
import { getWithdrawal, postWithdrawal } from '@amarena/shared/contracts/money/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailsTo, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { bankTakesBack, buy, creditsOf, decide, euro, opened, paymentOf, spend } from './support.ts';

const HOUR = 3_600_000;

describe('a payment that the bank takes back', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const chargeBack = async ({ client }: NewMember, id: string, amount?: number, reversed = 0): Promise<void> =>
    bankTakesBack(server, await paymentOf(client, id), { amount, reversed });

  const premium = async ({ client }: NewMember) => (await client.call(getUser)).answer().user?.paid_user;
  const differences = async () =>
    Object.entries(await server.services.money.ledger.check(server.platform.now())).filter(([, count]) => count > 0);
  const moneyOf = async (payment: string) =>
    Object.fromEntries(
      (
        await server.database.db
          .selectFrom('money_entries')
          .select(['account', 'amount'])
          .where('ref', '=', payment)
          .where('reason', '=', 'chargeback')
          .execute()
      ).map(({ account, amount }) => [account, amount]),
    );

  it('is marked, its credits and Premium go, the books agree and its member is told', async () => {
    const member = await signUp(server);
    const { id } = await buy(member.client, { pack: 'p2' });
    expect([await creditsOf(member.client), await premium(member)]).toEqual([60, true]);
    await chargeBack(member, id);
    const payment = await paymentOf(member.client, id);
    expect(payment).toMatchObject({ state: 'completed', charged_back_at: expect.any(String), withdraw_until: null });
    expect([await creditsOf(member.client), await premium(member)]).toEqual([0, false]);
    expect(await moneyOf(id)).toEqual({ provider: -3_518, revenue: 3_518 });
    const mail = (await mailsTo(server, member.email)).find(({ subject }) => subject.startsWith(`Ordine ${payment.number}: storno`));
    expect(mail?.text).toMatch(/35,18\s€/);
    expect(mail?.text).toContain('60 crediti');
    expect(await differences()).toEqual([]);
  });

  it('never takes the balance below zero: what is spent already is settled by the next purchase', async () => {
    const member = await signUp(server);
    const { id } = await buy(member.client, { pack: 'p2' });
    await spend(server, member.id, 52);
    await chargeBack(member, id);
    expect(await creditsOf(member.client)).toBe(0);
    const mail = (await mailsTo(server, member.email)).find(({ subject }) => subject.includes('storno'));
    expect(mail?.text).toContain('52 crediti');
    await buy(member.client, { pack: 'p2' });
    expect([await creditsOf(member.client), await premium(member)]).toEqual([8, true]);
    await buy(member.client);
    expect(await creditsOf(member.client)).toBe(18);
    expect(await differences()).toEqual([]);
  });

  it('cannot be withdrawn from, and counts once however often it is reported', async () => {
    const member = await signUp(server);
    const { id } = await buy(member.client);
    const second = (await buy(member.client, { pack: 'p2' })).id;
    await Promise.all([chargeBack(member, id), chargeBack(member, id), chargeBack(member, id)]);
    expect([await creditsOf(member.client), await premium(member)]).toEqual([60, true]);
    expect((await member.client.call(getWithdrawal, { query: { payment: id } })).body).toEqual({ code: 'not_found' });
    expect((await member.client.call(getWithdrawal, { query: { payment: second } })).answer().credits_returned).toBe(60);
    expect(await differences()).toEqual([]);
  });

  it('takes a share of the credits for a part of the money, and the rest when more goes back', async () => {
    const member = await signUp(server);
    const { id, total } = await buy(member.client);
    await chargeBack(member, id, Math.floor(total.amount / 2));
    expect(await creditsOf(member.client)).toBe(5);
    await chargeBack(member, id);
    expect(await creditsOf(member.client)).toBe(0);
    expect(await differences()).toEqual([]);
  });

  it('takes no credits twice where the member had withdrawn before', async () => {
    const member = await signUp(server);
    const { id, total } = await buy(member.client);
    await member.client.call(postWithdrawal, { body: { payment: id, refund: euro(total.amount) } });
    await chargeBack(member, id);
    await buy(member.client);
    expect(await creditsOf(member.client)).toBe(10);
    expect(await differences()).toEqual([]);
  });

  it('a payer cannot get the money twice by a chargeback that comes before the refund is sent', async () => {
    const member = await signUp(server);
    const { id, total } = await buy(member.client);
    const { db } = server.database;
    await member.client.call(postWithdrawal, { body: { payment: id, refund: euro(total.amount) } });
    await mailsTo(server, member.email);
    const withdrawal = await db.selectFrom('withdrawals').selectAll().where('payment_id', '=', id).executeTakeFirstOrThrow();
    const sent = () => db.selectFrom('sandbox_refunds').select('amount').where('id', '=', withdrawal.id).execute();
    // The provider was down: nothing has been refunded yet.
    await db.deleteFrom('sandbox_refunds').where('id', '=', withdrawal.id).execute();
    const waiting = { refunded_at: null, provider_refund: null, sent: 0, requested_at: new Date(0) };
    await db.updateTable('withdrawals').set(waiting).where('id', '=', withdrawal.id).execute();
    const part = Math.floor(total.amount / 4);
    await chargeBack(member, id, part);
    expect(await differences()).toEqual([]);
    await chargeBack(member, id);
    await server.services.money.withdrawals.retry(server.platform.now());
    await mailsTo(server, member.email);
    expect([await sent(), await differences()]).toEqual([[], []]);
  });

  it('gives credits and Premium back where the bank reverses it, whatever arrives late or twice', async () => {
    const member = await signUp(server);
    const { id, total } = await buy(member.client, { pack: 'p2' });
    await spend(server, member.id, 10);
    await chargeBack(member, id);
    await chargeBack(member, id, total.amount, total.amount);
    expect([await creditsOf(member.client), await premium(member)]).toEqual([50, true]);
    expect((await paymentOf(member.client, id)).charged_back_at).toBeNull();
    const { number } = await paymentOf(member.client, id);
    const mail = (await mailsTo(server, member.email)).find(({ subject }) => subject === `Ordine ${number}: storno annullato`);
    expect(mail?.text).toContain('50 crediti');
    await chargeBack(member, id);
    await chargeBack(member, id, total.amount, total.amount);
    expect([await creditsOf(member.client), await differences()]).toEqual([50, []]);
    await buy(member.client);
    expect(await creditsOf(member.client)).toBe(60);
  });

  it('keeps what of it was not reversed, and takes it again when the bank does', async () => {
    const member = await signUp(server);
    const { id, total } = await buy(member.client);
    const half = Math.floor(total.amount / 2);
    await chargeBack(member, id);
    await chargeBack(member, id, total.amount, half);
    expect(await creditsOf(member.client)).toBe(5);
    await chargeBack(member, id, total.amount + half, half);
    expect([await creditsOf(member.client), await differences()]).toEqual([0, []]);
  });

  it('sends a stopped refund after all where the bank reverses it', async () => {
    const member = await signUp(server);
    const { id, total } = await buy(member.client);
    const { db } = server.database;
    await member.client.call(postWithdrawal, { body: { payment: id, refund: euro(total.amount) } });
    // Its job has not run yet: nothing has been refunded.
    await chargeBack(member, id);
    await mailsTo(server, member.email);
    await chargeBack(member, id, total.amount, total.amount);
    server.pass(2 * HOUR);
    await server.services.money.withdrawals.retry(server.platform.now());
    await mailsTo(server, member.email);
    const withdrawal = await db.selectFrom('withdrawals').selectAll().where('payment_id', '=', id).executeTakeFirstOrThrow();
    expect(withdrawal).toMatchObject({ stopped: 0, refunded_at: expect.any(Date) });
    expect(await db.selectFrom('sandbox_refunds').select('amount').where('id', '=', withdrawal.id).execute()).toEqual([
      { amount: total.amount },
    ]);
    expect(await differences()).toEqual([]);
  });

  it('sends the rest of a refund once if the bank reverses it after a part was sent', async () => {
    const member = await signUp(server);
    const { id, total } = await buy(member.client);
    const { db } = server.database;
    const part = Math.floor(total.amount / 4);
    const sent = async () => {
      server.pass(2 * HOUR);
      await server.services.money.withdrawals.retry(server.platform.now());
      await mailsTo(server, member.email);
      const book = db.selectFrom('sandbox_payments').select('id').where('merchant_reference', '=', id);
      const rows = await db.selectFrom('sandbox_refunds').select('amount').where('payment', 'in', book).execute();
      return rows.map(({ amount }) => amount).sort((a, b) => b - a);
    };
    await member.client.call(postWithdrawal, { body: { payment: id, refund: euro(total.amount) } });
    await chargeBack(member, id, part);
    expect(await sent()).toEqual([total.amount - part]);
    await chargeBack(member, id, part, part);
    await chargeBack(member, id, part, part);
    expect([await sent(), await differences()]).toEqual([[total.amount - part, part], []]);
    // By now all of it belongs to the payer: what the bank takes again is lost.
    await chargeBack(member, id, 2 * part, part);
    await chargeBack(member, id, 2 * part, 2 * part);
    expect([await sent(), await differences()]).toEqual([[total.amount - part, part], []]);
  });

  it('forgets the stored means, and counts in the metrics', async () => {
    const member = await signUp(server);
    const { payment, redirect } = await opened(member.client, { remember: true });
    await decide(member.client, redirect, 'approve');
    const means = async () => (await member.client.call(getRepeatOrders)).answer().orders.map(({ stored }) => stored);
    await buy(member.client, { pack: 'p1', method: 'paypal' });
    expect(await means()).toContain('•••• 4242');
    await chargeBack(member, payment.id);
    expect(new Set(await means())).toEqual(new Set([null]));
    expect(await server.platform.metrics.metrics()).toMatch(/^payments_charged_back_total [1-9]/m);
  });
});
