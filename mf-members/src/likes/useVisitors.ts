import { useLive } from '@amarena/shared/bus';
import { getVisits, type Visitor } from '@amarena/shared/contracts/people/visits';
import { answerOrThrow, invalidate, pagesKeyOf, useInfiniteQuery, useQueryClient } from '@amarena/shared/query';
import type { Growth } from '../Growing.tsx';
import { type Failed, inPages } from '../inPages.ts';
import { withoutRepeats } from '../withoutRepeats.ts';

export interface VisitorList extends Growth {
  visitors: readonly Visitor[];
  /** Total number of visitors. */
  count: number;
}

export type VisitorsView = { status: 'loading' } | Failed | { status: 'ready'; list: VisitorList };

/** Visitors of the member's profile, a page at a time. The list is refetched when the server reports a visit. */
export function useVisitors(): VisitorsView {
  const client = useQueryClient();
  const found = useInfiniteQuery({
    queryKey: pagesKeyOf(getVisits),
    queryFn: ({ pageParam, signal }) => answerOrThrow(getVisits, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
  });
  useLive('visits_changed', () => void invalidate(client, [getVisits]));
  const list = inPages(found);
  if (list.status !== 'ready') return list;
  const visitors = withoutRepeats(list.pages.flatMap((page) => page.visitors));
  return { status: 'ready', list: { visitors, count: list.first.count, ...list.growth } };
}
