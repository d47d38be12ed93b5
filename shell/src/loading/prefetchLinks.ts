import { type AnyRemote, findRoute } from '@amarena/shared/contracts/platform/routes';
import { mayLoadAhead } from './mayLoadAhead.ts';
import type { Loader } from './versions.ts';

/** The remote that a link leads to; null: a page of the shell, or another site. */
function remoteOfLink(target: EventTarget | null): AnyRemote | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin) return null;
  const route = findRoute(link.pathname)?.route;
  return route === undefined || route.owner === 'shell' ? null : route.owner;
}

/**
 * Prefetches a link's remote on hover or focus, or at the latest when the press starts, about 100 ms before the click.
 * Returns a function that unsubscribes.
 */
export function prefetchLinks(loader: Pick<Loader, 'prefetch'>): () => void {
  const load = (event: Event) => {
    const remote = remoteOfLink(event.target);
    if (remote !== null) loader.prefetch(remote);
  };
  const onApproach = (event: Event) => {
    if (mayLoadAhead()) load(event);
  };
  const listeners = { pointerover: onApproach, focusin: onApproach, pointerdown: load };
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, { passive: true });
  return () => {
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  };
}
