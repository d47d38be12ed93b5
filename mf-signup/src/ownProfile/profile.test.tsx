import type { User } from '@amarena/shared/contracts/account/user';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { deleteBlock, getBlocks } from '@amarena/shared/contracts/people/blocks';
import { getInterests, INTERESTS } from '@amarena/shared/contracts/people/interests';
import { type OwnProfile, putProfile } from '@amarena/shared/contracts/people/profile';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { MAX_INTERESTS } from '@amarena/shared/contracts/platform/fieldBounds';
import { anId, anOwnProfile, aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnProfileScreen } from './OwnProfileScreen.tsx';

const REGIONS = { IT: [{ key: 'lombardia', name: 'Lombardia' }], NL: [{ key: 'utrecht', name: 'Utrecht' }] };
const BLOCKED = [
  { id: anId(11), name: 'Anna', since: '2026-11-20T18:30:00.000Z' },
  { id: anId(12), name: 'Berta', since: '2026-11-19T18:30:00.000Z' },
];

/** A server that saves changes. */
function server(profile: OwnProfile = anOwnProfile({ about_me: null, interests: [] }), user: Partial<User> = {}) {
  let own = profile;
  let blocked = BLOCKED;
  const api = fakeApi()
    .answer(getUser, () => ({ user: aUser({ ...user, profile: own }) }))
    .answer(getInterests, { interests: [...INTERESTS] })
    .answer(getRegions, { regions: REGIONS })
    .answer(getBlocks, () => ({ profiles: blocked }))
    .answer(putProfile, ({ body }) => {
      own = { ...own, ...(body as Partial<OwnProfile>) };
      return { profile: own };
    })
    .handle(deleteBlock, ({ body }) => {
      blocked = blocked.filter(({ id }) => id !== (body as { profile: string }).profile);
      return { status: 204, data: undefined };
    });
  return { api, user: aUser({ ...user, profile }) };
}

const open = ({ api, user }: { api: FakeApi; user: User }) =>
  renderWith(<OwnProfileScreen />, { api, session: { status: 'member', user }, address: '/profile' });
const changes = (api: FakeApi) => api.seen(putProfile).map(({ body }) => body);
const saved = () => screen.findByText('Salvato');

const aPhoto = (number: number, status: 'pending' | 'active') => ({
  id: anId(number),
  status,
  locked: false as const,
  filename: 'a',
  thumb_filename: 'a',
  match: 'a',
  reason: null,
  created_at: '2026-11-20T18:30:00.000Z',
});

