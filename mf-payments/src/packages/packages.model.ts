import { type Money, PAYMENT_METHODS, type Package, type PaymentMethod } from '@amarena/shared/contracts/payments';

/** What one message costs with this package, in minor units: its price now, shared among its credits. */
export const pricePerMessage = (pack: Pick<Package, 'total' | 'credits'>, messageCredits: number): Money => ({
  amount: Math.round((pack.total.amount / pack.credits) * messageCredits),
  currency: pack.total.currency,
});

/** What the active offer takes off; 0 without one. */
export const saving = (pack: Pick<Package, 'price' | 'total'>): Money => ({
  amount: pack.total.amount - pack.price.amount,
  currency: pack.price.currency,
});

/**
 * The package a person most likely came for: the one asked for, else the smallest that covers what is `missing` for what
 * they were about to do (null: nothing is known), else the recommended one, else the first.
 */
export const preselected = (packages: readonly Package[], wanted: string | null, missing: number | null): Package | undefined =>
  packages.find((pack) => pack.id === wanted) ??
  packages.find((pack) => missing !== null && pack.credits >= missing) ??
  packages.find((pack) => pack.popular) ??
  packages[0];

const isMethod = (value: string | undefined): value is PaymentMethod => PAYMENT_METHODS.some((method) => method === value);

/** The method of the address where it can be used, else the first that can. */
export const chosenMethod = (methods: readonly PaymentMethod[], inAddress: string | undefined): PaymentMethod | undefined =>
  isMethod(inAddress) && methods.includes(inAddress) ? inAddress : methods[0];
