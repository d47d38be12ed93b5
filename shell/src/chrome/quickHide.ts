import { LEFT_ATTRIBUTE } from '@amarena/shared/contracts/platform/comingBack';
import { NEUTRAL_PAGE } from './neutralPage.ts';

/** Most milliseconds between two presses of Escape that count as a double press. */
const TWICE_WITHIN = 600;

/** Leaves for a neutral page. It replaces the history entry, so that "back" does not return here. */
export function hideAtOnce(go: (url: string) => void = (url) => window.location.replace(url)): void {
  // Even if the browser keeps this page, it never shows it again.
  document.documentElement.setAttribute(LEFT_ATTRIBUTE, '');
  go(NEUTRAL_PAGE);
}

/** What a press of Escape may close. Base UI removes `data-open` as soon as closing starts. */
const OPEN_POPUPS = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"][data-open]`).join();

/** A toast is no popup, but Escape closes the one with the focus. */
const TOAST = '[data-toast]';

interface Press {
  event: KeyboardEvent;
  inToast: boolean;
  /** The popups that were open when the key went down. */
  popups: readonly Element[];
}

/**
 * True if the press closed a popup, or a field used it, such as to clear a search. Known only after the press. With
 * an open popup only its closing tells: Base UI prevents the default even if the popup's owner keeps it open.
 */
const hadAnotherUse = ({ event, inToast, popups }: Press) =>
  inToast || (popups.length === 0 ? event.defaultPrevented : popups.some((popup) => !popup.isConnected || !popup.matches(OPEN_POPUPS)));

/**
 * Hides the site on two quick presses of Escape. A press that closed something does not count as the first; one on a
 * dialog that refuses to close does. Returns a function that unsubscribes.
 */
export function hideOnDoubleEscape(hide: () => void): () => void {
  let last: Press | null = null;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.repeat) return;
    if (last !== null && event.timeStamp - last.event.timeStamp < TWICE_WITHIN && !hadAnotherUse(last)) hide();
    const inToast = event.target instanceof Element && event.target.closest(TOAST) !== null;
    last = { event, inToast, popups: [...document.querySelectorAll(OPEN_POPUPS)] };
  };
  // Capture phase: an open dialog stops the event before it bubbles, and must not keep a person from hiding the site.
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}
