import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/**
 * Bytes that are sent at a time, until more than a first flight is on its way: two segments, after a first piece of
 * twice that. A proxy with TLS makes one record or more of what it gets at a time, and a browser can read a record only
 * once it has all of it. A record that is larger than what is left of the first flight would make it wait for a round
 * trip, with the beginning there already.
 */
const PIECE = 2_800;
const ENDS = [2, 3, 4, 5, 6].map((pieces) => pieces * PIECE);

/** Milliseconds between pieces, without which the system or a proxy would put them together. */
const PAUSE = 1;

/** Milliseconds over which it is measured how busy the server is, and the share of its time from which on it is. */
const MEASURED_OVER = 1_000;
const BUSY_FROM = 0.5;

let measured = { at: performance.now(), before: performance.eventLoopUtilization(), share: 0 };

/** A server that has much else to do would make each pause many times as long. */
function isBusy(): boolean {
  const at = performance.now();
  if (at - measured.at > MEASURED_OVER) {
    const now = performance.eventLoopUtilization();
    measured = { at, before: now, share: performance.eventLoopUtilization(now, measured.before).utilization };
  }
  return measured.share > BUSY_FROM;
}

/** An answer in pieces, unless the server is busy. What comes in several parts is sent as it comes. */
export async function* inPieces(parts: Iterable<Buffer> | AsyncIterable<Buffer>, busy = isBusy): AsyncGenerator<Buffer> {
  let sent = 0;
  for await (const part of parts) {
    let from = 0;
    while (from < part.length) {
      const end = (busy() ? undefined : ENDS.find((one) => one > sent)) ?? Number.POSITIVE_INFINITY;
      const piece = part.subarray(from, from + end - sent);
      yield piece;
      from += piece.length;
      sent += piece.length;
      if (sent === end) await setTimeout(PAUSE);
    }
  }
}
