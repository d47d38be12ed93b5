import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { balance } from './drill/books.ts';
import { etcd, type Ground, joinValkey, leaderOf, nats, pooler, postgres, standbyFollows, valkey } from './drill/engines.ts';
import { startLoad } from './drill/load.ts';
import { type Part, whenTrue } from './drill/part.ts';
import { join as joinSite } from './drill/people.ts';
import { findPorts } from './drill/ports.ts';
import { findPrograms } from './drill/programs.ts';
import { clock, printBooks } from './drill/report.ts';
import { runDrill } from './drill/runDrill.ts';
import { addressOf, balancer, server } from './drill/site.ts';

const USAGE = `npm run drill [-- --short] [--kill=part,…] [--keep]

  Starts two web, two live and one job process behind HAProxy, with PgBouncer, PostgreSQL and its standby, and clusters
  of Valkey and NATS. While members write and buy, it kills each part in turn and starts it again. Then it compares
  what was sent with what was stored, paid and shown.

  --short   kill a web process, a live process and the leading PostgreSQL only, with shorter pauses
  --kill    kill these parts only: web1 live1 jobs balancer pooler valkey2 nats1 postgres
  --keep    keep the folder with the logs
`;

/** Whichever PostgreSQL leads. */
const LEADER = 'postgres';
const LONG = ['web1', 'live1', 'jobs', 'nats1', 'valkey2', 'pooler', 'balancer', LEADER];
const SHORT = ['web1', 'live1', LEADER];
const PEOPLE = 16;
/** Milliseconds before a part is killed, until it is started again, and after it is back. */
const PAUSES = { long: { before: 5_000, down: 3_000, after: 8_000 }, short: { before: 2_000, down: 2_000, after: 4_000 } } as const;
const LEAD_WITHIN = 60_000;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    kill: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const pauses = PAUSES[values.short ? 'short' : 'long'];

const say = (text: string): void => console.log(`${clock(Date.now())}  ${text}`);

/** A folder of the drill's own, which the accounts of its programs may enter. */
function drillFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amarena-drill-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function createDatabase({ ports }: Ground): Promise<void> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${ports.database}/postgres` });
  await client.connect();
  await client.query('create database amarena');
  await client.end();
}

/** Starts every part, in the order in which they need each other. */
async function startAll(ground: Ground, started: Part[]): Promise<ReadonlyMap<string, Part>> {
  const start = async (...parts: Part[]) => {
    started.push(...parts);
    await Promise.all(parts.map((part) => part.start()));
  };
  const { ports } = ground;
  await start(etcd(ground));
  await start(postgres(0, ground), balancer(ground));
  await whenTrue('The leading PostgreSQL', async () => (await leaderOf(ports)) === 0);
  await start(postgres(1, ground));
  await whenTrue('The standby', () => standbyFollows(ports));
  await whenTrue('The way to the database', () => createDatabase(ground).then(() => true));
  await start(pooler(ground), ...([0, 1, 2] as const).flatMap((number) => [valkey(number, ground), nats(number, ground)]));
  await joinValkey(ground);
  // The first one migrates.
  await start(server('jobs', 0, ground));
  for (const role of ['web', 'live'] as const) await start(server(role, 0, ground), server(role, 1, ground));
  return new Map(started.map((part) => [part.name, part]));
}

/** Kills a part, waits, and starts it again. */
async function interrupt(name: string, parts: ReadonlyMap<string, Part>, { ports }: Ground): Promise<void> {
  const leader = name === LEADER ? await leaderOf(ports) : null;
  const part = parts.get(leader === null ? name : `postgres${leader + 1}`);
  if (part === undefined) throw new Error(`There is no part "${name}". The parts are ${[...parts.keys(), LEADER].join(', ')}.`);
  await setTimeout(pauses.before);
  say(`${part.name} is killed`);
  const began = Date.now();
  await part.kill();
  await setTimeout(pauses.down);
  if (leader !== null) {
    const other = leader === 0 ? 1 : 0;
    while ((await leaderOf(ports).catch(() => leader)) !== other) {
      if (Date.now() - began > LEAD_WITHIN) throw new Error('The standby did not take over within a minute.');
      await setTimeout(100);
    }
    say(`postgres${other + 1} leads after ${((Date.now() - began) / 1_000).toFixed(1)} s`);
  }
  await part.start();
  say(`${part.name} is back`);
  if (leader !== null) await whenTrue('The standby', () => standbyFollows(ports));
  await setTimeout(pauses.after);
}

async function drill(): Promise<boolean> {
  const ground: Ground = { programs: findPrograms(), ports: await findPorts(), folder: drillFolder() };
  const started: Part[] = [];
  const chosen = values.kill?.split(',') ?? (values.short ? SHORT : LONG);
  try {
    say(`Starting every part in ${ground.folder}`);
    const parts = await startAll(ground, started);
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, number) => joinSite(addressOf(ground), number + 1)));
    say(`${people.length} members write and buy`);
    const load = startLoad(people);
    for (const name of chosen) await interrupt(name, parts, ground);
    await load.stop();
    const books = await balance(load, `postgres://postgres@127.0.0.1:${ground.ports.database}/amarena`);
    for (const { tab } of people) tab.close();
    return printBooks(books, load.refused);
  } finally {
    await Promise.all(started.map((part) => part.kill()));
    if (!values.keep) rmSync(ground.folder, { recursive: true, force: true });
  }
}

if (values.help) console.log(USAGE);
else await runDrill(drill);
