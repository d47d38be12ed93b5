import type { Message } from '@amarena/shared/contracts/chat/chats';
import { useFormat } from '@amarena/shared/i18n';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { useT } from '../catalogue.ts';
import type { Outbox } from '../outbox.ts';
import type { TheirPhotos } from '../photo/covers.ts';
import { Day, Lines as Flow, Slot, Unread, Window, WindowSlot } from './log.styles.ts';
import { MessageLine } from './MessageLine.tsx';
import type { ConversationRow } from './messageRows.model.ts';
import { PendingLine } from './PendingLine.tsx';
import type { LogScroll } from './useLogScroll.ts';

/** From this number of lines on, only those in view are rendered. */
export const WINDOWED_FROM = 200;
/** An estimate in pixels, replaced by the measured height when a line is rendered. */
const LINE_HEIGHT = 64;
const OVERSCAN = 12;

export interface LinesProps {
  rows: readonly ConversationRow[];
  partner: string;
  outbox: Outbox;
  theirs: TheirPhotos;
  /** Reports a message; null while no message is being chosen. */
  onReport: ((message: Message) => void) | null;
}

function Line({ row, partner, outbox, theirs, onReport }: { row: ConversationRow } & Omit<LinesProps, 'rows'>) {
  const t = useT();
  const format = useFormat();
  switch (row.kind) {
    case 'day':
      return <Day>{format.dayLabel(row.at)}</Day>;
    case 'unread':
      return <Unread>{t('message.unread')}</Unread>;
    case 'message':
      return <MessageLine message={row.message} last={row.last} partner={partner} theirs={theirs} onReport={onReport} />;
    case 'pending':
      return <PendingLine pending={row.pending} outbox={outbox} />;
  }
}

/** All lines, for conversations of ordinary length. */
export function AllLines({ rows, children, ...rest }: LinesProps & { children?: ReactNode }) {
  return (
    <Flow>
      {children}
      {rows.map((row) => (
        <Slot key={row.key} data-line={row.key}>
          <Line row={row} {...rest} />
        </Slot>
      ))}
    </Flow>
  );
}

/** Renders only the lines in view, for long conversations. It keeps the scroll position when lines are added before or after. */
export function WindowedLines({
  rows,
  log,
  topLine,
  children,
  ...rest
}: LinesProps & Pick<LogScroll, 'log' | 'topLine'> & { children?: ReactNode }) {
  const window = useVirtualizer({
    count: rows.length,
    getScrollElement: () => log.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    anchorTo: 'end',
    followOnAppend: true,
  });
  // The conversation has just become long enough for this list: restore the line that was at the top of the view.
  const takeOver = useEffectEvent(() => {
    const index = rows.findIndex((row) => row.key === topLine.current);
    if (index === -1) window.scrollToIndex(rows.length - 1, { align: 'end' });
    else window.scrollToIndex(index, { align: 'start' });
  });
  useLayoutEffect(() => takeOver(), []);
  return (
    <Flow>
      {children}
      <Window style={{ height: window.getTotalSize() }}>
        {window.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return row === undefined ? null : (
            <WindowSlot
              key={item.key}
              ref={window.measureElement}
              data-index={item.index}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <Line row={row} {...rest} />
            </WindowSlot>
          );
        })}
      </Window>
    </Flow>
  );
}
