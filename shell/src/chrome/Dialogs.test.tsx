import { interruptedPath } from '@amarena/shared/contracts/platform/interrupted';
import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { provideWidgets } from '@amarena/shared/spa-react';
import { anId, aUser, type RenderOptions } from '@amarena/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noDialogs, renderShell } from '../testing/renderShell.tsx';
import { Dialogs } from './Dialogs.tsx';
import type { DialogRequest } from './dialogRequest.ts';
import { Toasts } from './Toasts.tsx';

let signup: Widgets['signup'] | undefined;
let fail: (() => void) | undefined;

beforeEach(() => {
  signup = undefined;
  provideWidgets({
    mount(_name, at, props, onFailed) {
      signup = props as Widgets['signup'];
      fail = onFailed;
      at.textContent = 'modulo di iscrizione';
      return { update: () => undefined, unmount: () => undefined };
    },
  });
});

async function open(asked: DialogRequest, options: RenderOptions = {}) {
  const dialogs = noDialogs();
  await renderShell(<Dialogs />, { dialogs }, options);
  await act(async () => {
    await dialogs.overlays.load();
    dialogs.dialogRequest$.set(asked);
  });
  return { dialogs, dialog: await screen.findByRole('dialog') };
}

describe('dialogs of the shell', () => {
  it('WB-39 offers the way to the credits where they are missing, and says that what was written is kept', async () => {
    const { dialog } = await open({ type: 'buyCredits', needed: 3, balance: 1 });
    expect(dialog).toHaveTextContent('Servono 3 crediti, il tuo saldo è di 1 credito.');
    expect(dialog).toHaveTextContent('Quello che hai scritto resta qui');
    expect(screen.getByRole('link', { name: 'Vedi i crediti' })).toHaveAttribute('href', '/credits');
  });

  it('keeps the conversation that a member leaves for more credits', async () => {
    const user = aUser();
    const chat = `/chats/${anId(201)}`;
    await open({ type: 'buyCredits', needed: 3, balance: 1 }, { address: chat, session: { status: 'member', user } });
    await userEvent.click(screen.getByRole('link', { name: 'Vedi i crediti' }));
    expect(interruptedPath({ storage: window.localStorage, memberId: user.id, now: Date.now() })).toBe(chat);
  });

  it('WB-40 offers the way to Premium', async () => {
    await open({ type: 'upgrade', feature: 'all_photos' });
    expect(screen.getByRole('link', { name: 'Passa a Premium' })).toHaveAttribute('href', '/premium');
  });

  it.each([
    ['all_photos', 'Con Premium vedi tutte le foto di ogni profilo.'],
    ['more_photos', 'Con Premium puoi aggiungere altre foto al tuo profilo.'],
    ['photo_messages', 'Con Premium puoi inviare foto nelle conversazioni.'],
    ['conversations', 'Con Premium puoi iniziare tutte le conversazioni che vuoi.'],
  ] as const)('speaks of what was asked for: %s', async (feature, words) => {
    const { dialog } = await open({ type: 'upgrade', feature });
    expect(dialog).toHaveTextContent(words);
  });

  it('closes when the person would rather not', async () => {
    const { dialogs } = await open({ type: 'upgrade', feature: 'all_photos' });
    await userEvent.click(screen.getByRole('button', { name: 'Non ora' }));
    expect(dialogs.dialogRequest$.get()).toBeNull();
  });

  it('WB-33 closes sign-up by Escape before it began', async () => {
    const { dialogs } = await open({ type: 'signup', email: 'anna@example.test' });
    expect(signup?.email).toBe('anna@example.test');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs.dialogRequest$.get()).toBeNull());
  });

  it('WB-31 WB-32 keeps sign-up open while it is in progress, whatever is pressed', async () => {
    const { dialogs, dialog } = await open({ type: 'signup' });
    act(() => signup?.onProgress(true));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    expect(dialog).toBeInTheDocument();
    expect(dialogs.dialogRequest$.get()).toEqual({ type: 'signup' });
  });

  it('leads to the sign-up page where the widget cannot be shown', async () => {
    await open({ type: 'signup' });
    act(() => fail?.());
    expect(await screen.findByRole('link', { name: 'Apri la pagina di iscrizione' })).toHaveAttribute('href', '/signup');
  });

  it('WB-41 shows short messages as toasts, and nothing before the first', async () => {
    const dialogs = noDialogs();
    await renderShell(<Toasts />, { dialogs });
    const loaded = await act(() => dialogs.overlays.load());
    expect(screen.queryByRole('region', { name: 'Avvisi' })).not.toBeInTheDocument();
    act(() => loaded?.toasts.show({ tone: 'success', text: 'Salvato.' }));
    // The region comes first: screen readers announce only what changes in it.
    expect(screen.getByRole('region', { name: 'Avvisi' })).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Avvisi' })).toHaveTextContent('Salvato.'));
  });
});
