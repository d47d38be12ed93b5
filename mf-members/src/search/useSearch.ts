import type { Card } from '@amarena/shared/contracts/people/profile';
import { type SearchFilters, search } from '@amarena/shared/contracts/people/search';
import type { AnswerOf, QueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { answerOrThrow, pagesKeyOf, readWith, useInfiniteQuery } from '@amarena/shared/query';
import type { Growth } from '../Growing.tsx';
import { type Failed, inPages } from '../inPages.ts';
import { useArrived } from '../useArrived.ts';
import { withoutRepeats } from '../withoutRepeats.ts';
import type { Here } from './geolocation.ts';
import { useGeolocation } from './useGeolocation.ts';

type Similar = NonNullable<AnswerOf<typeof search>['similar']>;
export type WidenedFilter = Similar['widened'];

export type SearchView =
  | { status: 'loading' }
  | { status: 'hidden' }
  /** A distance is set, but the location is unknown. */
  | { status: 'unlocated' }
  /** The server rejected the filters, because someone edited the address. */
  | { status: 'meaningless' }
  | Failed
  | ({
      status: 'ready';
      results: Card[];
      numResults: number;
      numOnline: number | null;
      similar: Similar | null;
    } & Growth);

/** The filters as the call takes them: flags are strings, sent only if set. */
const queryOf = ({ online, photo, only_real, verified, ...rest }: SearchFilters, here: Here): QueryOf<typeof search> => ({
  ...rest,
  ...(rest.distance !== undefined && here.status === 'known' && { near: here.near }),
  ...(online && { online: 'true' as const }),
  ...(photo && { photo: 'true' as const }),
  ...(only_real && { only_real: 'true' as const }),
  ...(verified && { verified: 'true' as const }),
});

/** The matching members, a page at a time. Loaded pages stay in the cache, so that coming back shows the same list. */
export function useSearch(filters: SearchFilters): SearchView {
  const query = queryOf(filters, useGeolocation());
  const found = useInfiniteQuery({
    queryKey: pagesKeyOf(search, { query }),
    queryFn: (reading) =>
      answerOrThrow(search, {
        query: reading.pageParam === null ? query : { ...query, cursor: reading.pageParam },
        ...readWith(reading),
      }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });

  const list = inPages(found, useArrived(found.data));
  if (list.status === 'failed') {
    const { error } = list;
    if (error.code === 'search_hidden') return { status: 'hidden' };
    if (error.code === 'validation_failed') return { status: 'near' in error.fields ? 'unlocated' : 'meaningless' };
  }
  if (list.status !== 'ready') return list;
  const { numResults, numOnline, similar } = list.first;
  const results = withoutRepeats(list.pages.flatMap((page) => page.results));
  return { status: 'ready', results, numResults, numOnline, similar, ...list.growth };
}
