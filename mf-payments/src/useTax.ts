import { taxIn } from '@amarena/shared/contracts/money/payments';
import type { Currency } from '@amarena/shared/contracts/platform/currencies';
import { useT } from './catalogue.ts';

/** The name of the tax in a price, in the reader's language. */
export function useTax(currency: Currency): string {
  const t = useT();
  return t(`tax.${taxIn(currency)}`);
}
