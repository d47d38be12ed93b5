import type { PushState } from '@amarena/shared/bus';
import { getPush, putPush } from '@amarena/shared/contracts/account/push';
import { aSettings, aUser, fakeApi, renderWith, theShell } from '@amarena/shared/testing';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsWords } from '../settings/catalogue.ts';
import { PushSettings } from './PushSettings.tsx';

beforeAll(() => settingsWords.ready('it'));

const push = (change: Partial<PushState>): PushState => ({
  capable: true,
  subscription: 'none',
  changing: false,
  failed: false,
  last_message: null,
  ...change,
});
const server = () => fakeApi().answer(getPush, { names: false, quiet: true });
const open = (state: Partial<PushState>, { api = server(), key = 'key' as string | null } = {}) =>
  renderWith(<PushSettings />, {
    api,
    session: { status: 'member', user: aUser() },
    settings: aSettings({ push_public_key: key }),
    bus: { push: push(state) },
  });
const device = () => screen.getByRole('switch', { name: /Notifiche su questo dispositivo/ });

describe('pushes in the settings', () => {
  it('NT-01 are switched on and off on this device, by asking the shell at the press', async () => {
    const asked: unknown[] = [];
    const hearing = theShell().intents$.subscribe((intent) => asked.push(intent));
    await open({ subscription: 'none' });
    expect(device()).not.toBeChecked();
    await userEvent.click(device());
    theShell().set('push', push({ subscription: 'subscribed' }));
    await waitFor(() => expect(device()).toBeChecked());
    await userEvent.click(device());
    expect(asked).toEqual([
      { type: 'push', wanted: true },
      { type: 'push', wanted: false },
    ]);
    hearing.unsubscribe();
  });

  it.each([
    ['denied', 'Le hai bloccate nel browser'],
    ['home_screen', 'Aggiungi a Home'],
    ['unsupported', 'Questo browser non può riceverle'],
  ] as const)('say why there is nothing to switch, and what to do: %s', async (subscription, text) => {
    await open({ subscription });
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByRole('switch', { name: /Notifiche su questo dispositivo/ })).toBeNull();
  });

  it('say that switching them failed', async () => {
    await open({ failed: true });
    expect(screen.getByText(/Non ha funzionato/)).toBeVisible();
  });

  it('keep names and the night as chosen, on the server', async () => {
    const api = server().answer(putPush, ({ body }) => ({ names: false, quiet: true, ...(body as object) }));
    await open({}, { api });
    await userEvent.click(await screen.findByRole('switch', { name: /Testo discreto/, checked: true }));
    await userEvent.click(screen.getByRole('switch', { name: /Silenzio di notte/, checked: true }));
    expect(api.seen(putPush).map(({ body }) => body)).toEqual([{ names: true }, { quiet: false }]);
  });

  it('take a change back that the server refused, and say so', async () => {
    const api = server().refuse(putPush, { code: 'forbidden' }, 403);
    await open({}, { api });
    await userEvent.click(await screen.findByRole('switch', { name: /Testo discreto/, checked: true }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('switch', { name: /Testo discreto/ })).toBeChecked();
  });

  it('show nothing where the site has no key for them', async () => {
    const { container } = await open({}, { key: null });
    expect(container).toBeEmptyDOMElement();
  });
});
