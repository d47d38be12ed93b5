/** A neutral page that tells nothing of where a person was. */
export const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
/** Milliseconds between two presses of Escape that count as one wish. */
const TWICE_WITHIN = 600;

/** Leaves for a neutral page. The entry in the history is replaced, so that "back" does not return here. */
export const hideAtOnce = (go: (url: string) => void = (url) => window.location.replace(url)): void => go(NEUTRAL_PAGE);

/** Hides at the second of two quick presses of Escape. Returns a function that unsubscribes. */
export function hideOnDoubleEscape(hide: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat) return;
    if (event.timeStamp - last < TWICE_WITHIN) hide();
    last = event.timeStamp;
  };
  // Capture: an open dialog stops Escape on its way up, and must not stop a person from hiding.
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}
