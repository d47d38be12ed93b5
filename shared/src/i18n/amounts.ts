import type { Money } from '../contracts/payments.ts';

/** `Intl` writes a hyphen in most languages; beside figures stands a minus of their own width. */
const withMinus = (written: string): string => written.replace('-', '−');

/** How a place writes amounts of one currency, given in minor units: `35,18 €`, `−11,72 €`. `locale`: `it-IT`, or `it`. */
export function priceIn(currency: string, locale: string): (amount: number) => string {
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const minor = 10 ** (price.resolvedOptions().maximumFractionDigits ?? 2);
  return (amount) => withMinus(price.format(amount / minor));
}

/** One amount, where few are written. Many: `priceIn`, made once. */
export const writtenMoney = (locale: string, { amount, currency }: Money): string => priceIn(currency, locale)(amount);

/** How a place writes per cent, 25 for a quarter: `25 %`, with one decimal, if any. */
export function percentIn(locale: string): (value: number) => string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (value) => withMinus(percent.format(value / 100));
}
