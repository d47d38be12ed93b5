import { getTransactions } from '@amarena/shared/contracts/money/payments';
import { getRepeatOrders, postRepeatOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { DAY, HOUR, MINUTE } from '../../src/times.ts';
import { type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { bankPays, buy, creditsOf, decide, euro, opened, order, paymentOf } from './support.ts';

describe('repeated orders', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const list = async ({ client }: NewMember) => (await client.call(getRepeatOrders)).answer().orders;
  const repeat = ({ client }: NewMember, payment: string, expected_total = euro(990), key?: string) =>
    client.call(postRepeatOrder, { body: { payment, expected_total }, ...(key === undefined ? {} : { key }) });

  it('API-76 are the earlier orders of that member, at the price of today', async () => {
    const [member, other] = [await signUp(server), await signUp(server)];
    const { id } = await buy(member.client);
    await buy(other.client, { pack: 'p1' });
    expect(await list(member)).toMatchObject([{ payment: id, method: 'card', stored: null, package: { id: 'p0', total: euro(990) } }]);
  });

  it('API-76 are for premium members', async () => {
    const { client } = await signUp(server);
    expect((await client.call(getRepeatOrders)).body).toEqual({ code: 'premium_required' });
  });

  it('RO-01 API-77 lead to the provider where no means is stored', async () => {
    const member = await signUp(server);
    const { id } = await buy(member.client);
    const { payment, redirect } = (await repeat(member, id)).answer();
    expect(payment).toMatchObject({ state: 'pending', package: 'p0', total: euro(990) });
    await decide(member.client, redirect ?? '', 'approve');
    expect(await creditsOf(member.client)).toBe(20);
  });

  it('API-77 charge the stored means, once for each intent', async () => {
    const member = await signUp(server);
    const { id } = await buy(member.client, { remember: true });
    expect((await list(member))[0]?.stored).toBe('•••• 4242');
    const key = 'one-intent-of-a-person';
    const [first, second] = [await repeat(member, id, euro(990), key), await repeat(member, id, euro(990), key)];
    expect(first.answer()).toMatchObject({ redirect: null, payment: { state: 'pending' } });
    expect(second.answer().payment.id).toBe(first.answer().payment.id);
    await server.services.jobs.runDue();
    expect(await paymentOf(member.client, first.answer().payment.id)).toMatchObject({ state: 'completed', instrument: '•••• 4242' });
    expect(await creditsOf(member.client)).toBe(20);
  });

  it('ERR-16 end as a failed payment where the card is refused, and ask for the card next time', async () => {
    const member = await signUp(server);
    const { id } = await buy(member.client, { remember: true }, 'approve');
    await buy(member.client, { remember: true, expected_total: euro(990) }, 'approve');
    await server.database.db.updateTable('sandbox_mandates').set({ outcome: 'failed' }).execute();
    const { payment } = (await repeat(member, id)).answer();
    await server.services.jobs.runDue();
    expect(await paymentOf(member.client, payment.id)).toMatchObject({ state: 'failed', failure: 'repeat_refused' });
    expect(await creditsOf(member.client)).toBe(20);
    expect((await list(member))[0]?.stored).toBeNull();
  });

  it('store no means of another method than a card', async () => {
    const { client } = await signUp(server);
    const refused = await order(client, { method: 'ideal', remember: true });
    expect(refused.body).toEqual({ code: 'payment_method_unavailable' });
  });

  it('refuse foreign and unfinished payments, and another price than the one shown', async () => {
    const [member, other] = [await signUp(server), await signUp(server)];
    const { id } = await buy(member.client);
    await buy(other.client);
    expect((await repeat(other, id)).body).toEqual({ code: 'not_found' });
    expect((await repeat(member, (await opened(member.client)).payment.id)).body).toEqual({ code: 'not_found' });
    expect((await repeat(member, id, euro(743))).body).toEqual({ code: 'price_changed', total: euro(990) });
    expect((await member.client.call(getTransactions)).answer().payments).toHaveLength(2);
  });

  /** A member's order by a stored card, which its job has not charged yet. */
  async function aRepeat(member: NewMember) {
    const { id } = await buy(member.client, { remember: true });
    return { first: id, ...(await repeat(member, id)).answer().payment };
  }
  const port = () => server.services.money.provider.port;
  afterEach(() => {
    jest.restoreAllMocks();
  });
  /** Runs the charges of failed tries again, as their jobs do after a pause. */
  async function tryAgain() {
    await sql`update pgboss.job set state = 'created' where name = 'charge_mandate' and state = 'active'`.execute(server.database.db);
    return server.services.jobs.runDue();
  }

  it('API-77 are charged once, also if the provider does not say what became of it until it has forgotten our key', async () => {
    const member = await signUp(server);
    const { id } = await aRepeat(member);
    const charge = jest.spyOn(port(), 'charge');
    jest.spyOn(port(), 'ask').mockRejectedValueOnce(new Error('away'));
    await expect(server.services.jobs.runDue()).rejects.toThrow('away');
    await tryAgain();
    expect(charge).toHaveBeenCalledTimes(1);
    expect(await paymentOf(member.client, id)).toMatchObject({ state: 'completed' });
    expect(await creditsOf(member.client)).toBe(20);
  });

  it('API-77 are charged once, also if the answer to the charge is lost and only its report arrives', async () => {
    const member = await signUp(server);
    const payment = await aRepeat(member);
    const { charge } = port();
    const charged = jest.spyOn(port(), 'charge').mockImplementationOnce(async (...order) => {
      await charge(...order);
      throw new Error('The answer was lost.');
    });
    await expect(server.services.jobs.runDue()).rejects.toThrow('The answer was lost.');
    await bankPays(server, payment);
    expect(await creditsOf(member.client)).toBe(20);
    await tryAgain();
    expect(charged).toHaveBeenCalledTimes(1);
    expect(await creditsOf(member.client)).toBe(20);
  });

  it('API-77 are charged once, also if answer and report are lost and the means has ended before the next try', async () => {
    const member = await signUp(server);
    const { id } = await aRepeat(member);
    const { charge } = port();
    const charged = jest.spyOn(port(), 'charge').mockImplementation(async (...order) => {
      await charge(...order);
      throw new Error('The answer was lost.');
    });
    await expect(server.services.jobs.runDue()).rejects.toThrow('The answer was lost.');
    await server.database.db.updateTable('mandates').set({ ended_at: server.platform.now() }).where('member_id', '=', member.id).execute();
    await tryAgain();
    expect(charged).toHaveBeenCalledTimes(1);
    expect(await paymentOf(member.client, id)).toMatchObject({ state: 'completed' });
  });

  it('ERR-16 end as a failed payment where the provider refuses to charge at all, and where the means has ended meanwhile', async () => {
    for (const meanwhile of [
      async () => void jest.spyOn(port(), 'charge').mockResolvedValueOnce(null),
      async (member: NewMember) => {
        const ended_at = server.platform.now();
        await server.database.db.updateTable('mandates').set({ ended_at }).where('member_id', '=', member.id).execute();
      },
    ]) {
      const member = await signUp(server);
      const { id } = await aRepeat(member);
      await meanwhile(member);
      await server.services.jobs.runDue();
      expect(await paymentOf(member.client, id)).toMatchObject({ state: 'failed', failure: 'repeat_refused' });
      expect(await creditsOf(member.client)).toBe(10);
      expect((await list(member))[0]?.stored).toBeNull();
    }
  });

  /** A job that failed for good and was dropped, while the provider was away. */
  const dropCharges = () => sql`delete from pgboss.job where name = 'charge_mandate'`.execute(server.database.db);
  const check = () => server.services.money.checkProvider(server.platform.now());

  it('API-77 are charged within the hour where the job has given up', async () => {
    const member = await signUp(server);
    const { id } = await aRepeat(member);
    await dropCharges();
    server.pass(2 * MINUTE);
    await check();
    await server.services.jobs.runDue();
    expect(await paymentOf(member.client, id)).toMatchObject({ state: 'pending' });
    server.pass(HOUR);
    await check();
    await server.services.jobs.runDue();
    expect(await paymentOf(member.client, id)).toMatchObject({ state: 'completed' });
    expect(await creditsOf(member.client)).toBe(20);
  });

  it('API-77 expire if nothing was charged for a day, and the means stays', async () => {
    const member = await signUp(server);
    const { id } = await aRepeat(member);
    const charge = jest.spyOn(port(), 'charge');
    server.pass(DAY + MINUTE);
    await server.services.jobs.runDue();
    expect(charge).not.toHaveBeenCalled();
    expect(await paymentOf(member.client, id)).toMatchObject({ state: 'failed', failure: 'expired' });
    expect((await list(member))[0]?.stored).toBe('•••• 4242');
  });

  it('API-77 are charged to the means that the member chose, also if a newer one has replaced it meanwhile', async () => {
    const member = await signUp(server);
    const { id } = await aRepeat(member);
    await buy(member.client, { remember: true, expected_total: euro(990) });
    await server.services.jobs.runDue();
    expect(await paymentOf(member.client, id)).toMatchObject({ state: 'completed' });
    expect(await creditsOf(member.client)).toBe(30);
  });

  it('API-77 charge nobody who has left', async () => {
    const member = await signUp(server);
    const { id } = await aRepeat(member);
    const charge = jest.spyOn(port(), 'charge');
    await server.database.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', member.id).execute();
    await server.services.jobs.runDue();
    expect(charge).not.toHaveBeenCalled();
    const row = await server.database.db.selectFrom('payments').select(['state', 'failure']).where('id', '=', id).executeTakeFirst();
    expect(row).toEqual({ state: 'failed', failure: 'expired' });
  });

  it('API-77 are one order if they are pressed again in another tab while the means is being charged', async () => {
    const member = await signUp(server);
    const { id, first } = await aRepeat(member);
    expect((await repeat(member, first)).answer()).toMatchObject({ redirect: null, payment: { id } });
    await server.services.jobs.runDue();
    expect(await creditsOf(member.client)).toBe(20);
    expect((await repeat(member, first)).answer().payment.id).not.toBe(id);
  });

  it('have numbers of their own, also after a million payments', async () => {
    await sql`select setval('payment_numbers', 999998)`.execute(server.database.db);
    const { client } = await signUp(server);
    for (let payment = 0; payment < 3; payment += 1) await opened(client);
    const rows = await server.database.db
      .selectFrom('payments')
      .select('number')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(rows.map(({ number }) => number.slice('AM-2026-'.length)).sort()).toEqual(['1000000', '1000001', '999999']);
  });
});
