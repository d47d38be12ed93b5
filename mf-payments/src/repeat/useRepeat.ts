import { call } from '@amarena/shared/api';
import { getRepeatOrders, postRepeatOrder, type RepeatableOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { navigate } from '@amarena/shared/router';
import { useState } from 'react';
import { leaveToPay } from '../leaveToPay.ts';
import { useIntent } from '../useIntent.ts';

export type Repeating = { status: 'idle' } | { status: 'busy' } | { status: 'refused'; error: AppError };

/** Repeats an earlier order: charges a stored payment method, or opens the provider's page. */
export function useRepeat({ payment, package: pack }: RepeatableOrder): { state: Repeating; repeat: () => void } {
  const client = useQueryClient();
  const [state, setState] = useState<Repeating>({ status: 'idle' });
  const intend = useIntent();

  const repeat = async () => {
    if (state.status === 'busy') return;
    setState({ status: 'busy' });
    const answer = await intend({ payment, expected_total: pack.total }, (order) => call(postRepeatOrder, order));
    if (answer === null) return;
    if (!answer.ok) {
      setState({ status: 'refused', error: answer.error });
      if (answer.error.code === 'price_changed') void client.invalidateQueries({ queryKey: keyOf(getRepeatOrders) });
      return;
    }
    // Stays busy: the page is about to change, and a second press would create a second order.
    const { redirect } = answer.value;
    if (redirect === null) navigate(pathTo('transactions-id', { id: answer.value.payment.id }));
    else leaveToPay(redirect);
  };
  return { state, repeat: () => void repeat() };
}
