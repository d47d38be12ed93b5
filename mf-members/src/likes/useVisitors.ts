import { useLive } from '@amarena/shared/bus';
import { getVisits, type Visitor } from '@amarena/shared/contracts/visits';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, keyOf, problemOf, useInfiniteQuery, useQueryClient } from '@amarena/shared/query';
import type { Growth } from '../Growing.tsx';
import { withoutRepeats } from '../withoutRepeats.ts';

export interface VisitorList extends Growth {
  visitors: readonly Visitor[];
  /** How many there are in all. */
  count: number;
}

export type VisitorsView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry(): void }
  | { status: 'ready'; list: VisitorList };

/** Who looked at the member's page, a page at a time; read again when the server says that somebody did. */
export function useVisitors(): VisitorsView {
  const client = useQueryClient();
  const found = useInfiniteQuery({
    queryKey: keyOf(getVisits),
    queryFn: ({ pageParam, signal }) => answerOrThrow(getVisits, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  useLive('visits_changed', () => void client.invalidateQueries({ queryKey: keyOf(getVisits) }));
  const pages = found.data?.pages ?? [];
  const [first] = pages;
  if (first === undefined) {
    if (!found.isError) return { status: 'loading' };
    return { status: 'failed', error: problemOf(found.error), retry: () => void found.refetch() };
  }
  return {
    status: 'ready',
    list: {
      visitors: withoutRepeats(pages.flatMap(({ visitors }) => visitors)),
      count: first.count,
      more: found.hasNextPage ? () => void found.fetchNextPage() : null,
      loadingMore: found.isFetchingNextPage,
      moreFailed: found.isFetchNextPageError ? problemOf(found.error) : null,
    },
  };
}
