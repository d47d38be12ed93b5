/** A neutral page that reveals nothing about the site. */
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
/** Most milliseconds between two presses of Escape that count as a double press. */
const TWICE_WITHIN = 600;

/** Leaves for a neutral page. It replaces the history entry, so that "back" does not return here. */
export const hideAtOnce = (go: (url: string) => void = (url) => window.location.replace(url)): void => go(NEUTRAL_PAGE);

/** Hides the site on two quick presses of Escape. Returns a function that unsubscribes. */
export function hideOnDoubleEscape(hide: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat) return;
    if (event.timeStamp - last < TWICE_WITHIN) hide();
    last = event.timeStamp;
  };
  // Capture phase: an open dialog stops the event before it bubbles, and must not keep a person from hiding the site.
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}
