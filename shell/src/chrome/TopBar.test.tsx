import { aMainImage, anOwnProfile, aSettings, aUser, theShell } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, type Store, useStore } from '../store.ts';
import { aSession, noDialogs, renderShell, siteActions } from '../testing/renderShell.tsx';
import { TopBar } from './TopBar.tsx';
import { TopBarBeforeScript } from './TopBarBeforeScript.tsx';

const user = aUser({ profile: anOwnProfile({ name: 'Marco', main_image: aMainImage({ thumb_filename: 'marco-320.webp' }) }) });
const provided = () => ({ dialogs: noDialogs(), session: aSession(), actions: siteActions() });
const asMember = { session: { status: 'member', user } } as const;

const tabMedia = window.matchMedia('all');

function BarThatArrives({ arrived$ }: { arrived$: Store<boolean> }) {
  return useStore(arrived$) ? <TopBar routeName="members" /> : <TopBarBeforeScript routeName="members" />;
}

describe('the top bar', () => {
  it('TB-31 TB-32 TB-07 offers a visitor the log-in and none of the members’ entries', async () => {
    await renderShell(<TopBar routeName="index" />, provided());
    expect(screen.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Amarena' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Il tuo account/ })).not.toBeInTheDocument();
  });

  it('offers no log-in on the page of the log-in', async () => {
    await renderShell(<TopBar routeName="login" />, provided());
    expect(screen.queryByRole('link', { name: 'Accedi' })).toBeNull();
  });

  it('TB-06 TB-10 TB-13 TB-29 shows a member the entries with their counts, and the name', async () => {
    await renderShell(<TopBar routeName="members" />, provided(), { ...asMember, bus: { badges: { unread: 7, newLikes: 3 } } });
    // Shown from 992 px; jsdom has no width.
    const nav = within(screen.getByRole('navigation', { hidden: true }));
    const link = (name: RegExp) => nav.getByRole('link', { name, hidden: true });
    expect(link(/Cerca persone/)).toHaveAttribute('aria-current', 'page');
    expect(link(/Messaggi/)).toHaveTextContent('7 messaggi non letti');
    expect(link(/Like/)).toHaveTextContent('3 nuovi like');
    expect(screen.getByRole('link', { name: 'Amarena' })).toHaveAttribute('href', '/members');
    expect(screen.getByRole('button', { name: 'Il tuo account: Marco' })).toBeInTheDocument();
  });

  it.each([
    ['link', /^Nascondi subito/, 'button'],
    ['link', 'IT', 'button'],
    ['link', 'Amarena', 'link'],
  ] as const)('keeps the focus on the %s %s of the bar before', async (before, name, after) => {
    const arrived$ = createStore(false);
    await renderShell(<BarThatArrives arrived$={arrived$} />, provided(), asMember);
    screen.getByRole(before, { name }).focus();
    act(() => arrived$.set(true));
    expect(screen.getByRole(after, { name: name === 'IT' ? /^IT/ : name })).toHaveFocus();
  });

  it('takes the focus from nothing else, such as the header of a screen', async () => {
    const screenBelow = document.createElement('main');
    screenBelow.innerHTML = '<header><a href="/credits" id="elsewhere">Compra</a></header>';
    document.body.append(screenBelow);
    document.getElementById('elsewhere')?.focus();
    await renderShell(<TopBar routeName="members" />, provided(), asMember);
    expect(document.getElementById('elsewhere')).toHaveFocus();
    screenBelow.remove();
  });

  it('TB-28 shows the thumbnail of the member’s photo', async () => {
    const { container } = await renderShell(<TopBar routeName="members" />, provided(), asMember);
    expect(container.querySelector('img')).toHaveAttribute('src', '/photos/marco-320.webp');
  });

  it('TB-30 shows a neutral picture for a member without a photo', async () => {
    const plain = aUser({ profile: anOwnProfile({ main_image: null }) });
    const { container } = await renderShell(<TopBar routeName="members" />, provided(), { session: { status: 'member', user: plain } });
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Il tuo account/ }).querySelector('svg')).toBeInTheDocument();
  });

  it('TB-24 TB-27 opens the account menu at the first press, and logs out', async () => {
    await renderShell(<TopBar routeName="members" />, provided(), asMember);
    await userEvent.click(screen.getByRole('button', { name: /Il tuo account/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Esci' }));
    expect(await screen.findByRole('link', { name: 'Accedi' })).toBeInTheDocument();
  });

  it('TB-25 TB-26 leads from the account menu to the own profile and the settings', async () => {
    await renderShell(<TopBar routeName="members" />, provided(), asMember);
    await userEvent.click(screen.getByRole('button', { name: /Il tuo account/ }));
    expect(await screen.findByRole('menuitem', { name: 'Il mio profilo' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('menuitem', { name: 'Impostazioni' })).toHaveAttribute('href', '/notifications');
  });

  it('TB-24 opens the account menu at a press during which the menu’s code arrives', async () => {
    const tools = provided();
    await renderShell(<TopBar routeName="members" />, tools, asMember);
    const person = userEvent.setup();
    await person.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: /Il tuo account/ }) });
    await act(async () => {
      await tools.dialogs.overlays.load();
    });
    await person.pointer('[/MouseLeft]');
    expect(await screen.findByRole('menuitem', { name: 'Esci' })).toBeInTheDocument();
  });

  it('keeps the focus on a menu’s button while the menu’s code arrives', async () => {
    const tools = provided();
    await renderShell(<TopBar routeName="members" />, tools, asMember);
    act(() => screen.getByRole('button', { name: /Il tuo account/ }).focus());
    await act(async () => {
      await tools.dialogs.overlays.load();
    });
    expect(screen.getByRole('button', { name: /Il tuo account/ })).toHaveFocus();
  });

  it('TB-33 has neither account nor log-in while sign-up is being completed', async () => {
    await renderShell(<TopBar routeName="complete-signup" />, provided(), asMember);
    expect(screen.queryByRole('button', { name: /Il tuo account/ })).not.toBeInTheDocument();
    act(() => theShell().set('session', { status: 'visitor' }));
    expect(screen.queryByRole('link', { name: 'Accedi' })).not.toBeInTheDocument();
  });

  it('LNG-01 LNG-19 offers the languages of the country, to visitors too', async () => {
    const settings = aSettings({ geoip_country: 'CH' });
    const tools = provided();
    await renderShell(<TopBar routeName="index" />, tools, { settings });
    await userEvent.click(screen.getByRole('button', { name: 'IT, Lingua: Italiano' }));
    const entries = await screen.findAllByRole('menuitemradio');
    expect(entries.map((entry) => entry.textContent)).toEqual(['Deutsch', 'Italiano', 'Français', 'English']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
    expect(tools.actions.chooseLanguage).toHaveBeenCalledWith('de');
  });

  it('LNG-01 offers other languages in another country', async () => {
    await renderShell(<TopBar routeName="index" />, provided(), { settings: aSettings({ geoip_country: 'BE' }) });
    await userEvent.click(screen.getByRole('button', { name: 'IT, Lingua: Italiano' }));
    const entries = await screen.findAllByRole('menuitemradio');
    expect(entries.map((entry) => entry.textContent)).toEqual(['Nederlands', 'Français', 'Deutsch']);
  });

  it('hides at once for a signed-in member', async () => {
    const tools = provided();
    await renderShell(<TopBar routeName="members" />, tools, asMember);
    await userEvent.click(screen.getByRole('button', { name: /Nascondi subito/ }));
    expect(tools.actions.hideAtOnce).toHaveBeenCalledTimes(1);
  });

  it('TB-05 returns to the previous page in the installed app', async () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const media = jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...tabMedia, matches: query.includes('standalone') }));
    window.history.pushState(null, '', '/members/1');
    await renderShell(<TopBar routeName="members-id" />, provided(), asMember);
    await userEvent.click(screen.getByRole('button', { name: 'Indietro' }));
    expect(back).toHaveBeenCalledTimes(1);
    back.mockRestore();
    media.mockRestore();
  });
});
