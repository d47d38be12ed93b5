import type { Intent } from '@amarena/shared/bus';
import { deleteLike, postLike } from '@amarena/shared/contracts/people/likes';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { search } from '@amarena/shared/contracts/people/search';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { SEARCH_FIELDS } from '@amarena/shared/contracts/platform/settings';
import { start } from '@amarena/shared/spa';
import {
  aCard,
  anId,
  anOwnProfile,
  aSettings,
  aUser,
  type FakeApi,
  fakeApi,
  type RenderOptions,
  renderWith,
  type SeenRequest,
  theShell,
} from '@amarena/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchScreen } from './SearchScreen.tsx';

const member = { status: 'member', user: aUser() } as const;
const cards = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => aCard({ id: anId(from + index), name: `Nome${from + index}` }));
const found = (change: Partial<Found> = {}): Found => ({
  results: cards(1, 2),
  numResults: 214,
  numOnline: 31,
  next: null,
  similar: null,
  ...change,
});

// As on the site, single-spa tells the router about a new address.
start();

const asked: Intent[] = [];
theShell().intents$.subscribe((intent) => asked.push(intent));
beforeEach(() => {
  asked.length = 0;
});

type Found = AnswerOf<typeof search>;
const server = (answer: Found | ((request: SeenRequest) => Found) = found()): FakeApi =>
  fakeApi()
    .answer(search, answer)
    .answer(getRegions, {
      regions: { IT: [{ key: 'emilia-romagna', name: 'Emilia-Romagna' }], NL: [{ key: 'utrecht', name: 'Utrecht' }] },
    });

const open = (options: RenderOptions = {}) =>
  renderWith(<SearchScreen />, { address: '/members', session: member, api: server(), ...options });
const bar = () => within(screen.getByRole('search', { hidden: true }));
const lastQuery = (api: FakeApi) => api.seen(search).at(-1)?.query;

