import { newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import { getLikeList, getLikes } from '@amarena/shared/contracts/likes';
import { type Described, deleteSwipe, getSwipe, postSwipe, type SwipeChoice, type SwipeDay } from '@amarena/shared/contracts/swipe';
import type { AppError } from '@amarena/shared/errors';
import { patchMember } from '@amarena/shared/people';
import { answerOrThrow, invalidate, problemOf, queryFor, useMutation, useQuery, useQueryClient } from '@amarena/shared/query';
import { useEffect, useReducer, useState } from 'react';
import { usePlayT } from '../play.ts';
import { changeDeck, type Deck, dayAfter, EMPTY_DECK, REFILL_BELOW, type Swiped } from './deck.model.ts';
import { dropProfile, patchDay, patchSwiped, patchUndone } from './round.cache.ts';
import { useMoreAhead } from './useMoreAhead.ts';
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

/** Refusals after which this member can no longer be swiped. */
const GONE: readonly AppError['code'][] = ['not_found', 'blocked', 'blocked_by_user', 'like_self'];

/** The swipe game: applied at once on the screen, sent to the server in sequence, and undone if it refuses. */
export function useSwipe(wishes: Wishes): SwipeView {
  const client = useQueryClient();
  const t = usePlayT();
  const [deck, change] = useReducer(changeDeck, EMPTY_DECK);
  const [met, setMet] = useState<Described | null>(null);
  const query = { ...(wishes.only_real ? { only_real: 'true' } : {}), ...(wishes.everywhere ? { everywhere: 'true' } : {}) };
  const found = useQuery(queryFor(getSwipe, { query }));
  const { data, refetch } = found;
  const [answered, setAnswered] = useState(0);

  useEffect(() => {
    if (data !== undefined) change({ type: 'arrived', profiles: data.profiles });
  }, [data]);

  const onRefused = (swiped: Swiped, problem: AppError) => {
    const { profile } = swiped;
    if (GONE.includes(problem.code)) {
      dropProfile(client, profile.id);
      change({ type: 'answered', id: profile.id });
      return;
    }
    change({ type: 'returned', profile });
    if (problem.code === 'swipes_used_up') patchDay(client, { swipes_left: 0 });
    else if (problem.code === 'swipe_likes_used_up') patchDay(client, { likes_left: 0 });
    else if (problem.code !== 'authentication_required') {
      bus.ask({ type: 'toast', tone: 'danger', text: t('swipe.failed', { name: profile.name }) });
    }
  };

  const send = useMutation({
    // In sequence, so that the server counts the swipes in the order of the presses.
    scope: { id: 'swipe' },
    mutationFn: ({ swiped, requestId }: { swiped: Swiped; requestId: string }) =>
      answerOrThrow(postSwipe, { body: { profile: swiped.profile.id, choice: swiped.choice }, requestId }),
    onSuccess: (answer, { swiped }) => {
      patchSwiped(client, swiped, answer);
      change({ type: 'answered', id: swiped.profile.id });
      if (swiped.choice === 'pass') return;
      patchMember(client, swiped.profile.id, { liked: true, mutual: answer.mutual });
      void invalidate(client, [getLikes, getLikeList], 'none');
      if (answer.mutual) setMet(swiped.profile);
    },
    onError: (cause, { swiped }) => onRefused(swiped, problemOf(cause)),
  });

  const takeBack = useMutation({
    scope: { id: 'swipe' },
    mutationFn: (requestId: string) => answerOrThrow(deleteSwipe, { requestId }),
    onSuccess: ({ profile, day }) => {
      patchUndone(client, profile, day);
      change({ type: 'returned', profile });
    },
    onError: (cause) => {
      const { code } = problemOf(cause);
      if (code === 'not_found') patchDay(client, { can_undo: false });
      if (code !== 'authentication_required') bus.ask({ type: 'toast', tone: 'danger', text: t('swipe.undo_failed') });
    },
  });

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
