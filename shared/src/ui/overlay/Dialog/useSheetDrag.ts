import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pixels of downward drag from which a release closes the sheet. */
const FAR_ENOUGH = 88;

/**
 * Lets a person drag a sheet down by its grip. Released far enough down it closes, otherwise it springs back. The close
 * button and Escape do the same without dragging.
 * @returns handlers for the grip
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number | null>(null);
  const pulled = ({ clientY }: PointerEvent): number => Math.max(0, clientY - (from.current ?? clientY));
  const moveTo = (pixels: number | null) => {
    const style = sheet.current?.style;
    if (style === undefined) return;
    style.transition = pixels === null ? '' : 'none';
    style.transform = pixels === null ? '' : `translateY(${pixels}px)`;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== null) moveTo(pulled(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current === null) return;
      const close = pulled(event) >= FAR_ENOUGH;
      from.current = null;
      moveTo(null);
      if (close) onClose();
    },
    onPointerCancel() {
      from.current = null;
      moveTo(null);
    },
  };
}
