import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** A hundred people at once, in a thread of their own: each opens a lander, from another address, without any cookie. */
const { url, visitors } = workerData as { url: string; visitors: number };
const OK = 200;
const UNAVAILABLE = 503;
/** As the page does that a browser gets instead. */
const AGAIN_AFTER = 5_000;

let people = 0;
let sentAway = 0;
let slowest = 0;

function nextAddress(): string {
  people += 1;
  return `198.19.${Math.floor(people / 250)}.${(people % 250) + 1}`;
}

const statusFor = (person: string): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent: false, headers: { accept: 'text/html', 'x-forwarded-for': person } }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      })
      .on('error', reject);
  });

async function visit(person: string): Promise<void> {
  const status = await statusFor(person);
  if (status === OK) return;
  if (status !== UNAVAILABLE) throw new Error(`${url} answers ${status}.`);
  sentAway += 1;
  await setTimeout(AGAIN_AFTER);
  await visit(person);
}

parentPort?.on('message', async () => {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      await visit(nextAddress());
      slowest = Math.max(slowest, performance.now() - began);
    }),
  );
  parentPort?.postMessage({ sentAway, slowest });
  [sentAway, slowest] = [0, 0];
});
