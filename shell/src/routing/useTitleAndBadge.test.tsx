import { decide } from '@amarena/shared/routing';
import { theShell } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { aGuest } from '../testing/aGuest.ts';
import { aNavigation, renderShell } from '../testing/renderShell.tsx';
import { showAppBadge } from './appBadge.ts';
import { useTitleAndBadge } from './useTitleAndBadge.ts';

function Page({ path }: { path: string }) {
  useTitleAndBadge(decide({ path, search: '', member: path !== '/' }));
  return null;
}

describe('the title', () => {
  it('WB-34 EN-57 shows unread messages plus new likes as one number, and ends with the name of the site', async () => {
    await renderShell(<Page path="/members" />, { navigation: aNavigation() });
    expect(document.title).toBe('Cerca persone · Amarena');
    act(() => theShell().set('badges', { unread: 2, newLikes: 3 }));
    expect(document.title).toBe('(5) Cerca persone · Amarena');
  });

  it('names whom the page is about, once that is known and as long as its address stays', async () => {
    const navigation = aNavigation();
    window.history.replaceState(null, '', '/members/0190a000-0000-7000-8000-000000000001');
    await renderShell(<Page path="/members/0190a000-0000-7000-8000-000000000001" />, { navigation });
    expect(document.title).toBe('Profilo · Amarena');
    act(() => navigation.named$.set({ path: window.location.pathname, title: 'Giulia, 31' }));
    expect(document.title).toBe('Giulia, 31 · Amarena');
    act(() => theShell().set('badges', { unread: 1, newLikes: 0 }));
    expect(document.title).toBe('(1) Giulia, 31 · Amarena');
    act(() => navigation.named$.set({ path: '/members/another', title: 'Marco, 40' }));
    expect(document.title).toBe('(1) Profilo · Amarena');
    window.history.replaceState(null, '', '/');
  });

  it('is that of the guest in the language of the page', async () => {
    await renderShell(<Page path="/more/gifts/sent" />, { navigation: { ...aNavigation(), guest: aGuest() } });
    expect(document.title).toBe('Regali · Amarena');
    act(() => theShell().set('language', 'de'));
    expect(document.title).toBe('Geschenke · Amarena');
    act(() => theShell().set('language', 'it'));
  });

  it('calls an unknown page by what it is', async () => {
    await renderShell(<Page path="/no/such/page" />, { navigation: aNavigation() });
    expect(document.title).toBe('Pagina non trovata · Amarena');
  });

  it('WB-35 sets the app badge to the same sum, and clears it again', async () => {
    const badge = { setAppBadge: jest.fn(async (_count?: number) => undefined), clearAppBadge: jest.fn(async () => undefined) };
    Object.assign(navigator, badge);
    await renderShell(<Page path="/members" />, { navigation: aNavigation() });
    act(() => theShell().set('badges', { unread: 2, newLikes: 3 }));
    expect(badge.setAppBadge.mock.calls).toEqual([[5]]);
    badge.clearAppBadge.mockClear();
    act(() => theShell().set('badges', { unread: 0, newLikes: 0 }));
    expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
  });

  it('WB-36 shows no number at a sum of zero and clears the app badge', async () => {
    await renderShell(<Page path="/members" />, { navigation: aNavigation() });
    expect(document.title).not.toContain('(');
    const clearAppBadge = jest.fn(async () => undefined);
    showAppBadge(0, { clearAppBadge, setAppBadge: async () => undefined });
    expect(clearAppBadge).toHaveBeenCalledTimes(1);
  });
});
