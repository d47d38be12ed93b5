import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Near } from './near.ts';
import type { GridShape } from './useGridShape.ts';

interface NearRowsProps {
  /** How many are listed, and who is the first. */
  count: number;
  first: string;
  /** Cards that are kept ready before and after those in view. */
  page: number;
  shape: GridShape;
  /** What the grid stands in, alone. */
  place: RefObject<HTMLElement | null>;
  /** How many there are, listed or still to come; -1: more than anyone counted. */
  total: number;
  /** What of the list is in the document. */
  near: Near;
  /** Hears, before the paint, what of it is to be there. */
  onNear(near: Near): void;
}

/** The heights that the last list had, for the way back from a profile: with others its place would be another row. */
let kept: { list: string; rows: VirtualItem[] } = { list: '', rows: [] };

/**
 * Tells which rows of a long list belong in the document: those in view, and a page before and after them. It shows
 * nothing itself, so that the list is the same element before and after it became long, and whatever has the keyboard's
 * focus there keeps it. A row counts as high as the first until it was there once; then its own height is kept, so that
 * nothing moves on the way back.
 */
export default function NearRows({ count, first: firstId, page, shape, place, total, near, onNear }: NearRowsProps) {
  const { columns, rowHeight, rowGap, top } = shape;
  const list = `${firstId} ${columns} ${rowHeight}`;
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: Math.ceil(page / columns),
    scrollMargin: top,
    // A height of its own for each width: the sizes of another one would be remembered by these keys.
    getItemKey: (index) => `${rowHeight}/${index}`,
    initialMeasurementsCache: kept.list === list ? kept.rows : [],
  });
  const rows = virtualizer.getVirtualItems();
  const [first] = rows;
  const last = rows.at(-1);

  // Before the paint: what is in view never stands on an estimate.
  useLayoutEffect(() => {
    // With other columns than a moment ago the list may begin within a row: its rows are told in the next turn.
    if (near.from % columns !== 0) return;
    const cells = place.current?.firstElementChild?.children ?? [];
    for (let cell = 0; cell < cells.length; cell += columns) {
      const height = cells[cell]?.getBoundingClientRect().height ?? 0;
      // A list that is hidden has no heights.
      if (height > 0) virtualizer.resizeItem((near.from + cell) / columns, height + rowGap);
    }
  });

  // No rows: the height of the window is not known yet.
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
