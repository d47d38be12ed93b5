import { type DiscountCode, getDiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getPaymentMethods } from '@amarena/shared/contracts/money/paymentMethods';
import { postPayment } from '@amarena/shared/contracts/money/payments';
import type { AppError } from '@amarena/shared/errors';
import { aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { somePackages } from '../packages/testing/somePackages.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const CODE: DiscountCode = {
  code: 'ESTATE20',
  country: null,
  user_id: null,
  expires: '2027-12-31T22:59:59.000Z',
  value_percentage: 20,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 86_400,
  expired: false,
  paymentmethods: [],
};

const shop = (): FakeApi =>
  fakeApi()
    .answer(getPackages, { packages: somePackages(), country: 'IT', offer: null })
    .answer(getPaymentMethods, { methods: ['card', 'paypal', 'directdebit'], country: 'IT' });

async function enter(api: FakeApi, code = 'estate20', address = '/credits/p1') {
  await renderWith(<CheckoutScreen />, { api, address, session: { status: 'member', user: aUser() } });
  await userEvent.click(await screen.findByText('Hai un codice sconto?'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Codice' }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Applica' }));
}

describe('discount code in checkout', () => {
  it('CR-11 CR-10 lowers the price and goes along with the order', async () => {
    const api = shop()
      .answer(getDiscountCode, { discountcode: CODE })
      .handle(postPayment, () => 'wait');
    await enter(api);
    const [pay] = await screen.findAllByRole('button', { name: /Paga\s17,52/ });
    expect(screen.getByText('Codice ESTATE20 −20%')).toBeInTheDocument();
    if (pay === undefined) throw new Error('no pay button');
    await userEvent.click(pay);
    await waitFor(() => expect(api.seen(postPayment)).toHaveLength(1));
    expect(api.seen(postPayment)[0]?.body).toMatchObject({ code: 'ESTATE20', expected_total: { amount: 1_752, currency: 'EUR' } });
  });

  it.each([
    ['ERR-10', { code: 'discount_code_not_found' }, /Codice sconto non trovato/],
    ['ERR-11', { code: 'discount_code_used' }, /già stato usato/],
  ] as const)('%s says why a code is refused and keeps what was typed', async (_row, error: AppError, text) => {
    await enter(shop().refuse(getDiscountCode, error, 404));
    const field = screen.getByRole('textbox', { name: 'Codice' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveValue('estate20');
    expect(screen.getAllByRole('button', { name: /Paga\s21,90/ })).not.toHaveLength(0);
  });

  it('says that a code is expired', async () => {
    await enter(shop().answer(getDiscountCode, { discountcode: { ...CODE, expired: true } }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Codice' })).toHaveAccessibleDescription(/scaduto/));
  });

  it('DD-03 leads to the form of direct debit with package, country and code', async () => {
    await enter(shop().answer(getDiscountCode, { discountcode: CODE }), 'ESTATE20', '/credits/p1/directdebit');
    await screen.findByText('Codice ESTATE20 −20%');
    const [link] = screen.getAllByRole('link', { name: 'Continua con l’IBAN' });
    expect(link).toHaveAttribute('href', '/directdebit?package=p1&country=IT&code=ESTATE20');
  });
});
