import { getWithdrawal, postWithdrawal } from '@amarena/shared/contracts/money/withdrawals';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buy, opened, spend } from '../payments/support.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('the ledger in credits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const entriesOf = (memberId: string) =>
    server.database.db.selectFrom('credit_entries').select(['account', 'amount']).where('member_id', '=', memberId).execute();
  const sum = (entries: { amount: number }[]) => entries.reduce((total, { amount }) => total + amount, 0);

  it('takes 100 of 200 parallel single credits from a balance of 100, and never goes below zero', async () => {
    const { id } = await signUp(server);
    const { credits } = server.services;
    const { db } = server.database;
    await db.transaction().execute((trx) => credits.credit(trx, id, 100, { from: 'granted', reason: 'test', ref: id }));
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        db.transaction().execute((trx) => credits.debit(trx, id, 1, { reason: 'test', ref: String(number) })),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(100);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'credits_insufficient', needed: 1, balance: 0 } });
    expect(await credits.balance(db, id)).toBe(0);
    const entries = await entriesOf(id);
    expect(sum(entries)).toBe(0);
    expect(sum(entries.filter(({ account }) => account === 'wallet'))).toBe(0);
  });

  it('takes back as many credits as the wallet still holds, and says how many', async () => {
    const { id } = await signUp(server);
    const { credits } = server.services;
    const { db } = server.database;
    const takeBack = (amount: number) =>
      db.transaction().execute((trx) => credits.takeUpTo(trx, id, amount, { reason: 'chargeback', ref: id }));
    await db.transaction().execute((trx) => credits.credit(trx, id, 10, { from: 'sold', reason: 'purchase', ref: id }));
    expect(await takeBack(4)).toEqual({ taken: 4, balance: 6 });
    expect(await takeBack(9)).toEqual({ taken: 6, balance: 0 });
    expect(await takeBack(9)).toEqual({ taken: 0, balance: 0 });
    expect((await entriesOf(id)).filter(({ account }) => account === 'sold')).toEqual(
      [-10, 4, 6].map((amount) => ({ account: 'sold', amount })),
    );
  });

  it('writes nothing where nothing is to be paid', async () => {
    const { id } = await signUp(server);
    const { credits } = server.services;
    const free = await server.database.db.transaction().execute((trx) => credits.debit(trx, id, 0, { reason: 'message', ref: id }));
    expect(free).toEqual({ ok: true, value: 0 });
    expect(await entriesOf(id)).toEqual([]);
  });

  it('spends the oldest credits first: of a purchase is left what the later ones do not cover', async () => {
    const { id } = await signUp(server);
    const { credits } = server.services;
    const { db } = server.database;
    const give = (amount: number, from: 'sold' | 'granted', ref: string) =>
      db.transaction().execute((trx) => credits.credit(trx, id, amount, { from, reason: 'test', ref }));
    const left = () => db.transaction().execute((trx) => credits.unusedOf(trx, id, 10, 'first'));
    await give(10, 'sold', 'first');
    expect(await left()).toEqual({ balance: 10, unused: 10 });
    await give(20, 'granted', 'second');
    await spend(server, id, 3);
    expect(await left()).toEqual({ balance: 27, unused: 7 });
    await spend(server, id, 9);
    expect(await left()).toEqual({ balance: 18, unused: 0 });
  });

  it('changes no entry afterwards and takes none that does not balance', async () => {
    const { id } = await signUp(server);
    const { db } = server.database;
    await db.transaction().execute((trx) => server.services.credits.credit(trx, id, 5, { from: 'granted', reason: 'test', ref: id }));
    await expect(db.updateTable('credit_entries').set({ amount: 50 }).where('member_id', '=', id).execute()).rejects.toThrow(
      'never change',
    );
    await expect(db.deleteFrom('credit_entries').where('member_id', '=', id).execute()).rejects.toThrow('never change');
    const lone = { member_id: id, transfer_id: id, account: 'wallet', amount: 5, reason: 'x', ref: 'x', created_at: new Date() } as const;
    await expect(db.insertInto('credit_entries').values(lone).execute()).rejects.toThrow('does not balance');
  });
});

describe('the reconciliation', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const check = () => server.services.money.ledger.check(server.platform.now());
  const metric = async () => (await server.server.inject({ url: '/metrics' })).payload;

  it('finds nothing after purchases, spending and a withdrawal', async () => {
    const { id, client } = await signUp(server);
    const payment = await buy(client, { pack: 'p1' });
    await spend(server, id, 5);
    const { refund } = (await client.call(getWithdrawal, { query: { payment: payment.id } })).answer();
    (await client.call(postWithdrawal, { body: { payment: payment.id, refund } })).answer();
    expect(new Set(Object.values(await check()))).toEqual(new Set([0]));
    expect(await metric()).toContain('ledger_differences{kind="wallets"} 0');
  });

  it('reports a wallet that is not the sum of its entries', async () => {
    const { id, client } = await signUp(server);
    await buy(client);
    await server.database.db.updateTable('wallets').set({ balance: 15 }).where('member_id', '=', id).execute();
    expect(await check()).toMatchObject({ wallets: 1, payments: 0 });
    expect(await metric()).toContain('ledger_differences{kind="wallets"} 1');
    await server.database.db.updateTable('wallets').set({ balance: 10 }).where('member_id', '=', id).execute();
  });

  it('reports a payment that is completed without its bookings', async () => {
    const { client } = await signUp(server);
    const { payment } = await opened(client);
    await server.database.db.updateTable('payments').set({ state: 'completed' }).where('id', '=', payment.id).execute();
    expect(await check()).toMatchObject({ payments: 1, receipts: 1 });
  });
});
