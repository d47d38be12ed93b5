import type { PackageId } from '@amarena/shared/contracts/money/packages';
import { packageIn } from '../../domains/payments/packages.ts';
import { decideSandboxPayment } from '../../domains/payments/provider/sandbox/repository.ts';
import type { PaymentServices } from '../../domains/payments/service.ts';
import type { Db } from '../schema.ts';
import { before, days } from './calendar.ts';
import type { DemoMember } from './demoMember.ts';

/** An account and a phone number that direct debit refuses in the demonstration. */
const DEMO_BLOCKED = { iban: 'NL91ABNA0417164300', phone: '+393330000000' } as const;

/** Marco's purchases: `ago` days before, and the bank's answer. Together they yield `PURCHASED_CREDITS`. */
const PURCHASES: readonly { pack: PackageId; ago: number; outcome: 'completed' | 'failed' }[] = [
  { pack: 'p1', ago: 40, outcome: 'completed' },
  { pack: 'p2', ago: 5, outcome: 'failed' },
  { pack: 'p1', ago: 5, outcome: 'completed' },
];
export const PURCHASED_CREDITS = 50;

const COUNTRY = 'IT';

async function purchase(
  trx: Db,
  money: PaymentServices,
  { buyer, pack, ago, outcome }: (typeof PURCHASES)[number] & { buyer: DemoMember },
  now: Date,
): Promise<void> {
  const at = before(now, days(ago));
  const { total } = packageIn(COUNTRY, pack, 0);
  const wanted = { package: pack, country: COUNTRY, method: 'card', expected_total: total, remember: false } as const;
  const from = { country: COUNTRY, network: COUNTRY, time_zone: 'Europe/Rome' };
  const opened = await money.orders.open(trx, { id: buyer.id, language: buyer.language, ...from }, wanted, at);
  if (!opened.ok) throw new Error(`Demo purchase: ${opened.error.code}.`);
  const sandboxId = opened.value.redirect.split('/').at(-1);
  if (sandboxId === undefined) throw new Error('Demo purchase: the sandbox opened no payment.');
  const failure = outcome === 'failed' ? 'funds' : null;
  await decideSandboxPayment(trx, sandboxId, { outcome, failure, instrument: '•••• 4242' });
  const report = await money.provider.port.ask(trx, sandboxId);
  if (report === null) throw new Error('Demo purchase: the sandbox has not decided.');
  await money.apply(trx, report, at);
}

/** Payments of the premium log-in, discount codes to try, and debtors to refuse. Only with sandbox payments. */
export async function seedPayments(trx: Db, money: PaymentServices, members: readonly DemoMember[], now: Date): Promise<void> {
  if (money.provider.sandbox === null) return;
  const buyer = members.find(({ login }) => login === 'premium');
  if (buyer !== undefined) for (const each of PURCHASES) await purchase(trx, money, { ...each, buyer }, now);
  const later = before(now, days(-90));
  await money.discounts.issue(
    trx,
    { code: 'AMICI20', value_percentage: 20, expires_at: later, paymentmethods: [{ method: 'paypal', percentage: 25 }] },
    now,
  );
  await money.discounts.issue(trx, { code: 'GRANDE30', value_percentage: 30, expires_at: later, minimum_order_value: 4_000 }, now);
  await money.discounts.issue(trx, { code: 'ESTATE10', value_percentage: 10, expires_at: before(now, days(1)) }, before(now, days(60)));
  await money.directDebits.block(trx, { kind: 'iban', value: DEMO_BLOCKED.iban });
  await money.directDebits.block(trx, { kind: 'phone', value: DEMO_BLOCKED.phone });
}
