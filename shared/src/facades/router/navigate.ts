import { navigateToUrl } from 'single-spa';

export interface NavigateOptions {
  /** Takes the place of the current entry, so that "back" does not return to it. Default false. */
  replace?: boolean;
  /** What the next page gets along without showing it in its address: it is in `window.history.state`, also after a reload. */
  carried?: Readonly<Record<string, string>> | undefined;
}

let entries = 0;

/** Marks an entry of the browser's history, so that the shell finds its scroll position again. */
const entryState = (carried: NavigateOptions['carried']) => {
  entries += 1;
  return { key: `${Date.now().toString(36)}-${entries}`, ...(carried !== undefined && { carried }) };
};

/**
 * Goes to an address of this site without loading the document again. Another origin is opened as a document.
 * Nothing happens where the page already stands there.
 */
export function navigate(to: string, { replace = false, carried }: NavigateOptions = {}): void {
  const target = new URL(to, window.location.href);
  if (target.origin !== window.location.origin) {
    navigateToUrl(target.href);
    return;
  }
  if (target.href === window.location.href) return;
  // Only the address changes here. single-spa hears it, brings the right remote and tells its router.
  if (replace) window.history.replaceState(entryState(carried), '', target);
  else window.history.pushState(entryState(carried), '', target);
}

/** What the page before gave along under a name; undefined: nothing. */
export function carriedHere(name: string): string | undefined {
  const value: unknown = Object(Object(window.history.state).carried)[name];
  return typeof value === 'string' ? value : undefined;
}