describe('the own profile', () => {
  it('OP-01 stores a choice as soon as it is made, and lets it be taken back', async () => {
    const { api, user } = server();
    await open({ api, user });
    await userEvent.selectOptions(screen.getByLabelText('Capelli'), 'Rossi');
    await saved();
    await userEvent.selectOptions(screen.getByLabelText('Capelli'), 'Preferisco non dirlo');
    await waitFor(() => expect(changes(api)).toEqual([{ hair_color: 'red' }, { hair_color: null }]));
  });

  it('EN-24 EN-26 calls the region as the country does and offers those of the country', async () => {
    await open(server());
    expect(await screen.findByRole('option', { name: 'Lombardia' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Paese'), 'Paesi Bassi');
    expect(screen.getByLabelText('Provincia')).toHaveValue('');
    expect(await screen.findByRole('option', { name: 'Utrecht' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Lombardia' })).not.toBeInTheDocument();
  });

  it('EN-34 finds interests by their words, without accents, and stores several', async () => {
    const { api, user } = server();
    await open({ api, user });
    await userEvent.type(screen.getByLabelText('Cerca un interesse'), 'caffe');
    await userEvent.click(await screen.findByRole('button', { name: 'Caffè' }));
    await userEvent.clear(screen.getByLabelText('Cerca un interesse'));
    await userEvent.click(await screen.findByRole('button', { name: 'Romanticismo' }));
    await waitFor(() => expect(changes(api).at(-1)).toEqual({ interests: ['coffee', 'romance'] }));
    expect(screen.getByRole('button', { name: 'Caffè' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says why no sixteenth interest can be added', async () => {
    const { api, user } = server(anOwnProfile({ interests: INTERESTS.slice(0, MAX_INTERESTS) }));
    await open({ api, user });
    const more = await screen.findByRole('button', { name: 'Nuoto' });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    expect(changes(api)).toEqual([]);
    expect(screen.getByText(/Ne hai scelti 15/)).toBeVisible();
  });

  it('keeps a text that is too short, says how much is missing, and stores it once it is long enough', async () => {
    const { api, user } = server();
    await open({ api, user });
    const field = screen.getByLabelText('Che cosa vuoi che sappiano');
    await userEvent.type(field, 'Troppo corto');
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(/ne mancano 8/);
    expect(field).toHaveValue('Troppo corto');
    await userEvent.type(field, ' ma poi no, per niente');
    await userEvent.tab();
    await saved();
    expect(changes(api)).toEqual([{ about_me: 'Troppo corto ma poi no, per niente' }]);
  });

  it('API-54 shows what the server refuses at its field, and stores the rest', async () => {
    const { api, user } = server();
    api.handle(putProfile, ({ body }) =>
      body !== null && typeof body === 'object' && 'city' in body
        ? { status: 422, data: { code: 'validation_failed', fields: { city: 'invalid' } } }
        : { status: 200, data: { profile: anOwnProfile() } },
    );
    await open({ api, user });
    const city = screen.getByLabelText('Città');
    await userEvent.clear(city);
    await userEvent.type(city, 'Nessundove');
    await userEvent.tab();
    await waitFor(() => expect(city).toBeInvalid());
    expect(city).toHaveValue('Nessundove');
    await userEvent.selectOptions(screen.getByLabelText('Occhi'), 'Verdi');
    await waitFor(() => expect(changes(api).at(-1)).toEqual({ eye_color: 'green' }));
  });

  it('keeps what could not be stored and sends it again', async () => {
    const { api, user } = server();
    api.refuse(putProfile, { code: 'forbidden' }, 403);
    await open({ api, user });
    await userEvent.selectOptions(screen.getByLabelText('Corporatura'), 'Snella');
    const again = await screen.findByRole('button', { name: 'Riprova' });
    expect(screen.getByLabelText('Corporatura')).toHaveValue('slim');
    api.answer(putProfile, { profile: anOwnProfile({ body_type: 'slim' }) });
    await userEvent.click(again);
    await saved();
    expect(changes(api).at(-1)).toEqual({ body_type: 'slim' });
  });

  it('OP-04 switches invisible mode, and says beside the card that the search shows it no more', async () => {
    const { api, user } = server();
    await open({ api, user });
    await userEvent.click(screen.getByRole('switch', { name: 'Modalità invisibile' }));
    expect(await screen.findByText('In modalità invisibile la ricerca non ti mostra.')).toBeVisible();
    await saved();
    expect(changes(api)).toEqual([{ invisible_mode: true }]);
  });

  it('OP-05 EN-36 lists the blocked members, unblocks one, and keeps the focus in the list', async () => {
    await open(server());
    await userEvent.click(await screen.findByRole('button', { name: 'Sblocca Anna' }));
    await waitFor(() => expect(screen.queryByText('Anna')).not.toBeInTheDocument());
    expect(screen.getByText('Berta')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Persone bloccate' })).toHaveFocus();
  });

  it('counts as complete what others see, and nothing else', async () => {
    const profile = anOwnProfile({ photos: [aPhoto(1, 'pending')] });
    await open(server(profile));
    const list = screen.getByRole('heading', { name: 'Mancano 2 cose' }).closest('section');
    expect(within(list ?? document.body).getByText('67%')).toBeInTheDocument();
    expect(screen.getByText('Una foto approvata')).not.toHaveTextContent('(fatto)');
  });

  it('lists nothing any more once all is there', async () => {
    const photos = [1, 2, 3].map((number) => aPhoto(number, 'active'));
    await open(server(anOwnProfile({ photos })));
    expect(screen.getByRole('heading', { name: 'Profilo completo' })).toBeVisible();
    expect(screen.queryByText('Una foto approvata')).toBeNull();
  });

  it('offers the page as others see it only where others see it', async () => {
    await open(server(anOwnProfile({ status: 'disabled' }), { status: 'not_confirmed' }));
    expect(screen.queryByRole('link', { name: 'Anteprima' })).not.toBeInTheDocument();
    expect(screen.getByText('Gli altri ti vedono quando confermi l’e-mail.')).toBeVisible();
  });
});
