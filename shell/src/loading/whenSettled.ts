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
 * Runs once the first page shows what it asked the server for and the browser has nothing better to do: until then
 * the line belongs to that page. `page$` is null where the shell's own screen is the first.
 */
export function whenSettled(page$: Store<PageState> | null, run: () => void): void {
  const settled = () => page$?.get().status !== 'starting' && queryClient.isFetching() === 0;
  let done = false;
  const look = () => {
    if (done || !settled()) return;
    // A page asks for its data just after it stands: looked at once more when the browser is idle.
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
