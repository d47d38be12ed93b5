import type { Intent } from '@amarena/shared/bus';
import { postLike } from '@amarena/shared/contracts/people/likes';
import { deleteMatch, getMatchFinder, type Match, type MatchRound, postMatchFinder } from '@amarena/shared/contracts/people/match';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { deletePasses } from '@amarena/shared/contracts/people/swipe';
import { aCard, anId, aUser, type FakeApi, fakeApi, type RenderOptions, renderWith, theShell } from '@amarena/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchScreen } from './MatchScreen.tsx';
import { inSentence } from './match.model.ts';

const asked: Intent[] = [];
theShell().intents$.subscribe((intent) => asked.push(intent));
beforeEach(() => {
  asked.length = 0;
});

const match = (number: number, change: Partial<Match> = {}): Match => ({
  ...aCard({ id: anId(number), name: `Nome${number}`, age: 30, online: false }),
  reasons: [{ type: 'online' }],
  objection: null,
  ...change,
});
const round = (profiles: Match[], change: Partial<MatchRound> = {}): MatchRound => ({
  answers: { looking_for: 'love', age: 'near', evening: 'table', reach: 'near', talk: 'travel' },
  only_real: false,
  everywhere: false,
  profiles,
  passed: 0,
  ...change,
});
const SIX = [1, 2, 3, 4, 5, 6].map((number) => match(number));

const server = (kept: MatchRound | null): FakeApi =>
  fakeApi()
    .answer(getMatchFinder, { round: kept })
    .answer(getRegions, { regions: {} })
    .answer(postMatchFinder, { round: round(SIX) });
const open = (api: FakeApi, options: RenderOptions = {}) =>
  renderWith(<MatchScreen />, { address: '/match-finder', session: { status: 'member', user: aUser() }, api, ...options });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const question = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the questions', () => {
  it('MFI-01 come one at a time, and the answers bring people', async () => {
    const { api } = await open(server(null));
    expect(await screen.findByRole('heading', { level: 1, name: 'Domanda 1 di 5. Che cosa cerchi?' })).toBeInTheDocument();
    for (const answer of [/^Una storia/, /^Vicina alla mia/, /^Un tavolo e una bottiglia/, /^Qui vicino/]) {
      await choose(answer);
      await press('Continua');
    }
    expect(question()).toBe('Domanda 5 di 5. Di che cosa parleresti per ore?');
    await choose(/^Viaggi/);
    await press('Trova persone');
    expect(await screen.findByRole('heading', { level: 1, name: '6 persone per te' })).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(api.seen(postMatchFinder).map(({ body }) => body)).toEqual([
      { answers: round([]).answers, only_real: false, everywhere: false },
    ]);
  });

  it('can be skipped, and gone back through with their answers kept', async () => {
    await open(server(null));
    await screen.findByRole('heading', { level: 1 });
    await choose(/^Amicizia/);
    await press('Continua');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await press('Salta');
    expect(question()).toBe('Domanda 3 di 5. Una sera libera, senza programmi. Che si fa?');
    await press('Indietro');
    await press('Indietro');
    expect(screen.getByRole('radio', { name: /^Amicizia/ })).toBeChecked();
  });

  it('say in numbers what an answer means', async () => {
    await open(server(null));
    await screen.findByRole('heading', { level: 1 });
    await press('Salta');
    expect(screen.getByText('Fino a 4 anni di differenza')).toBeInTheDocument();
    await press('Salta');
    await press('Salta');
    expect(screen.getByText('Entro 30 km')).toBeInTheDocument();
  });

  it('keep the answers where the search fails', async () => {
    await open(server(null).refuse(postMatchFinder, { code: 'generic', status: 418 }, 418));
    await screen.findByRole('heading', { level: 1 });
    for (const _skip of [1, 2, 3, 4]) await press('Salta');
    await choose(/^Idee/);
    await press('Trova persone');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Trova persone' })).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('radio', { name: /^Idee/ })).toBeChecked();
  });
});

