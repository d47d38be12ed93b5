import { useCommonT } from '@amarena/shared/i18n';
import { Problem, VisuallyHidden, Wrap } from '@amarena/shared/ui-first';
import { lazy, Suspense } from 'react';
import { useT } from '../catalogue.ts';
import { withLaterWords } from '../laterWords.ts';
import { useMutualNews } from '../useMutual.ts';
import { DeferredFilters } from './DeferredFilters.tsx';
import { NoResults } from './NoResults.tsx';
import { Results, ResultsSkeleton } from './Results.tsx';
import { SearchHeading } from './SearchHeading.tsx';
import { SimilarResults } from './SimilarResults.tsx';
import { Below } from './search.styles.ts';
import { useFilters } from './useFilters.ts';
import { type SearchView, useSearch } from './useSearch.ts';

// Most people never see these.
const HiddenSearch = lazy(() => withLaterWords(() => import('./HiddenSearch.tsx')));
const Unlocated = lazy(() => withLaterWords(() => import('./Unlocated.tsx')));

/** Search results with their filters. */
export function SearchScreen() {
  useMutualNews();
  const { filters, apply } = useFilters();
  const view = useSearch(filters);
  if (view.status === 'hidden') {
    return (
      <Suspense fallback={null}>
        <HiddenSearch />
      </Suspense>
    );
  }
  return (
    <Wrap>
      <SearchHeading filters={filters} found={view.status === 'ready' ? view : null} />
      <DeferredFilters />
      <Found view={view} />
      {view.status === 'unlocated' && (
        <Suspense fallback={null}>
          <Unlocated filters={filters} onApply={apply} />
        </Suspense>
      )}
      {(view.status === 'meaningless' || (view.status === 'ready' && view.results.length === 0)) && (
        <NoResults filters={filters} onApply={apply} />
      )}
      {view.status === 'ready' && view.similar !== null && view.similar.results.length > 0 && <SimilarResults {...view.similar} />}
      <Below />
    </Wrap>
  );
}

function Found({ view }: { view: SearchView }) {
  const t = useT();
  const common = useCommonT();
  if (view.status === 'loading') return <ResultsSkeleton />;
  if (view.status === 'failed') return <Problem error={view.error} onRetry={view.retry} retryLabel={common('action.retry')} />;
  if (view.status !== 'ready' || view.results.length === 0) return null;
  return (
    <section aria-labelledby="results">
      <VisuallyHidden as="h2" id="results">
        {t('results.label')}
      </VisuallyHidden>
      <Results {...view} />
    </section>
  );
}
