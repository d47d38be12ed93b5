import type { Intent } from '@amarena/shared/bus';
import { deleteLike, getLikes, postLike, putLikes } from '@amarena/shared/contracts/likes';
import { deleteBlock, getProfile, getRegions, getRelated, type Photo, type Profile, postBlock } from '@amarena/shared/contracts/profile';
import { PROFILE_FIELDS } from '@amarena/shared/contracts/settings';
import { ageOn } from '@amarena/shared/contracts/validation';
import { postVisit } from '@amarena/shared/contracts/visits';
import type { AppError } from '@amarena/shared/errors';
import { queryFor, useQuery } from '@amarena/shared/query';
import { navigate } from '@amarena/shared/router';
import { start } from '@amarena/shared/spa';
import {
  aCard,
  aLikedBy,
  anId,
  aProfile,
  aSettings,
  aUser,
  type FakeApi,
  fakeApi,
  type RenderOptions,
  renderWith,
  theShell,
} from '@amarena/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfileScreen } from './ProfileScreen.tsx';

const free = { status: 'member', user: aUser() } as const;
const visitor = { status: 'visitor' } as const;
const photo = (number: number, thumb_filename = `${number}-320.webp`): Photo => ({
  locked: false,
  id: anId(number),
  filename: `${number}-640.webp`,
  thumb_filename,
  match: `${number}-1200.webp`,
  status: 'active',
});
const lockedPhoto = (number: number): Photo => ({ locked: true, id: anId(number), blurred_filename: `${number}-blurred.webp` });
const withPhotos = { photos: [photo(101), photo(102), lockedPhoto(103)], num_photos: 3 };

// The router hears of a new address from single-spa, as on the site.
start();

const asked: Intent[] = [];
theShell().intents$.subscribe((intent) => asked.push(intent));
beforeEach(() => {
  asked.length = 0;
});

const server = (change: Partial<Profile> = {}): FakeApi =>
  fakeApi()
    .answer(getProfile, { profile: aProfile(change) })
    .answer(postVisit, undefined)
    .answer(getRelated, { profiles: [aCard({ id: anId(2), name: 'Martina', fictional: true }), aCard({ id: anId(3), name: 'Alessia' })] })
    .answer(getRegions, { regions: { IT: [{ key: 'lombardia', name: 'Lombardia' }] } });

/** The screen, and the new flags of the likes as another part of the page reads them. */
function Opened() {
  const { data } = useQuery({ ...queryFor(getLikes), enabled: false });
  return (
    <>
      <ProfileScreen />
      <output aria-label="flags">{data?.liked_by.map(({ like_new }) => like_new).join(' ')}</output>
    </>
  );
}

const open = (change: Partial<Profile> = {}, options: RenderOptions = {}) =>
  renderWith(<Opened />, { address: `/members/${anId(1)}`, session: free, api: server(change), ...options });

