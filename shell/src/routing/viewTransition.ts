import { pageStands } from './pageStands.ts';

/** Most milliseconds for which the old page's picture stands while the new page comes up. */
export const STILL = 120;

/** Milliseconds for the old page's picture, two frames of the slowest screens. A device that takes longer goes without. */
const PICTURE = 34;

/** The last picture took too long. */
let slow = false;

/** What single-spa tells before a change: the addresses, what the browser told it of, and a way to let it wait. */
interface Change {
  readonly oldUrl: string;
  readonly newUrl: string;
  readonly originalEvent?: Event;
  cancelNavigation(cancelled: Promise<boolean>): void;
}

const isChange = (detail: unknown): detail is Change =>
  typeof detail === 'object' && detail !== null && 'cancelNavigation' in detail && 'newUrl' in detail;

const pathIn = (url: string): string => new URL(url).pathname;

/** A change to another page; null: the first one comes, or the address changes within one, as filters do. */
const changeIn = (event: Event): Change | null =>
  event instanceof CustomEvent && isChange(event.detail) && pathIn(event.detail.oldUrl) !== pathIn(event.detail.newUrl)
    ? event.detail
    : null;

/** The browser passes from page to page by itself, where a finger draws the old one aside. */
const passesItself = ({ originalEvent }: Change): boolean => originalEvent instanceof PopStateEvent && originalEvent.hasUAVisualTransition;

const arrived = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('single-spa:routing-event', () => void pageStands(STILL).then(resolve), { once: true });
    setTimeout(resolve, STILL);
  });

const noteSkipped = (cause: unknown) => console.debug('The page changed without a transition', cause);

/**
 * Makes a change of layout, and lets one page pass into the next. Nobody waits for it: a page that takes longer than `STILL`
 * comes as it would have come, presses reach it from the first moment, and a device that is slow at taking pictures is asked
 * for no further one. None where less motion is wanted, in a hidden page, and in a browser without it or with one of its own.
 */
export function passInto(event: Event, update: () => void): void {
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
      // Another one began, or the page was hidden meanwhile: the change itself is made all the same.
      ready.catch(noteSkipped);
    }),
  );
}
