import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../server/src/freePort.ts';
import { archivedPostgres } from './drill/archive.ts';
import { accounts } from './drill/books.ts';
import { startLoad } from './drill/load.ts';
import { programPart } from './drill/part.ts';
import { join as joinSite } from './drill/people.ts';
import { findArchivePrograms } from './drill/programs.ts';
import { clock, printRestored } from './drill/report.ts';
import { runDrill } from './drill/runDrill.ts';

const USAGE = `npm run restore-drill [-- --keep]

  Starts a site whose PostgreSQL archives as deploy/backup says, and makes a backup while members write and buy. Then
  its data is deleted and restored to a moment between two messages, and compared with what was answered until then.

  --keep   keep the folder with the logs
`;
const ROOT = join(import.meta.dirname, '..');
const PEOPLE = 6;
/** Milliseconds. */
const BEFORE = 8_000;
const AFTER = 6_000;

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } });
const say = (text: string): void => console.log(`${clock(Date.now())}  ${text}`);

async function drill(): Promise<boolean> {
  const programs = findArchivePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'amarena-restore-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const database = archivedPostgres({ programs, folder, port: await freePort() });
  const site = programPart({
    name: 'site',
    command: process.execPath,
    args: ['server/src/main.ts'],
    cwd: ROOT,
    logs: folder,
    environment: {
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'warn',
    },
    isUp: () => fetch(`http://127.0.0.1:${port}/health/ready`).then(({ ok }) => ok),
  });
  try {
    await database.part.start();
    await site.start();
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, number) => joinSite(`http://127.0.0.1:${port}`, number + 1)));
    const load = startLoad(people);
    await setTimeout(BEFORE);
    say('Backing up, while members write and buy');
    database.backUp();
    await setTimeout(BEFORE);
    const moment = new Date();
    await setTimeout(AFTER);
    await load.stop();
    for (const { tab } of people) tab.close();
    await database.archivedUntil(moment);
    await Promise.all([site.kill(), database.part.kill()]);
    say(`All data is deleted, and restored as it was at ${clock(moment.getTime())}`);
    const began = Date.now();
    database.restore(moment);
    await database.part.start();
    return printRestored(await accounts(load, database.url, moment), Date.now() - began);
  } finally {
    await Promise.all([site.kill(), database.part.kill()]);
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  }
}

if (values.help) console.log(USAGE);
else await runDrill(drill);
