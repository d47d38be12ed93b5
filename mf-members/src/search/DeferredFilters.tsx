import { useLocation } from '@amarena/shared/router';
import { Scroller, Skeleton } from '@amarena/shared/ui-first';
import { lazy, memo, Suspense, useState } from 'react';
import { withLaterWords } from '../laterWords.ts';
import { BarSkeleton, FiltersRoot } from './search.styles.ts';
import { loadPatiently, whenWanted } from './whenWanted.ts';

const FILTERS = 'filters';

let arrived = false;

const Filters = lazy(async () => {
  // In a page from the server they are to be seen already: what is pressed before React listens is pressed again then.
  if (typeof document !== 'undefined' && document.getElementById(FILTERS) !== null) await whenWanted();
  const filters = await loadPatiently(() => withLaterWords(() => import('./Filters.tsx')));
  arrived = true;
  return filters;
});

/**
 * The filters of the address, which React takes over after the results. Without props, so that the screen around them
 * can render again meanwhile without touching them. Another address replaces what the server rendered: React would show
 * nothing new before it has taken over the filters, and so never, if their code does not arrive.
 */
export const DeferredFilters = memo(function DeferredFilters() {
  const { search } = useLocation();
  const [shownFor, setShownFor] = useState(search);
  if (!arrived && shownFor !== search) setShownFor(search);
  return (
    <FiltersRoot id={FILTERS}>
      <Suspense key={shownFor} fallback={<FiltersSkeleton />}>
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
