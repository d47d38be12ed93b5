import type { PackageId } from '@amarena/shared/contracts/money/packages';
import type { Limit, LimitPeriod, SpendingLimits } from '@amarena/shared/contracts/money/spendingLimits';
import type { Currency } from '@amarena/shared/contracts/platform/currencies';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../../db/schema.ts';
import { lockBuyer, type PaymentRow } from '../repository.ts';
import type { Discounts } from './discounts.ts';
import { changed, countedAmount, current, priceIn, sumOf } from './spendingLimitRules.ts';
import { countedPayments, type LimitRow, ownLimits, type Spender, saveLimit } from './spendingLimits.repository.ts';

/** Limits that members set for themselves per day and per month, by the calendar of their own time zone. */
export function createLimits({ discounts }: { discounts: Pick<Discounts, 'giveUp'> }) {
  async function limitOf(
    db: Db,
    spender: Spender,
    { period, row, currency }: { period: LimitPeriod; row: LimitRow | undefined; currency: Currency },
    now: Date,
  ): Promise<Limit> {
    const paid = (await countedPayments(db, spender, period, now)).filter(({ state }) => state === 'completed');
    return { ...(row === undefined ? { amount: null, next: null } : current(row, now)), spent: sumOf(paid, currency) };
  }

  async function shown(db: Db, spender: Spender, home: Currency, now: Date): Promise<SpendingLimits> {
    const rows = await ownLimits(db, spender.id);
    const currency = rows[0]?.currency ?? home;
    const rowOf = (period: LimitPeriod) => rows.find((row) => row.period === period);
    const of = (period: LimitPeriod) => limitOf(db, spender, { period, row: rowOf(period), currency }, now);
    return { currency, day: await of('day'), month: await of('month') };
  }

  /**
   * Refuses an order that would exceed a limit. Pending payments count, since each may still be paid; if they are the
   * obstacle, those not confirmed yet are cancelled. Needs the buyer's lock.
   */
  async function allow(
    trx: Db,
    spender: Spender,
    order: { package: PackageId; total: number; currency: Currency; discount_percentage: number },
    now: Date,
  ): Promise<Result<undefined, ApiError>> {
    for (const row of await ownLimits(trx, spender.id)) {
      const { amount } = current(row, now);
      if (amount === null) continue;
      const { currency, period } = row;
      const wanted = priceIn(currency, order);
      let counted = await countedPayments(trx, spender, period, now);
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

  /** Whether a payment that was over, and is paid after all, stays within the limits of its day and month. */
  async function fits(trx: Db, spender: Spender, payment: PaymentRow, now: Date): Promise<boolean> {
    for (const row of await ownLimits(trx, spender.id)) {
      const { amount } = current(row, now);
      if (amount === null) continue;
      const counted = await countedPayments(trx, spender, row.period, payment.created_at);
      const others = counted.filter(({ id }) => id !== payment.id);
      if (sumOf(others, row.currency) + countedAmount({ ...payment, refund: null }, row.currency) > amount) return false;
    }
    return true;
  }

  return {
    shown,
    allow,
    fits,

    /** Sets a limit. A lower one counts at once, a higher one or none after a day; replaces a waiting change. */
    set: (
      db: Db,
      spender: Spender,
      { period, amount, home }: { period: LimitPeriod; amount: number | null; home: Currency },
      now: Date,
    ): Promise<SpendingLimits> =>
      inTransaction(db, async (trx) => {
        await lockBuyer(trx, spender.id);
        const rows = await ownLimits(trx, spender.id);
        const row = rows.find((known) => known.period === period);
        const currency = rows[0]?.currency ?? home;
        await saveLimit(trx, { member_id: spender.id, period, currency, ...changed(row, amount, now) });
        return shown(trx, spender, currency, now);
      }),
  };
}
export type Limits = ReturnType<typeof createLimits>;
