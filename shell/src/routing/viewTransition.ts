import { whenPageReady } from './whenPageReady.ts';

/** Most milliseconds for which the old page's snapshot stays while the new page loads. */
export const STILL = 120;

/** Milliseconds for capturing the old page: two frames of the slowest screens. Slower devices get no transition. */
const PICTURE = 34;

/** The last capture took too long. */
let slow = false;

/** What single-spa reports before a change: the addresses, the browser's event, and a way to delay it. */
interface Change {
  readonly oldUrl: string;
  readonly newUrl: string;
  readonly originalEvent?: Event;
  cancelNavigation(cancelled: Promise<boolean>): void;
}

const isChange = (detail: unknown): detail is Change =>
  typeof detail === 'object' && detail !== null && 'cancelNavigation' in detail && 'newUrl' in detail;

const pathIn = (url: string): string => new URL(url).pathname;

/** A change to another page; null: it is the first page, or only its address changes, as with filters. */
const changeIn = (event: Event): Change | null =>
  event instanceof CustomEvent && isChange(event.detail) && pathIn(event.detail.oldUrl) !== pathIn(event.detail.newUrl)
    ? event.detail
    : null;

/** The browser animates the navigation itself, as with a swipe back. */
const passesItself = ({ originalEvent }: Change): boolean => originalEvent instanceof PopStateEvent && originalEvent.hasUAVisualTransition;

const arrived = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('single-spa:routing-event', () => void whenPageReady(STILL).then(resolve), { once: true });
    setTimeout(resolve, STILL);
  });

const noteSkipped = (cause: unknown) => console.debug('The page changed without a transition', cause);

/**
 * Changes the layout with a view transition. Nothing waits for it: a page that takes longer than `STILL` appears
 * without one, presses reach the new page from the start, and a device that captures slowly gets no further
 * transitions. Skipped with reduced motion, on a hidden page, and in browsers that lack it or animate the navigation
 * themselves.
 */
export function withViewTransition(event: Event, update: () => void): void {
  const change = changeIn(event);
  const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (change === null || passesItself(change) || !('startViewTransition' in document) || slow || document.hidden || calm()) {
    update();
    return;
  }
  change.cancelNavigation(
    new Promise((pass) => {
      const asked = performance.now();
      const { ready } = document.startViewTransition(() => {
        slow = performance.now() - asked > PICTURE;
        update();
        pass(false);
        return arrived();
      });
      // Another transition started, or the page was hidden: the change itself still happens.
      ready.catch(noteSkipped);
    }),
  );
}
