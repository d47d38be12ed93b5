import { type PointerEvent, useRef, useState } from 'react';

/** Milliseconds within which a click follows on a pointer that was lifted. A long press has none. */
const CLICK_WITHIN = 300;

/**
 * Whether a pointer is held down on an element, with the handlers that notice. An element that is replaced meanwhile loses
 * the press.
 */
export function useHeld() {
  const [held, setHeld] = useState(false);
  const timer = useRef(0);
  const letGo = () => {
    window.clearTimeout(timer.current);
    setHeld(false);
  };
  const handlers = {
    onPointerDown: () => {
      // Of an earlier press.
      window.clearTimeout(timer.current);
      setHeld(true);
    },
    onPointerUp: () => {
      timer.current = window.setTimeout(letGo, CLICK_WITHIN);
    },
    onPointerCancel: letGo,
    // A mouse that leaves will not press. A finger leaves before its click arrives.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') letGo();
    },
    onClick: letGo,
  };
  return [held, handlers] as const;
}
