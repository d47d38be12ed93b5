import { pageStands } from './pageStands.ts';

/** Entries of the history whose position is kept. */
const KEPT = 50;

const keyOf = (state: unknown): string => (typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : 'first');

export interface Attention {
  /** Tells that the address shows. On another page, focus goes to its content, and the window to where it belongs once that stands. */
  arrived(anotherPage: boolean): void;
  stop(): void;
}

/** Milliseconds for which a page that is still growing is scrolled back to where it was. */
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

/** Milliseconds after which the window is scrolled for a page that is still on its way. */
const STANDS_AT_LAST = 500;

/** An open dialog keeps the focus when the page behind it changes; one that is closing has nothing more to say. */
const heldByDialog = () => document.activeElement?.closest('[role="dialog"][data-open], [role="alertdialog"][data-open]') != null;

/**
 * Gives each entry of the history its scroll position back: a new page starts at its top, "back" returns to where the
 * person was. The browser's own restoring comes too early for pages whose content follows later.
 * Start it before single-spa, which holds back later listeners until the old page is gone.
 */
export function attendNavigation(main: () => HTMLElement | null): Attention {
  const places = new Map<string, number>();
  let key = keyOf(window.history.state);
  let moving = false;
  let returning = false;
  /** The change whose page does not stand yet. */
  let coming: object | null = null;
  window.history.scrollRestoration = 'manual';

  const keepPlace = () => {
    // The old page is being taken down and the window shrinks with it: that is not where the person was.
    if (moving) return;
    places.delete(key);
    places.set(key, window.scrollY);
    const [oldest] = places.keys();
    if (places.size > KEPT && oldest !== undefined) places.delete(oldest);
  };
  const onPopState = (event: PopStateEvent) => {
    // Whoever leaves just after scrolling has been told of no scroll yet: it comes with the next frame.
    keepPlace();
    moving = true;
    // single-spa sends an event of its own for every pushState; only the browser's own comes from "back" and "forward".
    returning = event.isTrusted;
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
      // Earlier, the old page would be seen to jump.
      void pageStands(STANDS_AT_LAST).then(() => {
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
