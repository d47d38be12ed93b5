import { putTerms } from '@amarena/shared/contracts/account/terms';
import type { User } from '@amarena/shared/contracts/account/user';
import { decide } from '@amarena/shared/routing';
import { provideWidgets } from '@amarena/shared/spa-react';
import { aSettings, aUser, fakeApi, theShell } from '@amarena/shared/testing';
import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Provided } from '../provided.ts';
import { aNavigation, noDialogs, renderShell, siteActions, storedDismissals } from '../testing/renderShell.tsx';
import { PopUps } from './PopUps.tsx';

let clock: FakeClock;
beforeEach(() => {
  localStorage.clear();
  clock = fakeClock('2026-11-20T11:00:00.000Z');
});
afterEach(() => clock.restore());

const newMember = aUser({ credits: 0, signup_date: '2026-11-20T10:00:00.000Z' });
const offer = { code: 'WELCOME25', percentage: 25, expires: '2026-11-20T14:00:00.000Z', status: 'active' } as const;
const hereAt = (path: string, member: boolean) => ({ path, decision: decide({ path, search: '', member }) });

async function open({
  user = newMember as User | null,
  path = '/members',
  entry = false,
  api = fakeApi(),
  expires = new Date(offer.expires),
} = {}) {
  const tools = { navigation: aNavigation(), dialogs: noDialogs(), dismissals: storedDismissals(), actions: siteActions() };
  tools.navigation.here$.set(hereAt(path, user !== null));
  await tools.dialogs.overlays.load();
  await renderShell(<PopUps />, tools, {
    address: path,
    api,
    session: user === null ? { status: 'visitor' } : { status: 'member', user },
    settings: aSettings({ enable_site_entry_popup: entry }),
    bus: { offer: user === null ? null : { ...offer, expires: expires.toISOString() } },
  });
  return tools;
}
const goTo = ({ navigation }: Pick<Provided, 'navigation'>, path: string) => act(async () => navigation.here$.set(hereAt(path, true)));
const bonus = () => screen.queryByRole('dialog', { name: /25\s?% in meno/ });

