import { newRequestId } from '@amarena/shared/api';
import { bus, useMember } from '@amarena/shared/bus';
import { deleteLike, getLikeList, getLikes, postLike } from '@amarena/shared/contracts/likes';
import type { Card } from '@amarena/shared/contracts/profile';
import { type AppError, problemText } from '@amarena/shared/errors';
import { currentLanguage } from '@amarena/shared/i18n';
import { answerOrThrow, invalidate, problemOf, type QueryClient, useQueryClient } from '@amarena/shared/query';
import { useCallback } from 'react';
import { patchMember } from './cards.cache.ts';
import { useT } from './catalogue.ts';
import { useTellMutual } from './useMutual.ts';

type Liked = Pick<Card, 'id' | 'name' | 'liked'>;

/** The server's own sentence is the better one here; for anything else we say what did not happen. */
const EXPLAINED: readonly AppError['code'][] = [
  'authentication_required',
  'blocked_by_user',
  'blocked',
  'like_self',
  'address_unconfirmed',
  'account_suspended',
];

/** Likes or unlikes on the server. Presses on one member travel one after the other, so that the last one decides. */
function send(client: QueryClient, id: string, like: boolean): Promise<{ mutual: boolean }> {
  const requestId = newRequestId();
  const options = client.defaultMutationOptions({
    scope: { id: `like-${id}` },
    mutationFn: async (): Promise<{ mutual: boolean }> => {
      if (like) return answerOrThrow(postLike, { body: { profile: id }, requestId });
      await answerOrThrow(deleteLike, { body: { profile: id }, requestId });
      return { mutual: false };
    },
  });
  return client.getMutationCache().build(client, options).execute(undefined);
}

/**
 * Likes a member or takes the like back: at once on the screen, undone there with a word when the server refuses. The
 * same function for the same person and words, so that cards need not render anew for it.
 */
export function useLike(): (member: Liked) => Promise<void> {
  const client = useQueryClient();
  const visitor = useMember() === null;
  const t = useT();
  const tellMutual = useTellMutual();

  return useCallback(
    async ({ id, name, liked }) => {
      if (visitor) {
        bus.ask({ type: 'signup', profile: id });
        return;
      }
      patchMember(client, id, { liked: !liked });
      try {
        const { mutual } = await send(client, id, !liked);
        patchMember(client, id, { mutual });
        // A like taken back keeps its place on the screen until the next visit; a new pair has a place in another list.
        void invalidate(client, [getLikes, getLikeList], mutual ? 'active' : 'none');
        if (mutual) tellMutual({ id, name });
      } catch (cause) {
        const problem = problemOf(cause);
        patchMember(client, id, { liked });
        const text = EXPLAINED.includes(problem.code)
          ? problemText(problem, currentLanguage())
          : t(liked ? 'unlike.failed' : 'like.failed');
        if (text !== null) bus.ask({ type: 'toast', tone: 'danger', text });
      }
    },
    [client, visitor, t, tellMutual],
  );
}
