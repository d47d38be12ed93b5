import type { MemberGridProps } from '@amarena/shared/ui';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import type { GridShape } from './useGridShape.ts';

type Part = NonNullable<MemberGridProps['part']>;

interface WindowedMembersProps {
  /** How many are listed, and who is the first. */
  count: number;
  first: string;
  /** Cards that are kept ready before and after those in view. */
  page: number;
  shape: GridShape;
  /** What the grid stands in, alone. */
  place: RefObject<HTMLElement | null>;
  /** How many there are, listed or still to come; -1: more than anybody counted. */
  total: number;
  /** The grid of the members from one place on, up to another and without it. */
  children(from: number, to: number, part: Part): ReactNode;
}

/** The heights that the last list had, for the way back from a profile: with others its place would be another row. */
let kept: { list: string; rows: VirtualItem[] } = { list: '', rows: [] };

/**
 * A long list of which only the rows in view, and a page before and after them, are in the document. A row counts as
 * high as the first until it was there once; then its own height is kept, so that nothing moves on the way back.
 */
export default function WindowedMembers({ count, first: firstId, page, shape, place, total, children }: WindowedMembersProps) {
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
    const cells = place.current?.firstElementChild?.children;
    for (const [turn, row] of rows.entries()) {
      const height = cells?.[turn * columns]?.getBoundingClientRect().height ?? 0;
      // A list that is hidden has no heights.
      if (height > 0) virtualizer.resizeItem(row.index, height + rowGap);
    }
  });

  useEffect(
    () => () => {
      kept = { list, rows: virtualizer.takeSnapshot() };
    },
    [virtualizer, list],
  );

  const start = (first?.index ?? 0) * columns;
  return children(start, ((last?.index ?? 0) + 1) * columns, {
    before: (first?.start ?? top) - top,
    after: Math.max(0, virtualizer.getTotalSize() - ((last?.end ?? top) - top)),
    position: start,
    total,
  });
}
