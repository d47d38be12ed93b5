import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LineFacts } from './wire.ts';

const BITS = 8;
const MEGABIT = 1_000_000;
const SECOND = 1_000;

/** 50 ms each way, and 10 Mbit/s in each direction for all connections together. Only contents count, not the headers of IP and TCP. */
export const LINE: LineFacts = { delay: 50, bytesPerMs: (10 * MEGABIT) / BITS / SECOND };

export interface Line {
  readonly port: number;
  stop(): Promise<unknown>;
}

/** Starts the line to the server on a Unix socket. `port`: 0 for any. */
export async function startLine(target: string, port: number): Promise<Line> {
  const worker = new Worker(new URL('lineWorker.ts', import.meta.url), { workerData: { port, target, line: LINE } });
  const [listening] = await Promise.race([
    once(worker, 'message'),
    once(worker, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  return { port: listening as number, stop: () => worker.terminate() };
}
