import { type RefObject, useLayoutEffect, useState } from 'react';

/** A grid with rows about as high as its first one, in CSS pixels. */
export interface GridShape {
  columns: number;
  /** From the top of the first row to the top of the next. A name on two lines makes a row higher. */
  rowHeight: number;
  rowGap: number;
  /** Top of the first row, from the top of the document. */
  top: number;
}

function shapeOf(place: HTMLElement): GridShape | null {
  const grid = place.firstElementChild;
  const cell = grid?.firstElementChild;
  if (!grid || !cell) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  // A grid without gaps returns "normal".
  const gap = Number.parseFloat(rowGap) || 0;
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: cell.getBoundingClientRect().height + gap,
    rowGap: gap,
    top: place.getBoundingClientRect().top + window.scrollY,
  };
}

/**
 * The shape of the grid inside `place`, if `wanted`; null until it is measured. It is read before paint and when the
 * width changes. At the same width the first measurement stays, because the first row in the document changes with
 * every scroll. Measuring forces a layout, so it is done only when needed.
 */
export function useGridShape(place: RefObject<HTMLElement | null>, wanted: boolean): GridShape | null {
  const [shape, setShape] = useState<GridShape | null>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null || !wanted) return;
    let width = 0;
    const read = () => {
      const next = shapeOf(current);
      if (next === null) return;
      const sameWidth = width === current.clientWidth;
      width = current.clientWidth;
      setShape((before) => {
        if (before === null || !sameWidth) return next;
        return before.top === next.top ? before : { ...before, top: next.top };
      });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(current);
    return () => observer.disconnect();
  }, [place, wanted]);
  return shape;
}