describe('the people found', () => {
  it('stay until the questions are answered again, which begin with the last answers', async () => {
    await open(server(round(SIX)));
    expect(await screen.findByRole('heading', { level: 1, name: '6 persone per te' })).toBeInTheDocument();
    await press('Rifai');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /^Una storia/ })).toBeChecked();
  });

  it('each say why they are there, and what speaks against it', async () => {
    const profiles = [
      match(1, {
        reasons: [
          { type: 'evening', interests: ['wine', 'cooking'] },
          { type: 'distance', kilometres: 3 },
          { type: 'shared', interests: ['hiking'] },
        ],
      }),
      match(2, {
        gender: 'male',
        reasons: [{ type: 'shared', interests: ['series'] }],
        objection: { type: 'far', kilometres: 41, limit: 30 },
      }),
      match(3, { reasons: [{ type: 'age', min: 30, max: 38 }], fictional: true, objection: { type: 'fictional' } }),
    ];
    await open(server(round(profiles)));
    await screen.findByRole('heading', { level: 1 });
    const said = screen.getAllByRole('article').map((one) =>
      within(one)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    );
    expect(said).toEqual([
      ['A favore: Stessa idea di serata: vino e cucina', 'A favore: A 3\u00a0km da te', 'A favore: Anche a lei piace: escursioni'],
      ['A favore: Anche a lui piace: serie TV', 'Contro: A 41\u00a0km, oltre i 30\u00a0km che hai scelto'],
      ['A favore: Tra 30 e 38 anni, come hai chiesto', 'Contro: Un incontro reale non è possibile'],
    ]);
    expect(within(screen.getAllByRole('article')[2] ?? document.body).getByText('Profilo fittizio')).toBeInTheDocument();
  });

  it('can be liked where they stand', async () => {
    const api = server(round(SIX)).answer(postLike, { mutual: false });
    await open(api);
    await screen.findByRole('heading', { level: 1 });
    await press('Metti like a Nome2');
    expect(await screen.findByRole('button', { name: 'Metti like a Nome2', pressed: true })).toBeInTheDocument();
    await waitFor(() => expect(api.seen(postLike).map(({ body }) => body)).toEqual([{ profile: anId(2) }]));
  });

  it('can be passed for good: the next one comes last, and the way back is there', async () => {
    const api = server(round(SIX)).answer(deleteMatch, { round: round([...SIX.slice(1), match(7)], { passed: 1 }) });
    await open(api);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /^Rivedi/ })).not.toBeInTheDocument();
    await press('Salta Nome1');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Nome1,/ })).not.toBeInTheDocument());
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Rivedi chi hai saltato (1)' })).toBeInTheDocument();
    expect(api.seen(deleteMatch).map(({ body }) => body)).toEqual([{ profile: anId(1) }]);
    expect(asked).toMatchObject([{ type: 'toast', text: 'Hai saltato Nome1. Puoi rivedere chi hai saltato quando vuoi.' }]);
  });

  it('stay where a pass does not reach the server, and say so', async () => {
    await open(server(round(SIX)).refuse(deleteMatch, { code: 'generic', status: 418 }, 418));
    await screen.findByRole('heading', { level: 1 });
    await press('Salta Nome1');
    await waitFor(() => expect(asked).toMatchObject([{ type: 'toast', tone: 'danger' }]));
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it('are looked for again among real members only', async () => {
    const { api } = await open(server(round(SIX)));
    await screen.findByRole('heading', { level: 1 });
    await press('Solo persone reali');
    await waitFor(() => expect(api.seen(postMatchFinder).at(-1)?.body).toMatchObject({ only_real: true, everywhere: false }));
  });

  it('offer what widens the search where there is nobody', async () => {
    const api = server(round([], { passed: 3, only_real: true })).answer(deletePasses, undefined);
    await open(api);
    expect(await screen.findByRole('heading', { name: 'Nessuno con queste risposte' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cerca anche negli altri Paesi' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mostra anche i profili fittizi' })).toBeInTheDocument();
    await press('Rivedi chi hai saltato (3)');
    expect(await screen.findByRole('heading', { level: 1, name: '6 persone per te' })).toBeInTheDocument();
    expect(api.seen(deletePasses)).toHaveLength(1);
  });

  it('are fewer than six without a word too many', async () => {
    await open(server(round([match(1)])));
    expect(await screen.findByRole('heading', { level: 1, name: 'Una persona per te' })).toBeInTheDocument();
    expect(screen.getByText('Con queste risposte non c’è nessun altro.')).toBeInTheDocument();
  });
});

it('writes a word inside a sentence as its language does', () => {
  expect([inSentence('Vino', 'it'), inSentence('Serie TV', 'it'), inSentence('TV series', 'en'), inSentence('Wein', 'de')]).toEqual([
    'vino',
    'serie TV',
    'TV series',
    'Wein',
  ]);
});
