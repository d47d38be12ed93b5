import * as z from '@amarena/shared/schema';
import { LIVE_PATH, LiveEvent } from '../contracts/live.ts';

/** `connecting`: the first attempt runs. `waiting`: the stream broke, and the next attempt comes after a pause. */
export type LiveConnection = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LiveStreamOptions {
  /** Id of the newest event the page already knows; null: start with what comes. */
  after: string | null;
  onEvent(event: LiveEvent): void;
  onConnection(connection: LiveConnection): void;
  /** Told of a push that this version does not understand: it is dropped, and the page reads its state again. */
  onUnknown(path: string): void;
  /** Opens the browser's stream; tests put their own here. */
  open?: (address: string) => EventSource;
}

export interface LiveStream {
  /** Ends the stream for good; nothing is called afterwards. */
  close(): void;
}

/** Milliseconds: the first pause, and the longest one. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Milliseconds to wait before attempt `number`, from 1: doubling up to a limit, then a random half to all of it. */
export const pauseBefore = (number: number): number => Math.min(FIRST_PAUSE * 2 ** (number - 1), LONGEST_PAUSE) * (0.5 + Math.random() / 2);

function parseEvent(data: string): { event: LiveEvent } | { path: string } {
  try {
    const parsed = z.safeParse(LiveEvent, JSON.parse(data));
    return parsed.success ? { event: parsed.data } : { path: parsed.error.issues[0]?.path.join('.') ?? '' };
  } catch (cause) {
    if (cause instanceof SyntaxError) return { path: 'not JSON' };
    throw cause;
  }
}

/**
 * Hears the server's pushes. The browser would reconnect by itself, but not after a refused answer and not with
 * growing pauses, so each break closes its stream and this opens a new one after the last event heard.
 */
export function openLiveStream(options: LiveStreamOptions): LiveStream {
  const { onEvent, onConnection, onUnknown, open = (address) => new EventSource(address) } = options;
  let lastId = options.after;
  let failures = 0;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(timer);
    source?.close();
    const current = open(lastId === null ? LIVE_PATH : `${LIVE_PATH}?after=${encodeURIComponent(lastId)}`);
    source = current;
    current.onopen = () => {
      failures = 0;
      onConnection('open');
    };
    current.onmessage = (message: MessageEvent<string>) => {
      if (message.lastEventId !== '') lastId = message.lastEventId;
      const parsed = parseEvent(message.data);
      if ('event' in parsed) onEvent(parsed.event);
      else onUnknown(parsed.path);
    };
    current.onerror = () => {
      current.close();
      failures += 1;
      onConnection('waiting');
      clearTimeout(timer);
      timer = setTimeout(connect, pauseBefore(failures));
    };
  };

  // The network is back: waiting out a long pause would show old news for no reason.
  const reconnectNow = () => {
    if (source?.readyState === EventSource.CLOSED) connect();
  };

  onConnection('connecting');
  connect();
  window.addEventListener('online', reconnectNow);
  return {
    close() {
      window.removeEventListener('online', reconnectNow);
      clearTimeout(timer);
      source?.close();
      onConnection('closed');
    },
  };
}