describe('search', () => {
  it('SR-06 names how many match and how many of them are online', async () => {
    await open({ address: '/members?country=IT&countryregion=emilia-romagna' });
    expect(await screen.findByText('214 persone in Emilia-Romagna, 31 online adesso')).toBeInTheDocument();
  });

  it('SR-06 names the distance instead of the country', async () => {
    await open({ address: '/members?country=IT&distance=25' });
    expect(await screen.findByText('214 persone entro 25 km, 31 online adesso')).toBeInTheDocument();
  });

  it('SR-06 says "over" where the server stopped counting', async () => {
    await open({ address: '/members?country=IT', api: server(found({ numResults: 1_000, next: 'two' })) });
    expect(await screen.findByText('Oltre 1000 persone in Italia, 31 online adesso')).toBeInTheDocument();
    expect(screen.queryByText(/ di 1000$/)).not.toBeInTheDocument();
  });

  it('greets a member by name', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Buon.*, Marco$/);
  });

  it('greets a visitor with the name of the site', async () => {
    await open({ session: { status: 'visitor' } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chi trovi su Amarena');
  });

  it('starts from the member: whom they want to meet, the own region, ages near the own', async () => {
    const born = `${new Date().getUTCFullYear() - 36}-01-01`;
    const own = anOwnProfile({ gender: 'male', seeks: 'male', region: 'emilia-romagna', date_of_birth: born });
    const { api } = await open({ session: { status: 'member', user: aUser({ profile: own }) } });
    expect(lastQuery(api)).toEqual({ gender: 'male', country: 'IT', countryregion: 'emilia-romagna', min_age: 28, max_age: 44 });
  });

  it.each([
    ['SR-01', 'Cerco', 'male', { gender: 'male' }],
    ['SR-02', 'Paese', 'NL', { country: 'NL' }],
    ['SR-04', 'Età minima', '30', { min_age: 30 }],
    ['SR-05', 'Età massima', '40', { max_age: 40 }],
  ])('%s asks for what "%s" says and keeps it in the address', async (_row, label, value, chosen) => {
    const user = userEvent.setup();
    const { api } = await open();
    await user.selectOptions(bar().getByLabelText(label), value);
    await user.click(bar().getByRole('button', { name: 'Cerca', hidden: true }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject(chosen));
    const kept = Object.entries(chosen).map(([name, wanted]) => [name, String(wanted)]);
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject(Object.fromEntries(kept));
  });

  it('asks for all filters of the bar together', async () => {
    const user = userEvent.setup();
    const { api } = await open();
    await user.selectOptions(bar().getByLabelText('Cerco'), 'male');
    await user.selectOptions(bar().getByLabelText('Età minima'), '30');
    await user.selectOptions(bar().getByLabelText('Età massima'), '40');
    await user.selectOptions(bar().getByLabelText('Regione'), 'Emilia-Romagna');
    await user.click(bar().getByRole('button', { name: 'Cerca', hidden: true }));
    const chosen = { gender: 'male', country: 'IT', countryregion: 'emilia-romagna', min_age: 30, max_age: 40 };
    await waitFor(() => expect(lastQuery(api)).toEqual(chosen));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ ...chosen, min_age: '30', max_age: '40' });
  });

  it('SR-03 offers the regions of the chosen country', async () => {
    const user = userEvent.setup();
    await open();
    await user.selectOptions(bar().getByLabelText('Paese'), 'NL');
    const regions = within(bar().getByLabelText('Provincia'));
    expect(regions.getAllByRole('option', { hidden: true }).map((option) => option.textContent)).toEqual(['Tutte le regioni', 'Utrecht']);
  });

  it('EN-59 offers the countries of the settings', async () => {
    await open({ settings: aSettings({ countries: ['IT', 'NL'] }) });
    const options = within(bar().getByLabelText('Paese')).getAllByRole('option', { hidden: true });
    expect(options.map((option) => option.textContent)).toEqual(['Tutti i Paesi', 'Italia', 'Paesi Bassi']);
  });

  it('EN-62 shows no filter that the settings leave out', async () => {
    const search_fields = SEARCH_FIELDS.filter((field) => field !== 'age' && field !== 'only_real');
    const { api } = await open({ settings: aSettings({ search_fields }), address: '/members?min_age=30&only_real=true' });
    expect(bar().queryByLabelText('Età minima')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Solo persone reali' })).not.toBeInTheDocument();
    expect(lastQuery(api)).toEqual({ min_age: 18, max_age: 99 });
  });

  it('turns a switch on with one press', async () => {
    const user = userEvent.setup();
    const { api } = await open();
    await user.click(screen.getByRole('button', { name: 'Solo persone reali' }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ only_real: 'true' }));
    expect(screen.getByRole('button', { name: 'Solo persone reali', pressed: true })).toBeInTheDocument();
  });

  it('SR-07 shows one page and adds the next one on demand', async () => {
    const api = server((request) =>
      request.query.cursor === 'two'
        ? found({ results: cards(25, 3), numResults: 27 })
        : found({ results: cards(1, 24), numResults: 27, next: 'two' }),
    );
    await open({ api });
    const list = await screen.findByRole('list', { name: 'Risultati' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(24));
    expect(screen.getByText('24 di 27')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mostra altre persone' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(27));
    expect(screen.queryByRole('button', { name: 'Mostra altre persone' })).not.toBeInTheDocument();
  });

  it('SR-08 says which filter was widened for the similar results', async () => {
    await open({ api: server(found({ similar: { widened: 'countryregion', results: cards(50, 1) } })) });
    const similar = await screen.findByRole('region', { name: 'Risultati simili' });
    expect(similar).toHaveTextContent('tutto il Paese');
    expect(within(similar).getByRole('link', { name: 'Nome50, 34' })).toBeInTheDocument();
  });

  it('SR-09 leads from a card to the profile', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Nome1, 34' })).toHaveAttribute('href', `/members/${anId(1)}`);
  });

  it('SR-10 SR-11 labels the members that the server marks', async () => {
    await open({ api: server(found({ results: [aCard({ live: true }), aCard({ id: anId(2), exclusive: true })] })) });
    expect(await screen.findByText('In diretta')).toBeInTheDocument();
    expect(screen.getByText('Esclusiva')).toBeInTheDocument();
  });

  it('offers to widen the filters where nobody matches', async () => {
    const { api } = await open({
      address: '/members?country=IT&min_age=80',
      api: server(found({ results: [], numResults: 0, numOnline: 0 })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Allarga i filtri' }));
    await waitFor(() => expect(lastQuery(api)).toEqual({ country: 'IT', min_age: 18, max_age: 99 }));
  });

  it('asks for a distance from the own city and keeps it in the address', async () => {
    const { api } = await open();
    await userEvent.selectOptions(bar().getByLabelText('Distanza'), '25');
    await userEvent.click(bar().getByRole('button', { name: 'Cerca', hidden: true }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ distance: '25' }));
    expect(window.location.search).toContain('distance=25');
  });

  it('offers whole miles where distances are in miles, and keeps what a link in kilometres asked for', async () => {
    const user = aUser({ profile: anOwnProfile({ country: 'GB', city: 'Leeds' }) });
    await open({ session: { status: 'member', user }, address: '/members?distance=25', language: 'en', country: 'GB' });
    const options = within(bar().getByLabelText('Distance')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.match(/\d+/)?.[0])).toEqual([
      undefined,
      '5',
      '10',
      '16',
      '25',
      '50',
      '100',
      '250',
    ]);
  });

  it('offers no distance to a visitor whose place nobody knows', async () => {
    await open({ session: { status: 'visitor' } });
    expect(bar().getByLabelText('Distanza')).toBeDisabled();
  });

  it('searches without a distance where nobody knows from where to measure', async () => {
    const api = server().refuse(search, { code: 'validation_failed', fields: { near: 'required' } }, 400);
    await open({ api, session: { status: 'visitor' }, address: '/members?country=IT&distance=10' });
    expect(await screen.findByRole('heading', { name: 'Da dove misuriamo?' })).toBeInTheDocument();
    api.answer(search, found());
    await userEvent.click(screen.getByRole('button', { name: 'Cerca senza distanza' }));
    expect(await screen.findByRole('list', { name: 'Risultati' })).toBeInTheDocument();
    expect(lastQuery(api)).toEqual({ country: 'IT', min_age: 18, max_age: 99 });
  });

  it('offers wider filters for an address that means nothing', async () => {
    const api = server().refuse(search, { code: 'validation_failed', fields: { countryregion: 'invalid' } }, 400);
    await open({ api, address: '/members?country=IT&countryregion=atlantis' });
    api.answer(search, found());
    await userEvent.click(await screen.findByRole('button', { name: 'Allarga i filtri' }));
    await waitFor(() => expect(lastQuery(api)).toEqual({ country: 'IT', min_age: 18, max_age: 99 }));
  });

  it('asks for members who share one of the chosen interests', async () => {
    const { api } = await open({ address: '/members?country=IT&interests=wine' });
    await userEvent.click(await screen.findByRole('button', { name: /^Interessi/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Interessi' }));
    expect(sheet.getByRole('button', { name: 'Vino', pressed: true })).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Yoga' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Mostra le persone' }));
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ interests: 'yoga,wine' }));
    expect(screen.getByRole('button', { name: /2 interessi scelti/ })).toBeInTheDocument();
  });

  it('LOS-05 calls a visitor to sign up where the search is hidden', async () => {
    await open({ session: { status: 'visitor' }, api: server().refuse(search, { code: 'search_hidden' }, 403) });
    await userEvent.click(await screen.findByRole('button', { name: 'Iscriviti gratis' }));
    await userEvent.click(screen.getByRole('button', { name: 'Accedi' }));
    expect(asked).toEqual([{ type: 'signup' }, { type: 'login' }]);
    expect(screen.queryByRole('list', { name: 'Risultati' })).not.toBeInTheDocument();
  });
});

