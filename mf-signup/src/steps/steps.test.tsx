import type { PushState } from '@amarena/shared/bus';
import { postActivate } from '@amarena/shared/contracts/account/activation';
import { SIGNUP_STEPS, type SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';
import { getSignupMatches, getSignupSteps, putSignupStep } from '@amarena/shared/contracts/account/signupSteps';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getInterests } from '@amarena/shared/contracts/people/interests';
import { postPhoto, postUpload } from '@amarena/shared/contracts/people/ownPhotos';
import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import { putProfile } from '@amarena/shared/contracts/people/profile';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { aCard, anId, anOwnProfile, aSettings, aUser, type FakeApi, fakeApi, renderWith, theShell } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompleteSignupScreen } from './CompleteSignupScreen.tsx';
import { SignupMatchesScreen } from './SignupMatchesScreen.tsx';
import { Steps } from './Steps.tsx';

const EMAIL = 'marco@example.test';
const member = aUser({ status: 'not_confirmed', profile: anOwnProfile({ about_me: null, interests: [], status: 'disabled' }) });

const PHOTO: OwnPhoto = {
  locked: false,
  id: anId(1),
  filename: '1.webp',
  thumb_filename: '1-t.webp',
  match: '1-m.webp',
  status: 'pending',
  reason: null,
  created_at: '2026-11-20T18:30:00.000Z',
};

/** A server that remembers the completed steps. */
function server(...passed: SignupStep[]) {
  const done = new Set<SignupStep>(passed);
  const progress = () => {
    const known = SIGNUP_STEPS.filter((step) => done.has(step));
    return { done: known, open: SIGNUP_STEPS.find((step) => !done.has(step)) ?? null, email: EMAIL, signup_profile: null };
  };
  return fakeApi()
    .answer(getUser, { user: member })
    .answer(getInterests, { interests: ['wine', 'coffee'] })
    .answer(getRegions, { regions: { IT: [{ key: 'emilia-romagna', name: 'Emilia-Romagna', cities: ['Bologna', 'Forlì'] }] } })
    .answer(putProfile, { profile: member.profile })
    .answer(getSignupSteps, progress)
    .answer(putSignupStep, ({ body }) => {
      done.add((body as { step: SignupStep }).step);
      return progress();
    });
}

const push = (subscription: PushState['subscription']): PushState => ({
  capable: true,
  subscription,
  changing: false,
  failed: false,
  last_message: null,
});
/** By default, in a browser without push. */
const open = (api = server(), pushes = push('unsupported'), address = '/complete-signup', user = member) =>
  renderWith(<CompleteSignupScreen />, {
    api: api.answer(getUser, { user }),
    session: { status: 'member', user },
    settings: aSettings({ push_public_key: 'key' }),
    bus: { push: pushes },
    address,
  });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Chooses a picture, and takes it as it is. */
