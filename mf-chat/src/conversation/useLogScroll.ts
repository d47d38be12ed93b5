import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNREAD } from './rows.model.ts';

/** Pixels from the end at which a person still counts as being there. */
const AT_END = 48;
/** Pixels from the top at which older messages are fetched. */
const NEAR_TOP = 240;

export interface LogScroll {
  readonly log: RefObject<HTMLDivElement | null>;
  /** The newest message is in view. */
  readonly atEnd: boolean;
  /** Key of the line at the top of the view; null: the end is in view. */
  readonly topLine: RefObject<string | null>;
  toEnd(): void;
  onScroll(): void;
}

interface LogScrollOptions {
  /** Changes with what stands at the top: older messages, or the notice that they are on their way. */
  readonly above: string;
  /** Changes with every new line. */
  readonly lastKey: string | undefined;
  /** The last line is the member's own: writing always leads to the end. */
  readonly lastIsMine: boolean;
  /** A line says where unread messages begin. */
  readonly unread: boolean;
  /** The lines keep their own place when others come before them. */
  readonly windowed: boolean;
  onNearTop(): void;
}

/**
 * Scrolling of a conversation. Whoever stands at the end stays there when messages arrive or the box grows; whoever
 * reads further up is not moved, neither by a new message nor by older ones that are put before.
 */
export function useLogScroll({ above, lastKey, lastIsMine, windowed, unread, onNearTop }: LogScrollOptions): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const topLine = useRef<string | null>(null);
  const [atEnd, setAtEnd] = useState(true);
  // The height before a change of lines: the browser reports it only until they are there.
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

  // Whoever left more unread than fits into the view begins where they had stopped; the rest is read by scrolling.
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

/** Key of the first line that is at least partly in view. */
function lineAtTop(log: HTMLElement): string | null {
  const { top } = log.getBoundingClientRect();
  const lines = [...log.querySelectorAll<HTMLElement>('[data-line]')];
  return lines.find((line) => line.getBoundingClientRect().bottom > top)?.dataset.line ?? null;
}
