import { queryClient } from '@amarena/shared/query';
import type { PageState } from '../layouts/pageState.ts';
import type { Store } from '../store.ts';

/** Fallback in milliseconds, for browsers without `requestIdleCallback`. */
const PERHAPS_IDLE = 2_000;

function whenIdle(run: () => void): void {
  const idle = window.requestIdleCallback ?? ((later: () => void) => window.setTimeout(later, PERHAPS_IDLE));
  idle(run);
}

/**
 * Runs when the first page shows its data and the browser is idle; until then the bandwidth belongs to that page.
 * `page$` is null if the first screen is the shell's own.
 */
export function whenSettled(page$: Store<PageState> | null, run: () => void): void {
  const settled = () => page$?.get().status !== 'starting' && queryClient.isFetching() === 0;
  let done = false;
  const look = () => {
    if (done || !settled()) return;
    // A page requests its data just after it mounts, so check again when the browser is idle.
    whenIdle(() => {
      if (done || !settled()) return;
      done = true;
      for (const stop of stops) stop();
      run();
    });
  };
  const stops = [queryClient.getQueryCache().subscribe(look), page$?.subscribe(look) ?? (() => undefined)];
  look();
}
