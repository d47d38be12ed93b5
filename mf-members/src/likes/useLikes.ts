import { useLive } from '@amarena/shared/bus';
import { getLikeList, type LikeListName } from '@amarena/shared/contracts/people/likes';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { answerOrThrow, invalidate, pagesKeyOf, readWith, useInfiniteQuery, useQueryClient } from '@amarena/shared/query';
import type { Growth } from '../Growing.tsx';
import { type Failed, inPages } from '../inPages.ts';
import { withoutRepeats } from '../withoutRepeats.ts';

export type LikeList = Pick<AnswerOf<typeof getLikeList>, 'profiles' | 'liked_by' | 'talking' | 'counts'> & Growth;

export type LikesView = { status: 'loading' } | Failed | { status: 'ready'; likes: LikeList };

/** One list of likes, a page at a time. It is refetched when the server reports a change. */
export function useLikes(name: LikeListName): LikesView {
  const client = useQueryClient();
  useLive('likes_changed', () => void invalidate(client, [getLikeList]));
  return useLikeList(name);
}

/** The same for a part of a screen that has it refetched. */
export function useLikeList(name: LikeListName): LikesView {
  const found = useInfiniteQuery({
    queryKey: pagesKeyOf(getLikeList, { query: { list: name } }),
    queryFn: (reading) =>
      answerOrThrow(getLikeList, {
        query: reading.pageParam === null ? { list: name } : { list: name, cursor: reading.pageParam },
        ...readWith(reading),
      }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });
  const list = inPages(found);
  if (list.status !== 'ready') return list;
  return {
    status: 'ready',
    likes: {
      profiles: withoutRepeats(list.pages.flatMap(({ profiles }) => profiles)),
      liked_by: withoutRepeats(list.pages.flatMap(({ liked_by }) => liked_by)),
      talking: list.pages.flatMap(({ talking }) => talking),
      counts: list.first.counts,
      ...list.growth,
    },
  };
}
