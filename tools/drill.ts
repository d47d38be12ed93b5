import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { balance } from './drill/books.ts';
import { within } from './drill/bounds.ts';
import { createDatabase, etcd, leaderOf, migrateDatabase, pooler, postgres, standbyFollows, urlOf } from './drill/database.ts';
import { type Ground, joinValkey, nats, valkey } from './drill/engines.ts';
import { interrupt, LEADER, STANDBY } from './drill/interrupt.ts';
import { startLoad } from './drill/load.ts';
import { type Part, whenTrue } from './drill/part.ts';
import { join as joinSite } from './drill/people.ts';
import { findPorts } from './drill/ports.ts';
import { findPrograms } from './drill/programs.ts';
import { clock, printBooks } from './drill/report.ts';
import { runDrill } from './drill/runDrill.ts';
import { addressOf, balancer, server } from './drill/site.ts';

/** Every part, in an order in which each is back before the next one is killed. */
const LONG = [
  ...['web1', 'web2', 'live1', 'live2', 'jobs', 'nats1', 'nats2', 'nats3', 'valkey1', 'valkey2', 'valkey3'],
  ...['pooler', 'balancer', 'etcd', STANDBY, LEADER],
];
const SHORT = ['web1', 'live1', LEADER];

const USAGE = `npm run drill [-- --short] [--kill=part,…] [--keep]

  Starts two web, two live and one job process behind HAProxy, with PgBouncer, PostgreSQL and its standby, and clusters
  of Valkey and NATS. While members write and buy, it kills each part in turn and starts it again. Then it compares
  what was sent with what was stored, paid and shown.

  --short   kill a web process, a live process and the leading PostgreSQL only, with shorter pauses
  --kill    kill these parts only: ${LONG.join(' ')}
            postgres is whichever leads
  --keep    keep the folder with the logs
`;

const PEOPLE = 16;
const PAUSES = { long: { before: 2_000, down: 3_000, after: 5_000 }, short: { before: 2_000, down: 2_000, after: 4_000 } } as const;
/** Milliseconds in which all members have signed up. */
const JOIN_WITHIN = 180_000;

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    kill: { type: 'string' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (text: string): void => console.log(`${clock(Date.now())}  ${text}`);

/** A folder of the drill's own, which the accounts of its programs may enter. */
function drillFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amarena-drill-'));
  chmodSync(folder, 0o755);
  return folder;
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
  await migrateDatabase(ground);
  // The first one creates the queues of all jobs.
  await start(server('jobs', 0, ground));
  for (const role of ['web', 'live'] as const) await start(server(role, 0, ground), server(role, 1, ground));
  return new Map(started.map((part) => [part.name, part]));
}

/** Throws if there is a part that the long form leaves alone. */
function checkThatAllAreKilled(parts: ReadonlyMap<string, Part>): void {
  const spared = [...parts.keys()].filter((name) => !LONG.includes(name) && !name.startsWith(LEADER));
  if (spared.length > 0) throw new Error(`The long form does not kill ${spared.join(', ')}.`);
}

async function drill(): Promise<boolean> {
  const ground: Ground = { programs: findPrograms(), ports: await findPorts(), folder: drillFolder() };
  const started: Part[] = [];
  const chosen = values.kill?.split(',') ?? (values.short ? SHORT : LONG);
  try {
    say(`Starting every part in ${ground.folder}`);
    const parts = await startAll(ground, started);
    checkThatAllAreKilled(parts);
    const joining = Array.from({ length: PEOPLE }, (_, number) => joinSite(addressOf(ground), number + 1));
    const people = await within(JOIN_WITHIN, 'The sign-up of all members', Promise.all(joining));
    say(`${people.length} members write and buy`);
    const load = startLoad(people);
    const drilled = { parts, ground, pauses: PAUSES[values.short ? 'short' : 'long'], say };
    for (const name of chosen) await interrupt(name, drilled);
    await load.stop();
    say('Comparing what was sent with what is there');
    const books = await balance(load, urlOf(ground.ports.database, 'owner'));
    for (const { tab } of people) tab.close();
    return printBooks(books, load.refused);
  } finally {
    await Promise.all(started.map((part) => part.kill()));
    if (!values.keep) rmSync(ground.folder, { recursive: true, force: true });
  }
}

if (values.help) console.log(USAGE);
else await runDrill(drill);
