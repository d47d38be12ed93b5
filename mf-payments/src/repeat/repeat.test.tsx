import { getRepeatOrders, postRepeatOrder, type RepeatableOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { anId, aPayment, aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { somePackages } from '../packages/testing/somePackages.ts';
import LastOrder from './LastOrder.tsx';
import { RepeatScreen } from './RepeatScreen.tsx';

const [, classic] = somePackages();
if (classic === undefined) throw new Error('There are four packages.');
const ORDER: RepeatableOrder = { payment: anId(501), package: classic, method: 'card', stored: '•••• 4242' };

interface FakeAnswer {
  readonly status: number;
  readonly data: unknown;
}

const open = (api: FakeApi, paid_user = true) =>
  renderWith(<RepeatScreen />, { api, address: '/credits/repeat-order', session: { status: 'member', user: aUser({ paid_user }) } });

describe('repeated orders', () => {
  it('RO-01 RT-23 charges the stored card with the second tap', async () => {
    const api = fakeApi()
      .answer(getRepeatOrders, { orders: [ORDER] })
      .answer(postRepeatOrder, { payment: aPayment({ id: anId(502), state: 'pending' }), redirect: null });
    await open(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Ripeti l’ordine' }));
    expect(screen.getByText(/Addebitiamo 21,90\s€ su Carta •••• 4242/)).toBeVisible();
    expect(api.seen(postRepeatOrder)).toHaveLength(0);
    const pay = screen.getByRole('button', { name: /Paga\s21,90/ });
    expect(pay).toHaveFocus();
    await userEvent.click(pay);
    await waitFor(() => expect(window.location.pathname).toBe(`/transactions/${anId(502)}`));
    expect(api.seen(postRepeatOrder)[0]?.body).toEqual({ payment: ORDER.payment, expected_total: classic.total });
  });

  it('charges once, however often the button is pressed before the page shows that it is busy', async () => {
    const api = fakeApi()
      .answer(getRepeatOrders, { orders: [ORDER] })
      .answer(postRepeatOrder, { payment: aPayment({ id: anId(502), state: 'pending' }), redirect: null });
    await open(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Ripeti l’ordine' }));
    const pay = screen.getByRole('button', { name: /Paga\s21,90/ });
    act(() => {
      for (let press = 0; press < 3; press++) pay.click();
    });
    await waitFor(() => expect(window.location.pathname).toBe(`/transactions/${anId(502)}`));
    expect(api.seen(postRepeatOrder)).toHaveLength(1);
  });

  it.each<[string, FakeAnswer]>([
    ['a lost one', { status: 400, data: {} }],
    ['a server that cannot say whether it did', { status: 409, data: { code: 'unavailable' } }],
    ['one that cannot be read', { status: 200, data: { payment: 'paid' } }],
    ['a refusal', { status: 403, data: { code: 'forbidden' } }],
  ])('asks again under the same id after %s, so that nothing is charged twice', async (_answer, first) => {
    let answer = first;
    const api = fakeApi()
      .answer(getRepeatOrders, { orders: [ORDER] })
      .handle(postRepeatOrder, () => answer);
    await open(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Ripeti l’ordine' }));
    const pay = screen.getByRole('button', { name: /Paga\s21,90/ });
    await userEvent.click(pay);
    await screen.findByRole('alert');
    answer = { status: 200, data: { payment: aPayment({ id: anId(502), state: 'pending' }), redirect: null } };
    await userEvent.click(pay);
    await waitFor(() => expect(window.location.pathname).toBe(`/transactions/${anId(502)}`));
    expect(new Set(api.seen(postRepeatOrder).map((request) => request.header('Idempotency-Key'))).size).toBe(1);
  });

  it('says in one sentence what it costs and which tax that contains', async () => {
    const cheap = { ...classic, vat_percentage: 8.1, vat: { amount: 164, currency: 'EUR' } } as const;
    const untaxed = { ...classic, vat_percentage: 0, vat: { amount: 0, currency: 'EUR' } } as const;
    const orders = [
      { ...ORDER, package: cheap },
      { ...ORDER, payment: anId(503), package: untaxed },
    ];
    await open(fakeApi().answer(getRepeatOrders, { orders }));
    expect(await screen.findByText(/^Carta •••• 4242, 21,90\s€, IVA 8,1% inclusa \(1,64\s€\)\.$/)).toBeVisible();
    expect(screen.getByText(/^Carta •••• 4242, 21,90\s€\.$/)).toBeVisible();
  });

  it('says that the page of the provider follows where no card is stored', async () => {
    await open(fakeApi().answer(getRepeatOrders, { orders: [{ ...ORDER, stored: null, method: 'paypal' }] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ripeti l’ordine' }));
    expect(screen.getByText(/Ti portiamo sul sito del gestore per pagare 21,90\s€ con PayPal/)).toBeVisible();
  });

  it('lead from the packages: the last one with its price of today', async () => {
    const session = { status: 'member', user: aUser({ paid_user: true }) } as const;
    await renderWith(<LastOrder />, { api: fakeApi().answer(getRepeatOrders, { orders: [ORDER] }), address: '/credits', session });
    expect(await screen.findByText(/^25 crediti, Classico, 21,90\s€\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ripeti l’ordine' })).toHaveAttribute('href', '/credits/repeat-order');
  });

  it('RT-24 sends a free member to the packages', async () => {
    await open(fakeApi(), false);
    await waitFor(() => expect(window.location.pathname).toBe('/credits'));
  });

  it('keeps the order on the screen when it is refused', async () => {
    const limit = { amount: 2_500, currency: 'EUR' } as const;
    const refused = { code: 'spending_limit_reached', period: 'day', limit, left: { amount: 310, currency: 'EUR' } } as const;
    await open(
      fakeApi()
        .answer(getRepeatOrders, { orders: [ORDER] })
        .refuse(postRepeatOrder, refused, 403),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ripeti l’ordine' }));
    await userEvent.click(screen.getByRole('button', { name: /Paga\s21,90/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/limite di spesa al giorno di 25,00\s€: restano 3,10\s€/);
  });
});
