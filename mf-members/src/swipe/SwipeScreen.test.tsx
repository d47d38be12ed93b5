import type { Intent } from '@amarena/shared/bus';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { type Described, deletePasses, deleteSwipe, getSwipe, postSwipe, type SwipeDay } from '@amarena/shared/contracts/people/swipe';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { navigate } from '@amarena/shared/router';
import { start } from '@amarena/shared/spa';
import { anId, aProfile, aUser, type FakeApi, fakeApi, type RenderOptions, renderWith, theShell } from '@amarena/shared/testing';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwipeScreen } from './SwipeScreen.tsx';

// As on the site, single-spa tells the router about a new address.
start();
// Animations end at once, as with reduced motion: jsdom animates nothing.
beforeAll(() => {
  window.PointerEvent ??= class extends MouseEvent {
    readonly pointerId = 1;
    readonly isPrimary = true;
  } as typeof PointerEvent;
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as MediaQueryList;
});

const asked: Intent[] = [];
theShell().intents$.subscribe((intent) => asked.push(intent));
beforeEach(() => {
  asked.length = 0;
});

type Round = AnswerOf<typeof getSwipe>;
const day = (change: Partial<SwipeDay> = {}): SwipeDay => ({
  likes_left: 4,
  swipes_left: 30,
  resets_at: new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString(),
  can_undo: false,
  ...change,
});
const member = (number: number, change: Partial<Described> = {}): Described =>
  aProfile({ id: anId(number), name: `Nome${number}`, age: 30, online: false, ...change });
const three = [member(1), member(2), member(3)];

/** Behaves like the server: swiped members do not come back, and the numbers go down. */
function server(profiles: readonly Described[], change: Partial<Round> = {}): FakeApi {
  let left = [...profiles];
  let passed: Described | undefined;
  let now = change.day ?? day();
  return fakeApi()
    .answer(getRegions, { regions: {} })
    .answer(getSwipe, () => ({ profiles: left, liked_today: [], passed: 0, ...change, day: now }))
    .answer(postSwipe, ({ body }) => {
      const { profile, choice } = body as { profile: string; choice: 'like' | 'pass' };
      passed = choice === 'pass' ? left.find(({ id }) => id === profile) : undefined;
      left = left.filter(({ id }) => id !== profile);
      const likes = choice === 'like' ? 1 : 0;
      now = { ...now, likes_left: now.likes_left - likes, swipes_left: now.swipes_left - 1, can_undo: choice === 'pass' };
      return { mutual: false, day: now };
    })
    .answer(deleteSwipe, () => {
      if (passed === undefined) throw new Error('Nothing was passed.');
      left = [passed, ...left];
      now = { ...now, swipes_left: now.swipes_left + 1, can_undo: false };
      return { profile: passed, day: now };
    });
}

const open = (api: FakeApi, options: RenderOptions = {}) =>
  renderWith(<SwipeScreen />, { address: '/swipe-game', session: { status: 'member', user: aUser() }, api, ...options });
const top = () => screen.getByRole('heading', { level: 2, name: /^Nome\d/ }).textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sent = (api: FakeApi) => api.seen(postSwipe).map(({ body }) => body);

