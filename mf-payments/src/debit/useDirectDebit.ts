import { call } from '@amarena/shared/api';
import { type DebitAccount, postDirectDebit, putDirectDebit } from '@amarena/shared/contracts/money/directDebits';
import type { Money } from '@amarena/shared/contracts/money/money';
import type { PackageId } from '@amarena/shared/contracts/money/packages';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { AppError } from '@amarena/shared/errors';
import { navigate } from '@amarena/shared/router';
import { useState } from 'react';
import { useIntent } from '../useIntent.ts';

export interface DebitOrder {
  package: PackageId;
  country: Country;
  expected_total: Money;
  code: string | null;
}
export type SentCode = AnswerOf<typeof postDirectDebit>;
type Step = 'idle' | 'asking' | 'confirming';

/** The two steps of a debit: request a code, confirm with it. The typed values stay in the form. */
export function useDirectDebit(onRefused: (error: AppError) => void) {
  const [step, setStep] = useState<Step>('idle');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const intend = useIntent();

  const refuse = (refusal: AppError) => {
    setError(refusal);
    onRefused(refusal);
  };

  const ask = async ({ code, ...order }: DebitOrder, account: DebitAccount) => {
    if (step !== 'idle') return;
    setStep('asking');
    setError(null);
    const body = { ...order, ...(code !== null && { code }), account };
    const answer = await intend(body, (wanted) => call(postDirectDebit, wanted));
    if (answer === null) return;
    setStep('idle');
    if (answer.ok) setSent(answer.value);
    else refuse(answer.error);
  };

  const confirm = async (otp: string) => {
    if (step !== 'idle' || sent === null) return;
    setStep('confirming');
    setError(null);
    const answer = await intend({ request: sent.request, otp }, (wanted) => call(putDirectDebit, wanted));
    if (answer === null) return;
    if (answer.ok) return navigate(pathTo('transactions-id', { id: answer.value.payment.id }));
    setStep('idle');
    refuse(answer.error);
    if (answer.error.code === 'direct_debit_code_expired') setSent(null);
  };

  return {
    step,
    sent,
    error,
    ask: (order: DebitOrder, account: DebitAccount) => void ask(order, account),
    confirm: (otp: string) => void confirm(otp),
    /** Call when the account changes: the code that was sent belongs to the old one. */
    forgetCode: () => setSent(null),
  };
}
