import { call } from '@amarena/shared/api';
import type { Bus } from '@amarena/shared/bus';
import { getTransactions } from '@amarena/shared/contracts/payments';
import type { Store } from '../store.ts';
import { followMember, memberNow } from './followMember.ts';

/** Keeps which payment of the member waits for its confirmation: what the server pushes, and what it knows after a log-in. */
export function followPayments(bus: Bus, pendingPayment$: Store<string | null>, startedFor: string | null): () => void {
  const live = bus.live$.subscribe((event) => {
    if (event.type !== 'payment') return;
    if (event.state === 'pending') pendingPayment$.set(event.payment);
    else if (pendingPayment$.get() === event.payment) pendingPayment$.set(null);
  });
  const read = async (memberId: string) => {
    const answer = await call(getTransactions);
    if (!answer.ok || memberNow(bus) !== memberId) return;
    pendingPayment$.set(answer.value.payments.find(({ state }) => state === 'pending')?.id ?? null);
  };
  const stop = followMember(bus, startedFor, { arrived: (memberId) => void read(memberId), left: () => pendingPayment$.set(null) });
  return () => {
    live.unsubscribe();
    stop();
  };
}
