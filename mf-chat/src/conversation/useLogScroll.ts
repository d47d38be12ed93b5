import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNREAD } from './messageRows.model.ts';

/** Pixels from the end within which a reader counts as being at the end. */
const AT_END = 48;
/** Pixels from the top at which older messages are loaded. */
const NEAR_TOP = 240;

export interface LogScroll {
  readonly log: RefObject<HTMLDivElement | null>;
  /** True if the newest message is in view. */
  readonly atEnd: boolean;
  /** Key of the row at the top of the view; null: the end is in view. */
  readonly topLine: RefObject<string | null>;
  toEnd(): void;
  onScroll(): void;
}

interface LogScrollOptions {
  /** Changes with the content at the top: older messages, or the note that they are loading. */
  readonly above: string;
  /** Changes with every new row. */
  readonly lastKey: string | undefined;
  /** True if the last row is the member's own: writing always scrolls to the end. */
  readonly lastIsMine: boolean;
  /** True if a row marks the start of unread messages. */
  readonly unread: boolean;
  /** True if the list keeps the scroll position itself when rows are added above. */
  readonly windowed: boolean;
  onNearTop(): void;
}

/**
 * Scrolling of a conversation. A reader at the end stays there when messages arrive or the box grows. A reader further
 * up is not moved, neither by a new message nor by older ones added above.
 */
export function useLogScroll({ above, lastKey, lastIsMine, windowed, unread, onNearTop }: LogScrollOptions): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const topLine = useRef<string | null>(null);
  const [atEnd, setAtEnd] = useState(true);
  // The height before the rows change; the browser only has it until then.
  const before = useRef({ above, lastKey, height: 0, atEnd: true });

  const toEnd = useCallback(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const was = before.current;
    const isNew = was.lastKey !== lastKey;
    if (was.atEnd || (isNew && lastIsMine)) toEnd();
    else if (was.above !== above && !windowed) element.scrollTop += element.scrollHeight - was.height;
    before.current = { above, lastKey, height: element.scrollHeight, atEnd: was.atEnd || (isNew && lastIsMine) };
  });

  // If more is unread than fits into the view, start where the member stopped reading.
  useLayoutEffect(() => {
    const element = log.current;
    const line = unread ? element?.querySelector(`[data-line="${UNREAD}"]`) : null;
    if (!element || !line) return;
    const hidden = element.getBoundingClientRect().top - line.getBoundingClientRect().top;
    if (hidden <= 0) return;
    element.scrollTop -= hidden;
    before.current.atEnd = false;
    setAtEnd(false);
  }, [unread]);

  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const follow = new ResizeObserver(() => {
      if (before.current.atEnd) toEnd();
      before.current.height = element.scrollHeight;
    });
    follow.observe(element);
    for (const child of element.children) follow.observe(child);
    return () => follow.disconnect();
  }, [toEnd]);

  const onScroll = () => {
    const element = log.current;
    if (element === null) return;
    const now = element.scrollHeight - element.scrollTop - element.clientHeight <= AT_END;
    before.current.atEnd = now;
    topLine.current = now ? null : lineAtTop(element);
    setAtEnd(now);
    if (element.scrollTop < NEAR_TOP) onNearTop();
  };

  return { log, atEnd, topLine, toEnd, onScroll };
}

/** Key of the first row that is at least partly in view. */
function lineAtTop(log: HTMLElement): string | null {
  const { top } = log.getBoundingClientRect();
  const lines = [...log.querySelectorAll<HTMLElement>('[data-line]')];
  return lines.find((line) => line.getBoundingClientRect().bottom > top)?.dataset.line ?? null;
}
