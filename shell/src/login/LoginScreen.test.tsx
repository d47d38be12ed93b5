import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { carriedHere } from '@amarena/shared/router';
import { aUser, fakeApi, theShell } from '@amarena/shared/testing';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, renderShell } from '../testing/renderShell.tsx';
import { loginCatalogue } from './catalogue.ts';
import { LoginScreen } from './LoginScreen.tsx';

beforeAll(() => loginCatalogue.ready('it'));

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Accedi' }));

async function fill() {
  await userEvent.type(email(), 'marco@example.test');
  await userEvent.type(password(), 'caffe-freddo-12');
}

describe('the log-in', () => {
  it('RT-32 shows e-mail, password and the button, in a form that password managers know', async () => {
    await renderShell(<LoginScreen />, { session: aSession() });
    expect(email()).toHaveAttribute('autocomplete', 'username webauthn');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('checkbox', { name: 'Ricordami per 30 giorni' })).toBeChecked();
  });

  it('logs in with what was typed and whether to remember it', async () => {
    const api = fakeApi().answer(postUser, { user: aUser() });
    await renderShell(<LoginScreen />, { session: aSession() }, { api });
    await fill();
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    await waitFor(() => expect(theShell().bus.session$.value.status).toBe('member'));
    expect(api.seen(postUser)[0]?.body).toEqual({ email: 'marco@example.test', password: 'caffe-freddo-12', remember: false });
  });

  it('ERR-01 says that the log-in failed and keeps what was typed', async () => {
    const api = fakeApi().refuse(postUser, { code: 'login_failed' }, 401);
    await renderShell(<LoginScreen />, { session: aSession() }, { api });
    await fill();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Accesso non riuscito');
    expect(scrolled.mock.contexts).toContain(screen.getByRole('alert'));
    scrolled.mockRestore();
    expect(email()).toHaveValue('marco@example.test');
    expect(password()).toHaveValue('caffe-freddo-12');
  });

  it('ERR-02 says for how many minutes the account is blocked', async () => {
    const api = fakeApi().refuse(postUser, { code: 'login_blocked', minutes: 15 }, 429);
    await renderShell(<LoginScreen />, { session: aSession() }, { api });
    await fill();
    await press();
    expect(await screen.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent('15 minuti');
  });

  it('names what is missing and moves the focus there, without asking the server', async () => {
    const api = fakeApi();
    await renderShell(<LoginScreen />, { session: aSession() }, { api });
    await press();
    expect(email()).toHaveAccessibleDescription('Scrivi la tua e-mail.');
    expect(email()).toHaveFocus();
    expect(api.seen(postUser)).toHaveLength(0);
  });

  it('shows and hides the password', async () => {
    await renderShell(<LoginScreen />, { session: aSession() });
    await userEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('says what a mailed link has brought about, and nothing on the way back to a page', async () => {
    await renderShell(<LoginScreen />, { session: aSession() }, { address: '/login?reactivated=true' });
    expect(screen.getByRole('status')).toHaveTextContent('Il tuo account è di nuovo attivo');
    cleanup();
    await renderShell(<LoginScreen />, { session: aSession() }, { address: '/login?reset=done' });
    expect(screen.getByRole('status')).toHaveTextContent('La password è cambiata');
    cleanup();
    await renderShell(<LoginScreen />, { session: aSession() }, { address: '/login?back=%2Flikes' });
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('takes the address that was typed along to the reset, out of the browser’s bar', async () => {
    await renderShell(<LoginScreen />, { session: aSession() });
    await userEvent.type(screen.getByLabelText('E-mail'), 'marco@example.test');
    await userEvent.click(screen.getByRole('link', { name: 'Password dimenticata?' }));
    expect(window.location.href).toMatch(/\/reset-password$/);
    expect(carriedHere('email')).toBe('marco@example.test');
  });

  it('RT-36 leads a member who forgot the password to a new one', async () => {
    await renderShell(<LoginScreen />, { session: aSession() });
    expect(screen.getByRole('link', { name: 'Password dimenticata?' })).toHaveAttribute('href', '/reset-password');
  });
});
