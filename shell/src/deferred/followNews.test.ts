import { bus, type Intent } from '@amarena/shared/bus';
import { decide } from '@amarena/shared/routing';
import { aCard, aMessage, anId, aUser, renderWith, theShell } from '@amarena/shared/testing';
import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { createElement } from 'react';
import type { Here } from '../routing/current.ts';
import { createStore } from '../store.ts';
import { deferredCatalogue } from './catalogue.ts';
import { followNews } from './followNews.ts';

let clock: FakeClock;
let said: Intent[];
let stop: () => void;
beforeEach(async () => {
  await deferredCatalogue.ready('it');
  clock = fakeClock('2026-11-20T11:00:00.000Z');
  said = [];
});
afterEach(() => {
  stop();
  clock.restore();
});

async function at(path: string): Promise<void> {
  await renderWith(createElement('div'), { session: { status: 'member', user: aUser() } });
  const here$ = createStore<Here>({ path, decision: decide({ path, search: '', member: true }) });
  const hearing = theShell().intents$.subscribe((intent) => said.push(intent));
  const end = followNews(bus, here$);
  stop = () => {
    end();
    hearing.unsubscribe();
  };
}
const message = (from_me = false) =>
  act(() => theShell().publish({ type: 'message', message: aMessage({ from_me }), profile: aCard({ id: anId(7), name: 'Marco' }) }));
/** In the order of the live stream: the badge first. */
const likes = (newLikes: number) =>
  act(() => {
    theShell().set('badges', { ...bus.badges$.value, newLikes });
    theShell().publish({ type: 'likes_changed', new_likes: newLikes });
  });

it('says that a message has come, once for several, without a name and with the way to it', async () => {
  await at('/members');
  message();
  message();
  expect(said).toEqual([
    {
      type: 'toast',
      tone: 'neutral',
      text: 'Hai un nuovo messaggio.',
      action: { label: 'Leggilo', to: `/members/${anId(7)}/chat` },
    },
  ]);
  await clock.pass(10_000);
  message();
  expect(said).toHaveLength(2);
});

it('says that a like has come, and nothing where one was taken back or seen', async () => {
  await at('/profile');
  likes(1);
  await clock.pass(500);
  expect(said).toMatchObject([{ text: 'Hai un nuovo like.', action: { to: '/likes' } }]);
  likes(0);
  likes(0);
  await clock.pass(500);
  expect(said).toHaveLength(1);
});

it('leaves a like that makes a pair to the screens of the members', async () => {
  await at('/members');
  likes(1);
  act(() => theShell().publish({ type: 'mutual', profile: aCard() }));
  await clock.pass(500);
  expect(said).toEqual([]);
});

it.each(['/chats', `/members/${anId(7)}/chat`, '/profile', '/credits', '/profile/verification'])(
  'says at %s that a like makes a pair, once and by name',
  async (path) => {
    await at(path);
    likes(1);
    act(() => theShell().publish({ type: 'mutual', profile: aCard({ id: anId(7), name: 'Marco' }) }));
    await clock.pass(500);
    expect(said).toEqual([
      {
        type: 'toast',
        tone: 'success',
        text: 'Tu e Marco vi piacete.',
        action: { label: 'Scrivi a Marco', to: `/members/${anId(7)}/chat` },
      },
    ]);
  },
);

it('leaves a member who is about to pay alone with a pair', async () => {
  await at('/credits/p1/card');
  likes(1);
  act(() => theShell().publish({ type: 'mutual', profile: aCard() }));
  await clock.pass(500);
  expect(said).toEqual([]);
});

it.each(['/chats', `/members/${anId(7)}/chat`, '/credits/p1/card', '/likes'])('says nothing of a like at %s', async (path) => {
  await at(path);
  likes(1);
  await clock.pass(500);
  expect(said).toEqual([]);
});

it.each(['/chats', '/credits/p1/card'])('says nothing of a message at %s, nor of one’s own anywhere', async (path) => {
  await at(path);
  message();
  stop();
  await at('/members');
  message(true);
  expect(said).toEqual([]);
});

it('says nothing to a page that nobody looks at', async () => {
  await at('/members');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  message();
  Reflect.deleteProperty(document, 'visibilityState');
  expect(said).toEqual([]);
});
