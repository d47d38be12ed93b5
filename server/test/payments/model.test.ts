import { getTransactions, type Payment } from '@amarena/shared/contracts/money/payments';
import { putSpendingLimits } from '@amarena/shared/contracts/money/spendingLimits';
import { getWithdrawal, postWithdrawal } from '@amarena/shared/contracts/money/withdrawals';
import { fakerEN as faker } from '@faker-js/faker';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OutcomeName } from '../../src/domains/payments/provider/sandbox/outcomes.ts';
import { signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { creditsOf, decide, order } from './support.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const MEMBERS = 6;
const STEPS = 14;
/** Per day: two of the smallest packages at list price, or three with a discount. */
const LIMIT = 2_000;
const BANKS: readonly OutcomeName[] = ['approve', 'approve_later', 'approve_after_refusal', 'approve_unreported', 'refuse_funds', 'cancel'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const kept = ({ state, total, withdrawal }: Payment): number =>
  state === 'completed' ? total.amount - (withdrawal?.refund.amount ?? 0) : 0;

/** A member orders, leaves, returns, withdraws and waits, in an order that the seed decides. */
async function live(seed: number): Promise<void> {
  faker.seed(seed);
  const { client, id } = await signUp(server);
  const pages: string[] = [];
  const code = `MODEL${seed}`;
  const now = server.platform.now();
  const issued = { code, value_percentage: 40, expires_at: new Date(now.getTime() + 1_000 * HOUR) };
  await server.database.db.transaction().execute((trx) => server.services.money.discounts.issue(trx, issued, now));
  const payments = async () => (await client.call(getTransactions)).answer().payments;

  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    async order() {
      const expected_total = { amount: faker.helpers.arrayElement([990, 743, 594]), currency: 'EUR' } as const;
      const answer = await order(client, { expected_total, ...(faker.datatype.boolean() && { code }) });
      if (answer.status === 200) pages.push(answer.answer().redirect);
    },
    async pay() {
      const page = faker.helpers.arrayElement(pages.length > 0 ? pages : ['']);
      if (page !== '') await decide(client, page, faker.helpers.arrayElement(BANKS));
    },
    async wait() {
      server.pass(faker.helpers.arrayElement([21, 41, 61, 3_700]) * SECOND);
      await server.services.money.checkProvider(server.platform.now());
    },
    async withdraw() {
      const payment = (await payments()).find(({ withdraw_until }) => withdraw_until !== null);
      if (payment === undefined) return;
      const { refund } = (await client.call(getWithdrawal, { query: { payment: payment.id } })).answer();
      await client.call(postWithdrawal, { body: { payment: payment.id, refund } });
    },
  };
  await client.call(putSpendingLimits, { body: { period: 'day', amount: LIMIT } });
  for (let step = 0; step < STEPS; step += 1) {
    await faker.helpers.weightedArrayElement([
      { weight: 4, value: steps.order },
      { weight: 4, value: steps.pay },
      { weight: 3, value: steps.wait },
      { weight: 1, value: steps.withdraw },
    ])?.();
  }
  // Every bank has decided, and every refund is sent.
  for (let round = 0; round < 3; round += 1) {
    server.pass(2 * HOUR);
    await server.services.jobs.runDue();
    await server.services.money.checkProvider(server.platform.now());
  }
  await server.services.jobs.runDue();

  const all = await payments();
  const paid = all.filter(({ state }) => state === 'completed');
  const story = JSON.stringify({ seed, all: all.map(({ state, failure, total, discount }) => ({ state, failure, total, discount })) });
  expect([story, paid.filter(({ discount }) => discount?.percentage === 25).length <= 1]).toEqual([story, true]);
  expect([story, paid.filter(({ discount }) => discount?.code === code).length <= 1]).toEqual([story, true]);
  const days = Map.groupBy(paid, ({ created_at }) => dayOf(created_at));
  const spent = [...days].map(([day, ofDay]) => ({ day, amount: ofDay.reduce((sum, payment) => sum + kept(payment), 0) }));
  expect([story, spent.filter(({ amount }) => amount > LIMIT)]).toEqual([story, []]);
  const credits = paid.reduce((sum, payment) => sum + payment.credits - (payment.withdrawal?.credits ?? 0), 0);
  expect([story, await creditsOf(client)]).toEqual([story, credits]);
  // The bank holds what was kept: the rest was refunded, once.
  const [paidIn, paidBack] = await Promise.all([bankTook(id), bankReturned(id)]);
  expect([story, paidIn - paidBack]).toEqual([story, paid.reduce((sum, payment) => sum + kept(payment), 0)]);
}

const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', dateStyle: 'short' }).format(new Date(moment));

async function booksOf(memberId: string) {
  const { db } = server.database;
  const payments = await db.selectFrom('payments').select('id').where('member_id', '=', memberId).execute();
  const ids = payments.map(({ id }) => id);
  if (ids.length === 0) return [];
  return db.selectFrom('sandbox_payments').select(['id', 'amount', 'outcome']).where('merchant_reference', 'in', ids).execute();
}

async function bankTook(memberId: string): Promise<number> {
  const books = await booksOf(memberId);
  return books.filter(({ outcome }) => outcome === 'completed').reduce((sum, { amount }) => sum + amount, 0);
}

async function bankReturned(memberId: string): Promise<number> {
  const ids = (await booksOf(memberId)).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const refunds = await server.database.db.selectFrom('sandbox_refunds').select('amount').where('payment', 'in', ids).execute();
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

it.each(Array.from({ length: MEMBERS }, (_, index) => 4_100 + index))(
  'whatever order orders, banks and reports come in, each discount counts once, no limit is passed and every cent is accounted for: seed %d',
  async (seed) => {
    await live(seed);
    const differences = await server.services.money.ledger.check(server.platform.now());
    expect(Object.entries(differences).filter(([, count]) => count > 0)).toEqual([]);
  },
  60_000,
);
