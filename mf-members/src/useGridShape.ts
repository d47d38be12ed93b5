import { type RefObject, useLayoutEffect, useState } from 'react';

/** A grid of rows about as high as its first one, in CSS pixels. */
export interface GridShape {
  columns: number;
  /** From the top of the first row to the top of the next. A name of two lines makes a row higher. */
  rowHeight: number;
  rowGap: number;
  /** Of the first row, from the top of the document. */
  top: number;
}

function shapeOf(place: HTMLElement): GridShape | null {
  const grid = place.firstElementChild;
  const cell = grid?.firstElementChild;
  if (!grid || !cell) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  // A grid without gaps says "normal".
  const gap = Number.parseFloat(rowGap) || 0;
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: cell.getBoundingClientRect().height + gap,
    rowGap: gap,
    top: place.getBoundingClientRect().top + window.scrollY,
  };
}

/**
 * The shape of the grid inside `place`, where it is `wanted`, read before it is painted and whenever its width changes;
 * null until then. At the same width the first shape stands: which row is the first in the document changes with every
 * scroll. Reading it has the browser lay out the page at once, which nobody should wait for in vain.
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
