import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels of sideways movement from which a touch is a swipe and not a press. */
const SWIPE = 48;

/**
 * Handlers for an element that shows one of several photos: a swipe to the left goes to the next. The click that ends a
 * swipe is suppressed.
 */
export function usePhotoSwipe(go: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
      swiped.current = false;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      swiped.current = Math.abs(moved) >= SWIPE;
      if (swiped.current) go(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (swiped.current) event.stopPropagation();
      swiped.current = false;
    },
  };
}
