import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels a finger moves sideways before it means another photo and not a press. */
const SWIPE = 48;

/** Handlers for an element that shows one photo of several: a swipe to the left leads to the next. The press that ends a swipe is none. */
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
