import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Figure, percentile } from './figures.ts';
import { type LiveServer, openAsPage, startLiveServer } from './liveServer.ts';
import { type LiveStage, onLiveStage } from './liveStage.ts';

const TABS = 3_000;
/** Members whose only tab is on the other server. */
const OTHERS = 100;
/** Milliseconds between two events for these. */
const EVENT_EVERY = 25;
const SETTLED_AFTER = 5_000;
const LIMITS = { back: 5_000, delivery: 100 } as const;

interface Others {
  /** Milliseconds after which events reach one of them, while `end` has not settled. */
  deliveriesUntil(end: Promise<unknown>): Promise<number[]>;
  leave(): void;
}

/** Members who have a tab at a server all along. */
async function openOthers(port: number, others: LiveStage['members'], { publish }: LiveStage): Promise<Others> {
  let sent: number[] = [];
  let took: number[] = [];
  const heard = (number: number) => took.push(performance.now() - (sent[number] ?? 0));
  const streams = await Promise.all(others.map(({ token }, household) => openAsPage(port, { token, household }, heard)));
  return {
    async deliveriesUntil(end) {
      [sent, took] = [[], []];
      let isOver = false;
      const over = end.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        const number = sent.length;
        await publish(others[number % others.length]?.id ?? '', number, () => {
          sent[number] = performance.now();
        });
        await setTimeout(EVENT_EVERY);
      }
      await over;
      await setTimeout(SETTLED_AFTER);
      if (took.length !== sent.length) throw new Error(`${sent.length} events were sent, and ${took.length} arrived.`);
      return took;
    },
    leave: () => {
      for (const stream of streams) stream.close();
    },
  };
}

async function figuresOf(first: LiveServer, other: LiveServer, stage: LiveStage): Promise<Figure[]> {
  const theirs = stage.members.slice(OTHERS);
  const tabs = theirs.map(({ token }, tab) => ({ token, household: OTHERS + tab }));
  const worker = new Worker(new URL('killed/tabs.ts', import.meta.url), { workerData: { first: first.port, other: other.port, tabs } });
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  const told = () => Promise.race([once(worker, 'message'), failed]);
  await told();
  const others = await openOthers(other.port, stage.members.slice(0, OTHERS), stage);
  const calm = await others.deliveriesUntil(setTimeout(SETTLED_AFTER));

  const back = told();
  const deliveries = others.deliveriesUntil(back);
  const began = performance.now();
  await first.kill();
  // What they miss meanwhile.
  await stage.publishToAll(theirs, 1);
  await back;
  const took = performance.now() - began;
  const during = await deliveries;
  others.leave();
  await worker.terminate();
  return [
    {
      name: `a server with ${TABS} members' tabs is killed: all have what they missed, from another one, after`,
      value: took,
      unit: 'ms',
      hold: { atMost: LIMITS.back },
    },
    { name: `events for members who were there all along, p99 of ${calm.length} before`, value: percentile(calm, 0.99), unit: 'ms' },
    {
      name: `the same until then, p99 of ${during.length}`,
      value: percentile(during, 0.99),
      unit: 'ms',
      hold: { atMost: LIMITS.delivery },
    },
  ];
}

async function measure(stage: LiveStage): Promise<Figure[]> {
  const [first, other] = [await startLiveServer(stage.settings), await startLiveServer(stage.settings)];
  try {
    return await figuresOf(first, other, stage);
  } finally {
    await Promise.all([first.kill(), other.kill()]);
  }
}

/** How soon the tabs of a killed server are back, and whether others notice. Throws `NotMeasurable`. */
export const killed = (): Promise<Figure[]> => onLiveStage(OTHERS + TABS, measure);
