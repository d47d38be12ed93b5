import type { PackageId } from '@amarena/shared/contracts/money/packages';
import { discounted } from '@amarena/shared/contracts/money/priceRules';
import { LIMIT_RAISE_HOURS } from '@amarena/shared/contracts/money/spendingLimits';
import type { Currency } from '@amarena/shared/contracts/platform/currencies';
import { HOUR } from '../../../times.ts';
import { listPrice } from '../packages.ts';
import type { LimitRow } from './spendingLimits.repository.ts';

/** A limit, and the one that will replace it; minor units, null for none. */
type StoredLimit = Pick<LimitRow, 'amount' | 'next_amount' | 'next_from'>;

interface Priced {
  readonly package: PackageId;
  /** Minor units of `currency`. */
  readonly total: number;
  readonly currency: Currency;
  readonly discount_percentage: number;
}

/** A payment with the amount refunded from it, in minor units; null for none. */
export type Counted = Priced & { readonly refund: number | null };

/** The limit in force now: a new limit replaces the old one at its time. */
export function current({ amount, next_amount, next_from }: StoredLimit, now: Date) {
  return next_from !== null && next_from <= now
    ? { amount: next_amount, next: null }
    : { amount, next: next_from === null ? null : { amount: next_amount, from: next_from.toISOString() } };
}

/**
 * What is stored when a member sets `amount`: a lower limit counts at once, a higher one or none after a day; replaces
 * a waiting change.
 */
export function changed(known: StoredLimit | undefined, amount: number | null, now: Date): StoredLimit {
  const before = known === undefined ? null : current(known, now).amount;
  return before !== null && (amount === null || amount > before)
    ? { amount: before, next_amount: amount, next_from: new Date(now.getTime() + LIMIT_RAISE_HOURS * HOUR) }
    : { amount, next_amount: null, next_from: null };
}

/**
 * The cost of an order in a currency. In another currency it is the package's list price there, so that no exchange
 * rate changes it.
 */
export const priceIn = (currency: Currency, order: Priced): number =>
  order.currency === currency ? order.total : discounted(listPrice(currency, order.package), order.discount_percentage);

/** How much a payment counts in a currency: its price there, less the share that was refunded. */
export const countedAmount = (payment: Counted, currency: Currency): number =>
  Math.round(priceIn(currency, payment) * ((payment.total - (payment.refund ?? 0)) / payment.total));

export const sumOf = (payments: readonly Counted[], currency: Currency): number =>
  payments.reduce((sum, payment) => sum + countedAmount(payment, currency), 0);
