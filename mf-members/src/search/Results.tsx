import { COUNTED_UP_TO, SEARCH_PAGE } from '@amarena/shared/contracts/people/search';
import { useCommonT } from '@amarena/shared/i18n';
import { MemberGridSkeleton } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { LongList } from '../LongList.tsx';
import type { SearchView } from './useSearch.ts';

/** The members that were found, in one growing list. */
export function Results({ results, numResults, ...growth }: Extract<SearchView, { status: 'ready' }>) {
  const t = useT();
  const { more, loadingMore, moreFailed } = growth;
  return (
    <LongList
      members={results}
      label={t('results.label')}
      total={numResults < COUNTED_UP_TO ? numResults : null}
      page={SEARCH_PAGE}
      eager
      more={more}
      loadingMore={loadingMore}
      moreFailed={moreFailed}
    />
  );
}

/** A page of skeleton cards. */
export function ResultsSkeleton() {
  return <MemberGridSkeleton count={SEARCH_PAGE} label={useCommonT()('state.loading')} />;
}
