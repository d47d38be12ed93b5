import { findRoute, type RemoteName } from '@amarena/shared/contracts/routes';
import type { Loader } from './versions.ts';

/** The remote that a link leads to; null: the shell's own, or elsewhere. */
export function remoteOfLink(target: EventTarget | null): RemoteName | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin) return null;
  const route = findRoute(link.pathname)?.route;
  return route === undefined || route.owner === 'shell' ? null : route.owner;
}

/** Loads a link's remote as soon as pointer or focus is on it, before the press. Answers how to stop. */
export function prefetchLinks(loader: Loader): () => void {
  const onApproach = (event: Event) => {
    const remote = remoteOfLink(event.target);
    if (remote !== null) loader.prefetch(remote);
  };
  document.addEventListener('pointerover', onApproach, { passive: true });
  document.addEventListener('focusin', onApproach);
  return () => {
    document.removeEventListener('pointerover', onApproach);
    document.removeEventListener('focusin', onApproach);
  };
}

/** Runs once the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  const idle = window.requestIdleCallback ?? ((later: () => void) => window.setTimeout(later, 2_000));
  idle(run);
}