async function choose() {
  await userEvent.upload(screen.getByLabelText('Scegli una foto'), new File(['picture'], 'me.jpg', { type: 'image/jpeg' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Usa questa foto' }));
}
/** Stops the clock, `later` milliseconds from now: presses then belong to one double tap, however slow the test is. */
function standStill(later = 0) {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + later);
}
/** Moves the clock on, so that the next press is none of a double tap. */
const afterDoubleTap = () => standStill(1_000);

// jsdom does not decode pictures.
beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the steps behind the account', () => {
  it('begin at their beginning, however far down the button was that led there', async () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
    await open();
    await title('Aggiungi una foto');
    await press('Lo faccio dopo');
    await title('Qualcosa su di te');
    const first: unknown = shown.mock.contexts.at(-1);
    expect(first).toContainElement(screen.getByRole('img', { name: 'Passo 3 di 4, informazioni' }));
  });

  it('WB-32 can be broken off by no Escape while they are still on their way', async () => {
    const told: boolean[] = [];
    const [api, user] = [server().answer(getUser, { user: member }), member];
    const steps = <Steps heading="h2" onLeave={() => undefined} onProgress={(inProgress) => void told.push(inProgress)} />;
    await renderWith(steps, { api, session: { status: 'member', user }, settings: aSettings(), bus: { push: push('unsupported') } });
    await screen.findByRole('heading', { name: 'Aggiungi una foto' });
    expect(told.length).toBeGreaterThan(0);
    expect(told).not.toContain(false);
  });

  it('SU-03 SU-08 ask for a photo, which can be left for later', async () => {
    await open();
    expect(await title('Aggiungi una foto')).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Passo 2 di 4, foto' })).toBeInTheDocument();
    await press('Lo faccio dopo');
    expect(await title('Qualcosa su di te')).toHaveFocus();
  });

  it('SU-03 keep a good photo in view beside one that was refused, with a place left for the third', async () => {
    const api = server().refuse(postUpload, { code: 'photo_unusable', problem: 'too_small' }, 422);
    await open(api, push('unsupported'), '/complete-signup', aUser({ ...member, profile: anOwnProfile({ photos: [PHOTO] }) }));
    await title('Aggiungi una foto');
    expect(screen.getAllByRole('button', { name: 'Aggiungi' })).toHaveLength(2);
    await choose();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Foto 1 di 1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Togli: Foto 1 di 1' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Aggiungi' })).toHaveLength(1);
    await press('Togli');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('img', { name: 'Foto 1 di 1' })).toBeVisible();
  });

  describe('with a photo on its way', () => {
    const withPhoto = anOwnProfile({ photos: [PHOTO] });
    const uploading = async (api: FakeApi) => {
      const release = api.hold(postUpload);
      await open(api);
      await title('Aggiungi una foto');
      await choose();
      await screen.findByRole('progressbar');
      return { api, release };
    };
    const taking = () =>
      server()
        .answer(postUpload, { upload: anId(77), width: 800, height: 1000 })
        .answer(postPhoto, { profile: withPhoto });

    it('SU-03 wait for it after "Continua", and go on once it has arrived', async () => {
      const { api, release } = await uploading(taking());
      afterDoubleTap();
      await press('Continua');
      expect(screen.getByRole('button', { name: 'Continua' })).toHaveAttribute('aria-busy', 'true');
      expect(await title('Aggiungi una foto')).toBeVisible();
      expect(api.seen(putSignupStep)).toEqual([]);
      release();
      expect(await title('Qualcosa su di te')).toBeVisible();
      expect(api.seen(postPhoto)).toHaveLength(1);
    });

    it('SU-03 stay where it could not be sent, and say so', async () => {
      const { api, release } = await uploading(server().refuse(postUpload, { code: 'photo_unusable', problem: 'too_small' }, 422));
      afterDoubleTap();
      await press('Continua');
      release();
      expect(await screen.findByRole('alert')).toHaveTextContent('Questa foto è troppo piccola');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Continua' })).not.toHaveAttribute('aria-busy'));
      expect(api.seen(putSignupStep)).toEqual([]);
    });

    it('SU-03 stay where the only one is cancelled', async () => {
      const { api } = await uploading(taking());
      afterDoubleTap();
      await press('Continua');
      await press('Annulla');
      expect(screen.getByRole('button', { name: 'Continua' })).not.toHaveAttribute('aria-busy');
      expect(api.seen(putSignupStep)).toEqual([]);
    });

    it('SU-03 stay where another one is being chosen meanwhile', async () => {
      const { api, release } = await uploading(taking());
      afterDoubleTap();
      await press('Continua');
      const [add] = screen.getAllByRole('button', { name: 'Aggiungi' });
      await userEvent.click(add as HTMLElement);
      release();
      await waitFor(() => expect(api.seen(postPhoto)).toHaveLength(1));
      expect(await screen.findByRole('img', { name: /^Foto 1 di/ })).toBeVisible();
      expect(api.seen(putSignupStep)).toEqual([]);
    });

    it('SU-03 go on once it has arrived beside one that was refused before', async () => {
      const api = taking().handle(postUpload, (_request, attempt) =>
        attempt === 1
          ? { status: 422, data: { code: 'photo_unusable', problem: 'too_small' } }
          : { status: 200, data: { upload: anId(77), width: 800, height: 1000 } },
      );
      await open(api);
      await title('Aggiungi una foto');
      await choose();
      await screen.findByRole('alert');
      const release = api.hold(postUpload);
      await choose();
      await screen.findByRole('progressbar');
      afterDoubleTap();
      await press('Continua');
      release();
      expect(await title('Qualcosa su di te')).toBeVisible();
    });

    it('SU-03 send it all the same where the step is left for later', async () => {
      const { api, release } = await uploading(taking());
      afterDoubleTap();
      await press('Lo faccio dopo');
      await title('Qualcosa su di te');
      release();
      await waitFor(() => expect(api.seen(postPhoto)).toHaveLength(1));
    });

    it('SU-03 do not take the second tap on "Usa questa foto" for a press on what was below', async () => {
      standStill();
      const { api } = await uploading(taking());
      await press('Lo faccio dopo');
      await press('Continua');
      expect(screen.getByRole('button', { name: 'Continua' })).not.toHaveAttribute('aria-busy');
      expect(api.seen(putSignupStep)).toEqual([]);
    });
  });

  it('SU-03 keep three places where a picture was refused, and none of them squeezed', async () => {
    await open(server().refuse(postUpload, { code: 'photo_unusable', problem: 'too_small' }, 422));
    await title('Aggiungi una foto');
    await choose();
    await screen.findByRole('alert');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: 'Aggiungi' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Scatta una foto' })).toBeNull();
    await press('Togli');
    expect(screen.getByRole('button', { name: 'Scatta una foto' })).toBeVisible();
  });

  it('SU-04 SU-08 ask for personal information, which can be skipped', async () => {
    await open(server('push', 'photo'));
    await title('Qualcosa su di te');
    await press('Salta');
    expect(await title('Racconta chi sei')).toBeVisible();
  });

  it('SU-04 say once that a city is not known, keep it all the same, and store a known one with its region', async () => {
    const api = server('push', 'photo');
    await open(api);
    await title('Qualcosa su di te');
    expect(screen.queryByLabelText('Paese')).toBeNull();
    await userEvent.clear(screen.getByLabelText('Città'));
    await userEvent.type(screen.getByLabelText('Città'), 'Bolgna');
    await press('Continua');
    expect(screen.getByLabelText('Città')).toHaveAccessibleDescription(/Non conosciamo questa città/);
    expect(screen.getByLabelText('Città')).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('Città'));
    await userEvent.type(screen.getByLabelText('Città'), 'forli');
    await userEvent.tab();
    expect(screen.getByLabelText('Città')).toHaveValue('Forlì');
    await waitFor(() =>
      expect(api.seen(putProfile).map(({ body }) => body)).toEqual([{ city: 'Bolgna' }, { city: 'Forlì', region: 'emilia-romagna' }]),
    );
  });

  it('SU-05 SU-06 SU-08 ask for words about oneself, which can be skipped, and end at the mail', async () => {
    await open(server('push', 'photo', 'info'));
    await title('Racconta chi sei');
    await press('Salta');
    expect(await title('Controlla la posta')).toHaveFocus();
    expect(screen.getByText(new RegExp(EMAIL))).toBeVisible();
  });

  it('SU-02 SU-08 begin with pushes where this device can be asked, which the browser then asks', async () => {
    const asked: unknown[] = [];
    const hearing = theShell().intents$.subscribe((intent) => asked.push(intent));
    await open(server(), push('none'));
    await title('Vuoi sapere quando ti rispondono?');
    expect(screen.getByRole('img', { name: 'Passo 2 di 5, notifiche' })).toBeInTheDocument();
    await press('Attiva le notifiche');
    expect(asked).toEqual([{ type: 'push', wanted: true }]);
    act(() => theShell().set('push', push('subscribed')));
    await title('Aggiungi una foto');
    hearing.unsubscribe();
  });

  it('SU-08 go on without pushes, left for later or refused in the browser', async () => {
    await open(server(), push('none'));
    await title('Vuoi sapere quando ti rispondono?');
    act(() => theShell().set('push', push('denied')));
    expect(await screen.findByText(/Se cambi idea/)).toBeVisible();
    await press('Continua');
    await title('Aggiungi una foto');
    await press('Indietro');
    await title('Vuoi sapere quando ti rispondono?');
    await press('Non ora');
    await title('Aggiungi una foto');
  });

  it('SU-07 ask for no payment', async () => {
    await open();
    await title('Aggiungi una foto');
    for (const step of ['Lo faccio dopo', 'Salta', 'Salta']) {
      expect(document.body).not.toHaveTextContent('€');
      await press(step);
    }
    await title('Controlla la posta');
    expect(document.body).not.toHaveTextContent('€');
  });

  it('SU-10 RT-35 go on where they stopped, with a way back', async () => {
    await open(server('push', 'photo'));
    await title('Qualcosa su di te');
    await press('Indietro');
    expect(await title('Aggiungi una foto')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Due cose su di te' })).not.toBeInTheDocument();
  });

  it('are entries of the history: "back" and "forward" lead one step further, and a reload stays', async () => {
    const { unmount } = await open();
    await title('Aggiungi una foto');
    await press('Lo faccio dopo');
    await title('Qualcosa su di te');
    await press('Salta');
    await title('Racconta chi sei');
    act(() => window.history.back());
    await title('Qualcosa su di te');
    act(() => window.history.back());
    await title('Aggiungi una foto');
    act(() => window.history.forward());
    await title('Qualcosa su di te');
    await press('Indietro');
    await title('Aggiungi una foto');
    act(() => window.history.forward());
    await title('Qualcosa su di te');
    const { pathname, search } = window.location;
    unmount();
    await open(server('push', 'photo', 'info'), push('unsupported'), pathname + search);
    expect(await title('Qualcosa su di te')).toBeVisible();
  });

  it('do not begin at a step that an address names before its time', async () => {
    await open(server('push'), push('unsupported'), '/complete-signup?step=mail');
    expect(await title('Aggiungi una foto')).toBeVisible();
  });

  it('do not go past words that are too few', async () => {
    const api = server('push', 'photo', 'info');
    await open(api);
    await title('Racconta chi sei');
    await userEvent.type(screen.getByLabelText('Su di te'), 'Poche parole');
    await press('Ho finito');
    await waitFor(() => expect(screen.getByLabelText('Su di te')).toHaveFocus());
    expect(screen.getByLabelText('Su di te')).toBeInvalid();
    expect(api.seen(putSignupStep)).toHaveLength(0);
  });

  it('say why a step could not be passed, and stay', async () => {
    const api = server();
    api.refuse(putSignupStep, { code: 'forbidden' }, 403);
    await open(api);
    await title('Aggiungi una foto');
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await press('Lo faccio dopo');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(scrolled.mock.contexts).toContain(screen.getByRole('alert'));
    expect(screen.getByRole('heading', { name: 'Aggiungi una foto' })).toBeVisible();
  });

  it('count the time until the mail can be sent again', async () => {
    const api = server('push', 'photo', 'info', 'about').answer(postActivate, { user: member });
    await open(api);
    await title('Controlla la posta');
    await press('Invia di nuovo tra 1:00');
    expect(api.seen(postActivate)).toHaveLength(0);
  });

  it('lead to the matches once they are over', async () => {
    await open(server(...SIGNUP_STEPS));
    await waitFor(() => expect(window.location.pathname).toBe('/signup-matches'));
  });
});

describe('the matches of a newcomer', () => {
  const openMatches = (profiles: ReturnType<typeof aCard>[]) =>
    renderWith(<SignupMatchesScreen />, {
      api: server().answer(getSignupMatches, { profiles }),
      session: { status: 'member', user: member },
      address: '/signup-matches',
    });

  it('RT-34 shows them with the way to everybody', async () => {
    await openMatches([aCard({ id: anId(5), name: 'Anna' })]);
    expect(await screen.findByRole('link', { name: 'Anna, 34' })).toHaveAttribute('href', `/members/${anId(5)}`);
    expect(screen.getByRole('link', { name: 'Vedi tutti' })).toHaveAttribute('href', '/members');
  });

  it('says where to look when nobody is near', async () => {
    await openMatches([]);
    expect(await screen.findByText('Ancora nessuno vicino a te')).toBeVisible();
  });
});
