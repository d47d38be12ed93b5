import type { AnswerOf, QueryOf } from '@amarena/shared/contracts/endpoint';
import type { Card } from '@amarena/shared/contracts/profile';
import { type SearchFilters, search } from '@amarena/shared/contracts/search';
import type { AppError } from '@amarena/shared/errors';
import { answerOrThrow, keyOf, problemOf, useInfiniteQuery } from '@amarena/shared/query';
import type { Growth } from '../Growing.tsx';
import { withoutRepeats } from '../withoutRepeats.ts';
import type { Here } from './here.ts';
import { useHere } from './useHere.ts';

type Similar = NonNullable<AnswerOf<typeof search>['similar']>;
export type WidenedFilter = Similar['widened'];

export type SearchView =
  | { status: 'loading' }
  | { status: 'hidden' }
  /** A distance, and no place to measure it from. */
  | { status: 'unlocated' }
  /** Filters that mean nothing, out of an address that somebody changed. */
  | { status: 'meaningless' }
  | { status: 'failed'; error: AppError; retry(): void }
  | ({
      status: 'ready';
      results: Card[];
      numResults: number;
      numOnline: number;
      similar: Similar | null;
    } & Growth);

/** The filters as the call takes them: flags travel as words, and only where they are set. */
const queryOf = ({ online, photo, only_real, verified, ...rest }: SearchFilters, here: Here): QueryOf<typeof search> => ({
  ...rest,
  ...(rest.distance !== undefined && here.status === 'known' && { near: here.near }),
  ...(online && { online: 'true' as const }),
  ...(photo && { photo: 'true' as const }),
  ...(only_real && { only_real: 'true' as const }),
  ...(verified && { verified: 'true' as const }),
});

/** The members who match, a page at a time. What was loaded stays in the cache, so that coming back finds the same list. */
export function useSearch(filters: SearchFilters): SearchView {
  const query = queryOf(filters, useHere());
  const found = useInfiniteQuery({
    queryKey: keyOf(search, { query }),
    queryFn: ({ pageParam, signal }) =>
      answerOrThrow(search, { query: pageParam === null ? query : { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });

  const first = found.data?.pages[0];
  if (found.data === undefined || first === undefined) {
    if (!found.isError) return { status: 'loading' };
    const error = problemOf(found.error);
    if (error.code === 'search_hidden') return { status: 'hidden' };
    if (error.code === 'validation_failed') return { status: 'near' in error.fields ? 'unlocated' : 'meaningless' };
    return { status: 'failed', error, retry: () => void found.refetch() };
  }
  return {
    status: 'ready',
    results: withoutRepeats(found.data.pages.flatMap((page) => page.results)),
    numResults: first.numResults,
    numOnline: first.numOnline,
    similar: first.similar,
    more: found.hasNextPage ? () => void found.fetchNextPage() : null,
    loadingMore: found.isFetchingNextPage,
    moreFailed: found.isFetchNextPageError ? problemOf(found.error) : null,
  };
}
