import type { Currency } from '@amarena/shared/contracts/countries';
import { discounted, type PackageId } from '@amarena/shared/contracts/payments';
import { LIMIT_RAISE_HOURS, type Limit, type LimitPeriod, type SpendingLimits } from '@amarena/shared/contracts/spendingLimits';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import { HOUR } from '../../times.ts';
import type { Discounts } from './discounts.ts';
import { countedPayments, type LimitRow, ownLimits, saveLimit } from './limits.repository.ts';
import { listPrice } from './prices.ts';
import { lockBuyer } from './repository.ts';

export interface Spender {
  readonly id: string;
  readonly time_zone: string;
}

type Counted = Awaited<ReturnType<typeof countedPayments>>[number];

/** The limit in force now: one that was to replace it has done so when its time came. */
function current({ amount, next_amount, next_from }: Pick<LimitRow, 'amount' | 'next_amount' | 'next_from'>, now: Date) {
  return next_from !== null && next_from <= now
    ? { amount: next_amount, next: null }
    : { amount, next: next_from === null ? null : { amount: next_amount, from: next_from.toISOString() } };
}

/** What a payment counts in a currency. Another currency counts at the package's list price there: no exchange rate moves it. */
function worth(payment: Counted, currency: Currency): number {
  const share = (payment.total - (payment.refund ?? 0)) / payment.total;
  const full =
    payment.currency === currency ? payment.total : discounted(listPrice(currency, payment.package), payment.discount_percentage);
  return Math.round(full * share);
}

const sumOf = (payments: readonly Counted[], currency: Currency): number =>
  payments.reduce((sum, payment) => sum + worth(payment, currency), 0);

/** Limits that members set for themselves, a day and a month, each of the calendar of their own time zone. */
export function createLimits({ discounts }: { discounts: Pick<Discounts, 'giveUp'> }) {
  async function limitOf(
    db: Db,
    spender: Spender,
    period: LimitPeriod,
    row: LimitRow | undefined,
    currency: Currency,
    now: Date,
  ): Promise<Limit> {
    const paid = (await countedPayments(db, spender.id, period, spender.time_zone, now)).filter(({ state }) => state === 'completed');
    return { ...(row === undefined ? { amount: null, next: null } : current(row, now)), spent: sumOf(paid, currency) };
  }

  async function shown(db: Db, spender: Spender, home: Currency, now: Date): Promise<SpendingLimits> {
    const rows = await ownLimits(db, spender.id);
    const currency = rows[0]?.currency ?? home;
    const of = (period: LimitPeriod) =>
      limitOf(
        db,
        spender,
        period,
        rows.find((row) => row.period === period),
        currency,
        now,
      );
    return { currency, day: await of('day'), month: await of('month') };
  }

  /**
   * Refuses an order that would pass a limit. Payments under way count, since each may still be paid; where they are what
   * stands in the way, those that nobody has confirmed yet are given up. Needs the buyer's lock.
   */
  async function allow(
    trx: Db,
    spender: Spender,
    order: { package: PackageId; total: number; currency: Currency; discount: number },
    now: Date,
  ): Promise<Result<undefined, ApiError>> {
    for (const row of await ownLimits(trx, spender.id)) {
      const { amount } = current(row, now);
      if (amount === null) continue;
      const { currency, period } = row;
      const wanted = order.currency === currency ? order.total : discounted(listPrice(currency, order.package), order.discount);
      let counted = await countedPayments(trx, spender.id, period, spender.time_zone, now);
      for (const waiting of counted.filter(({ state }) => state === 'pending')) {
        if (sumOf(counted, currency) + wanted <= amount) break;
        if (await discounts.giveUp(trx, waiting.id, now)) counted = counted.filter(({ id }) => id !== waiting.id);
      }
      const left = amount - sumOf(counted, currency);
      if (wanted > left) {
        const money = (value: number) => ({ amount: value, currency });
        return failure({ code: 'spending_limit_reached', period, limit: money(amount), left: money(Math.max(0, left)) });
      }
    }
    return success(undefined);
  }

  return {
    shown,
    allow,

    /** Lower counts at once, higher or none after a day; whatever waited is replaced. */
    set: (
      db: Db,
      spender: Spender,
      { period, amount }: { period: LimitPeriod; amount: number | null },
      home: Currency,
      now: Date,
    ): Promise<SpendingLimits> =>
      inTransaction(db, async (trx) => {
        await lockBuyer(trx, spender.id);
        const rows = await ownLimits(trx, spender.id);
        const row = rows.find((known) => known.period === period);
        const currency = rows[0]?.currency ?? home;
        const known = row === undefined ? null : current(row, now).amount;
        const raised = known !== null && (amount === null || amount > known);
        await saveLimit(trx, {
          member_id: spender.id,
          period,
          currency,
          amount: raised ? known : amount,
          next_amount: raised ? amount : null,
          next_from: raised ? new Date(now.getTime() + LIMIT_RAISE_HOURS * HOUR) : null,
        });
        return shown(trx, spender, currency, now);
      }),
  };
}
export type Limits = ReturnType<typeof createLimits>;
