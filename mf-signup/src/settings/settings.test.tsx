import { postExport } from '@amarena/shared/contracts/account/dataExport';
import { deleteUser, getDeletion, postStay } from '@amarena/shared/contracts/account/deletion';
import { postMailChange, putMailChange } from '@amarena/shared/contracts/account/mailChange';
import { type AccountSettings, getNotifications, putNotifications } from '@amarena/shared/contracts/account/notifications';
import { getPasskeys } from '@amarena/shared/contracts/account/passkeys';
import { putPassword } from '@amarena/shared/contracts/account/passwords';
import { deleteSession, getSessions, type Session } from '@amarena/shared/contracts/account/sessions';
import { putUser } from '@amarena/shared/contracts/account/userCalls';
import { provideWidgets } from '@amarena/shared/spa-react';
import { aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountDeletedScreen } from '../deletion/AccountDeletedScreen.tsx';
import { MailChangeScreen } from '../mailChange/MailChangeScreen.tsx';
import { settingsWords } from './catalogue.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const NEW_PASSWORD = 'sedia lampione vento 7';

beforeAll(() => settingsWords.ready('it'));
provideWidgets({ mount: () => ({ update: () => undefined, unmount: () => undefined }) });

const settings = (change: Partial<AccountSettings> = {}): AccountSettings => ({
  email: 'marco@example.test',
  password_changed_at: null,
  notices: {
    messages: { email: true, push: true, rhythm: 'at_once' },
    likes: { email: false, push: true, rhythm: 'hourly' },
    visits: { email: false, push: true, rhythm: 'daily' },
    people: { email: false, push: false, rhythm: 'weekly' },
  },
  disabled: [],
  ...change,
});
const session = (change: Partial<Session> = {}): Session => ({
  id: '0196f0e0-0000-7000-8000-000000000001',
  device: 'computer',
  system: 'macOS',
  browser: 'Chrome',
  country: 'IT',
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: '2026-11-20T10:00:00.000Z',
  current: false,
  ...change,
});
const own = session({ id: '0196f0e0-0000-7000-8000-000000000002', device: 'phone', system: 'iOS', browser: 'Safari', current: true });

const server = (change: Partial<AccountSettings> = {}) =>
  fakeApi()
    .answer(getNotifications, settings(change))
    .answer(getSessions, { sessions: [own, session()] })
    .answer(getPasskeys, { passkeys: [] })
    .answer(getDeletion, { discount: null, credits: 0 });
