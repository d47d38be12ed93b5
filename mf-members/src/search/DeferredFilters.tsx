import { Scroller, Skeleton } from '@amarena/shared/ui-first';
import { lazy, memo, Suspense } from 'react';
import { withLaterWords } from '../laterWords.ts';
import { BarSkeleton, FiltersRoot } from './search.styles.ts';
import { loadPatiently, whenWanted } from './whenWanted.ts';

const FILTERS = 'filters';

const Filters = lazy(async () => {
  // In a page from the server they are to be seen already: what is pressed before React listens is pressed again then.
  if (typeof document !== 'undefined' && document.getElementById(FILTERS) !== null) await whenWanted();
  return loadPatiently(() => withLaterWords(() => import('./Filters.tsx')));
});

/**
 * The filters of the address, which React takes over after the results. Without props, so that the screen around them
 * can render again meanwhile without touching them.
 */
export const DeferredFilters = memo(function DeferredFilters() {
  return (
    <FiltersRoot id={FILTERS}>
      <Suspense fallback={<FiltersSkeleton />}>
        <Filters />
      </Suspense>
    </FiltersRoot>
  );
});

/** As high as the filters. */
function FiltersSkeleton() {
  return (
    <>
      <BarSkeleton $height="62px" />
      <Scroller>
        <Skeleton $height="44px" />
      </Scroller>
    </>
  );
}
