import { useLive } from '@amarena/shared/bus';
import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import { getLikeList, type LikeListName } from '@amarena/shared/contracts/likes';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, keyOf, problemOf, useInfiniteQuery, useQueryClient } from '@amarena/shared/query';
import type { Growth } from '../Growing.tsx';
import { withoutRepeats } from '../withoutRepeats.ts';

export type LikeList = Pick<AnswerOf<typeof getLikeList>, 'profiles' | 'liked_by' | 'counts'> & Growth;

export type LikesView = { status: 'loading' } | { status: 'failed'; error: AppError; retry(): void } | { status: 'ready'; likes: LikeList };

/** One list of likes, a page at a time; read again when the server says that it changed. */
export function useLikes(list: LikeListName): LikesView {
  const client = useQueryClient();
  const found = useInfiniteQuery({
    queryKey: keyOf(getLikeList, { query: { list } }),
    queryFn: ({ pageParam, signal }) =>
      answerOrThrow(getLikeList, { query: pageParam === null ? { list } : { list, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  useLive('likes_changed', () => void client.invalidateQueries({ queryKey: keyOf(getLikeList) }));
  const pages = found.data?.pages ?? [];
  const [first] = pages;
  if (first === undefined) {
    if (!found.isError) return { status: 'loading' };
    return { status: 'failed', error: problemOf(found.error), retry: () => void found.refetch() };
  }
  return {
    status: 'ready',
    likes: {
      profiles: withoutRepeats(pages.flatMap(({ profiles }) => profiles)),
      liked_by: withoutRepeats(pages.flatMap(({ liked_by }) => liked_by)),
      counts: first.counts,
      more: found.hasNextPage ? () => void found.fetchNextPage() : null,
      loadingMore: found.isFetchingNextPage,
      moreFailed: found.isFetchNextPageError ? problemOf(found.error) : null,
    },
  };
}
