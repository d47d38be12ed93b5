import { getChats } from '@amarena/shared/contracts/chat/chats';
import { getPayment, getTransactions, type Payment, putPayment } from '@amarena/shared/contracts/money/payments';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { keepInterrupted } from '@amarena/shared/contracts/platform/interrupted';
import { aChat, aCompanyInfo, anId, aPayment, aProfile, aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const id = anId(501);
const show = (api: FakeApi, address = `/transactions/${id}`) =>
  renderWith(<TransactionsScreen />, {
    api,
    address,
    session: { status: 'member', user: aUser({ credits: 27 }) },
  });
const partner = aProfile({ id: anId(7), name: 'Marco' });
const showOne = (change: Partial<Payment>) =>
  show(
    fakeApi()
      .answer(getPayment, { payment: aPayment({ id, ...change }) })
      .answer(getProfile, { profile: partner })
      .answer(getChats, { chats: [aChat({ conversation: { id: anId(8), updated_at: '2026-11-20T10:00:00.000Z' }, profile: partner })] }),
  );
const title = () => screen.findByRole('heading', { level: 1 });

describe('outcome of a payment', () => {
  it('PAY-01 shows that it is loading while the state is not known', async () => {
    await show(fakeApi().handle(getPayment, () => 'wait'));
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  it('PAY-02 shows a pending payment with its steps', async () => {
    await showOne({ state: 'pending', created_at: new Date().toISOString() });
    expect(await title()).toHaveTextContent('Aspettiamo la banca');
    expect(screen.getByText('Risposta della banca').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('stops asking after two minutes and warns not to pay twice', async () => {
    await showOne({ state: 'pending', created_at: new Date(Date.now() - 121_000).toISOString() });
    expect(await title()).toHaveTextContent('La banca ci mette più del solito');
    expect(screen.getByText(/Non pagare di nuovo/)).toBeInTheDocument();
  });

  it('says of a payment that was left that it is not finished, and cancels it', async () => {
    const payment = aPayment({ id, state: 'pending', at_bank: false, created_at: new Date(Date.now() - 600_000).toISOString() });
    const api = fakeApi()
      .answer(getPayment, { payment })
      .answer(putPayment, { payment: { ...payment, state: 'cancelled' }, redirect: null });
    await show(api);
    expect(await title()).toHaveTextContent('Pagamento non concluso');
    expect(screen.queryByText(/Non pagare di nuovo/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Riprendi il pagamento' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annulla l’ordine' }));
    expect(api.seen(putPayment)[0]?.body).toEqual({ id, action: 'cancel' });
    expect(await screen.findByRole('heading', { name: 'Hai annullato il pagamento' })).toBeVisible();
  });

  it('PAY-03 shows a completed payment with the balance now', async () => {
    await showOne({ state: 'completed', package: 'p1', credits: 25 });
    expect(await title()).toHaveTextContent('25 crediti sono tuoi');
    expect(screen.getByText('Saldo adesso').nextElementSibling).toHaveTextContent('27 crediti');
  });

  it('leads back to the conversation in which credits were missing, once, and to the messages otherwise', async () => {
    const chat = `/members/${anId(7)}/chat`;
    const member = { storage: window.localStorage, memberId: aUser().id, now: Date.now() };
    keepInterrupted(chat, member);
    const { unmount } = await showOne({ state: 'completed' });
    const back = await screen.findByRole('link', { name: 'Torna alla conversazione con Marco' });
    expect(back).toHaveAttribute('href', chat);
    await userEvent.click(back);
    unmount();
    await showOne({ state: 'completed' });
    expect(await screen.findByRole('link', { name: 'Torna ai messaggi' })).toHaveAttribute('href', '/chats');
  });

  it('leads back to a conversation of the list by the name of the partner', async () => {
    keepInterrupted(`/chats/${anId(8)}`, { storage: window.localStorage, memberId: aUser().id, now: Date.now() });
    await showOne({ state: 'completed' });
    const back = await screen.findByRole('link', { name: 'Torna alla conversazione con Marco' });
    expect(back).toHaveAttribute('href', `/chats/${anId(8)}`);
    await userEvent.click(back);
  });

  it('leads back to the profile on which credits for a gift were missing', async () => {
    const profile = `/members/${anId(7)}`;
    keepInterrupted(profile, { storage: window.localStorage, memberId: aUser().id, now: Date.now() });
    await showOne({ state: 'completed' });
    const back = await screen.findByRole('link', { name: 'Torna al profilo di Marco' });
    expect(back).toHaveAttribute('href', profile);
    await userEvent.click(back);
  });

  it('PAY-04 ERR-17 says that a failed payment moved no money', async () => {
    await showOne({ state: 'failed' });
    expect(await title()).toHaveTextContent('Il pagamento non è andato a buon fine');
    expect(screen.getByText(/Non ti è stato addebitato nulla/)).toBeInTheDocument();
  });

  it.each([
    ['PAY-06', 'failed', '/credits/p1/paypal'],
    ['PAY-07', 'cancelled', '/credits/p1'],
  ] as const)('%s offers another method after a payment that %s', async (_row, state, address) => {
    await showOne({ state, package: 'p1' });
    expect(await screen.findByRole('link', { name: 'Riprova con un altro metodo' })).toHaveAttribute('href', address);
  });

  it('PAY-05 ERR-18 shows a cancelled payment', async () => {
    await showOne({ state: 'cancelled' });
    expect(await title()).toHaveTextContent('Hai annullato il pagamento');
  });

  it('TX-02 follows a pending payment to its end when the live channel tells', async () => {
    let state: Payment['state'] = 'pending';
    const api = fakeApi().answer(getPayment, () => ({ payment: aPayment({ id, state, created_at: new Date().toISOString() }) }));
    const { shell } = await show(api);
    expect(await title()).toHaveTextContent('Aspettiamo la banca');
    state = 'completed';
    await act(async () => shell.publish({ type: 'payment', payment: id, state }));
    expect(await screen.findByText(/10 crediti sono tuoi/)).toBeInTheDocument();
  });
});

describe('list of payments', () => {
  it('TX-01 shows each payment with its state', async () => {
    const payments = [aPayment({ id: anId(1), state: 'completed' }), aPayment({ id: anId(2), state: 'failed' })];
    await show(fakeApi().answer(getTransactions, { payments }).answer(getCompanyInfo, aCompanyInfo()), '/transactions');
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([expect.stringContaining('Completato'), expect.stringContaining('Non riuscito')]);
    expect(lines.map((line) => line.querySelector('s')?.textContent ?? null)).toEqual([null, expect.stringMatching(/9,90\s€/)]);
  });

  it('RT-27 keeps the list beside the payment that is opened from it, the newest until one is', async () => {
    const payments = [
      aPayment({ id: anId(1), number: 'AM-2026-000002' }),
      aPayment({ id: anId(2), number: 'AM-2026-000001', state: 'failed', failure: 'funds' }),
    ];
    await show(fakeApi().answer(getTransactions, { payments }).answer(getCompanyInfo, aCompanyInfo()), '/transactions');
    expect(await screen.findByRole('link', { current: true })).toHaveAttribute('href', `/transactions/${anId(1)}`);
    expect(screen.getByText('AM-2026-000002')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /Non riuscito/ }));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await screen.findByText('AM-2026-000001')).toBeInTheDocument();
    expect(await title()).toHaveTextContent('I tuoi pagamenti');
    expect(screen.getByText(/i fondi non bastano. Non ti è stato addebitato nulla/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Riprova con un altro metodo' })).toHaveAttribute('href', '/credits/p0/paypal');
    expect(screen.getByRole('link', { current: true })).toHaveAttribute('href', `/transactions/${anId(2)}`);
  });

  it('writes what a discount took off with a minus', async () => {
    const total = { amount: 743, currency: 'EUR' } as const;
    const payments = [aPayment({ total, discount: { code: null, percentage: 25 } })];
    await show(fakeApi().answer(getTransactions, { payments }).answer(getCompanyInfo, aCompanyInfo()), '/transactions');
    expect((await screen.findByText(/Bonus di benvenuto −25%/)).nextElementSibling).toHaveTextContent(/^−2,47\s€$/);
  });

  it('says once what the screen is about where the list cannot be read, and reads it again at a press', async () => {
    const api = fakeApi().refuse(getTransactions, { code: 'internal' }, 400);
    await show(api, '/transactions');
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['I tuoi pagamenti', 'Qualcosa è andato storto']);
    api.answer(getTransactions, { payments: [] });
    await userEvent.click(retry);
    expect(await screen.findByText('Ancora nessun pagamento')).toBeInTheDocument();
  });

  it('leads from a payment that is not there to those that are, and offers no other try', async () => {
    const api = fakeApi().refuse(getPayment, { code: 'not_found' }, 404);
    await show(api, `/transactions/${anId(9)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Non c’è più');
    expect(screen.getByRole('link', { name: 'Tutti i pagamenti' })).toHaveAttribute('href', '/transactions');
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  });

  it('tells a member without payments where to begin', async () => {
    await show(fakeApi().answer(getTransactions, { payments: [] }), '/transactions');
    expect(await screen.findByRole('link', { name: 'Vedi i crediti' })).toHaveAttribute('href', '/credits');
  });
});
