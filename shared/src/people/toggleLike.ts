import { newRequestId } from '@amarena/shared/api';
import { failure, type Result, success } from '@amarena/shared/errors';
import { answerOrThrow, invalidate, ProblemError, type QueryClient } from '@amarena/shared/query';
import { deleteLike, getLikeList, getLikes, postLike } from '../contracts/people/likes.ts';
import type { Card } from '../contracts/people/profile.ts';
import { keepingMember, patchMember } from './cachedMembers.ts';
import { tellOtherTabs } from './otherTabs.ts';

/** Sends a like or its removal. Calls for one member run in sequence, so that the last press wins. */
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
 * Likes a member, or removes the like if they are liked: shown at once everywhere, and undone if the server refuses.
 * Returns whether both now like each other.
 */
export async function toggleLike(client: QueryClient, { id, liked }: Pick<Card, 'id' | 'liked'>): Promise<Result<{ mutual: boolean }>> {
  patchMember(client, id, { liked: !liked });
  try {
    const { mutual } = await keepingMember(client, id, { liked: !liked }, send(client, id, !liked));
    patchMember(client, id, { mutual });
    tellOtherTabs({ id, liked: !liked, mutual });
    // A removed like keeps its place on the screen until the next visit; a new mutual like appears in another list.
    void invalidate(client, [getLikes, getLikeList], mutual ? 'active' : 'none');
    return success({ mutual });
  } catch (cause) {
    patchMember(client, id, { liked });
    if (cause instanceof ProblemError) return failure(cause.problem);
    throw cause;
  }
}
