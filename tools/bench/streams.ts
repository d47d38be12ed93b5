import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Figure, median, percentile } from './figures.ts';
import { type LiveServer, openStream, startLiveServer } from './liveServer.ts';
import { type LiveStage, onLiveStage } from './liveStage.ts';

/** A member can have at most twelve streams. */
const TABS = 10;
const AT_A_TIME = 100;
const EVENTS = 400;
/** Milliseconds between two events; each reaches the tabs of one member. */
const EVENT_EVERY = 25;
const SETTLED_AFTER = 5_000;
const LOST_AFTER = 20_000;
const STREAMS = 20_000;
/** Files that a process opens besides its streams. */
const OTHER_FILES = 1_000;
const LIMITS = { memory: 25, delivery: 200 } as const;

async function kilobytesOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

/** Memory and delivery of one server that holds this many streams, while another one publishes, over NATS. */
async function figuresOf(live: LiveServer, count: number, { members, publish }: LiveStage): Promise<Figure[]> {
  const sent: number[] = [];
  const took: number[] = [];
  const heard = (number: number) => took.push(performance.now() - (sent[number] ?? 0));
  const places = Array.from({ length: count }, (_, place) => ({ token: members[place % members.length]?.token ?? '', household: place }));
  // The first ones warm the server up.
  const opened = await Promise.all(places.slice(0, AT_A_TIME).map((tab) => openStream(live.port, tab, heard)));
  await setTimeout(SETTLED_AFTER);
  const before = await kilobytesOf(live.process);
  for (let from = AT_A_TIME; from < count; from += AT_A_TIME)
    opened.push(...(await Promise.all(places.slice(from, from + AT_A_TIME).map((tab) => openStream(live.port, tab, heard)))));
  await setTimeout(SETTLED_AFTER);
  const memory = ((await kilobytesOf(live.process)) - before) / (count - AT_A_TIME);

  for (let number = 0; number < EVENTS; number += 1) {
    const id = members[Math.floor(Math.random() * members.length)]?.id ?? '';
    await publish(id, number, () => {
      sent[number] = performance.now();
    });
    await setTimeout(EVENT_EVERY);
  }
  const expected = EVENTS * TABS;
  const giveUp = performance.now() + LOST_AFTER;
  while (took.length < expected && performance.now() < giveUp) await setTimeout(100);

  for (const stream of opened) stream.close();
  return [
    { name: `memory of a stream, ${count} on one server`, value: memory, unit: 'KB', hold: { atMost: LIMITS.memory } },
    { name: `event committed to event there, ${count} streams, ${expected} deliveries, median`, value: median(took), unit: 'ms' },
    { name: 'the same, p99', value: percentile(took, 0.99), unit: 'ms', hold: { atMost: LIMITS.delivery } },
    { name: 'of these, missing or doubled', value: Math.abs(expected - took.length), unit: '', hold: { atMost: 0 } },
  ];
}

async function measure(count: number, stage: LiveStage): Promise<Figure[]> {
  const live = await startLiveServer({ ...stage.settings, LIVE_OPENINGS: '100000' });
  try {
    return await figuresOf(live, count, stage);
  } finally {
    await live.kill();
  }
}

/** One server with as many streams as this machine allows a process. Throws `NotMeasurable`. */
export async function streams(): Promise<Figure[]> {
  const files = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }));
  const count = Math.min(STREAMS, files - OTHER_FILES);
  return onLiveStage(Math.ceil(count / TABS), (stage) => measure(count, stage));
}
