import { setTimeout as sleep } from 'node:timers/promises';
import type { Stream } from './stream.ts';

/** Milliseconds between two groups of tabs. */
const TICK = 100;
/** Share of the time that passes before the first tab leaves: balancers need it to see that this process stops. */
const NOTICED = 0.2;
/** Milliseconds within which a tab that is asked to leave comes back, at least and at most; a tab each in between. */
const BACK_AT_LEAST = 2_000;
const BACK_AT_MOST = 30_000;

/** Asks tabs to come back to another process, all at once: the more they are, the more time they take for it. */
export const leaveAtOnce = (streams: readonly Stream[]): Promise<unknown> => {
  const within = Math.min(BACK_AT_MOST, Math.max(BACK_AT_LEAST, streams.length));
  return Promise.all(streams.map((stream) => stream.leave(within)));
};

/** Asks tabs to come back to another process, evenly over `milliseconds`. `all`: those that are open at that time. */
export async function leaveSlowly(
  all: () => readonly Stream[],
  milliseconds: number,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<void> {
  await pause(milliseconds * NOTICED);
  const streams = all();
  const ticks = Math.max(1, Math.round((milliseconds * (1 - NOTICED)) / TICK));
  for (let tick = 0; tick < ticks; tick += 1) {
    const [from, to] = [tick, tick + 1].map((count) => Math.ceil((streams.length * count) / ticks));
    // A tab that has stopped reading never gets its last byte: nothing waits for it.
    for (const stream of streams.slice(from, to)) void stream.leave(BACK_AT_LEAST);
    await pause(TICK);
  }
}
