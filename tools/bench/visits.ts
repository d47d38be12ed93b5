import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { type Figure, median } from './figures.ts';
import { textAt } from './render/drive.ts';
import { logIn, onPostgres, type StartedSite } from './site.ts';

const LANDER = '/landers/gallery';
const VISITORS = 100;
const ROUNDS = 5;
/** Milliseconds between two calls of the member. */
const CALL_EVERY = 10;
const LIMIT = 50;

/** Milliseconds of each call that a member makes until `end` settles. */
async function callsUntil(end: Promise<unknown>, url: string, cookie: string): Promise<number[]> {
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  const calls: Promise<number>[] = [];
  while (!isOver) {
    const began = performance.now();
    calls.push(textAt(url, cookie).then(() => performance.now() - began));
    await setTimeout(CALL_EVERY);
  }
  await over;
  return Promise.all(calls);
}

async function figuresOf(site: StartedSite): Promise<Figure[]> {
  const cookie = await logIn(site, 0);
  const call = site.address + getUser.path;
  const worker = new Worker(new URL('visits/visitors.ts', import.meta.url), {
    workerData: { url: site.address + LANDER, visitors: VISITORS },
  });
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  let visited: { sentAway: number; slowest: number }[] = [];
  const round = (): Promise<number[]> => {
    worker.postMessage('visit');
    const told = Promise.race([once(worker, 'message'), failed]).then(([one]) => {
      visited.push(one);
    });
    return callsUntil(told, call, cookie);
  };
  const alone = await callsUntil(setTimeout(2_000), call, cookie);
  // What the first visitors need is loaded and compiled.
  await round();
  visited = [];
  const during: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) during.push(...(await round()));
  await worker.terminate();
  return [
    { name: "a member's call while nobody visits, median", value: median(alone), unit: 'ms' },
    {
      name: `the same while ${VISITORS} people visit a lander for the first time at once, median of ${during.length}`,
      value: median(during),
      unit: 'ms',
    },
    { name: `the slowest of these, in ${ROUNDS} rounds`, value: Math.max(...during), unit: 'ms', hold: { atMost: LIMIT } },
    { name: 'the visitor who waits longest for the lander', value: Math.max(...visited.map(({ slowest }) => slowest)), unit: 'ms' },
    {
      name: 'visitors who are asked to come back in a moment',
      value: visited.reduce((sum, { sentAway }) => sum + sentAway, 0),
      unit: '',
      hold: { atMost: 0 },
    },
  ];
}

/** How long members wait while many strangers come to a lander at once, on PostgreSQL. Throws `NotMeasurable`. */
export const visits = (dataDir: string): Promise<Figure[]> => onPostgres(dataDir, figuresOf);
