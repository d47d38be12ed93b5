import { call } from '@amarena/shared/api';
import type { Money } from '@amarena/shared/contracts/money/money';
import type { Package } from '@amarena/shared/contracts/money/packages';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import { postPayment } from '@amarena/shared/contracts/money/payments';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { AppError } from '@amarena/shared/errors';
import { useState } from 'react';
import { useIntent } from '../useIntent.ts';

export type Paying = { status: 'idle' } | { status: 'busy' } | { status: 'refused'; error: AppError };

export interface CheckoutOrder {
  pack: Package;
  method: PaymentMethod;
  country: Country;
  /** The typed code behind the discount. */
  code: string | null;
  /** True if the provider may store the payment method for later orders. */
  remember: boolean;
}

/** Starts a payment and goes to the provider's page. A press while one is starting does nothing. */
export function usePayment(leave: (address: string) => void): { paying: Paying; pay: (order: CheckoutOrder) => void } {
  const [paying, setPaying] = useState<Paying>({ status: 'idle' });
  const intend = useIntent();

  const pay = async ({ pack, method, country, code, remember }: CheckoutOrder) => {
    if (paying.status === 'busy') return;
    setPaying({ status: 'busy' });
    const expected: Money = pack.total;
    const answer = await intend(
      { package: pack.id, method, country, expected_total: expected, ...(code !== null && { code }), ...(remember && { remember }) },
      (order) => call(postPayment, order),
    );
    if (answer === null) return;
    // Stays busy after success: the document is about to change, and a second press would create a second order.
    if (answer.ok) leave(answer.value.redirect);
    else setPaying({ status: 'refused', error: answer.error });
  };
  return { paying, pay: (order) => void pay(order) };
}
