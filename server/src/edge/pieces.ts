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

/** An answer in pieces. */
export async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  let sent = 0;
  for (const end of ENDS.filter((end) => end < bytes.length)) {
    yield bytes.subarray(sent, end);
    sent = end;
    await setTimeout(PAUSE);
  }
  yield bytes.subarray(sent);
}
