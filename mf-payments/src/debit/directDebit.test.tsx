import { postDirectDebit, postDirectDebitCheck, putDirectDebit } from '@amarena/shared/contracts/money/directDebits';
import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { aCompanyInfo, anId, aPayment, aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { somePackages } from '../packages/testing/somePackages.ts';
import { DirectDebitScreen } from './DirectDebitScreen.tsx';

const FIELDS = {
  'Intestatario del conto': 'Marco Ferri',
  IBAN: 'IT60 X054 2811 1010 0000 0123 456',
  Via: 'Via del Pratello',
  'Numero civico': '18',
  CAP: '40122',
  Città: 'Bologna',
  Cellulare: '340 123 4567',
};
const SENT = { request: anId(701), expires: '2026-11-21T10:10:00.000Z', phone: '+39 ••• ••• 4567' };

const bank = (): FakeApi =>
  fakeApi()
    .answer(getPackages, { packages: somePackages(), country: 'IT', offer: null })
    .answer(getCompanyInfo, aCompanyInfo())
    .answer(postDirectDebitCheck, { problem: null });

async function open(api: FakeApi, filled = true) {
  const session = { status: 'member', user: aUser() } as const;
  await renderWith(<DirectDebitScreen />, { api, address: '/directdebit?package=p1&country=IT', session });
  await screen.findByRole('heading', { level: 1, name: 'Addebito diretto' });
  if (!filled) return;
  for (const [name, value] of Object.entries(FIELDS)) await userEvent.type(screen.getByRole('textbox', { name }), value);
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('direct debit', () => {
  it('DD-01 RT-28 has a field for each of the eight', async () => {
    await open(bank(), false);
    expect(screen.getAllByRole('textbox')).toHaveLength(8);
    for (const name of [...Object.keys(FIELDS), 'Codice ricevuto via SMS']) expect(screen.getByRole('textbox', { name })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Mandato SEPA' })).toBeVisible();
  });

  it('DD-02 sends the account, then the code, and leads to the payment', async () => {
    const api = bank()
      .answer(postDirectDebit, SENT)
      .answer(putDirectDebit, { payment: aPayment({ id: anId(501), state: 'pending' }) });
    await open(api);
    await press('Invia codice');
    const otp = screen.getByRole('textbox', { name: 'Codice ricevuto via SMS' });
    await waitFor(() => expect(otp).toHaveAccessibleDescription(/Inviato a \+39 ••• ••• 4567/));
    await userEvent.type(otp, '123456');
    await press(/Paga\s21,90/);
    await waitFor(() => expect(window.location.pathname).toBe(`/transactions/${anId(501)}`));
    expect(api.seen(putDirectDebit)[0]?.body).toEqual({ request: SENT.request, otp: '123456' });
  });

  it('names every empty field before it sends anything, and goes to the first', async () => {
    const api = bank().answer(postDirectDebit, SENT);
    await open(api, false);
    await press('Invia codice');
    expect(screen.getByRole('textbox', { name: 'Intestatario del conto' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'IBAN' })).toBeInvalid();
    expect(api.seen(postDirectDebit)).toHaveLength(0);
  });

  it('lets the next empty field wait while one is filled', async () => {
    await open(bank(), false);
    await press('Invia codice');
    const holder = screen.getByRole('textbox', { name: 'Intestatario del conto' });
    await userEvent.type(holder, 'Marco Ferri');
    expect(holder).toHaveFocus();
    expect(holder).toHaveValue('Marco Ferri');
    expect(holder).toBeValid();
  });

  it('checks IBAN and phone when their field is left, keeps what was typed, and forgives once it is typed in again', async () => {
    const api = bank()
      .answer(postDirectDebit, SENT)
      .answer(postDirectDebitCheck, ({ body }): AnswerOf<typeof postDirectDebitCheck> => {
        const { value } = postDirectDebitCheck.body.parse(body);
        if (value === '051 2345678') return { problem: 'phone_invalid' };
        return value === FIELDS.IBAN ? { problem: 'iban_invalid' } : { problem: null };
      });
    await open(api);
    const [iban, phone] = [screen.getByRole('textbox', { name: 'IBAN' }), screen.getByRole('textbox', { name: 'Cellulare' })];
    await waitFor(() => expect(iban).toHaveAccessibleDescription(/Questo IBAN non supera il controllo/));
    expect(iban).toHaveValue(FIELDS.IBAN);
    expect(phone).toHaveFocus();
    await press('Invia codice');
    expect(iban).toHaveFocus();
    expect(api.seen(postDirectDebit)).toHaveLength(0);
    await userEvent.type(iban, '{Backspace}7');
    expect(iban).toBeValid();
    await userEvent.clear(phone);
    await userEvent.type(phone, '051 2345678');
    await userEvent.tab();
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/cellulare/));
  });

  it('asks for another code where the account changes after one was sent', async () => {
    await open(bank().answer(postDirectDebit, SENT));
    await press('Invia codice');
    await screen.findByRole('button', { name: 'Invia di nuovo' });
    await userEvent.type(screen.getByRole('textbox', { name: 'IBAN' }), '{Backspace}7');
    expect(screen.getByRole('button', { name: 'Invia codice' })).toBeEnabled();
  });

  it('says at the field what is wrong with the account, and keeps what was typed', async () => {
    await open(bank().refuse(postDirectDebit, { code: 'validation_failed', fields: { 'account.iban': 'iban_invalid' } }));
    await press('Invia codice');
    const iban = screen.getByRole('textbox', { name: 'IBAN' });
    await waitFor(() => expect(iban).toHaveAccessibleDescription(/Questo IBAN non supera il controllo/));
    expect(iban).toHaveValue(FIELDS.IBAN);
    expect(iban).toHaveFocus();
  });

  it.each([
    ['ERR-12', { code: 'iban_blocked' }, /Da questo IBAN non accettiamo addebiti/],
    ['ERR-13', { code: 'phone_blocked' }, /A questo numero di telefono non possiamo/],
    ['ERR-14', { code: 'direct_debit_limit', left: { amount: 310, currency: 'EUR' } }, /più tardi.*pacchetto meno caro.*altro metodo/],
  ] as const)('%s is said in words', async (_row, error: AppError, text) => {
    await open(bank().refuse(postDirectDebit, error, 403));
    await press('Invia codice');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('ERR-15 says at the field that the code is wrong', async () => {
    await open(bank().answer(postDirectDebit, SENT).refuse(putDirectDebit, { code: 'direct_debit_code_wrong', tries: 4 }, 422));
    await press('Invia codice');
    const otp = screen.getByRole('textbox', { name: 'Codice ricevuto via SMS' });
    await waitFor(() => expect(otp).toHaveAccessibleDescription(/Inviato/));
    await userEvent.type(otp, '111111');
    await press(/Paga\s21,90/);
    await waitFor(() => expect(otp).toHaveAccessibleDescription(/Il codice non è giusto.*4 tentativi/));
    expect(otp).toHaveValue('111111');
  });
});
