import { useLive } from '@amarena/shared/bus';
import { getPayment, type Payment } from '@amarena/shared/contracts/money/payments';
import type { AppError } from '@amarena/shared/errors';
import { serverNow } from '@amarena/shared/i18n';
import { keyOf, problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';
import { type Followed, followedOf } from './standing.model.ts';

/** Milliseconds between two polls of a payment that its bank has not decided, until it is late. */
const POLL_EVERY = 3_000;

export type PaymentView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry: () => void }
  | { status: 'ready'; payment: Payment; followed: Followed };

/** One payment, followed until its state is final: by the live channel, and by polling if that is silent. */
export function usePaymentState(id: string): PaymentView {
  const client = useQueryClient();
  const query = useQuery({
    ...queryFor(getPayment, { query: { id } }),
    refetchInterval: ({ state }) => {
      const payment = state.data?.payment;
      if (payment === undefined) return false;
      const followed = followedOf(payment, serverNow());
      return followed === 'pending' || followed === 'unfinished' ? POLL_EVERY : false;
    },
  });
  useLive('payment', (event) => {
    if (event.payment === id) void client.invalidateQueries({ queryKey: keyOf(getPayment, { query: { id } }) });
  });
  if (query.isError) return { status: 'failed', error: problemOf(query.error), retry: () => void query.refetch() };
  if (query.data === undefined) return { status: 'loading' };
  const { payment } = query.data;
  return { status: 'ready', payment, followed: followedOf(payment, serverNow()) };
}
