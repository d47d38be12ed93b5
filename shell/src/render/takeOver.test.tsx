import { DISMISSED_COOKIE } from '@amarena/shared/contracts/platform/dismissed';
import { routeNamed } from '@amarena/shared/contracts/platform/routes';
import type { RenderedMember } from '@amarena/shared/federation/render';
import { DISMISSED_ELEMENT, RENDERED } from '@amarena/shared/federation/render';
import { tellTimesBy } from '@amarena/shared/i18n';
import { toHtml } from '@amarena/shared/render';
import { decide } from '@amarena/shared/routing';
import { aMainImage, anOwnProfile, aUser, theShell } from '@amarena/shared/testing';
import { provideSurroundings } from '@amarena/shared/testing/surroundings';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { shellCatalogue } from '../catalogue.ts';
import { deferredCatalogue } from '../deferred/catalogue.ts';
import type { DeferredParts } from '../deferred/deferredParts.ts';
import { Frame } from '../layouts/Frame.tsx';
import { createDeferredModule } from '../loading/deferredModule.ts';
import { ProvideConcerns } from '../provided.ts';
import {
  aNavigation,
  aPageLoading,
  aSession,
  bannerStores,
  noDialogs,
  noOverrides,
  siteActions,
  storedDismissals,
} from '../testing/renderShell.tsx';
import { firstBannerOf } from './firstBannerOf.ts';
import { StaticFrame } from './StaticFrame.tsx';

const NOW = Date.parse('2026-11-20T11:00:00.000Z');
const noPhoto = aUser({ signup_date: '2026-11-20T10:00:00.000Z', profile: anOwnProfile({ main_image: null }) });
const withPhoto = { ...noPhoto, profile: anOwnProfile({ main_image: aMainImage() }) };
const offer = { code: 'WELCOME25', percentage: 25, expires: '2026-11-20T14:00:00.000Z', status: 'active' } as const;

const member = (given: Partial<RenderedMember>): RenderedMember => ({
  user: noPhoto,
  badges: { unread: 0, newLikes: 0 },
  offer: null,
  pending_payment: null,
  dismissed: {},
  given: [],
  search: '',
  clock: { at: NOW, zone: 'Europe/Rome' },
  ...given,
});

let root: Root | undefined;
const failures: unknown[] = [];
beforeEach(() => {
  jest.useFakeTimers({ now: NOW + 5_000 });
  failures.length = 0;
});
afterEach(() => {
  act(() => root?.unmount());
  tellTimesBy(null);
  document.body.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: dismissals are in a cookie.
  document.cookie = `${DISMISSED_COOKIE}=; path=/; max-age=0`;
  jest.useRealTimers();
});

const banner = () => screen.queryByRole('complementary', { name: 'Avvisi sul tuo account' });

/** A page as the server sends it, which React takes over before the code of its banner has come. */
async function takenOver(given: RenderedMember) {
  await provideSurroundings({ session: { status: 'member', user: given.user }, bus: { offer: given.offer } });
  await Promise.all([shellCatalogue.ready('it'), deferredCatalogue.ready('it')]);
  tellTimesBy(given.clock);
  const { concerns } = firstBannerOf('/members', given);
  const { html } = await toHtml(() => (
    <ProvideConcerns value={concerns}>
      <StaticFrame route={routeNamed('members')} container="mf_members" html="<h1>Cerca</h1>" />
    </ProvideConcerns>
  ));
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const slot = place.querySelector(`[${RENDERED}]`)?.parentElement;
  if (!slot) throw new Error('The page has no place for its screen.');
  const code = Promise.withResolvers<DeferredParts>();
  const deferred = createDeferredModule(
    () => code.promise,
    (cause) => failures.push(cause),
  );
  const navigation = aNavigation();
  const concernsHere = {
    navigation,
    loading: { ...aPageLoading(), slot, deferred },
    dialogs: noDialogs(),
    session: aSession(),
    banners: bannerStores(given.pending_payment),
    overrides: noOverrides(),
    actions: siteActions(),
  };
  const asSent = banner()?.outerHTML;
  const began = navigation.here$.get();
  const told = Object.assign(document.createElement('p'), { id: DISMISSED_ELEMENT, textContent: JSON.stringify(given.dismissed ?? {}) });
  document.body.append(told);
  await act(async () => {
    root = hydrateRoot(
      place,
      <ProvideConcerns value={concernsHere}>
        <Frame />
      </ProvideConcerns>,
      { onRecoverableError: (cause) => failures.push(cause) },
    );
  });
  const parts = await import('../deferred/index.ts');
  const codeComes = () =>
    act(async () => {
      code.resolve({ ...parts, ...parts.withDismissals({ boot: given, began }) });
      await deferred.load();
    });
  const goTo = (path: string) => act(() => navigation.here$.set({ path, decision: decide({ path, search: '', member: true }) }));
  return { asSent, codeComes, goTo };
}

