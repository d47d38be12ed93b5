import { newRequestId } from '@amarena/shared/api';
import { bus, useMember, useStream } from '@amarena/shared/bus';
import { getLikeList, getLikes, putLikes } from '@amarena/shared/contracts/people/likes';
import { answerOrThrow, invalidate, keyOf, type QueryClient, queryFor, useQueryClient } from '@amarena/shared/query';
import { useEffect } from 'react';

/** Marks every like as seen, the opened one included. If the call fails, the flags stay until the next visit. */
async function markSeen(client: QueryClient, profileId: string): Promise<void> {
  const likes = await client.ensureQueryData(queryFor(getLikes));
  if (!likes.liked_by.some((like) => like.id === profileId)) return;
  await answerOrThrow(putLikes, { requestId: newRequestId() });
  client.setQueryData(
    keyOf(getLikes),
    (found) => found && { ...found, liked_by: found.liked_by.map((like) => ({ ...like, like_new: false })) },
  );
  void invalidate(client, [getLikeList]);
  bus.ask({ type: 'likesSeen' });
}

/** Opening the profile of a member who sent a like clears the new flag of all likes. */
export function useLikesSeen(profileId: string): void {
  const client = useQueryClient();
  const member = useMember() !== null;
  const anyNew = useStream(bus.badges$).newLikes > 0;
  useEffect(() => {
    if (!member || !anyNew) return;
    markSeen(client, profileId).catch((cause: unknown) => {
      // The badge stays as it was, which is correct because nothing was marked. Bugs must not be swallowed here.
      if (!(cause instanceof Error) || cause.name !== 'ProblemError') throw cause;
    });
  }, [client, member, anyNew, profileId]);
}
