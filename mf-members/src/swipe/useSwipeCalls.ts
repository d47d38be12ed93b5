import { bus } from '@amarena/shared/bus';
import { getLikeList, getLikes } from '@amarena/shared/contracts/people/likes';
import { type Described, deleteSwipe, postSwipe } from '@amarena/shared/contracts/people/swipe';
import type { AppError } from '@amarena/shared/errors';
import { patchMember, tellOtherTabs } from '@amarena/shared/people';
import { answerOrThrow, invalidate, problemOf, useMutation, useQueryClient } from '@amarena/shared/query';
import { useLaterT } from '../laterWords.ts';
import type { DeckChange, Swiped } from './deck.model.ts';
import { dropProfile, patchDay, patchSwiped, patchUndone } from './round.cache.ts';

/** Refusals after which this member can no longer be swiped. */
const GONE: readonly AppError['code'][] = ['not_found', 'blocked', 'blocked_by_user', 'like_self'];

/** The calls of the swipe game, and what their answers and refusals change. `setMet` announces a new mutual like. */
export function useSwipeCalls(change: (action: DeckChange) => void, setMet: (profile: Described) => void) {
  const client = useQueryClient();
  const t = useLaterT();

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
      tellOtherTabs({ id: swiped.profile.id, liked: true, mutual: answer.mutual });
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
      tellOtherTabs({ id: profile.id, liked: false, mutual: false });
      change({ type: 'returned', profile });
    },
    onError: (cause) => {
      const { code } = problemOf(cause);
      if (code === 'not_found') patchDay(client, { can_undo: false });
      if (code !== 'authentication_required') bus.ask({ type: 'toast', tone: 'danger', text: t('swipe.undo_failed') });
    },
  });

  return { send, takeBack };
}
