import { REFRESH_INTERVAL, REFRESH_INTERVAL_WITH_PUSH, REFRESH_START } from '@amarena/shared/contracts/platform/refreshIntervals';

/** Milliseconds between two refreshes. With push, news arrive by themselves and the rest can wait. */
export const refreshInterval = (pushSubscribed: boolean): number => (pushSubscribed ? REFRESH_INTERVAL_WITH_PUSH : REFRESH_INTERVAL);

/**
 * Refreshes 5 s after the start and then at every interval, while a member is logged in and no stream is open, which
 * would bring the same as events. Returns a function that stops it.
 */
export function startRefreshTimer(deps: {
  refresh: () => Promise<void>;
  isMember: () => boolean;
  isStreaming: () => boolean;
  pushSubscribed: () => boolean;
}): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const turn = () => {
    timer = setTimeout(turn, refreshInterval(deps.pushSubscribed()));
    if (deps.isMember() && !deps.isStreaming()) void deps.refresh();
  };
  timer = setTimeout(turn, REFRESH_START);
  return () => clearTimeout(timer);
}

/**
 * Calls back when the page becomes visible after at least `REFRESH_INTERVAL` out of sight: the browser may have stopped
 * it, and no event says that someone went offline. Returns a function that unsubscribes.
 */
export function whenSeenAgain(seen: () => void): () => void {
  let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;
  const onChange = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    const since = hiddenAt;
    hiddenAt = null;
    if (since !== null && Date.now() - since >= REFRESH_INTERVAL) seen();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
