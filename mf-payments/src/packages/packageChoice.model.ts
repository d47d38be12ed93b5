import type { Money } from '@amarena/shared/contracts/money/money';
import type { Package } from '@amarena/shared/contracts/money/packages';

/** The cost of one message with this package, in minor units: its current price divided by its credits. */
export const pricePerMessage = (pack: Pick<Package, 'total' | 'credits'>, messageCredits: number): Money => ({
  amount: Math.round((pack.total.amount / pack.credits) * messageCredits),
  currency: pack.total.currency,
});

/** The saving from the active offer; 0 without one. */
export const saving = (pack: Pick<Package, 'price' | 'total'>): Money => ({
  amount: pack.total.amount - pack.price.amount,
  currency: pack.price.currency,
});

/**
 * The package to preselect: the requested one, else the smallest that covers the `missing` credits (null: unknown),
 * else the recommended one, else the first.
 */
export const preselected = (packages: readonly Package[], wanted: string | null, missing: number | null): Package | undefined =>
  packages.find((pack) => pack.id === wanted) ??
  packages.find((pack) => missing !== null && pack.credits >= missing) ??
  packages.find((pack) => pack.popular) ??
  packages[0];
