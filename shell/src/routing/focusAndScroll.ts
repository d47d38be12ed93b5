import { whenPageReady } from './whenPageReady.ts';

/** Number of history entries whose scroll position is kept. */
const KEPT = 50;

const keyOf = (state: unknown): string => (typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first');

export interface FocusAndScroll {
  /**
   * Call when the address has changed. On another page, it moves the focus to the content, and restores the scroll
   * position once the page is there.
   */
  arrived(anotherPage: boolean): void;
  stop(): void;
}

/** Milliseconds for which the position is restored again while the page grows. */
const RESTORE_FOR = 2_000;

function restore(top: number): void {
  const until = performance.now() + RESTORE_FOR;
  const step = () => {
    window.scrollTo(0, top);
    const reached = Math.abs(window.scrollY - top) < 2;
    if (!reached && performance.now() < until) requestAnimationFrame(step);
  };
  step();
}

/** Milliseconds after which it scrolls even if the page has not arrived. */
const STANDS_AT_LAST = 500;

/** An open dialog keeps the focus when the page behind it changes; a closing one does not. */
const heldByDialog = () => document.activeElement?.closest('[role="dialog"][data-open], [role="alertdialog"][data-open]') != null;

/**
 * Restores the scroll position of each history entry: a new page starts at the top, "back" returns to where the person
 * was. The browser's own restoration comes too early for pages whose content arrives later. Start it before single-spa,
 * which delays later listeners until the old page is gone.
 */
export function manageFocusAndScroll(main: () => HTMLElement | null): FocusAndScroll {
  const places = new Map<string, number>();
  let key = keyOf(window.history.state);
  let moving = false;
  let returning = false;
  /** The navigation whose page is not there yet. */
  let coming: object | null = null;
  window.history.scrollRestoration = 'manual';

  const keepPlace = () => {
    // The old page is being unmounted and the window shrinks: this is not the person's scroll position.
    if (moving) return;
    places.delete(key);
    places.set(key, window.scrollY);
    const [oldest] = places.keys();
    if (places.size > KEPT && oldest !== undefined) places.delete(oldest);
  };
  const onPopState = (event: PopStateEvent) => {
    // The scroll event comes with the next frame; save the position of a person who leaves right after scrolling.
    keepPlace();
    // single-spa dispatches its own event for every pushState; only the browser's own means "back" or "forward". One that
    // came before single-spa was there is dispatched again.
    returning = event.isTrusted || (moving && returning);
    moving = true;
  };
  window.addEventListener('scroll', keepPlace, { passive: true });
  window.addEventListener('popstate', onPopState, { capture: true });

  return {
    arrived(anotherPage) {
      key = keyOf(window.history.state);
      if (!anotherPage) {
        moving = coming !== null;
        return;
      }
      if (!heldByDialog()) main()?.focus({ preventScroll: true });
      const top = returning ? (places.get(key) ?? 0) : 0;
      const mine = {};
      coming = mine;
      // Any earlier, and the old page would visibly jump.
      void whenPageReady(STANDS_AT_LAST).then(() => {
        if (coming !== mine) return;
        coming = null;
        moving = false;
        restore(top);
      });
    },
    stop() {
      window.removeEventListener('scroll', keepPlace);
      window.removeEventListener('popstate', onPopState, { capture: true });
    },
  };
}
