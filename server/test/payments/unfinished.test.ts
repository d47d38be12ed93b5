import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getPayment, putPayment } from '@amarena/shared/contracts/money/payments';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { creditsOf, decide, opened, order } from './support.ts';

describe('a payment that was left at the provider', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const act = ({ client }: NewMember, id: string, action: 'resume' | 'cancel') => client.call(putPayment, { body: { id, action } });
  const look = async ({ client }: NewMember, id: string) => (await client.call(getPayment, { query: { id } })).answer().payment;
  const offerOf = async ({ client }: NewMember) => (await client.call(getPackages, { query: { country: 'IT' } })).answer().offer;

  it('is not at the bank, and is taken up again on the same page', async () => {
    const member = await signUp(server);
    const { payment, redirect } = await opened(member.client);
    expect(await look(member, payment.id)).toMatchObject({ state: 'pending', at_bank: false });
    expect((await act(member, payment.id, 'resume')).answer()).toMatchObject({ redirect, payment: { state: 'pending' } });
    await decide(member.client, redirect, 'approve');
    expect(await creditsOf(member.client)).toBe(10);
  });

  it('is cancelled at the provider, frees the offer and can be paid no more', async () => {
    const member = await signUp(server);
    const { payment, redirect } = await opened(member.client);
    expect((await act(member, payment.id, 'cancel')).answer()).toMatchObject({ redirect: null, payment: { state: 'cancelled' } });
    await decide(member.client, redirect, 'approve');
    expect([await creditsOf(member.client), (await offerOf(member))?.percentage]).toEqual([0, 25]);
    expect((await order(member.client)).status).toBe(200);
  });

  it('is neither taken up nor cancelled once the bank decides', async () => {
    const member = await signUp(server);
    const { payment, redirect } = await opened(member.client);
    await decide(member.client, redirect, 'approve_later');
    const waiting = { redirect: null, payment: { state: 'pending', at_bank: true } };
    expect((await act(member, payment.id, 'resume')).answer()).toMatchObject(waiting);
    expect((await act(member, payment.id, 'cancel')).answer()).toMatchObject(waiting);
  });

  it('shows what the provider knows where its report was lost, as soon as its member looks', async () => {
    const member = await signUp(server);
    const { payment, redirect } = await opened(member.client);
    await decide(member.client, redirect, 'approve_unreported');
    expect(await look(member, payment.id)).toMatchObject({ state: 'completed' });
    expect(await creditsOf(member.client)).toBe(10);
  });

  it.each(['resume', 'cancel'] as const)('a stranger cannot %s the payment of somebody else', async (action) => {
    const [member, stranger] = [await signUp(server), await signUp(server)];
    const { payment } = await opened(member.client);
    expect((await act(stranger, payment.id, action)).status).toBe(404);
    expect(await look(member, payment.id)).toMatchObject({ state: 'pending' });
  });
});
