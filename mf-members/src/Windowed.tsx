import { useFormat } from '@amarena/shared/i18n';
import { Figures, type MemberGridProps, Muted } from '@amarena/shared/ui-first';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useT } from './catalogue.ts';
import { Growing, type Growth } from './Growing.tsx';
import { Coming, End, ToEnd } from './longList.styles.ts';
import type { Near } from './near.ts';
import { useFirstRows } from './useFirstRows.ts';
import { type GridShape, useGridShape } from './useGridShape.ts';

/** From this number of pages on, only the rows near the window are in the document. */
const WINDOWED_FROM = 3;

const NearRows = lazy(() => import('./NearRows.tsx'));

type Part = NonNullable<MemberGridProps['part']>;

interface WindowedProps extends Growth {
  /** The ids of everyone listed so far. */
  ids: readonly string[];
  /** Number of members, listed or still to load; null: too many to count. */
  total: number | null;
  /** Members per page. */
  page: number;
  /** Skeletons for this many cards. */
  skeleton(count: number): ReactNode;
  /** The members from index `from` up to, but not including, `to`. `part` is set if that is not the whole list. */
  children(from: number, to: number, part?: Part): ReactNode;
}

/** A list of members that loads a page at a time and can grow very long. */
export function Windowed({ ids, total, page, skeleton, children, more, loadingMore, moreFailed }: WindowedProps) {
  const t = useT();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const endId = useId();
  const long = ids.length >= WINDOWED_FROM * page;
  const shape = useGridShape(place, long || loadingMore);
  const first = useFirstRows(ids.length);
  const whole: Near = { from: 0, to: ids.length };
  // On the way back to a long list, its first page shows how tall the rows are. A list that grows long was rendered in full.
  const [rows, setRows] = useState<Near | null>(long ? { from: 0, to: page } : null);
  const near = long && rows !== null ? rows : whole;
  return (
    <div ref={box}>
      {(more !== null || long) && (
        <ToEnd
          href={`#${endId}`}
          onClick={(event) => {
            event.preventDefault();
            end.current?.focus();
          }}
        >
          {t('results.to_end')}
        </ToEnd>
      )}
      <div ref={place}>{children(near.from, near.part ? near.to : Math.min(near.to, first), near.part)}</div>
      {long && shape !== null && (
        <Suspense fallback={null}>
          <NearRows
            count={ids.length}
            first={ids[0] ?? ''}
            page={page}
            shape={shape}
            place={place}
            total={total === null ? -1 : Math.max(total, ids.length)}
            near={near}
            onNear={setRows}
          />
        </Suspense>
      )}
      {loadingMore && shape !== null && <ComingRows shown={ids.length} total={total} page={page} shape={shape} skeleton={skeleton} />}
      <End ref={end} id={endId} tabIndex={-1} />
      <Growing place={box} more={more} loadingMore={loadingMore} moreFailed={moreFailed} complete={first === ids.length}>
        {total !== null && (
          <Muted $size="xs" as={Figures}>
            {t('results.shown', { shown: format.number(ids.length), total: format.number(total) })}
          </Muted>
        )}
      </Growing>
    </div>
  );
}

interface ComingRowsProps extends Pick<WindowedProps, 'total' | 'page' | 'skeleton'> {
  shown: number;
  shape: GridShape;
}

/** Reserves the space of the next page as soon as it is requested, so that nothing below moves when it arrives. */
function ComingRows({ shown, total, page, shape, skeleton }: ComingRowsProps) {
  const coming = total === null ? page : Math.max(0, Math.min(page, total - shown));
  const rows = Math.ceil((shown + coming) / shape.columns) - Math.ceil(shown / shape.columns);
  return <Coming style={{ height: rows * shape.rowHeight }}>{skeleton(rows * shape.columns)}</Coming>;
}
