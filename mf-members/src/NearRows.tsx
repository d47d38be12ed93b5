import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Near } from './near.ts';
import type { GridShape } from './useGridShape.ts';

interface NearRowsProps {
  /** Number of listed members, and the id of the first. */
  count: number;
  first: string;
  /** Cards kept rendered before and after those in view. */
  page: number;
  shape: GridShape;
  /** The element that contains only the grid. */
  place: RefObject<HTMLElement | null>;
  /** Number of members, listed or still to load; -1: too many to count. */
  total: number;
  /** The part of the list that is in the document. */
  near: Near;
  /** Receives the part of the list to render, before paint. */
  onNear(near: Near): void;
}

/**
 * The row heights of the last list, kept for the way back from a profile. With other heights the scroll position would
 * be at another row.
 */
let kept: { list: string; rows: VirtualItem[] } = { list: '', rows: [] };

/**
 * Computes which rows of a long list belong in the document: those in view, and a page before and after them. It
 * renders nothing itself, so that the list keeps its element and the keyboard focus when it becomes long. A row counts
 * as high as the first until it has been rendered; then its own height is kept, so that nothing moves on the way back.
 */
export default function NearRows({ count, first: firstId, page, shape, place, total, near, onNear }: NearRowsProps) {
  const { columns, rowHeight, rowGap, top } = shape;
  const list = `${firstId} ${columns} ${rowHeight}`;
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: Math.ceil(page / columns),
    scrollMargin: top,
    // Heights are stored per width; these keys would otherwise return those of another width.
    getItemKey: (index) => `${rowHeight}/${index}`,
    initialMeasurementsCache: kept.list === list ? kept.rows : [],
  });
  const rows = virtualizer.getVirtualItems();
  const [first] = rows;
  const last = rows.at(-1);

  // Before paint, so that rows in view never have estimated heights.
  useLayoutEffect(() => {
    // If the number of columns has just changed, the list may start within a row; the next render corrects it.
    if (near.from % columns !== 0) return;
    const cells = place.current?.firstElementChild?.children ?? [];
    for (let cell = 0; cell < cells.length; cell += columns) {
      const height = cells[cell]?.getBoundingClientRect().height ?? 0;
      // A hidden list has no heights.
      if (height > 0) virtualizer.resizeItem((near.from + cell) / columns, height + rowGap);
    }
  });

  // No rows: the window's height is not known yet.
  const known = first !== undefined && last !== undefined;
  const from = known ? first.index * columns : 0;
  const to = known ? (last.index + 1) * columns : 0;
  const before = known ? first.start - top : 0;
  const after = known ? Math.max(0, virtualizer.getTotalSize() - (last.end - top)) : 0;
  useLayoutEffect(() => {
    if (to > 0) onNear({ from, to, part: { before, after, position: from, total } });
  }, [onNear, from, to, before, after, total]);

  useEffect(
    () => () => {
      kept = { list, rows: virtualizer.takeSnapshot() };
    },
    [virtualizer, list],
  );
  return null;
}
