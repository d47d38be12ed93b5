import { randomUUID } from 'node:crypto';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import type { Money } from '@amarena/shared/contracts/money/money';
import { getPackages, type PackageId } from '@amarena/shared/contracts/money/packages';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import { PAYMENT_REPORT_PATH } from '@amarena/shared/contracts/money/paymentReport';
import { getPayment, type Payment, postPayment } from '@amarena/shared/contracts/money/payments';
import type { NewCode } from '../../src/domains/payments/orders/discounts.ts';
import type { Choice, OutcomeName } from '../../src/domains/payments/provider/sandbox/outcomes.ts';
import { SIGNATURE_HEADER, sign } from '../../src/domains/payments/provider/sandbox/signature.ts';
import type { TestClient } from '../support/client.ts';
import { type NewMember, signUp } from '../support/people.ts';
import type { TestServer } from '../support/startServer.ts';

/** How long the welcome offer runs. */
const FOUR_HOURS = 14_400_000;
const DAY = 86_400_000;
let codes = 0;

interface Order {
  readonly pack?: PackageId;
  readonly method?: PaymentMethod;
  readonly expected_total?: Money;
  readonly code?: string;
  readonly remember?: boolean;
  readonly key?: string;
}

/** A member whose welcome offer is over: list prices apply. */
export async function withoutOffer(server: TestServer): Promise<NewMember> {
  const member = await signUp(server);
  server.pass(FOUR_HOURS);
  return member;
}

/** Issues a code. Default: 40 % for a day, for everyone. */
export async function issueCode(server: TestServer, change: Partial<NewCode> = {}): Promise<string> {
  const now = server.platform.now();
  codes += 1;
  const issued = { code: `TEST${codes}`, value_percentage: 40, expires_at: new Date(now.getTime() + DAY), ...change };
  await server.database.db.transaction().execute((trx) => server.services.money.discounts.issue(trx, issued, now));
  return issued.code;
}

/** What the package costs this person now. */
export async function totalOf(client: TestClient, pack: PackageId): Promise<Money> {
  const { packages } = (await client.call(getPackages, { query: { country: 'IT' } })).answer();
  const found = packages.find(({ id }) => id === pack);
  if (found === undefined) throw new Error(`No package ${pack}.`);
  return found.total;
}

/** Orders a package at the displayed price. Default: the smallest, by card, in Italy. */
export async function order(client: TestClient, { pack = 'p0', method = 'card', expected_total, key = randomUUID(), ...rest }: Order = {}) {
  const total = expected_total ?? (await totalOf(client, pack));
  return client.call(postPayment, { body: { package: pack, method, country: 'IT', expected_total: total, ...rest }, key });
}

/** Opens an order; returns the payment and the provider's page. */
export const opened = async (client: TestClient, wanted: Order = {}) => (await order(client, wanted)).answer();

/** Lets the bank answer, like the person at the sandbox's page. Returns where that leads. */
export async function decide(client: TestClient, page: string, outcome: OutcomeName | Choice): Promise<string> {
  const { status, headers } = await client.raw({
    method: 'POST',
    url: page,
    payload: new URLSearchParams({ outcome }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  if (status !== 303) throw new Error(`The sandbox answered ${status}.`);
  return String(headers.location);
}

/** Orders and pays. */
export async function buy(client: TestClient, wanted: Order = {}, outcome: OutcomeName = 'approve') {
  const { payment, redirect } = await opened(client, wanted);
  await decide(client, redirect, outcome);
  return payment;
}

export const paymentOf = async (client: TestClient, id: string): Promise<Payment> =>
  (await client.call(getPayment, { query: { id } })).answer().payment;

/** Delivers a notice of the provider with `news` about an order; its id ends in `as`. */
async function notify(server: TestServer, { id, total }: Pick<Payment, 'id' | 'total'>, as: string, news: Record<string, unknown>) {
  const { db } = server.database;
  const book = await db.selectFrom('sandbox_payments').select('id').where('merchant_reference', '=', id).executeTakeFirstOrThrow();
  const shared = { id: `${book.id}:${as}`, payment: book.id, merchant_reference: id, status: 'completed', amount: total };
  const payload = JSON.stringify({ ...shared, ...news });
  const signature = sign(server.platform.fingerprint('sandbox', 'webhook'), payload, server.platform.now());
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
  const { status } = await server.visitor().raw({ method: 'POST', url: PAYMENT_REPORT_PATH, payload, headers });
  if (status !== 204) throw new Error(`The notice was answered ${status}.`);
}

/** The provider's notice that the bank has paid an order after all. */
export const bankPays = (server: TestServer, payment: Pick<Payment, 'id' | 'total'>): Promise<void> =>
  notify(server, payment, 'paid_after_all', {});

/**
 * The provider's notice that the bank has taken back `amount` of a paid order so far (default: all of it), and has
 * returned `reversed` of that.
 */
export const bankTakesBack = (
  server: TestServer,
  payment: Pick<Payment, 'id' | 'total'>,
  { amount = payment.total.amount, reversed = 0 }: { amount?: number | undefined; reversed?: number } = {},
): Promise<void> =>
  notify(server, payment, `charged_back:${amount}:${reversed}`, {
    charged_back: { ...payment.total, amount },
    reversed: { ...payment.total, amount: reversed },
  });

export const creditsOf = async (client: TestClient): Promise<number | undefined> => (await client.call(getUser)).answer().user?.credits;

export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

/** Spends credits of a member, as messages do. */
export async function spend(server: TestServer, memberId: string, credits: number): Promise<void> {
  await server.database.db
    .transaction()
    .execute((trx) => server.services.credits.debit(trx, memberId, credits, { reason: 'message', ref: randomUUID() }));
}
