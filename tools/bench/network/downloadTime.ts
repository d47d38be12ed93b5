import { FIRST_WINDOW, type LineFacts, SEGMENT } from './wire.ts';

/**
 * Milliseconds from the start of a connection to the last byte of an answer of this size, computed without the shaper:
 * a round trip to connect, the request, then rounds of 10, 20, 40 … segments. The first acknowledgement of a round
 * starts the next one; once a round takes the line longer than that, the line is never idle again.
 */
export function downloadTime(bytes: number, { delay, bytesPerMs }: LineFacts): number {
  const roundTrip = 2 * delay + SEGMENT / bytesPerMs;
  let sent = 0;
  let done = 0;
  for (let round = 0; sent < bytes; round += 1) {
    const now = Math.min(FIRST_WINDOW * 2 ** round, bytes - sent);
    done = Math.max(done, round * roundTrip) + now / bytesPerMs;
    sent += now;
  }
  const connect = 2 * delay;
  return connect + delay + done + delay;
}
