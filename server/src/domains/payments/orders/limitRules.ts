import type { Currency } from '@amarena/shared/contracts/countries';
import type { PackageId } from '@amarena/shared/contracts/payments';
import { discounted } from '@amarena/shared/contracts/priceRules';
import { LIMIT_RAISE_HOURS } from '@amarena/shared/contracts/spendingLimits';
import { HOUR } from '../../../times.ts';
import { listPrice } from '../prices.ts';
import type { LimitRow } from './limits.repository.ts';

/** One limit, and the one that is to replace it; minor units, null for none. */
type StoredLimit = Pick<LimitRow, 'amount' | 'next_amount' | 'next_from'>;

interface Priced {
  readonly package: PackageId;
  /** Minor units of `currency`. */
  readonly total: number;
  readonly currency: Currency;
  readonly discount_percentage: number;
}

/** A payment with what was paid back of it, minor units; null: nothing. */
export type Counted = Priced & { readonly refund: number | null };

/** The limit in force now: one that was to replace it has done so when its time came. */
export function current({ amount, next_amount, next_from }: StoredLimit, now: Date) {
  return next_from !== null && next_from <= now
    ? { amount: next_amount, next: null }
    : { amount, next: next_from === null ? null : { amount: next_amount, from: next_from.toISOString() } };
}

/** What is stored when a member sets `amount`: lower counts at once, higher or none after a day; whatever waited is replaced. */
export function changed(known: StoredLimit | undefined, amount: number | null, now: Date): StoredLimit {
  const before = known === undefined ? null : current(known, now).amount;
  return before !== null && (amount === null || amount > before)
    ? { amount: before, next_amount: amount, next_from: new Date(now.getTime() + LIMIT_RAISE_HOURS * HOUR) }
    : { amount, next_amount: null, next_from: null };
}

/** What an order costs in a currency. In another one it is the package's list price there: no exchange rate moves it. */
export const priceIn = (currency: Currency, order: Priced): number =>
  order.currency === currency ? order.total : discounted(listPrice(currency, order.package), order.discount_percentage);

/** What a payment counts in a currency: its price there, less the share of it that was paid back. */
export const worth = (payment: Counted, currency: Currency): number =>
  Math.round(priceIn(currency, payment) * ((payment.total - (payment.refund ?? 0)) / payment.total));

export const sumOf = (payments: readonly Counted[], currency: Currency): number =>
  payments.reduce((sum, payment) => sum + worth(payment, currency), 0);
