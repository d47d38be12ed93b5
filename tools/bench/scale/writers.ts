import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { converse } from './conversation.ts';
import type { Pair } from './talkers.ts';

/** Runs in a thread: every pair writes one message after the other. Posts the number of messages per second of each round. */
const { address, pairs, seconds, rounds } = workerData as { address: string; pairs: Pair[]; seconds: number; rounds: number };
const WARM_UP = 2;

const agent = new http.Agent({ keepAlive: true });
const conversations = await Promise.all(pairs.map((pair) => converse(address, agent, pair)));

async function perSecond(duration: number): Promise<number> {
  const began = performance.now();
  let written = 0;
  await Promise.all(
    conversations.map(async ({ write }) => {
      while (performance.now() - began < duration * 1_000) {
        await write();
        written += 1;
      }
    }),
  );
  return (written * 1_000) / (performance.now() - began);
}

await perSecond(WARM_UP);
for (let round = 0; round < rounds; round += 1) parentPort?.postMessage(await perSecond(seconds));
for (const { close } of conversations) close();
agent.destroy();
