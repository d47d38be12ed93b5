import { createBus, type Intent } from '@amarena/shared/bus';
import { putLikes } from '@amarena/shared/contracts/people/likes';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createElement } from 'react';
import type { DialogRequest } from '../chrome/dialogRequest.ts';
import { createOverlays } from '../chrome/overlays.ts';
import { createStore } from '../store.ts';
import { aNavigation, aPageLoading, siteActions } from '../testing/renderShell.tsx';
import { answerIntents } from './answerIntents.ts';

let stop: (() => void) | undefined;
afterEach(() => stop?.());

async function asking(intent: Intent, options: { width?: number; address?: string } = {}) {
  const api = fakeApi().answer(putLikes, undefined);
  await renderWith(createElement('div'), { api, address: options.address ?? '/members?age=30' });
  window.innerWidth = options.width ?? 1280;
  const { bus, connect } = createBus({ badges: { unread: 1, newLikes: 3 } });
  const dialogRequest$ = createStore<DialogRequest | null>(null);
  const refresh = jest.fn(async () => undefined);
  const overlays = createOverlays((cause) => {
    throw cause;
  });
  const [{ deferred }, { named$ }, { hideAtOnce }] = [aPageLoading(), aNavigation(), siteActions()];
  stop = answerIntents({ writer: connect(), dialogRequest$, named$, overlays, deferred, refresh, hideAtOnce });
  bus.ask(intent);
  return {
    bus,
    asked: dialogRequest$.get(),
    named: named$.get(),
    refresh,
    hideAtOnce,
    overlays,
    api,
    address: window.location.pathname + window.location.search,
  };
}

describe('what parts of the page ask for', () => {
  it('calls the page at this address by its own word', async () => {
    expect((await asking({ type: 'title', title: 'Giulia, 34' })).named).toEqual({ path: '/members', title: 'Giulia, 34' });
  });

  it('WB-28 opens sign-up over the page on a wide screen, and the address stays', async () => {
    const { asked, address } = await asking({ type: 'signup', email: 'a@b.it' });
    expect(asked).toEqual({ type: 'signup', email: 'a@b.it' });
    expect(address).toBe('/members?age=30');
  });

  it('WB-29 goes to the sign-up page on a phone, with what is known already', async () => {
    const { asked, address } = await asking({ type: 'signup', profile: 'p1' }, { width: 390 });
    expect(asked).toBeNull();
    expect(address).toBe('/signup?profile=p1');
  });

  it('keeps the e-mail out of the address of the page that it fills in', async () => {
    const { address } = await asking({ type: 'signup', email: 'a@b.it', profile: 'p1' }, { width: 390 });
    expect(address).toBe('/signup?profile=p1');
    expect(window.history.state).toMatchObject({ carried: { email: 'a@b.it' } });
  });

  it('goes to the log-in with the way back', async () => {
    expect((await asking({ type: 'login' })).address).toBe('/login?back=%2Fmembers%3Fage%3D30');
  });

  it('shows a toast once its code is here', async () => {
    const { overlays } = await asking({ type: 'toast', tone: 'success', text: 'Fatto.' });
    const loaded = await overlays.load();
    const shown = jest.fn();
    loaded?.toasts.connect(shown);
    await waitFor(() => expect(shown).toHaveBeenCalledWith(expect.objectContaining({ text: 'Fatto.', tone: 'success' })));
  });

  it('CVS-03 takes the new likes off the badge and tells the server that they were seen', async () => {
    const { bus, api } = await asking({ type: 'likesSeen' });
    expect(bus.badges$.value).toEqual({ unread: 1, newLikes: 0 });
    await waitFor(() => expect(api.seen(putLikes)).toHaveLength(1));
  });

  it('hides at once', async () => {
    expect((await asking({ type: 'hide' })).hideAtOnce).toHaveBeenCalledTimes(1);
  });

  it('reads everything again when asked to', async () => {
    expect((await asking({ type: 'refresh' })).refresh).toHaveBeenCalledTimes(1);
  });
});
