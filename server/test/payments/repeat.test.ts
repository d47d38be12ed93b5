import { getTransactions } from '@amarena/shared/contracts/money/payments';
import { getRepeatOrders, postRepeatOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { buy, creditsOf, decide, euro, opened, paymentOf } from './support.ts';

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

  it('refuse foreign and unfinished payments, and another price than the one shown', async () => {
    const [member, other] = [await signUp(server), await signUp(server)];
    const { id } = await buy(member.client);
    await buy(other.client);
    expect((await repeat(other, id)).body).toEqual({ code: 'not_found' });
    expect((await repeat(member, (await opened(member.client)).payment.id)).body).toEqual({ code: 'not_found' });
    expect((await repeat(member, id, euro(743))).body).toEqual({ code: 'price_changed', total: euro(990) });
    expect((await member.client.call(getTransactions)).answer().payments).toHaveLength(2);
  });
});