describe('the heart on a card', () => {
  const heart = (pressed: boolean) => screen.findByRole('button', { name: /Nome1$/, pressed });

  it('is set before the server answers', async () => {
    const api = server().handle(postLike, () => 'wait');
    await open({ api });
    await userEvent.click(await heart(false));
    expect(await heart(true)).toBeInTheDocument();
    expect(api.seen(postLike).map((request) => request.body)).toEqual([{ profile: anId(1) }]);
  });

  it('is taken back with the next press', async () => {
    const api = server(found({ results: [aCard({ name: 'Nome1', liked: true })] })).answer(deleteLike, undefined);
    await open({ api });
    await userEvent.click(await heart(true));
    expect(await heart(false)).toBeInTheDocument();
    expect(api.seen(deleteLike)).toHaveLength(1);
  });

  it('goes back with a word when the server refuses', async () => {
    await open({ api: server().refuse(postLike, { code: 'blocked_by_user' }, 403) });
    await userEvent.click(await heart(false));
    await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ type: 'toast', tone: 'danger' })));
    expect(await heart(false)).toBeInTheDocument();
  });

  it('RP-05 asks a visitor to sign up', async () => {
    const { api } = await open({ session: { status: 'visitor' } });
    await userEvent.click(await heart(false));
    expect(asked).toEqual([{ type: 'signup', profile: anId(1) }]);
    expect(api.seen(postLike)).toHaveLength(0);
  });
});
