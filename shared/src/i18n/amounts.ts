import type { Money } from '../contracts/money/money.ts';

/** `Intl` writes a hyphen in most languages; a real minus sign is as wide as digits. */
const withMinus = (written: string): string => written.replace('-', '−');

/** Formats amounts of one currency, given in minor units: `35,18 €`, `−11,72 €`. `locale`: `it-IT`, or `it`. */
export function priceFormatter(currency: string, locale: string): (amount: number) => string {
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const minor = 10 ** (price.resolvedOptions().maximumFractionDigits ?? 2);
  return (amount) => withMinus(price.format(amount / minor));
}

/** Formats a single amount. For many, create `priceFormatter` once. */
export const formatMoney = (locale: string, { amount, currency }: Money): string => priceFormatter(currency, locale)(amount);

/** Formats percentages, 25 for a quarter: `25 %`, with one decimal if needed. */
export function percentFormatter(locale: string): (value: number) => string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (value) => withMinus(percent.format(value / 100));
}
