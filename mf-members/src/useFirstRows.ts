import { startTransition, useEffect, useState } from 'react';

/** Cards of the first frame: two rows on a large screen. */
const FIRST = 10;
/** Cards added by each further frame. */
const STEP = 7;

/**
 * How many of a list's `count` cards may be in the document. The first page renders over a few frames, the cards in
 * view first; all at once, they would block a slow phone. Later pages render whole.
 */
export function useFirstRows(count: number): number {
  const [shown, setShown] = useState(FIRST);
  useEffect(() => {
    if (shown === Number.POSITIVE_INFINITY) return;
    startTransition(() => setShown(shown < count ? shown + STEP : Number.POSITIVE_INFINITY));
  }, [shown, count]);
  return Math.min(shown, count);
}
