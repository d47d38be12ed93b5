import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getPaymentMethods, type PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import { postPayment } from '@amarena/shared/contracts/money/payments';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { aPayment, aUser, type FakeApi, fakeApi, renderWith, type SeenRequest } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { somePackages } from '../packages/testing/somePackages.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const italy: { country: Country; methods: PaymentMethod[] } = { country: 'IT', methods: ['card', 'paypal'] };
const netherlands: typeof italy = { country: 'NL', methods: ['card', 'paypal', 'ideal'] };
const shopOf = ({ query }: SeenRequest) => (query.country === 'NL' ? netherlands : italy);

const shop = () =>
  fakeApi()
    .answer(getPackages, (request) => ({ packages: somePackages(), country: shopOf(request).country, offer: null }))
    .answer(getPaymentMethods, shopOf);

async function open(api: FakeApi, address = '/credits/p1') {
  await renderWith(<CheckoutScreen />, { api, address, session: { status: 'member', user: aUser() } });
}
const payButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: /Paga\s21,90/ });
  if (button === undefined) throw new Error('no pay button');
  return button;
};

describe('checkout', () => {
  it('CR-09 gives each payment method an address of its own', async () => {
    await open(shop());
    await userEvent.click(await screen.findByRole('radio', { name: /PayPal/ }));
    expect(window.location.pathname).toBe('/credits/p1/paypal');
  });

  it('takes the method of the address', async () => {
    await open(shop(), '/credits/p1/paypal');
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeChecked();
  });

  it('CR-14 offers the methods and the currency of the payment country', async () => {
    const zloty = (amount: number) => ({ amount, currency: 'PLN' as const });
    const inZloty = () => somePackages().map((pack) => ({ ...pack, price: zloty(9_490), total: zloty(9_490), vat: zloty(1_775) }));
    const poland: typeof italy = { country: 'PL', methods: ['card', 'blik'] };
    const placeOf = ({ query }: SeenRequest) => (query.country === 'PL' ? poland : italy);
    const api = fakeApi()
      .answer(getPackages, (request) => {
        const { country } = placeOf(request);
        return { packages: country === 'PL' ? inZloty() : somePackages(), country, offer: null };
      })
      .answer(getPaymentMethods, placeOf);
    await open(api);
    await payButton();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText('Paese di pagamento'), 'PL');
    expect(await screen.findByRole('radio', { name: /BLIK/ })).toBeInTheDocument();
    expect(await screen.findAllByRole('button', { name: /Paga\s94,90\sPLN/ })).not.toHaveLength(0);
  });

  it('says on the button what will be paid, and sends the total that was seen', async () => {
    const api = shop().handle(postPayment, () => 'wait');
    await open(api);
    await userEvent.click(await payButton());
    await waitFor(() => expect(api.seen(postPayment)).toHaveLength(1));
    expect(api.seen(postPayment)[0]?.body).toMatchObject({
      package: 'p1',
      method: 'card',
      expected_total: { amount: 2190, currency: 'EUR' },
    });
  });

  it('makes one order of two presses', async () => {
    const api = shop().handle(postPayment, () => 'wait');
    await open(api);
    const button = await payButton();
    await userEvent.dblClick(button);
    expect(api.seen(postPayment)).toHaveLength(1);
  });

  it('shows the new total when the price changed meanwhile, and charges nothing', async () => {
    const api = shop().refuse(postPayment, { code: 'price_changed', total: { amount: 2090, currency: 'EUR' } }, 409);
    await open(api);
    await userEvent.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/20,90.*Non ti è stato addebitato nulla/);
    expect(api.seen(getPackages).length).toBeGreaterThan(1);
  });

  it('knows no other packages than the four', async () => {
    await open(fakeApi(), '/credits/p9');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questo pacchetto non esiste');
  });

  it('keeps the payment that the provider will be asked for under the same key while it repeats', async () => {
    const api = shop().handle(postPayment, (_request, attempt) =>
      attempt === 1
        ? { status: 503, data: { code: 'internal' } }
        : { status: 200, data: { payment: aPayment({ state: 'pending' }), redirect: '#paid' } },
    );
    await open(api);
    await userEvent.click(await payButton());
    await waitFor(() => expect(api.seen(postPayment)).toHaveLength(2), { timeout: 5_000 });
    const [first, second] = api.seen(postPayment).map((request) => request.header('Idempotency-Key'));
    expect(first).toEqual(second);
  });
});