describe('the swipe game', () => {
  it('SW-01 shows one member at a time to like or to pass', async () => {
    const { api } = await open(server(three));
    expect(await screen.findByRole('heading', { level: 2, name: 'Nome1, 30' })).toBeInTheDocument();
    await press('Passa');
    expect(top()).toBe('Nome2, 30');
    await press('Mi piace');
    expect(top()).toBe('Nome3, 30');
    await waitFor(() =>
      expect(sent(api)).toEqual([
        { profile: anId(1), choice: 'pass' },
        { profile: anId(2), choice: 'like' },
      ]),
    );
    expect(await screen.findByText('Per oggi ti restano: 3 like, 28 profili')).toBeInTheDocument();
  });

  it('plays with the arrow keys as with the buttons', async () => {
    const { api } = await open(server(three));
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(top()).toBe('Nome3, 30');
    await waitFor(() => expect(sent(api).map((body) => (body as { choice: string }).choice)).toEqual(['pass', 'like']));
  });

  it('takes the last pass back, by button and by Z while the focus is in the game', async () => {
    await open(server(three));
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    const undo = screen.getByRole('button', { name: 'Annulla l’ultimo passo' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    await press('Passa');
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(undo);
    await waitFor(() => expect(top()).toBe('Nome1, 30'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(top()).toBe('Nome2, 30');
    await userEvent.keyboard('z');
    await waitFor(() => expect(top()).toBe('Nome1, 30'));
    expect(screen.getByText('Per oggi ti restano: 4 like, 30 profili')).toBeInTheDocument();
  });

  it('swipes a card that is dragged far, and puts one back that is not', async () => {
    const { api } = await open(server(three));
    const card = await screen.findByRole('article', { name: 'Nome1, 30' });
    Object.defineProperty(card, 'offsetWidth', { value: 360 });
    card.setPointerCapture = () => undefined;
    const drag = (to: number) => {
      fireEvent.pointerDown(card, { button: 0, isPrimary: true, clientX: 100, clientY: 300 });
      fireEvent.pointerMove(card, { clientX: to, clientY: 300 });
      fireEvent.pointerUp(card, { clientX: to, clientY: 300 });
    };
    drag(108);
    expect(top()).toBe('Nome1, 30');
    drag(320);
    expect(top()).toBe('Nome2, 30');
    await waitFor(() => expect(sent(api)).toEqual([{ profile: anId(1), choice: 'like' }]));
  });

  it('labels a fictional member on the card', async () => {
    await open(server([member(1, { fictional: true })]));
    const card = await screen.findByRole('article', { name: 'Nome1, 30' });
    expect(within(card).getByText('Profilo fittizio')).toBeInTheDocument();
  });

  it('asks for real members only, in the address too', async () => {
    const { api } = await open(server(three));
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    await press('Solo persone reali');
    await waitFor(() => expect(api.seen(getSwipe).at(-1)?.query).toEqual({ only_real: 'true' }));
    expect(window.location.search).toBe('?only_real=true');
  });

  it('leads to the profile on top', async () => {
    await open(server(three));
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    await press('Apri il profilo');
    expect(window.location.pathname).toBe(`/members/${anId(1)}`);
    navigate('/swipe-game');
  });

  it('leads from a mutual like to a first message', async () => {
    await open(server(three).answer(postSwipe, { mutual: true, day: day({ likes_left: 3, swipes_left: 29 }) }));
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    await press('Mi piace');
    const dialog = await screen.findByRole('dialog', { name: 'Tu e Nome1 vi piacete.' });
    expect(within(dialog).getByRole('link', { name: 'Scrivi a Nome1' })).toHaveAttribute('href', `/members/${anId(1)}/chat`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continua a giocare' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(top()).toBe('Nome2, 30');
  });

  it('puts a card back when the swipe did not arrive, and goes on when the member cannot be swiped', async () => {
    const refuse = (error: AppError, status: number) => open(server(three).refuse(postSwipe, error, status));
    const { unmount } = await refuse({ code: 'generic', status: 418 }, 418);
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    await press('Passa');
    await waitFor(() => expect(asked).toMatchObject([{ type: 'toast', tone: 'danger' }]));
    expect(top()).toBe('Nome1, 30');
    unmount();
    await refuse({ code: 'blocked_by_user' }, 403);
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    await press('Passa');
    await waitFor(() => expect(top()).toBe('Nome2, 30'));
    expect(asked).toHaveLength(1);
  });
});

describe('a member who swipes faster than the server answers', () => {
  const many = Array.from({ length: 10 }, (_, index) => member(index + 1));
  const swiped = async (cards: number, name = 'Passa') => {
    const seen: (string | null)[] = [];
    for (let card = 0; card < cards; card += 1) {
      seen.push(top());
      await press(name);
    }
    return seen;
  };
  const numbered = (first: number, last: number) => many.slice(first - 1, last).map(({ name }) => `${name}, 30`);
  /** Answers the first swipe and no other. Returns five members at a time, knowing only that one swipe. */
  const slow = () =>
    server(many)
      .handle(postSwipe, (_request, turn) =>
        turn === 1 ? { status: 200, data: { mutual: false, day: day({ swipes_left: 29 }) } } : 'wait',
      )
      .handle(getSwipe, (_request, turn) => {
        const profiles = turn === 1 ? many.slice(0, 5) : many.slice(1, 9);
        return { status: 200, data: { profiles, liked_today: [], passed: 0, day: day({ likes_left: turn === 1 ? 4 : 1 }) } };
      });

  it('SW-01 gets further cards while swipes are on their way, none of them twice', async () => {
    const { api } = await open(slow());
    await screen.findByRole('heading', { level: 2, name: 'Nome1, 30' });
    expect(await swiped(1)).toEqual(numbered(1, 1));
    await waitFor(() => expect(screen.getByText('Per oggi ti restano: 4 like, 29 profili')).toBeInTheDocument());
    expect(await swiped(3)).toEqual(numbered(2, 4));
    await waitFor(() => expect(api.seen(getSwipe)).toHaveLength(2));
    expect(await swiped(4)).toEqual(numbered(5, 8));
    expect(top()).toBe('Nome9, 30');
    // Seven of eight swipes are unanswered: they must not be counted twice when such an answer arrives.
    expect(screen.getByText('Per oggi ti restano: 4 like, 22 profili')).toBeInTheDocument();
    expect(api.seen(getSwipe)).toHaveLength(2);
  });

  it('SW-01 asks once where each swipe is answered before the next', async () => {
    const { api } = await open(server(many.slice(0, 5)));
    await screen.findByRole('heading', { level: 2, name: 'Nome1, 30' });
    for (const left of [29, 28]) {
      await swiped(1);
      await screen.findByText(`Per oggi ti restano: 4 like, ${left} profili`);
    }
    await waitFor(() => expect(api.seen(getSwipe)).toHaveLength(2));
    expect(top()).toBe('Nome3, 30');
    expect(api.seen(getSwipe)).toHaveLength(2);
  });
});

describe('the ends of the swipe game', () => {
  it('SW-03 ERR-31 says after the fourth like that there are four more tomorrow, and whom they went to', async () => {
    const liked = [
      { ...member(8), mutual: true },
      { ...member(9), mutual: false },
    ];
    await open(server(three, { day: day({ likes_left: 1 }), liked_today: liked }));
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    await press('Mi piace');
    expect(await screen.findByText('Nel gioco hai 4 like al giorno. Domani ne avrai altri 4.')).toHaveAttribute('lang', 'it');
    expect(screen.getByText('Di nuovo tra 3 ore')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Scrivi a Nome8' })).toHaveAttribute('href', `/members/${anId(8)}/chat`);
    expect(screen.getByRole('link', { name: 'Apri il profilo di Nome9' })).toBeInTheDocument();
  });

  it('goes on without likes where the member wants to see the other profiles', async () => {
    const { api } = await open(server(three, { day: day({ likes_left: 0, swipes_left: 12 }) }));
    await userEvent.click(await screen.findByRole('button', { name: 'Guarda altri 12 profili' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(top()).toBe('Nome1, 30');
    expect(screen.getByRole('button', { name: 'Like di oggi finiti' })).toHaveAttribute('aria-disabled', 'true');
    await press('Passa');
    expect(top()).toBe('Nome2, 30');
    await waitFor(() => expect(sent(api)).toEqual([{ profile: anId(1), choice: 'pass' }]));
  });

  it('ERR-30 ERR-32 says when swipes are used up, in Italian in every language', async () => {
    await open(server(three, { day: day({ swipes_left: 0 }) }), { language: 'de' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Für heute ist das Spiel zu Ende' })).toBeInTheDocument();
    expect(screen.getByText('Per oggi hai finito gli swipe e i like. Riprova domani.')).toHaveAttribute('lang', 'it');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('ends when the server says that the day is over, whatever this page has counted', async () => {
    await open(server(three).refuse(postSwipe, { code: 'swipes_used_up' }, 403));
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    await press('Passa');
    expect(await screen.findByText('Per oggi hai finito gli swipe e i like. Riprova domani.')).toBeInTheDocument();
  });

  it('says that everybody was seen, and brings back who was passed when asked', async () => {
    const api = server([member(1)], { passed: 12 });
    let forgotten = false;
    api.answer(deletePasses, () => {
      forgotten = true;
      return undefined;
    });
    await open(api);
    await screen.findByRole('heading', { level: 2, name: /^Nome/ });
    await press('Passa');
    expect(await screen.findByRole('heading', { level: 1, name: 'Per ora hai visto tutti' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cerca anche negli altri Paesi' })).toBeInTheDocument();
    api.answer(getSwipe, { profiles: forgotten ? [] : [member(1)], liked_today: [], passed: 0, day: day() });
    await press(/^Rivedi chi hai saltato/);
    expect(await screen.findByRole('heading', { level: 2, name: 'Nome1, 30' })).toBeInTheDocument();
    expect(forgotten).toBe(true);
  });

  it('comes to its end after fast swipes, while earlier questions for more are still on their way', async () => {
    const api = server(three).handle(getSwipe, (_request, turn) => {
      if (turn === 2 || turn === 3) return 'wait';
      return { status: 200, data: { profiles: turn === 1 ? three : [], liked_today: [], passed: 0, day: day() } };
    });
    await open(api);
    await screen.findByRole('heading', { level: 2, name: 'Nome1, 30' });
    for (const asked of [2, 3, 4]) {
      await press('Passa');
      await waitFor(() => expect(api.seen(getSwipe)).toHaveLength(asked));
    }
    expect(await screen.findByRole('heading', { level: 1, name: 'Per ora hai visto tutti' })).toBeInTheDocument();
  });

  it('says what went wrong and tries again', async () => {
    const api = server(three).refuse(getSwipe, { code: 'network' });
    await open(api);
    const retry = await screen.findByRole('button', { name: 'Riprova' }, { timeout: 15_000 });
    api.answer(getSwipe, { profiles: three, liked_today: [], passed: 0, day: day() });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: 'Nome1, 30' })).toBeInTheDocument();
  });
});
