import { type PointerEvent, useRef, useState } from 'react';

/** Tracks a horizontal drag by finger or mouse. `onEnd` receives its distance in pixels. */
export function useDrag(onEnd: (moved: number) => void) {
  const from = useRef<number | null>(null);
  const [moved, setMoved] = useState(0);
  const end = () => {
    if (from.current === null) return;
    from.current = null;
    setMoved(0);
    onEnd(moved);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== null) setMoved(event.clientX - from.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { moved, handlers };
}
