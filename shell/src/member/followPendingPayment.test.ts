import { bus } from '@amarena/shared/bus';
import { getTransactions } from '@amarena/shared/contracts/money/payments';
import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import { anId, aPayment, aUser, fakeApi, renderWith, theShell } from '@amarena/shared/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { createStore } from '../store.ts';
import { followPendingPayment } from './followPendingPayment.ts';

const user = aUser();
const [waiting, other] = [anId(1), anId(2)];
let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function follow(known: string | null, member: boolean) {
  const payments = [aPayment({ id: other, state: 'completed' }), aPayment({ id: waiting, state: 'pending' })];
  const api = fakeApi().answer(getTransactions, { payments });
  await renderWith(createElement('div'), { api, session: member ? { status: 'member', user } : { status: 'visitor' } });
  const pendingPayment$ = createStore<PendingPayment | null>(known === null ? null : { id: known, at_bank: true });
  stop = followPendingPayment(bus, pendingPayment$, member ? user.id : null);
  return { pendingPayment$, api };
}

describe('the payment that waits', () => {
  it('ends with its own confirmation, and with no other', async () => {
    const { pendingPayment$ } = await follow(waiting, true);
    act(() => theShell().publish({ type: 'payment', payment: other, state: 'completed' }));
    expect(pendingPayment$.get()).toEqual({ id: waiting, at_bank: true });
    act(() => theShell().publish({ type: 'payment', payment: waiting, state: 'completed' }));
    expect(pendingPayment$.get()).toBeNull();
  });

  it('begins when the server says so', async () => {
    const { pendingPayment$ } = await follow(null, true);
    act(() => theShell().publish({ type: 'payment', payment: waiting, state: 'pending' }));
    expect(pendingPayment$.get()).toEqual({ id: waiting, at_bank: true });
  });

  it('is read after a log-in, and forgotten at a log-out', async () => {
    const { pendingPayment$ } = await follow(null, false);
    act(() => theShell().set('session', { status: 'member', user }));
    await waitFor(() => expect(pendingPayment$.get()).toEqual({ id: waiting, at_bank: true }));
    act(() => theShell().set('session', { status: 'visitor' }));
    expect(pendingPayment$.get()).toBeNull();
  });

  it('is not asked for where the document brought it along', async () => {
    const { api } = await follow(waiting, true);
    expect(api.seen(getTransactions)).toHaveLength(0);
  });
});
