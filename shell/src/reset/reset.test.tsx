import { getResetPasskeys, postResetPassword, putResetPassword } from '@amarena/shared/contracts/account/passwords';
import { navigate } from '@amarena/shared/router';
import { fakeApi } from '@amarena/shared/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, renderShell } from '../testing/renderShell.tsx';
import { AskResetScreen } from './AskResetScreen.tsx';
import { resetCatalogue } from './catalogue.ts';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';

beforeAll(() => resetCatalogue.ready('it'));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The screen, opened from a log-in with a typed address. */
function FromLogin() {
  navigate('/reset-password', { carried: { email: 'marco@example.test' } });
  return <AskResetScreen />;
}

describe('asking for a new password', () => {
  const open = (api = fakeApi()) => renderShell(<AskResetScreen />, {}, { api, address: '/reset-password' });
  const type = (email: string) => userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), email);

  it('RT-36 RS-01 says that a mail is on its way, for any address alike', async () => {
    const api = fakeApi().answer(postResetPassword, undefined);
    await open(api);
    await type(' marco@example.test ');
    await press('Invia il collegamento');
    const title = await screen.findByRole('heading', { name: 'Guarda la posta' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/Se marco@example.test ha un account/)).toBeVisible();
    expect(api.seen(postResetPassword)[0]?.body).toEqual({ email: 'marco@example.test' });
  });

  it('begins with the address that was typed at the log-in', async () => {
    await renderShell(<FromLogin />, {}, { address: '/login' });
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('marco@example.test');
  });

  it('ERR-03 says that there were too many today, and keeps the address', async () => {
    await open(fakeApi().refuse(postResetPassword, { code: 'mails_used_up', limit: 5 }, 403));
    await type('marco@example.test');
    await press('Invia il collegamento');
    expect(await screen.findByRole('alert')).toHaveTextContent('Riprova domani');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('marco@example.test');
  });

  it('asks for a real address before it asks the server', async () => {
    const api = fakeApi();
    await open(api);
    await press('Invia il collegamento');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('Scrivi la tua e-mail.');
    await type('marco');
    await press('Invia il collegamento');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription('E-mail non valida');
    expect(api.seen(postResetPassword)).toHaveLength(0);
  });
});

const PHONE = { id: '0190a000-0000-7000-8000-000000000001', name: 'Telefono', created_at: '2026-03-02T10:00:00.000Z', young: false };
const THIEF = { id: '0190a000-0000-7000-8000-000000000002', name: 'Chiave nuova', created_at: '2026-11-20T10:00:00.000Z', young: true };

describe('choosing the new password', () => {
  it('says while it is typed how strong it is', async () => {
    await open();
    const field = screen.getByLabelText('Nuova password');
    await userEvent.type(field, 'password1234');
    expect(await screen.findByText(/da indovinare/)).toBeVisible();
    await userEvent.type(field, ' sedia lampione vento');
    expect(await screen.findByText(/robusta/)).toBeVisible();
  });

  it('asks for no password where the link was used before', async () => {
    await renderShell(
      <NewPasswordScreen />,
      { session: aSession() },
      {
        api: fakeApi().refuse(getResetPasskeys, { code: 'link_invalid' }, 400),
        address: '/reset-password/do?token=abc',
      },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Questo collegamento è scaduto');
    expect(screen.queryByLabelText('Nuova password')).toBeNull();
  });

  const open = (api = fakeApi(), address = '/reset-password/do?token=abc', passkeys = [] as (typeof PHONE)[]) =>
    renderShell(<NewPasswordScreen />, { session: aSession() }, { api: api.answer(getResetPasskeys, { passkeys }), address });
  const type = async (password: string, repeat = password) => {
    await userEvent.type(screen.getByLabelText('Nuova password'), password);
    await userEvent.type(screen.getByLabelText('Ripeti la password'), repeat);
    await press('Salva la password');
  };

  it('RT-37 RS-02 sends the password with the link’s secret and leads to the log-in', async () => {
    const api = fakeApi().answer(putResetPassword, undefined);
    await open(api);
    await type('sedia lampione vento 7');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login?reset=done'));
    expect(api.seen(putResetPassword)[0]?.body).toEqual({ token: 'abc', password: 'sedia lampione vento 7', remove_passkeys: [] });
  });

  it('offers to remove the passkeys, the young ones already ticked, and removes those that are', async () => {
    const api = fakeApi().answer(putResetPassword, undefined);
    await open(api, undefined, [THIEF, PHONE]);
    const thief = await screen.findByRole('checkbox', { name: /^Chiave nuova, aggiunta il / });
    expect(thief).toBeChecked();
    expect(screen.getByRole('group', { name: 'Passkey da eliminare' })).toContainElement(thief);
    const phone = screen.getByRole('checkbox', { name: /^Telefono/ });
    expect(phone).not.toBeChecked();
    await userEvent.click(thief);
    await userEvent.click(phone);
    await type('sedia lampione vento 7');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(api.seen(putResetPassword)[0]?.body).toMatchObject({ remove_passkeys: [PHONE.id] });
  });

  it('ERR-04 says that a used link is over before anything is typed', async () => {
    const api = fakeApi().refuse(getResetPasskeys, { code: 'link_invalid' }, 410);
    await renderShell(<NewPasswordScreen />, { session: aSession() }, { api, address: '/reset-password/do?token=abc' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Questo collegamento è scaduto');
  });

  it('ERR-06 VA-11 says that the two differ, at the second, without asking the server', async () => {
    const api = fakeApi();
    await open(api);
    await type('sedia lampione vento 7', 'sedia lampione vento 8');
    expect(screen.getByLabelText('Ripeti la password')).toHaveAccessibleDescription(
      'Le due password non coincidono. Controlla la seconda.',
    );
    expect(screen.getByLabelText('Ripeti la password')).toHaveFocus();
    expect(api.seen(putResetPassword)).toHaveLength(0);
  });

  it('ERR-04 says that the link is over and leads to a new one', async () => {
    await open(fakeApi().refuse(putResetPassword, { code: 'link_invalid' }, 410));
    await type('sedia lampione vento 7');
    expect(await screen.findByRole('alert')).toHaveTextContent('Questo collegamento è scaduto');
    expect(screen.getByRole('link', { name: 'Chiedi un nuovo collegamento' })).toHaveAttribute('href', '/reset-password');
  });

  it('ERR-04 says so at once where the address has no secret', async () => {
    await open(fakeApi(), '/reset-password/do');
    expect(screen.getByRole('alert')).toHaveTextContent('Questo collegamento è scaduto');
  });

  it('shows at the field why the server refuses a password, and keeps what was typed', async () => {
    await open(fakeApi().refuse(putResetPassword, { code: 'validation_failed', fields: { password: 'password_weak' } }, 400));
    await type('password1234');
    await waitFor(() => expect(screen.getByLabelText('Nuova password')).toHaveAccessibleDescription(/si indovina facilmente/));
    expect(screen.getByLabelText('Nuova password')).toHaveValue('password1234');
  });
});