describe('changed terms', () => {
  const terms = { since: '2027-02-01T00:00:00.000Z', changes: 'I regali costano di più.\nLe foto si cancellano prima.' };
  const dialog = () => screen.queryByRole('dialog', { name: 'Abbiamo cambiato i termini' });

  it('say what changed, cannot be closed unread, and are accepted once', async () => {
    const api = fakeApi().answer(putTerms, { user: newMember });
    const asked: string[] = [];
    await open({ user: { ...newMember, terms }, api });
    const heard = theShell().intents$.subscribe(({ type }) => asked.push(type));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(terms.changes.split('\n'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(dialog()).toBeVisible();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Accetto i nuovi termini' })));
    expect(asked).toEqual(['refresh']);
    expect(api.seen(putTerms)[0]?.body).toEqual({ since: terms.since });
    heard.unsubscribe();
  });

  it('let the member read them, and leave with all data', async () => {
    const tools = await open({ user: { ...newMember, terms } });
    expect(screen.getByRole('link', { name: 'Non li accetto: i miei dati e il mio account' })).toHaveAttribute(
      'href',
      '/notifications#account',
    );
    for (const path of ['/pages/terms', '/notifications', '/chats']) {
      await goTo(tools, path);
      expect(dialog()).toBeNull();
    }
    await goTo(tools, '/members');
    expect(dialog()).toBeVisible();
  });
});

describe('the pop-up of the time bonus', () => {
  it('TBN-10 comes after 40 seconds in the members area', async () => {
    await open();
    await clock.pass(39_000);
    expect(bonus()).toBeNull();
    await clock.pass(1_000);
    expect(bonus()).toBeInTheDocument();
  });

  it('TBN-11 comes only to someone without credits', async () => {
    await open({ user: { ...newMember, credits: 1 } });
    await clock.pass(41_000);
    expect(bonus()).toBeNull();
  });

  it('TBN-13 TBN-06 names the length of the offer, and counts down what truly remains', async () => {
    await open();
    await clock.pass(40_000);
    expect(bonus()).toHaveAccessibleName(/per 4 ore$/);
    expect(screen.getByRole('timer')).toHaveTextContent('02:59:20');
  });

  it('TBN-14 drops the wait when the members area is left, and starts anew with the next entry', async () => {
    const tools = await open();
    await clock.pass(20_000);
    await goTo(tools, '/pricing');
    await clock.pass(30_000);
    await goTo(tools, '/members');
    await clock.pass(39_000);
    expect(bonus()).toBeNull();
    await clock.pass(1_000);
    expect(bonus()).toBeInTheDocument();
  });

  it('TBN-12 WB-16 closes and does not come again', async () => {
    await open();
    await clock.pass(40_000);
    fireEvent.click(screen.getByRole('button', { name: 'Non ora' }));
    await clock.pass(1_000);
    expect(bonus()).toBeNull();
    cleanup();
    await open();
    await clock.pass(60_000);
    expect(bonus()).toBeNull();
  });

  it('WB-17 leads to the credits', async () => {
    await open();
    await clock.pass(40_000);
    expect(screen.getByRole('link', { name: 'Vedi i crediti' })).toHaveAttribute('href', '/credits');
  });

  it('says of an offer that ends after midnight that it ends tonight', async () => {
    clock.restore();
    clock = fakeClock(new Date(2026, 10, 20, 22, 0).toISOString());
    await open({ user: { ...newMember, signup_date: new Date(clock.now()).toISOString() }, expires: new Date(2026, 10, 21, 0, 4) });
    await clock.pass(40_000);
    expect(bonus()).toHaveTextContent('fino alle 00:04 di stanotte');
  });

  it('waits outside the messages and while another window is open', async () => {
    const tools = await open({ path: '/chats' });
    await clock.pass(60_000);
    expect(bonus()).toBeNull();
    act(() => tools.dialogs.dialogRequest$.set({ type: 'upgrade', feature: 'all_photos' }));
    await goTo(tools, '/members');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(bonus()).toBeNull();
    act(() => tools.dialogs.dialogRequest$.set(null));
    await clock.pass(1_000);
    expect(bonus()).toBeInTheDocument();
  });

  it('goes with the offer', async () => {
    await open();
    await clock.pass(40_000);
    act(() => theShell().set('offer', null));
    await clock.pass(1_000);
    expect(bonus()).toBeNull();
  });
});

describe('the warning before the site', () => {
  const warning = () => screen.queryByRole('dialog', { name: 'Prima di entrare' });

  it('WB-01 WB-02 LY-05 says whom the site is for, and is acknowledged once', async () => {
    await open({ user: null, path: '/', entry: true });
    expect(warning()).toHaveTextContent('Entrando confermi di avere almeno 18 anni.');
    expect(warning()).not.toHaveTextContent('Ho letto');
    expect(warning()).toHaveTextContent('profili fittizi');
    fireEvent.click(screen.getByRole('button', { name: 'Ho capito, entra' }));
    await clock.pass(1_000);
    expect(warning()).toBeNull();
    expect(Date.parse(localStorage.getItem('amarena.dismissed.site_entry.visitor') ?? '')).toBe(clock.now() - 1_000);
  });

  it('is not closed by Escape, and leads out', async () => {
    const tools = await open({ user: null, path: '/', entry: true });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(warning()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Esci' }));
    expect(tools.actions.hideAtOnce).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['LY-06', 'default', '/'],
    ['LY-13', 'empty', '/lang-config'],
  ])('%s leaves room for sign-up in the layout %s', async (_id, _layout, path) => {
    provideWidgets({ mount: () => ({ update: () => undefined, unmount: () => undefined }) });
    const tools = await open({ user: null, path });
    act(() => tools.dialogs.dialogRequest$.set({ type: 'signup' }));
    expect(screen.getByRole('dialog', { name: 'Iscriviti gratis' })).toBeInTheDocument();
  });

  it('comes before a sign-up that is asked for meanwhile', async () => {
    const tools = await open({ user: null, path: '/', entry: true });
    act(() => tools.dialogs.dialogRequest$.set({ type: 'signup' }));
    expect(warning()).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
