import * as z from '@amarena/shared/schema';
import { LIVE_BEAT, LIVE_BEAT_EVERY, LIVE_LEAVE, LIVE_PATH, LiveEvent } from '../contracts/chat/live.ts';

/** `connecting`: the first attempt is running. `waiting`: the stream broke, and the next attempt follows after a pause. */
export type LiveConnection = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LiveStreamOptions {
  /** Id of the member that the page shows: the stream opens only while that member is logged in. */
  member: string;
  /** Id of the newest event that the page already knows; null: none. */
  after: string | null;
  onEvent(event: LiveEvent): void;
  /** `open` is reported again on every sign of life. */
  onConnection(connection: LiveConnection): void;
  /** Called for an event that this version does not understand: the event is dropped, and the page reads its state again. */
  onUnknown(path: string): void;
  /** Opens the browser's stream; tests pass a fake. */
  open?: (address: string) => EventSource;
}

export interface LiveStream {
  /** Ends the stream permanently; no callback runs afterwards. */
  close(): void;
}

/** Milliseconds: the first pause, and the longest one. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;
/** Milliseconds: a stream that does not open in time, or misses two beats, counts as dead even if it was never closed. */
const OPENS_WITHIN = 15_000;
const SILENT_AFTER = 2 * LIVE_BEAT_EVERY + 5_000;

/** Milliseconds to wait before attempt `number`, from 1: doubles up to a limit, then a random value between half and all of it. */
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
 * Opens the live stream. The browser would reconnect by itself, but not after an error response and not with growing
 * pauses. So every break closes its stream, and this opens a new one after the last event received.
 */
export function openLiveStream(options: LiveStreamOptions): LiveStream {
  const { member, onEvent, onConnection, onUnknown, open = (address) => new EventSource(address) } = options;
  let lastId = options.after;
  let failures = 0;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    clearTimeout(timer);
    clearTimeout(watch);
    source?.close();
  };

  const connect = () => {
    pause();
    const current = open(`${LIVE_PATH}?${new URLSearchParams({ member, ...(lastId !== null && { after: lastId }) })}`);
    source = current;
    const broke = () => {
      current.close();
      failures += 1;
      onConnection('waiting');
      clearTimeout(watch);
      clearTimeout(timer);
      timer = setTimeout(connect, pauseBefore(failures));
    };
    const expectWithin = (milliseconds: number) => {
      clearTimeout(watch);
      watch = setTimeout(broke, milliseconds);
    };
    // A server of an earlier version sends no beats, so silence counts only after the first one.
    let beats = false;
    const alive = () => {
      failures = 0;
      if (beats) expectWithin(SILENT_AFTER);
      else clearTimeout(watch);
      onConnection('open');
    };
    expectWithin(OPENS_WITHIN);
    current.onopen = alive;
    current.addEventListener(LIVE_BEAT, () => {
      beats = true;
      alive();
    });
    // Nothing broke: the server stops, and all its tabs must not go to the other ones in the same moment.
    current.addEventListener(LIVE_LEAVE, ({ data }: MessageEvent<string>) => {
      pause();
      timer = setTimeout(connect, Math.random() * Math.min(Number(data) || FIRST_PAUSE, LONGEST_PAUSE));
    });
    current.onmessage = (message: MessageEvent<string>) => {
      alive();
      if (message.lastEventId !== '') lastId = message.lastEventId;
      const parsed = parseEvent(message.data);
      if ('event' in parsed) onEvent(parsed.event);
      else onUnknown(parsed.path);
    };
    current.onerror = broke;
  };

  // The network is back and may be a different one: an open stream may hang in the old network, and a pause would show stale data.
  const reconnectNow = () => connect();

  // An open stream keeps a browser from keeping the page for "back". When it is shown again, the stream goes on.
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted) connect();
  };

  onConnection('connecting');
  connect();
  window.addEventListener('online', reconnectNow);
  window.addEventListener('pagehide', pause);
  window.addEventListener('pageshow', resume);
  return {
    close() {
      window.removeEventListener('online', reconnectNow);
      window.removeEventListener('pagehide', pause);
      window.removeEventListener('pageshow', resume);
      pause();
      onConnection('closed');
    },
  };
}
