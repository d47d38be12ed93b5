export interface NavigateOptions {
  /** Replaces the current history entry, so that "back" does not return to it. Default false. */
  replace?: boolean;
  /** State for the next page that does not show in its address: it is in `window.history.state`, even after a reload. */
  carried?: Readonly<Record<string, string>> | undefined;
}

let entries = 0;

/** Gives a history entry a key, so that the shell can restore its scroll position. */
const entryState = (carried: NavigateOptions['carried']) => {
  entries += 1;
  return { key: `${Date.now().toString(36)}-${entries}`, ...(carried !== undefined && { carried }) };
};

/**
 * Goes to an address of this site without reloading the document. Another origin is opened as a document. No effect if
 * the page is already at that address.
 */
export function navigate(to: string, { replace = false, carried }: NavigateOptions = {}): void {
  const target = new URL(to, window.location.href);
  if (target.origin !== window.location.origin) {
    window.location.assign(target);
    return;
  }
  if (target.href === window.location.href) return;
  // Only the address changes here. single-spa notices it, mounts the right remote and tells its router.
  if (replace) window.history.replaceState(entryState(carried), '', target);
  else window.history.pushState(entryState(carried), '', target);
}

/** State from the previous page under a name; undefined: none. */
export function carriedHere(name: string): string | undefined {
  const value: unknown = Object(Object(window.history.state).carried)[name];
  return typeof value === 'string' ? value : undefined;
}
