import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far below the window the end of the list may be, so that the next page is there in time. */
const AHEAD = '800px';

/** Calls `act` when the element comes near the window; not while `act` is null. */
export function useNearEnd(end: RefObject<Element | null>, act: (() => void) | null): void {
  const reached = useEffectEvent(() => act?.());
  const waiting = act !== null;
  useEffect(() => {
    if (!waiting || end.current === null) return;
    // A busy browser delivers several entries at once, oldest first: only the last one is current.
    const observer = new IntersectionObserver((told) => told.at(-1)?.isIntersecting && reached(), { rootMargin: `0px 0px ${AHEAD}` });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, waiting]);
}
