import { getPayment, type Payment, receiptAddress } from '@amarena/shared/contracts/money/payments';
import { getWithdrawal, postWithdrawal, type WithdrawalPreview } from '@amarena/shared/contracts/money/withdrawals';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { aCompanyInfo, anId, aPayment, aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const id = anId(501);
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const PREVIEW: WithdrawalPreview = {
  payment: id,
  until: '2027-01-05T18:31:00.000Z',
  credits_bought: 60,
  credits_used: 14,
  credits_returned: 46,
  balance_before: 64,
  balance_after: 18,
  paid: euro(3_518),
  used: euro(821),
  refund: euro(2_697),
};
const bought = (change: Partial<Payment> = {}) =>
  aPayment({
    id,
    package: 'p2',
    credits: 60,
    list_price: euro(4_690),
    total: euro(3_518),
    vat: euro(634),
    withdraw_until: PREVIEW.until,
    ...change,
  });

async function open(api: FakeApi, payment = bought()) {
  const session = { status: 'member', user: aUser({ credits: 64 }) } as const;
  const { shell } = await renderWith(<TransactionsScreen />, {
    api: api.answer(getPayment, { payment }).answer(getCompanyInfo, aCompanyInfo()),
    address: `/transactions/${id}`,
    session,
  });
  const asked: unknown[] = [];
  shell.intents$.subscribe((intent) => asked.push(intent));
  return asked;
}

describe('a payment that the bank took back', () => {
  it('says so, and offers no withdrawal', async () => {
    await open(fakeApi(), bought({ charged_back_at: '2026-12-01T08:00:00.000Z', withdraw_until: null }));
    expect(await screen.findByText('Stornato dalla banca')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Recedi da questo acquisto' })).not.toBeInTheDocument();
  });
});

describe('withdrawal', () => {
  it('shows the whole sum after the first tap and withdraws with the second', async () => {
    const done = bought({
      withdraw_until: null,
      withdrawal: { credits: 46, refund: euro(2_697), requested_at: PREVIEW.until, refunded_at: null },
    });
    const api = fakeApi().answer(getWithdrawal, PREVIEW).answer(postWithdrawal, { payment: done, balance: 18 });
    const asked = await open(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Recedi da questo acquisto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ecco quanto ti torna' }));
    expect(await dialog.findByText(/46 crediti lasciano il tuo saldo: da 64 a 18/)).toBeInTheDocument();
    expect(dialog.getByText('Rimborso').closest('div')).toHaveTextContent('26,97');
    expect(api.seen(postWithdrawal)).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Conferma il recesso' }));
    expect(await screen.findByText('Recesso, rimborso in corso')).toBeInTheDocument();
    // On a phone the headline is above what shows.
    expect(asked).toMatchObject([{ type: 'toast', tone: 'success', text: 'Recesso registrato' }]);
    expect(api.seen(postWithdrawal)[0]?.body).toEqual({ payment: id, refund: euro(2_697) });
    expect(api.seen(postWithdrawal)[0]?.header('Idempotency-Key')).not.toBeNull();
  });

  it('asks again with the new sum where the balance has moved', async () => {
    const changed = { code: 'withdrawal_changed', refund: euro(2_000) } as const;
    const api = fakeApi().answer(getWithdrawal, PREVIEW).refuse(postWithdrawal, changed, 409);
    await open(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Recedi da questo acquisto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Conferma il recesso' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Il rimborso è cambiato/);
    await waitFor(() => expect(api.seen(getWithdrawal)).toHaveLength(2));
  });

  it('is not offered after the return window, and the receipt stays', async () => {
    await open(fakeApi(), bought({ withdraw_until: null }));
    expect(await screen.findByRole('link', { name: 'Ricevuta da stampare' })).toHaveAttribute('href', receiptAddress(id));
    expect(screen.queryByRole('button', { name: 'Recedi da questo acquisto' })).toBeNull();
  });

  it('ERR-16 names another try and PayPal where a stored card was refused', async () => {
    await open(fakeApi(), bought({ state: 'failed', failure: 'repeat_refused', withdraw_until: null }));
    expect(await screen.findByText(/La carta o il conto memorizzato è stato rifiutato/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Riprova' })).toHaveAttribute('href', '/credits/p2/card');
    expect(screen.getByRole('link', { name: 'Paga con PayPal' })).toHaveAttribute('href', '/credits/p2/paypal');
  });
});