describe('the top bar of a page that came as HTML', () => {
  const languages = () => screen.getByRole('link', { name: 'IT' });
  const menu = () => screen.queryByRole('button', { name: /IT/ });

  it('takes a press during which its code comes, and is replaced after it', async () => {
    const { codeComes } = await takenOver(member({}));
    const pressed = languages();
    const went = jest.fn((event: Event) => event.preventDefault());
    pressed.addEventListener('click', went);
    fireEvent.pointerDown(pressed);
    await codeComes();
    fireEvent.pointerUp(pressed);
    expect(pressed).toBeInTheDocument();
    fireEvent.click(pressed);
    expect(went).toHaveBeenCalledTimes(1);
    await act(async () => undefined);
    expect([pressed.isConnected, menu() === null]).toEqual([false, false]);
    expect(failures).toEqual([]);
  });

  it('takes a second press that began before the first one’s time was over', async () => {
    const { codeComes } = await takenOver(member({}));
    const pressed = languages();
    fireEvent.pointerDown(pressed);
    fireEvent.pointerUp(pressed);
    fireEvent.pointerDown(pressed);
    await codeComes();
    await act(async () => void jest.advanceTimersByTime(1_000));
    expect(pressed).toBeInTheDocument();
    expect(failures).toEqual([]);
  });

  it('is replaced once a mouse that was held down leaves it', async () => {
    const { codeComes } = await takenOver(member({}));
    fireEvent.pointerDown(languages());
    await codeComes();
    expect(menu()).toBeNull();
    const bar = screen.getByRole('banner');
    // jsdom's pointer events have no type.
    const leaves = new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body });
    await act(async () => {
      fireEvent(bar, Object.assign(leaves, { pointerType: 'mouse' }));
    });
    expect(menu()).not.toBeNull();
  });
});

describe('the banner of a page that came as HTML', () => {
  it('stays as it came until its code is there, with the focus in it, and then answers', async () => {
    const { asSent, codeComes } = await takenOver(member({}));
    const standing = banner();
    expect(standing).toHaveTextContent('Aggiungi una foto.');
    const close = screen.getByRole('button', { name: 'Nascondi questo avviso' });
    act(() => close.focus());
    // Anything that the page around it learns meanwhile.
    act(() => theShell().set('badges', { unread: 3, newLikes: 1 }));
    act(() => theShell().set('session', { status: 'member', user: { ...noPhoto, credits: 7 } }));
    expect(banner()).toBe(standing);
    expect(standing?.outerHTML).toBe(asSent);
    await codeComes();
    expect(banner()).toBe(standing);
    expect(standing?.outerHTML).toBe(asSent);
    expect(close).toHaveFocus();
    fireEvent.click(close);
    expect(banner()).toBeNull();
    expect(failures).toEqual([]);
  });

  it('is taken over as it came, whatever has changed since, and then follows that', async () => {
    const { codeComes } = await takenOver(member({}));
    const standing = banner();
    act(() => theShell().set('session', { status: 'member', user: withPhoto }));
    expect(banner()).toBe(standing);
    await codeComes();
    expect(standing).toBeInTheDocument();
    expect(banner()).toBeNull();
    expect(failures).toEqual([]);
  });

  it('is taken over as it came, also if another tab has dismissed it since, and then goes', async () => {
    const { codeComes } = await takenOver(member({}));
    storedDismissals().dismiss('photo', noPhoto.id);
    await codeComes();
    expect(banner()).toBeNull();
    expect(failures).toEqual([]);
  });

  it.each(['/members/4a0f7f5e-0f0a-4a43-9d5c-2f7a0c8f1d11', '/credits'])(
    'is taken over as it came, also if the page shows %s by then, and then follows that',
    async (path) => {
      const { codeComes, goTo } = await takenOver(member({ user: withPhoto, offer }));
      const standing = banner();
      const classSent = standing?.className;
      goTo(path);
      expect(banner()).toBe(standing);
      await codeComes();
      expect(standing).toBeInTheDocument();
      expect(banner() === null).toBe(path === '/credits');
      // Of one person's page, it waits for the next one on phones.
      expect(standing?.className).not.toBe(classSent);
      expect(failures).toEqual([]);
    },
  );

  it.each([
    ['nobody', null],
    ['another member', { ...noPhoto, id: '0d0f6c52-6a35-4f8e-9c53-4f1f7d7a9a02' }],
  ])('goes at once if %s is logged in instead of its member, and its code has not come', async (_who, user) => {
    await takenOver(member({}));
    expect(banner()).not.toBeNull();
    await act(async () => theShell().set('session', user === null ? { status: 'visitor' } : { status: 'member', user }));
    expect(banner()).toBeNull();
  });

  it('counts down from the moment of the rendering', async () => {
    const { codeComes } = await takenOver(member({ user: withPhoto, offer }));
    const timer = screen.getByRole('timer');
    expect(timer).toHaveTextContent('03:00:00');
    await codeComes();
    expect(screen.getByRole('timer')).toBe(timer);
    expect(timer).toHaveTextContent('02:59:55');
    expect(failures).toEqual([]);
  });

  it('has no place in a page without one until its code has come', async () => {
    const { asSent, codeComes } = await takenOver(member({ user: withPhoto }));
    expect([asSent, document.querySelector('aside')]).toEqual([undefined, null]);
    await codeComes();
    expect(banner()).toBeNull();
    act(() => theShell().set('session', { status: 'member', user: noPhoto }));
    expect(banner()).toHaveTextContent('Aggiungi una foto.');
    expect(failures).toEqual([]);
  });
});
