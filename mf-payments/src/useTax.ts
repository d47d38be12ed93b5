import type { Currency } from '@amarena/shared/contracts/countries';
import { taxIn } from '@amarena/shared/contracts/payments';
import { useT } from './catalogue.ts';

/** What the tax in a price is called, in the language of whoever reads it. */
export function useTax(currency: Currency): string {
  const t = useT();
  return t(`tax.${taxIn(currency)}`);
}
