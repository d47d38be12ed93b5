import { call } from '@amarena/shared/api';
import type { Bus } from '@amarena/shared/bus';
import { getTransactions } from '@amarena/shared/contracts/money/payments';
import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import type { Store } from '../store.ts';
import { currentMemberId, followMember } from './followMember.ts';

/** Keeps track of the member's payment that waits for confirmation, from live events and from the server after log-in. */
export function followPendingPayment(bus: Bus, pendingPayment$: Store<PendingPayment | null>, startedFor: string | null): () => void {
  const live = bus.live$.subscribe((event) => {
    if (event.type !== 'payment') return;
    // The server publishes a pending payment when it goes to the bank: the member has nothing left to do.
    if (event.state === 'pending') pendingPayment$.set({ id: event.payment, at_bank: true });
    else if (pendingPayment$.get()?.id === event.payment) pendingPayment$.set(null);
  });
  const read = async (memberId: string) => {
    const answer = await call(getTransactions);
    if (!answer.ok || currentMemberId(bus) !== memberId) return;
    const waiting = answer.value.payments.find(({ state }) => state === 'pending');
    pendingPayment$.set(waiting === undefined ? null : { id: waiting.id, at_bank: waiting.at_bank });
  };
  const stop = followMember(bus, startedFor, { arrived: (memberId) => void read(memberId), left: () => pendingPayment$.set(null) });
  return () => {
    live.unsubscribe();
    stop();
  };
}
