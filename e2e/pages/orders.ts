import type { PackageId } from '@amarena/shared/contracts/money/packages';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { Payment } from '@amarena/shared/contracts/money/payments';
import { type Caller, callAs } from './api.ts';

/** Possible answers of the sandbox's bank. */
export type BankAnswer = 'approve' | 'refuse_funds' | 'cancel';

/** Orders a package as the caller's member and lets the bank answer, without using the screens. */
export async function order(caller: Caller, pack: PackageId, answer: BankAnswer, method: PaymentMethod = 'card'): Promise<Payment> {
  const { packages } = await callAs<{ packages: { id: PackageId; total: Payment['total'] }[] }>(
    caller,
    'GET',
    '/api/packages.php?country=IT',
  );
  const expected_total = packages.find(({ id }) => id === pack)?.total;
  const body = { package: pack, method, country: 'IT', expected_total };
  const { payment, redirect } = await callAs<{ payment: Payment; redirect: string }>(caller, 'POST', '/api/payment.php', body);
  await caller.request.post(redirect, { form: { outcome: answer }, maxRedirects: 0 });
  return payment;
}
