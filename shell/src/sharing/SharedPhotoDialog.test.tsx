/** @jest-environment @amarena/shared/testing/networked */
import { OFFLINE_CACHES } from '@amarena/shared/contracts/platform/offline';
import { keepSharedPhoto } from '@amarena/shared/sharedPhoto';
import { anId, aUser } from '@amarena/shared/testing';
import { someCaches } from '@amarena/shared/testing/someCaches';
import { beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Dialogs } from '../chrome/Dialogs.tsx';
import { noDialogs, renderShell } from '../testing/renderShell.tsx';

const GIULIA = aUser({ id: anId(1) });
const MARCO = aUser({ id: anId(2) });

beforeEach(() => {
  Object.assign(window, { caches: someCaches() });
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

/** What is asked of a member about a photo that Giulia shared. */
async function asked(user: typeof GIULIA) {
  await keepSharedPhoto(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }), GIULIA.id, { caches: window.caches, now: Date.now() });
  const dialogs = noDialogs();
  const { shell } = await renderShell(<Dialogs />, { dialogs }, { address: '/chats?shared=photo', session: { status: 'member', user } });
  await act(async () => {
    await dialogs.overlays.load();
    dialogs.dialogRequest$.set({ type: 'shared', outcome: 'photo' });
  });
  return shell;
}

const kept = async () => (await window.caches.open(OFFLINE_CACHES.shared)).keys();

it('asks who shared the photo where to send it', async () => {
  await asked(GIULIA);
  expect(await screen.findByRole('img', { name: 'La foto che hai condiviso' })).toHaveAttribute('src', 'blob:photo');
});

it('shows nobody else the photo of a member whose session ended', async () => {
  await asked(MARCO);
  expect(await screen.findByRole('dialog', { name: 'La foto non è arrivata' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'La foto che hai condiviso' })).toBeNull();
  expect(await kept()).toHaveLength(0);
});

it('takes the photo away when someone else logs in while it is shown', async () => {
  const shell = await asked(GIULIA);
  await screen.findByRole('img', { name: 'La foto che hai condiviso' });
  act(() => shell.set('session', { status: 'visitor' }));
  expect(screen.queryByRole('img', { name: 'La foto che hai condiviso' })).toBeNull();
  expect(await kept()).toHaveLength(1);
  act(() => shell.set('session', { status: 'member', user: MARCO }));
  expect(await screen.findByRole('dialog', { name: 'La foto non è arrivata' })).toBeVisible();
});