describe('profile', () => {
  it('MP-01 names the member with age, presence and place', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' })).toBeInTheDocument();
    expect(screen.getByText('Online ora')).toBeInTheDocument();
    expect(screen.getByText('Milano, a 4 km da te')).toBeInTheDocument();
  });

  it('SR-10 SR-11 labels a member whom the server marks', async () => {
    await open({ live: true, exclusive: true });
    expect(await screen.findByText('In diretta')).toBeInTheDocument();
    expect(screen.getByText('Esclusiva')).toBeInTheDocument();
  });

  it('says of a verified member what that means, and shows the way to one’s own badge', async () => {
    await open({ verified: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Profilo verificato' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Che cosa vuol dire «verificato»' }));
    expect(dialog.getByText(/Non dice nulla su età/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Verifica il tuo profilo' })).toHaveAttribute('href', '/profile/verification');
  });

  it('says nothing of a badge where there is none', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' });
    expect(screen.queryByRole('button', { name: 'Profilo verificato' })).toBeNull();
  });

  it.each([
    ['female', 'Attiva oggi'],
    ['male', 'Attivo oggi'],
  ] as const)('says when the member was last active in words that fit: %s', async (gender, words) => {
    await open({ gender, online: false, last_active: 'today' });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('EN-23 shows others the age and never the date of birth', async () => {
    const born = '1992-11-21';
    await open({ age: ageOn(born, '2026-11-20') });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Giulia, 33');
    expect(ageOn(born, '2026-11-21')).toBe(34);
    expect(document.body).not.toHaveTextContent('1992');
  });

  it('MP-02 MP-03 MP-11 shows the main image, a thumbnail for each photo and their count', async () => {
    await open(withPhotos);
    expect(await screen.findByRole('img', { name: 'Foto di Giulia' })).toHaveAttribute('src', '/photos/101-640.webp');
    expect(within(screen.getByRole('list', { name: 'Foto' })).getAllByRole('button')).toHaveLength(3);
    expect(screen.getByText('1 di 3 foto')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Foto 2' }));
    expect(screen.getByRole('img', { name: 'Foto di Giulia' })).toHaveAttribute('src', '/photos/102-640.webp');
    expect(screen.getByText('2 di 3 foto')).toBeInTheDocument();
  });

  it('MP-03 loads the small photos at their own size, and at twice that where a fine screen needs it', async () => {
    await open({ photos: [photo(101, '101-thumb-0a.webp'), photo(102, '102-thumb-0a.webp')], num_photos: 2 });
    const small = (await screen.findByRole('button', { name: 'Foto 2' })).querySelector('img');
    expect(small).toHaveAttribute('srcset', '/photos/102-avatar-0a.webp 160w, /photos/102-thumb-0a.webp 320w');
    expect(small).toHaveAttribute('sizes', '72px');
    await userEvent.click(screen.getByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const large = await screen.findByRole('img', { name: '1 di 2 foto' });
    expect(large).toHaveStyle({ backgroundImage: 'url("/photos/101-avatar-0a.webp")' });
  });

  it('MP-04 shows a locked photo only in its blurred file', async () => {
    await open(withPhotos);
    const locked = await screen.findByRole('button', { name: 'Foto 3, visibile con Premium' });
    expect(locked.querySelector('img')).toHaveAttribute('src', '/photos/103-blurred.webp');
    expect(screen.getByText('1 altra foto è visibile ai membri Premium.')).toBeInTheDocument();
  });

  it('MP-15 RP-04 asks a visitor to join for a locked photo', async () => {
    await open(withPhotos, { session: visitor });
    await userEvent.click(await screen.findByRole('button', { name: 'Foto 3, visibile con un account' }));
    expect(asked).toEqual([{ type: 'signup', profile: anId(1) }]);
  });

  it('MP-16 explains Premium to a free member for a locked photo', async () => {
    await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Foto 3, visibile con Premium' }));
    expect(asked).toEqual([{ type: 'upgrade', feature: 'all_photos' }]);
  });

  it('MP-17 shows a neutral place where there is no photo', async () => {
    await open({ photos: [], main_image: null, num_photos: 0 });
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('[data-photo="none"]')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Foto di Giulia' })).not.toBeInTheDocument();
  });

  it('walks through the open photos over the whole window with the arrow keys', async () => {
    await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto di Giulia' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(await viewer.findByRole('img', { name: '2 di 3 foto' })).toHaveAttribute('src', '/photos/102-1200.webp');
    expect(viewer.getByRole('status')).toHaveTextContent('2 di 3 foto');
    await userEvent.keyboard('{ArrowRight}');
    expect(await viewer.findByRole('img', { name: '1 di 3 foto' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows over the whole window what it has of a photo until the large one is here', async () => {
    await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const first = await screen.findByRole('img', { name: '1 di 3 foto' });
    expect(first).toHaveStyle({ backgroundImage: 'url("/photos/101-320.webp")' });
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('img', { name: '2 di 3 foto' })).not.toBe(first);
  });

  it('leads to the next open photo by a swipe on the page, which opens nothing', async () => {
    await open(withPhotos);
    const target = await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 300, clientY: 300 } },
      { pointerName: 'TouchA', target, coords: { clientX: 100, clientY: 300 } },
      { keys: '[/TouchA]', target, coords: { clientX: 100, clientY: 300 } },
    ]);
    expect(screen.getByText('2 di 3 foto')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(target);
    expect(await screen.findByRole('dialog', { name: 'Foto di Giulia' })).toBeVisible();
  });

  it('walks through the open photos by a swipe, and takes a short one for a press', async () => {
    await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto di Giulia' }));
    const swipe = async (from: number, to: number) => {
      const target = viewer.getByRole('img', { name: /di 3 foto$/ });
      await userEvent.pointer([
        { keys: '[TouchA>]', target, coords: { clientX: from, clientY: 300 } },
        { pointerName: 'TouchA', target, coords: { clientX: to, clientY: 300 } },
        { keys: '[/TouchA]', target, coords: { clientX: to, clientY: 300 } },
      ]);
    };
    await swipe(300, 270);
    expect(viewer.getByRole('img', { name: '1 di 3 foto' })).toBeInTheDocument();
    await swipe(300, 100);
    expect(viewer.getByRole('img', { name: '2 di 3 foto' })).toBeInTheDocument();
    await swipe(100, 300);
    expect(viewer.getByRole('img', { name: '1 di 3 foto' })).toBeInTheDocument();
  });

  it('ERR-24 says in the place of a photo that it was deleted, and shows the others', async () => {
    const { api } = await open(withPhotos);
    const image = await screen.findByRole('img', { name: 'Foto di Giulia' });
    api.answer(getProfile, { profile: aProfile({ photos: [photo(102), lockedPhoto(103)], num_photos: 2 }) });
    fireEvent.error(image);
    expect(await screen.findByText('Questa foto è stata cancellata.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Apri la foto a tutto schermo' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Foto 2' }));
    expect(screen.getByRole('img', { name: 'Foto di Giulia' })).toHaveAttribute('src', '/photos/102-640.webp');
    expect(screen.queryByText('Questa foto è stata cancellata.')).not.toBeInTheDocument();
  });

  it.each([
    ['the network is lost', (api: FakeApi) => api.handle(getProfile, () => ({ status: 404, data: { code: 'not_found' } }))],
    ['the server still has it', (api: FakeApi) => api],
  ])('ERR-24 does not call a photo deleted that did not load because %s, and loads it again on request', async (_why, happens) => {
    const { api } = await open(withPhotos);
    const image = await screen.findByRole('img', { name: 'Foto di Giulia' });
    happens(api);
    const before = api.seen(getProfile).length;
    fireEvent.error(image);
    expect(screen.getByText('Questa foto non si è caricata.')).toBeInTheDocument();
    await waitFor(() => expect(api.seen(getProfile).length).toBeGreaterThan(before));
    expect(screen.queryByText('Questa foto è stata cancellata.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(screen.getByRole('img', { name: 'Foto di Giulia' })).toBeInTheDocument();
  });

  it('ERR-24 says so over the whole window too', async () => {
    const { api } = await open(withPhotos);
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto di Giulia' }));
    api.answer(getProfile, { profile: aProfile({ photos: [photo(102), lockedPhoto(103)], num_photos: 2 }) });
    fireEvent.error(viewer.getByRole('img', { name: '1 di 3 foto' }));
    expect(await viewer.findByText('Questa foto è stata cancellata.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(viewer.getByRole('img', { name: '2 di 3 foto' })).toBeInTheDocument();
  });

  it('keeps the fictional label on a photo that fills the window', async () => {
    await open({ ...withPhotos, fictional: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Apri la foto a tutto schermo' }));
    expect(within(await screen.findByRole('dialog')).getByText('Profilo fittizio')).toBeInTheDocument();
  });

  it('MP-05 MP-06 likes and takes the like back', async () => {
    const api = server().answer(postLike, { mutual: false }).answer(deleteLike, undefined);
    await open({}, { api });
    const like = await screen.findByRole('button', { name: /a Giulia$/, pressed: false });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect([api.seen(postLike).length, api.seen(deleteLike).length]).toEqual([1, 1]));
  });

  it('MP-08 leads a member to the conversation', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Scrivi a Giulia' })).toHaveAttribute('href', `/members/${anId(1)}/chat`);
  });

  it('RP-03 asks a visitor to join before writing', async () => {
    await open({}, { session: visitor });
    await userEvent.click(await screen.findByRole('button', { name: 'Scrivi a Giulia' }));
    expect(asked).toEqual([{ type: 'signup', profile: anId(1) }]);
  });

  it('MP-09 MP-10 blocks after a confirmation and then offers to unblock', async () => {
    const api = server().answer(postBlock, undefined).answer(deleteBlock, undefined);
    await open({}, { api });
    await userEvent.click(await screen.findByRole('button', { name: 'Altre azioni' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blocca Giulia' }));
    expect(api.seen(postBlock)).toHaveLength(0);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Blocca Giulia' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sblocca Giulia' }));
    expect(await screen.findByRole('link', { name: 'Scrivi a Giulia' })).toBeInTheDocument();
    expect(api.seen(deleteBlock)).toHaveLength(1);
  });

  it('says why somebody whom the member reported cannot be unblocked yet', async () => {
    await open({ blocked: true }, { api: server({ blocked: true }).refuse(deleteBlock, { code: 'report_open' }, 409) });
    asked.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Sblocca Giulia' }));
    await waitFor(() => expect(asked).toMatchObject([{ type: 'toast', tone: 'danger', text: expect.stringMatching(/^Hai segnalato/) }]));
    expect(screen.getByRole('button', { name: 'Sblocca Giulia' })).toBeInTheDocument();
  });

  it('MP-12 warns of a fictional profile in the words of the settings', async () => {
    await open({ fictional: true }, { settings: aSettings({ fictional_singular: 'profilo inventato' }) });
    const title = await screen.findByText('Profilo inventato.');
    expect(title.parentElement).toHaveTextContent('un incontro reale non è possibile');
  });

  it('MP-13 does not warn of a real one', async () => {
    await open({}, { api: server().answer(getRelated, { profiles: [] }) });
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).not.toHaveTextContent(/profilo fittizio/i);
  });

  it('MP-14 lists related profiles', async () => {
    await open();
    const related = await screen.findByRole('region', { name: 'Persone simili' });
    expect(within(related).getAllByRole('listitem')).toHaveLength(2);
  });

  it('EN-60 displays no attribute that the settings leave out', async () => {
    await open({}, { settings: aSettings({ visible_profile_fields: PROFILE_FIELDS.filter((field) => field !== 'eye_color') }) });
    await screen.findByText('Capelli');
    expect(screen.queryByText('Occhi')).not.toBeInTheDocument();
  });

  it('ticks the interests that both share and counts them', async () => {
    await open();
    expect(await screen.findByRole('img', { name: 'interesse in comune' })).toBeInTheDocument();
    expect(screen.getByText('Avete 1 interesse in comune.')).toBeInTheDocument();
  });

  it('offers nothing to do on the own profile', async () => {
    await open({}, { session: { status: 'member', user: aUser({ id: anId(1) }) } });
    expect(await screen.findByText('Questo è il tuo profilo, come lo vedono gli altri.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Scrivi a Giulia' })).not.toBeInTheDocument();
  });

  it('does not say how far away one is from oneself', async () => {
    await open({ city: 'Milano', distance: 4 }, { session: { status: 'member', user: aUser({ id: anId(1) }) } });
    expect(await screen.findByText('Milano', { selector: 'header span' })).toBeInTheDocument();
  });
});

describe('a visit', () => {
  it('is told to the server once the page is there', async () => {
    const { api } = await open();
    await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' });
    await waitFor(() => expect(api.seen(postVisit).map(({ body }) => body)).toEqual([{ profile: anId(1) }]));
  });

  it.each([
    ['a look at the own page', { status: 'member', user: aUser({ id: anId(1) }) } as const],
    ['a person without a session', visitor],
  ])('is not told of %s', async (_who, session) => {
    const { api } = await open({}, { session });
    await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' });
    expect(api.seen(postVisit)).toHaveLength(0);
  });
});

describe('a member seen before', () => {
  const goTo = (number: number) => act(async () => navigate(`/members/${anId(number)}`));

  it('EN-45 comes from the cache before the call answers', async () => {
    const api = server();
    await open({}, { api });
    await screen.findByRole('heading', { level: 1, name: 'Giulia, 34' });
    api.handle(getProfile, () => 'wait');
    await goTo(2);
    await goTo(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Giulia, 34' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'In breve' })).toBeInTheDocument();
  });

  it('shows what a grid knew while the profile is on the way', async () => {
    const api = server();
    await open({}, { api });
    await screen.findByRole('region', { name: 'Persone simili' });
    api.handle(getProfile, () => 'wait');
    await goTo(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Martina, 34' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'In breve' })).not.toBeInTheDocument();
  });
});

describe('a profile that cannot be shown', () => {
  it.each<[string, AppError['code'], string]>([
    ['ERR-23 tells that the member has blocked', 'blocked_by_user', 'Questa persona ti ha bloccato'],
    ['tells that it is paused', 'profile_disabled', 'Questo profilo è in pausa'],
    ['tells that it was deleted', 'profile_deleted', 'Questo profilo non c’è più'],
    ['tells that it does not exist', 'not_found', 'Profilo non trovato'],
  ])('%s', async (_title, code, words) => {
    await open({}, { api: server().refuse(getProfile, { code } as AppError, 404) });
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Torna alla ricerca' })).toHaveAttribute('href', '/members');
  });

  it('asks the server for no address that is not an id', async () => {
    const { api } = await open({}, { address: '/members/nobody' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Profilo non trovato' })).toBeInTheDocument();
    expect(api.seen(getProfile)).toHaveLength(0);
  });
});

describe('the profile of somebody who likes the member', () => {
  const likes = [1, 2, 3].map((number) => aLikedBy({ id: anId(number), like_new: true }));
  /** The new flags of the likes that the page has, as every part of it reads them. */
  const flags = () => screen.getByRole('status', { name: 'flags' }).textContent;
  const bus = { badges: { unread: 0, newLikes: 3 } };

  it('CVS-02 CVS-03 clears the new flag of all likes, the opened one too', async () => {
    const api = server().answer(getLikes, { profiles: [], liked_by: likes }).answer(putLikes, undefined);
    await open({}, { api, bus });
    await waitFor(() => expect(asked).toContainEqual({ type: 'likesSeen' }));
    expect(api.seen(putLikes)).toHaveLength(1);
    expect(flags()).toBe('false false false');
  });

  it('leaves the flags where somebody else is opened', async () => {
    const api = server().answer(getLikes, { profiles: [], liked_by: likes.slice(1) });
    await open({}, { api, bus });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(api.seen(getLikes)).toHaveLength(1));
    expect(asked).not.toContainEqual({ type: 'likesSeen' });
    expect(flags()).toBe('true true');
  });
});
