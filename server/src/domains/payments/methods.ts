import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { Country } from '@amarena/shared/contracts/platform/countries';

const LOCAL_METHODS: Partial<Record<Country, PaymentMethod>> = { NL: 'ideal', BE: 'bancontact', PL: 'blik' };

/** Countries whose bank accounts are debited in euros. */
export const DEBIT_COUNTRIES: readonly Country[] = ['IT', 'NL', 'BE', 'FR', 'ES', 'DE', 'AT', 'IE'];

/** Payment methods in a country, most common first. */
export function methodsIn(country: Country): PaymentMethod[] {
  const local = LOCAL_METHODS[country];
  const debit: PaymentMethod[] = DEBIT_COUNTRIES.includes(country) ? ['directdebit'] : [];
  return [...(local === undefined ? [] : [local]), 'card', 'paypal', ...debit];
}

/** The payment methods offered in a country. `debits` false: no text messages can be sent, so that debits cannot be confirmed. */
export const createMethods =
  ({ debits }: { readonly debits: boolean }) =>
  (country: Country): PaymentMethod[] =>
    methodsIn(country).filter((method) => debits || method !== 'directdebit');