const open = async (api: FakeApi) => {
  const rendered = await renderWith(<SettingsScreen />, { api, address: '/notifications', session: { status: 'member', user: aUser() } });
  await screen.findByRole('heading', { name: 'Dati e account' });
  return rendered;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the settings of the account', () => {
  it('mark the section that is being read', async () => {
    await open(server());
    const current = () => within(screen.getByRole('navigation', { name: 'Impostazioni' })).getByRole('link', { current: 'location' });
    expect(current()).toHaveTextContent('Notifiche');
    for (const id of ['spending', 'privacy', 'account']) {
      const below = { top: id === 'spending' ? 80 : 900 } as DOMRect;
      jest.spyOn(document.getElementById(id) ?? document.body, 'getBoundingClientRect').mockReturnValue(below);
    }
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(current()).toHaveTextContent('Limiti di spesa');
  });

  it('EN-10 switch the icon of fictional profiles off for this member, and say where that failed', async () => {
    const { api } = await open(server().answer(putUser, { user: aUser({ fictional_icon: false }) }));
    const icon = () => screen.getByRole('switch', { name: 'Icona dei profili fittizi' });
    expect(icon()).toBeChecked();
    await userEvent.click(icon());
    await waitFor(() => expect(icon()).toBeEnabled());
    expect(icon()).not.toBeChecked();
    expect(api.seen(putUser).map(({ body }) => body)).toEqual([{ fictional_icon: false }]);
    api.refuse(putUser, { code: 'generic', status: 400 });
    await userEvent.click(icon());
    expect(await screen.findByRole('alert')).toHaveTextContent('Qualcosa è andato storto');
  });

  it('show the spending limits that another part owns, else the way to them', async () => {
    let mounted: string | null = null;
    const shows = (works: boolean) =>
      provideWidgets({
        mount(name, _at, _props, onFailed) {
          mounted = name;
          if (!works) queueMicrotask(() => act(onFailed));
          return { update: () => undefined, unmount: () => undefined };
        },
      });
    shows(true);
    await open(server());
    expect(mounted).toBe('limits');
    expect(screen.queryByRole('link', { name: 'Apri: Quanto puoi spendere' })).toBeNull();
    cleanup();
    shows(false);
    await open(server());
    expect(await screen.findByRole('link', { name: 'Apri: Quanto puoi spendere' })).toHaveAttribute('href', '/credits#limits');
  });

  it('asks the shell for the theme that is chosen, and shows it as chosen', async () => {
    const { shell } = await open(server());
    const asked: unknown[] = [];
    const heard = shell.intents$.subscribe((intent) => asked.push(intent));
    expect(screen.getByRole('radio', { name: 'Come il sistema' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Scuro' }));
    expect(screen.getByRole('radio', { name: 'Scuro' })).toBeChecked();
    expect(asked).toEqual([{ type: 'theme', theme: 'dark' }]);
    heard.unsubscribe();
  });

  it('RT-42 NT-01 saves a switch at once, and shows what the server kept', async () => {
    const kept = settings({ notices: { ...settings().notices, likes: { email: true, push: true, rhythm: 'hourly' } } });
    const api = server().answer(putNotifications, kept);
    await open(api);
    const likes = screen.getByRole('group', { name: 'Like' });
    await userEvent.click(within(likes).getByRole('checkbox', { name: 'E-mail' }));
    await waitFor(() => expect(within(likes).getByRole('combobox', { name: 'Ritmo' })).toBeEnabled());
    expect(api.seen(putNotifications)[0]?.body).toEqual({ notices: { likes: { email: true, push: true, rhythm: 'hourly' } } });
    expect(within(likes).getByRole('checkbox', { name: 'E-mail' })).toBeChecked();
  });

  it('puts a switch back where it could not be saved, and says why', async () => {
    await open(server().refuse(putNotifications, { code: 'internal' }, 400));
    const likes = screen.getByRole('group', { name: 'Like' });
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(within(likes).getByRole('checkbox', { name: 'E-mail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('È un problema nostro');
    expect(scrolled.mock.contexts).toContain(screen.getByRole('alert'));
    scrolled.mockRestore();
    expect(within(likes).getByRole('checkbox', { name: 'E-mail' })).not.toBeChecked();
  });

  it('EN-06 says why mails are off, and switches them on again', async () => {
    const api = server({ disabled: ['fbl'] }).answer(putNotifications, settings());
    await open(api);
    expect(screen.getByText(/segnalato come spam/)).toBeVisible();
    await press('Riattiva');
    await waitFor(() => expect(screen.queryByText(/segnalato come spam/)).toBeNull());
    expect(api.seen(putNotifications)[0]?.body).toEqual({ resume: true });
  });

  it('EN-07 sends a member whose address bounced to the change of address', async () => {
    await open(server({ disabled: ['bounce'] }));
    expect(screen.getByRole('link', { name: 'Correggi' })).toHaveAttribute('href', expect.stringMatching(/#access$/));
  });

  it('lists where one is logged in, and ends one session and keeps the focus', async () => {
    const api = server().answer(deleteSession, { sessions: [own] });
    await open(api);
    expect(await screen.findByText('iOS, Safari')).toBeVisible();
    expect(screen.getByText('Questo dispositivo')).toBeVisible();
    await press('Termina la sessione su macOS, Chrome');
    await waitFor(() => expect(screen.queryByText('macOS, Chrome')).toBeNull());
    expect(api.seen(deleteSession)[0]?.body).toEqual({ session: session().id });
    expect(screen.getByRole('heading', { name: 'Dove hai effettuato l’accesso' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Termina tutte le altre sessioni' })).toBeNull();
  });

  it('ends all other sessions with one press', async () => {
    const api = server().answer(deleteSession, { sessions: [own] });
    await open(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Termina tutte le altre sessioni' }));
    await waitFor(() => expect(api.seen(deleteSession)[0]?.body).toEqual({ session: null }));
  });
});

describe('changing the password', () => {
  const fill = async (repeat = NEW_PASSWORD) => {
    await press('Cambia: Password');
    const dialog = await screen.findByRole('dialog', { name: 'Cambia password' });
    await userEvent.type(within(dialog).getByLabelText('Password attuale'), 'la vecchia parola');
    await userEvent.type(within(dialog).getByLabelText('Nuova password'), NEW_PASSWORD);
    await userEvent.type(within(dialog).getByLabelText('Ripeti la nuova password'), repeat);
    await press('Salva la password');
    return dialog;
  };

  it('NT-02 sends the old and the new one, and closes', async () => {
    const api = server().answer(putPassword, undefined);
    await open(api);
    await fill();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.seen(putPassword)[0]?.body).toEqual({ old_password: 'la vecchia parola', password: NEW_PASSWORD });
  });

  it('ERR-06 VA-11 says that the two new ones differ, and sends nothing', async () => {
    const api = server();
    await open(api);
    const dialog = await fill('sedia lampione vento 8');
    expect(within(dialog).getByLabelText('Ripeti la nuova password')).toHaveAccessibleDescription(/non coincidono/);
    expect(api.seen(putPassword)).toHaveLength(0);
  });

  it('says that the old one is wrong, and keeps what was typed', async () => {
    await open(server().refuse(putPassword, { code: 'password_wrong' }, 403));
    const dialog = await fill();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('non è la tua password attuale');
    expect(within(dialog).getByLabelText('Nuova password')).toHaveValue(NEW_PASSWORD);
  });
});

describe('changing the address', () => {
  const fill = async (email: string) => {
    await press('Cambia: E-mail');
    const dialog = await screen.findByRole('dialog', { name: 'Cambia e-mail' });
    await userEvent.type(within(dialog).getByLabelText('Nuovo indirizzo'), email);
    await userEvent.type(within(dialog).getByLabelText('La tua password'), 'la mia parola');
    await press('Invia la conferma');
    return dialog;
  };

  it('NT-03 says that a mail is on its way to the new one', async () => {
    const api = server().answer(postMailChange, undefined);
    await open(api);
    await fill('nuovo@example.test');
    expect(await screen.findByRole('dialog', { name: 'Guarda la posta' })).toHaveTextContent('nuovo@example.test');
    expect(api.seen(postMailChange)[0]?.body).toEqual({ email: 'nuovo@example.test', password: 'la mia parola' });
  });

  it('ERR-07 ERR-08 says at the field what is no address, and what someone else has', async () => {
    const api = server().refuse(postMailChange, { code: 'email_in_use' }, 409);
    await open(api);
    const dialog = await fill(' ');
    const field = within(dialog).getByLabelText('Nuovo indirizzo');
    expect(field).toHaveAccessibleDescription('Scrivi la tua e-mail.');
    await userEvent.type(field, 'nuovo');
    await press('Invia la conferma');
    expect(field).toHaveAccessibleDescription('E-mail non valida');
    expect(api.seen(postMailChange)).toHaveLength(0);
    await userEvent.type(field, '@example.test');
    await press('Invia la conferma');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/già usato/));
  });
});

describe('the mailed link of a changed address', () => {
  const follow = async (api: FakeApi) => {
    await renderWith(<MailChangeScreen />, { api, address: '/mail-change/do?token=abc' });
    await press('Conferma');
  };

  it('does nothing by itself: a mail scanner that opens pages cannot change an address', async () => {
    const api = fakeApi().answer(putMailChange, { email: 'nuovo@example.test', undone: false });
    await renderWith(<MailChangeScreen />, { api, address: '/mail-change/do?token=abc' });
    expect(await screen.findByRole('heading', { name: 'Confermi il cambio di indirizzo?' })).toBeVisible();
    expect(api.seen(putMailChange)).toHaveLength(0);
  });

  it('RT-38 MC-02 carries the change out and names the new address', async () => {
    const api = fakeApi().answer(putMailChange, { email: 'nuovo@example.test', undone: false });
    await follow(api);
    expect(await screen.findByRole('heading', { name: 'Il nuovo indirizzo è confermato' })).toBeVisible();
    expect(screen.getByText(/nuovo@example.test/)).toBeVisible();
    expect(api.seen(putMailChange)[0]?.body).toEqual({ token: 'abc' });
  });

  it('leads a member who took a change back to a new password', async () => {
    await follow(fakeApi().answer(putMailChange, { email: 'vecchio@example.test', undone: true }));
    expect(await screen.findByRole('link', { name: 'Scegli una password nuova' })).toHaveAttribute('href', '/reset-password');
  });

  it('says why nothing changed', async () => {
    await follow(fakeApi().refuse(putMailChange, { code: 'link_invalid' }, 410));
    expect(await screen.findByRole('heading', { name: 'L’indirizzo non è cambiato' })).toBeVisible();
    expect(screen.getByText(/scaduto/)).toBeVisible();
  });

  it('says that the address is taken, and not to log in instead of signing up', async () => {
    await follow(fakeApi().refuse(putMailChange, { code: 'email_in_use' }, 409));
    expect(await screen.findByText('Questo indirizzo è già usato da un account. Scegline un altro.')).toBeVisible();
    expect(screen.queryByText(/invece di iscriverti/)).toBeNull();
  });
});

describe('leaving', () => {
  const ask = async () => {
    await press('Elimina: Elimina l’account');
    return screen.findByRole('dialog', { name: 'Eliminare l’account?' });
  };

  it('NT-04 asks for the password, deletes and shows the notice', async () => {
    const api = server().answer(deleteUser, undefined);
    await open(api);
    const dialog = await ask();
    await press('Elimina il mio account');
    expect(within(dialog).getByLabelText('La tua password')).toHaveFocus();
    expect(api.seen(deleteUser)).toHaveLength(0);
    await userEvent.type(within(dialog).getByLabelText('La tua password'), 'la mia parola');
    await press('Elimina il mio account');
    await waitFor(() => expect(window.location.pathname).toBe('/account-deleted'));
    expect(api.seen(deleteUser)[0]?.body).toEqual({ password: 'la mia parola' });
  });

  it('EN-75 offers the discount if the member has one, and gives its code', async () => {
    const api = server().answer(getDeletion, { discount: 50, credits: 8 }).answer(postStay, { code: 'STAY-ABC', percentage: 50 });
    await open(api);
    const dialog = await ask();
    expect(await within(dialog).findByText(/50\s?%/)).toBeVisible();
    expect(within(dialog).getByText(/8 crediti/)).toBeVisible();
    await press('Prendi lo sconto');
    expect(await within(dialog).findByText(/STAY-ABC/)).toBeVisible();
  });

  it('offers nothing where there is no discount', async () => {
    await open(server());
    const dialog = await ask();
    expect(within(dialog).queryByText(/%/)).toBeNull();
  });

  it('AD-01 tells of the 14 days and the mailed link, or that they are over', async () => {
    const { unmount } = await renderWith(<AccountDeletedScreen />, { address: '/account-deleted' });
    expect(screen.getByText(/Entro 14 giorni/)).toBeVisible();
    unmount();
    await renderWith(<AccountDeletedScreen />, { address: '/account-deleted?link=ended' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Questo collegamento non funziona più');
  });

  it('takes the data along behind the password', async () => {
    const api = server().answer(postExport, { url: '/api/export.php?token=abc' });
    await open(api);
    await press('Prepara: Esporta i tuoi dati');
    await userEvent.type(await screen.findByLabelText('La tua password'), 'la mia parola');
    await press('Scarica i dati');
    expect(await screen.findByRole('link', { name: 'Scarica l’archivio' })).toHaveAttribute('href', '/api/export.php?token=abc');
  });
});
