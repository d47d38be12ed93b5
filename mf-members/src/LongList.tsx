import type { Card } from '@amarena/shared/contracts/profile';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Figures, MemberGridSkeleton, Muted } from '@amarena/shared/ui';
import { lazy, Suspense, useDeferredValue, useRef } from 'react';
import { useT } from './catalogue.ts';
import { Growing, type Growth } from './Growing.tsx';
import { Coming } from './longList.styles.ts';
import { type About, Members } from './Members.tsx';
import { type GridShape, useGridShape } from './useGridShape.ts';

/** From so many pages on only the cards near the window are in the document. */
const WINDOWED_FROM = 3;

const WindowedMembers = lazy(() => import('./WindowedMembers.tsx'));

interface LongListProps<Member extends Card> extends Growth {
  members: readonly Member[];
  label: string;
  about?: (member: Member) => About;
  /** How many there are, listed or still to come; null: more than anybody counted. */
  total: number | null;
  /** Cards of a page. */
  page: number;
  /** At the top of the screen. Default false. */
  eager?: boolean;
}

/** A grid of members that grows a page at a time, however long it becomes. */
export function LongList<Member extends Card>(props: LongListProps<Member>) {
  const { members, label, about, total, page, eager = false, more, loadingMore, moreFailed } = props;
  const t = useT();
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const shape = useGridShape(place);
  const long = members.length >= WINDOWED_FROM * page;
  // The grid paints its first rows alone: until the others follow, its end is nearer than it will be.
  const complete = useDeferredValue(true, false);
  const grid = { label, ...(about && { about }) };
  // On the way back to a long list its first page shows the shape of the grid.
  const list = <Members {...grid} members={long && shape === null ? members.slice(0, page) : members} eager={eager} />;
  return (
    <>
      <div ref={place}>
        {long && shape !== null ? (
          <Suspense fallback={list}>
            <WindowedMembers
              count={members.length}
              first={members[0]?.id ?? ''}
              page={page}
              shape={shape}
              place={place}
              total={total === null ? -1 : Math.max(total, members.length)}
            >
              {(from, to, part) => <Members {...grid} members={members.slice(from, to)} part={part} />}
            </WindowedMembers>
          </Suspense>
        ) : (
          list
        )}
      </div>
      {loadingMore && shape !== null && <ComingRows shown={members.length} total={total} page={page} shape={shape} />}
      <Growing more={more} loadingMore={loadingMore} moreFailed={moreFailed} complete={complete}>
        {total !== null && (
          <Muted $size="xs" as={Figures}>
            {t('results.shown', { shown: format.number(members.length), total: format.number(total) })}
          </Muted>
        )}
      </Growing>
    </>
  );
}

interface ComingRowsProps {
  shown: number;
  total: number | null;
  page: number;
  shape: GridShape;
}

/** The room that the next page will take, from the moment it is asked for: nothing below it moves when it comes. */
function ComingRows({ shown, total, page, shape }: ComingRowsProps) {
  const label = useCommonT()('state.loading');
  const coming = total === null ? page : Math.max(0, Math.min(page, total - shown));
  const rows = Math.ceil((shown + coming) / shape.columns) - Math.ceil(shown / shape.columns);
  return (
    <Coming style={{ height: rows * shape.rowHeight }}>
      <MemberGridSkeleton count={rows * shape.columns} label={label} />
    </Coming>
  );
}
