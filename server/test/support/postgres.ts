import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../src/freePort.ts';
import { whenFound } from './whenFound.ts';

/** The folder of `postgres` and `initdb`, from the step that provides programs. */
const PROGRAMS = process.env.TEST_POSTGRES_FOLDER ?? '';

/** A PostgreSQL of a test's own. */
export interface TestPostgres {
  /** Of its only database, `amarena`. */
  readonly url: string;
  rows<Row>(text: string): Promise<Row[]>;
  start(): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Keeps it from answering, and from taking connections, without ending one. */
  freeze(): Promise<void>;
  thaw(): void;
  close(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

const SETTINGS = [
  "listen_addresses = '127.0.0.1'",
  "unix_socket_directories = ''",
  // A test loses nothing that it needs.
  'fsync = off',
  'wal_retrieve_retry_interval = 100ms',
];

/**
 * Starts a PostgreSQL on a free port, in a folder that is removed with it. `settings`: lines of its configuration.
 * `programs`: their folder; default: the one that the step of these tests provides.
 */
export async function startPostgres(settings: readonly string[] = [], programs = PROGRAMS): Promise<TestPostgres> {
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), 'amarena-postgres-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/amarena`;
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], options);
  appendFileSync(join(data, 'postgresql.conf'), `\n${[...SETTINGS, `port = ${port}`, ...settings].join('\n')}\n`);
  let running: ChildProcess | null = null;
  let frozen: readonly number[] = [];

  async function rows<Row>(text: string, address = url): Promise<Row[]> {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  const server: TestPostgres = {
    url,
    rows: (text) => rows(text),
    async start() {
      running = spawn(join(programs, 'postgres'), ['-D', data], options);
      await whenFound(() => rows('select 1', url.replace('/amarena', '/postgres')).catch(() => null));
    },
    async kill() {
      if (running === null) return;
      server.thaw();
      const ended = once(running, 'exit');
      // Its children notice that it is gone, and end, too.
      running.kill('SIGQUIT');
      await ended;
      running = null;
    },
    async freeze() {
      const backends = await rows<{ pid: number }>(
        "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      );
      frozen = [...backends.map(({ pid }) => pid), running?.pid ?? 0];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw() {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
      frozen = [];
    },
    async close() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  await rows('create database amarena', url.replace('/amarena', '/postgres'));
  return server;
}
