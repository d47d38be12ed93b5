import type { Chat } from '@amarena/shared/contracts/chat/chats';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react';
import { Lines, Row, WindowedRow } from './list.styles.ts';

/** From this number of conversations on, only those in view are rendered. */
export const WINDOWED_FROM = 60;
/** Height of an ordinary line in pixels; a higher line is measured when it is rendered. */
const LINE_HEIGHT = 76;
const OVERSCAN = 8;
const FIRST_HEIGHT = 8 * LINE_HEIGHT;

export interface RowsProps {
  chats: readonly Chat[];
  /** The scroll container of the lines; null until it is mounted. */
  scroller: HTMLElement | null;
  /** The profile whose line is scrolled into view, so that a person finds their place again; null: none. */
  startAt: string | null;
  children(chat: Chat): ReactNode;
}

/** The lines of the list: all of them or, in a long list, those in view. */
export function Rows(props: RowsProps) {
  return props.chats.length < WINDOWED_FROM ? <AllRows {...props} /> : <WindowedRows {...props} />;
}

function AllRows({ chats, scroller, startAt, children }: RowsProps) {
  const toStart = useEffectEvent((profile: string | null) => {
    const line = profile && scroller?.querySelector(`[data-profile="${CSS.escape(profile)}"]`);
    if (line) line.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => {
    if (scroller !== null) toStart(startAt);
  }, [scroller, startAt]);
  return (
    <Lines>
      {chats.map((chat) => (
        <Row key={chat.conversation.id} data-profile={chat.profile.id}>
          {children(chat)}
        </Row>
      ))}
    </Lines>
  );
}

function WindowedRows({ chats, scroller, startAt, children }: RowsProps) {
  const rows = useVirtualizer({
    count: chats.length,
    getScrollElement: () => scroller,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => chats[index]?.conversation.id ?? index,
    overscan: OVERSCAN,
    // Until the window is measured, and where a server renders the list.
    initialRect: { width: 0, height: FIRST_HEIGHT },
  });
  const toStart = useEffectEvent((profile: string | null) => {
    const index = chats.findIndex((chat) => chat.profile.id === profile);
    if (index !== -1) rows.scrollToIndex(index);
  });
  useLayoutEffect(() => {
    if (scroller !== null) toStart(startAt);
  }, [scroller, startAt]);
  return (
    <Lines style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((item) => {
        const chat = chats[item.index];
        return chat === undefined ? null : (
          <WindowedRow
            key={item.key}
            ref={rows.measureElement}
            data-index={item.index}
            data-profile={chat.profile.id}
            aria-setsize={chats.length}
            aria-posinset={item.index + 1}
            style={{ transform: `translateY(${item.start}px)` }}
          >
            {children(chat)}
          </WindowedRow>
        );
      })}
    </Lines>
  );
}
