import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { inTransaction } from '../../server/src/db/schema.ts';
import { freePort } from '../../server/src/freePort.ts';
import { findPostgres, ownDatabase } from '../check/services.ts';
import { fillCrowd } from './crowd.ts';
import { type Figure, median, percentile } from './figures.ts';
import { NotMeasurable, programAt } from './programs.ts';

const MAIN = join(import.meta.dirname, '../../server/src/main.ts');
/** A member can have at most twelve streams. */
const TABS = 10;
const AT_A_TIME = 100;
const EVENTS = 400;
/** Milliseconds between two events; each reaches the tabs of one member. */
const EVENT_EVERY = 25;
const SETTLED_AFTER = 5_000;
const LOST_AFTER = 20_000;
/** By plain http. */
const COOKIE = 'session';
const STREAMS = 20_000;
/** Files that a process opens besides its streams. */
const OTHER_FILES = 1_000;
const LIMITS = { memory: 25, delivery: 200 } as const;

/** Tries again until the address answers. */
async function whenReady(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) return;
  await setTimeout(100);
  await whenReady(address);
}

async function kilobytesOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

/** Opens one stream; calls `heard` with the number of each event. */
async function open(port: number, token: string, heard: (number: number) => void): Promise<() => void> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${LIVE_PATH} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${COOKIE}=${token}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  if (!String(first).startsWith('HTTP/1.1 200')) throw new Error(`A stream was refused: ${String(first).split('\r\n')[0]}`);
  socket.on('data', (bytes) => {
    for (const [, number] of String(bytes).matchAll(/"new_likes":(\d+)/g)) heard(Number(number));
  });
  return () => socket.destroy();
}

async function stop(program: ChildProcess): Promise<void> {
  program.kill('SIGKILL');
  await once(program, 'exit');
}

/** Memory and delivery of one server that holds this many streams, with another one that publishes, over NATS. */
async function measure(count: number, url: string, natsProgram: string): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-streams-'));
  const [natsPort, port] = [await freePort(), await freePort()];
  const nats = spawn(natsProgram, ['-a', '127.0.0.1', '-p', String(natsPort)], { stdio: 'ignore' });
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, NATS_URL: `nats://127.0.0.1:${natsPort}`, LOG_LEVEL: 'error', PORT: '0' };
  const web = await buildApp(readConfig({ ...settings, ROLES: 'web' }));
  const live = spawn(process.execPath, [MAIN], {
    stdio: 'inherit',
    env: { ...process.env, ...settings, PORT: String(port), ROLES: 'live', LIVE_OPENINGS: '100000', HOST: '127.0.0.1' },
  });
  await whenReady(`http://127.0.0.1:${port}/health/ready`);
  const { db, sessions } = web.platform;
  await fillCrowd(web.database.pool, Math.ceil(count / TABS));
  const members = await Promise.all(
    (await db.selectFrom('members').select('id').execute()).map(async ({ id }) => ({ id, token: await sessions.start(db, id) })),
  );

  const sent: number[] = [];
  const took: number[] = [];
  const heard = (number: number) => took.push(performance.now() - (sent[number] ?? 0));
  const places = Array.from({ length: count }, (_, place) => members[place % members.length]?.token ?? '');
  // The first ones warm the server up.
  const closes = await Promise.all(places.slice(0, AT_A_TIME).map((token) => open(port, token, heard)));
  await setTimeout(SETTLED_AFTER);
  const before = await kilobytesOf(live);
  for (let from = AT_A_TIME; from < count; from += AT_A_TIME)
    closes.push(...(await Promise.all(places.slice(from, from + AT_A_TIME).map((token) => open(port, token, heard)))));
  await setTimeout(SETTLED_AFTER);
  const memory = ((await kilobytesOf(live)) - before) / (count - AT_A_TIME);

  for (let number = 0; number < EVENTS; number += 1) {
    const id = members[Math.floor(Math.random() * members.length)]?.id ?? '';
    await inTransaction(db, async (trx) => {
      await web.services.live.publish(trx, id, { type: 'likes_changed', new_likes: number });
      sent[number] = performance.now();
    });
    await setTimeout(EVENT_EVERY);
  }
  const expected = EVENTS * TABS;
  const giveUp = performance.now() + LOST_AFTER;
  while (took.length < expected && performance.now() < giveUp) await setTimeout(100);

  for (const close of closes) close();
  await stop(live);
  await web.close();
  await stop(nats);
  await rm(dataDir, { recursive: true, force: true });
  return [
    { name: `memory of a stream, ${count} on one server`, value: memory, unit: 'KB', hold: { atMost: LIMITS.memory } },
    { name: `event committed to event there, ${count} streams, ${expected} deliveries, median`, value: median(took), unit: 'ms' },
    { name: 'the same, p99', value: percentile(took, 0.99), unit: 'ms', hold: { atMost: LIMITS.delivery } },
    { name: 'of these, missing or doubled', value: Math.abs(expected - took.length), unit: '', hold: { atMost: 0 } },
  ];
}

/** One server with as many streams as this machine allows a process, on a PostgreSQL and a NATS of this machine. */
export async function streams(): Promise<Figure[]> {
  const found = await findPostgres();
  if ('why' in found) throw new NotMeasurable(found.why);
  const nats = programAt('nats-server');
  const files = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }));
  const database = await ownDatabase(found.url, `amarena_streams_${process.pid}`);
  try {
    return await measure(Math.min(STREAMS, files - OTHER_FILES), database.url, nats);
  } finally {
    await database.drop();
  }
}
