import { type MouseEvent, useEffect, useRef } from 'react';

/** Milliseconds after opening within which a press may be the second of a double one on the button that opened it. */
const DOUBLE_PRESS = 500;

/**
 * Keeps the second of two quick presses on a button from answering the dialog that the first one opened: it lands on the
 * backdrop, or on a button that slid under the finger.
 * @returns whether the dialog opened only just now, and a handler for the popup that stops such a press
 */
export function useJustOpened(open: boolean) {
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // One that opens by itself, such as a pop-up, is no answer to a press. Old browsers cannot tell them apart.
    if (open && navigator.userActivation?.isActive) openedAt.current = performance.now();
  }, [open]);
  const justOpened = () => performance.now() - openedAt.current < DOUBLE_PRESS;
  return {
    justOpened,
    onClickCapture(event: MouseEvent) {
      if (event.detail < 2 || !justOpened()) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
