import { newRequestId } from '@amarena/shared/api';
import { type Described, getSwipe, type SwipeChoice, type SwipeDay } from '@amarena/shared/contracts/people/swipe';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { useEffect, useReducer, useState } from 'react';
import { changeDeck, type Deck, dayAfter, EMPTY_DECK, REFILL_BELOW } from './deck.model.ts';
import { useMoreAhead } from './useMoreAhead.ts';
import { useSwipeCalls } from './useSwipeCalls.ts';
import type { Wishes } from './useWishes.ts';

export interface Game extends Pick<AnswerOf<typeof getSwipe>, 'liked_today' | 'passed'> {
  deck: Deck;
  day: SwipeDay;
  /** True if the deck is empty and the server may still have members. */
  looking: boolean;
  /** The member of a new mutual like; null: none to announce. */
  met: Described | null;
  swipe(choice: SwipeChoice): void;
  undo(): void;
  flown(id: string): void;
  /** Call when the member has seen the mutual like. */
  greet(): void;
}

export type SwipeView = { status: 'loading' } | { status: 'failed'; error: AppError; retry(): void } | { status: 'ready'; game: Game };

/** The swipe game: applied at once on the screen, sent to the server in sequence, and undone if it refuses. */
export function useSwipe(wishes: Wishes): SwipeView {
  const [deck, change] = useReducer(changeDeck, EMPTY_DECK);
  const [met, setMet] = useState<Described | null>(null);
  const query = { ...(wishes.only_real ? { only_real: 'true' } : {}), ...(wishes.everywhere ? { everywhere: 'true' } : {}) };
  const found = useQuery(queryFor(getSwipe, { query }));
  const { data, refetch } = found;
  const [answered, setAnswered] = useState(0);

  useEffect(() => {
    if (data !== undefined) change({ type: 'arrived', profiles: data.profiles });
  }, [data]);

  const { send, takeBack } = useSwipeCalls(change, setMet);
  const quiet = deck.sending.length === 0 && !takeBack.isPending;
  // Near the end of the deck each answered swipe asks for more. When the server has no new members, the deck has ended.
  const few = quiet && deck.gone.size > 0 && deck.waiting.length < REFILL_BELOW;
  const asked = few ? deck.gone.size : 0;
  useEffect(() => {
    if (asked === 0) return;
    let newest = true;
    // If a later refetch has superseded this one, it resolves with the later answer; only the newest counts.
    void refetch().then(() => newest && setAnswered(asked));
    return () => {
      newest = false;
    };
  }, [asked, refetch]);
  useMoreAhead({ deck, query, known: answered });

  const empty = deck.waiting.length === 0 && deck.sending.length === 0;
  if (found.isError && (data === undefined || empty)) {
    return { status: 'failed', error: problemOf(found.error), retry: () => void refetch() };
  }
  if (data === undefined) return { status: 'loading' };
  const day = dayAfter(data.day, deck.sending);
  return {
    status: 'ready',
    game: {
      deck,
      day,
      liked_today: data.liked_today,
      passed: data.passed,
      looking: deck.waiting.length === 0 && (!quiet || asked !== answered || data.profiles.some(({ id }) => !deck.gone.has(id))),
      met,
      swipe: (choice) => {
        const [profile] = deck.waiting;
        if (profile === undefined || day.swipes_left === 0 || (choice === 'like' && day.likes_left === 0)) return;
        const swiped = { profile, choice };
        change({ type: 'swiped', swiped });
        send.mutate({ swiped, requestId: newRequestId() });
      },
      undo: () => {
        if (day.can_undo && !takeBack.isPending) takeBack.mutate(newRequestId());
      },
      flown: (id) => change({ type: 'flown', id }),
      greet: () => setMet(null),
    },
  };
}
