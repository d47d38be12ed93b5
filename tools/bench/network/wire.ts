/** Bytes of a full segment: what remains of 1,500 after the headers of IP and TCP. */
export const SEGMENT = 1_460;
/** Bytes that a sender may have on the way before the first acknowledgement: ten segments, RFC 6928. */
export const FIRST_WINDOW = 10 * SEGMENT;

/**
 * A calendar of events in milliseconds. Each event runs at exactly its own time, so that a clock that calls late
 * delays nothing that follows.
 */
export interface Timeline {
  now(): number;
  at(time: number, action: () => void): void;
  /** Runs everything up to `time`, which then is now. */
  runUntil(time: number): void;
  /** Time of the next event; null if there is none. */
  next(): number | null;
}

export function createTimeline(): Timeline {
  const events: { readonly time: number; readonly action: () => void }[] = [];
  let now = 0;
  return {
    now: () => now,
    at(time, action) {
      // Events are made almost in order. Of two at the same time, the older one runs first.
      const before = events.findLastIndex((event) => event.time <= time);
      events.splice(before + 1, 0, { time, action });
    },
    runUntil(time) {
      for (let [event] = events; event !== undefined && event.time <= time; [event] = events) {
        events.shift();
        now = Math.max(now, event.time);
        event.action();
      }
      now = Math.max(now, time);
    },
    next: () => events[0]?.time ?? null,
  };
}

export interface LineFacts {
  /** Milliseconds from one end to the other. */
  readonly delay: number;
  /** Rate of each direction, for all connections together. */
  readonly bytesPerMs: number;
}

/** One direction of the line: carries segments one after the other, and each needs `delay` to the other end. */
export interface Link {
  carry(bytes: number, arrived: () => void): void;
}

export function createLink(timeline: Timeline, { delay, bytesPerMs }: LineFacts): Link {
  let freeAt = 0;
  return {
    carry(bytes, arrived) {
      freeAt = Math.max(freeAt, timeline.now()) + bytes / bytesPerMs;
      timeline.at(freeAt + delay, arrived);
    },
  };
}

export interface SenderDeps {
  readonly timeline: Timeline;
  readonly link: Link;
  /** Milliseconds until an acknowledgement is back. */
  readonly delay: number;
  /** Called with every segment at the time it arrives. */
  readonly onArrival: (bytes: Buffer) => void;
  /** Called when bytes have left the queue. Default: nothing. */
  readonly onSent?: () => void;
}

/** One direction of one connection: sends no more than its window, which doubles with every round trip that fills it. */
export interface Sender {
  offer(bytes: Buffer): void;
  /** `ended` is called after the last byte has arrived. */
  end(ended: () => void): void;
  /** Bytes that are not on the way yet. */
  queued(): number;
  /** Bytes that may be on the way at the same time. */
  window(): number;
}

export function createSender({ timeline, link, delay, onArrival, onSent = () => undefined }: SenderDeps): Sender {
  const queue: Buffer[] = [];
  let queued = 0;
  let window = FIRST_WINDOW;
  /** Not acknowledged, of which some may have arrived. */
  let unacknowledged = 0;
  let most = 0;
  let arriving = 0;
  let onEnd: (() => void) | null = null;

  function take(bytes: number): Buffer {
    const [first = Buffer.alloc(0)] = queue.length === 1 ? queue : [Buffer.concat(queue)];
    queue.splice(0, queue.length, ...(first.length > bytes ? [first.subarray(bytes)] : []));
    queued -= bytes;
    return first.subarray(0, bytes);
  }

  function acknowledge(bytes: number): void {
    unacknowledged -= bytes;
    // As Linux does: a window that is not used does not grow.
    if (window < 2 * most) window += bytes;
    send();
  }

  function arrive(segment: Buffer): void {
    arriving -= 1;
    onArrival(segment);
    timeline.at(timeline.now() + delay, () => acknowledge(segment.length));
    if (queued === 0 && arriving === 0) onEnd?.();
  }

  function send(): void {
    const before = queued;
    for (let size = Math.min(SEGMENT, queued); size > 0 && unacknowledged + size <= window; size = Math.min(SEGMENT, queued)) {
      const segment = take(size);
      unacknowledged += size;
      most = Math.max(most, unacknowledged);
      arriving += 1;
      link.carry(size, () => arrive(segment));
    }
    if (queued < before) onSent();
  }

  return {
    offer(bytes) {
      queue.push(bytes);
      queued += bytes.length;
      send();
    },
    end(ended) {
      if (queued === 0 && arriving === 0) link.carry(0, ended);
      else onEnd = ended;
    },
    queued: () => queued,
    window: () => window,
  };
}
