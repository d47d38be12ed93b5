import type { Country } from '../platform/countries.ts';
import type { DiscountCode } from './discountCodes.ts';
import type { Money } from './money.ts';
import type { PaymentMethod } from './paymentMethods.ts';

/** Discount of a package in whole percent, compared with the smallest one's price per credit; rounded down, so never overstated. */
export const packageDiscount = (pack: { credits: number; amount: number }, smallest: { credits: number; amount: number }): number =>
  Math.floor((1 - (pack.amount * smallest.credits) / (pack.credits * smallest.amount)) * 100);

/** The amount after a discount in whole percent, rounded half up to the minor unit. */
export const discounted = (amount: number, percentage: number): number => Math.round((amount * (100 - percentage)) / 100);

/** The VAT that an amount contains, rounded half up to the minor unit. */
export const vatIn = (amount: number, percentage: number): number => Math.round((amount * percentage) / (100 + percentage));

/** The parts of an order on which a discount depends. */
export interface Discounted {
  readonly method: PaymentMethod;
  readonly country: Country;
  /** List price. */
  readonly price: Money;
}

/** The percentage that a code saves on an order, 0 for none. The method's own percentage replaces the code's. */
export function percentageOf(
  { currency, value_percentage, minimum_order_value, paymentmethods }: DiscountCode,
  { method, country, price }: Discounted,
): number {
  if (currency !== null && currency !== price.currency) return 0;
  const own = paymentmethods.find(
    (entry) =>
      entry.method === method && (entry.country ?? country) === country && (entry.minimum === undefined || entry.minimum <= price.amount),
  );
  if (own !== undefined) return own.percentage;
  return minimum_order_value === null || price.amount >= minimum_order_value ? value_percentage : 0;
}
