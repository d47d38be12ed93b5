import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { folderFor, listens, type Part, programPart, unprivileged, whenTrue } from './part.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy/backup');
const STANZA = '--stanza=amarena';
const LOCAL = '127.0.0.1';

export interface ArchivePrograms {
  readonly postgresFolder: string;
  readonly pgbackrest: string;
}

export interface Archived {
  /** The PostgreSQL, which archives what it writes. */
  readonly part: Part;
  readonly url: string;
  backUp(): void;
  /** Resolves once everything up to a moment is in the archive. */
  archivedUntil(moment: Date): Promise<void>;
  /** Restores the state of a moment into an empty folder. The PostgreSQL must not run. */
  restore(moment: Date): void;
}

interface Place {
  readonly programs: ArchivePrograms;
  readonly folder: string;
  readonly port: number;
}

/** The settings of `deploy/backup` with a folder instead of the bucket. */
function settingsIn(folder: string, { data, port }: { data: string; port: number }): string {
  const given = readFileSync(join(DEPLOY, 'pgbackrest.conf'), 'utf8');
  const kept = given.split('\n').filter((line) => !/^(repo1-type|repo1-s3-|repo1-path|pg1-path)/.test(line));
  const own = [`pg1-path=${data}`, `pg1-port=${port}`, `pg1-socket-path=${folder}`, 'pg1-user=postgres'];
  const [start, end] = ['[global]', '[amarena]'];
  const paths = [
    `repo1-path=${join(folder, 'archive')}`,
    'repo1-cipher-pass=of the drill',
    `log-path=${folder}`,
    `lock-path=${folder}`,
    `spool-path=${folder}`,
  ];
  const lines = kept.flatMap((line) => (line === start ? [start, ...paths] : line === end ? [end, ...own] : [line]));
  const file = join(folder, 'pgbackrest.conf');
  writeFileSync(file, lines.join('\n'), { mode: 0o644 });
  return file;
}

/** A new PostgreSQL that archives as `deploy/backup` says. */
export function archivedPostgres({ programs, folder, port }: Place): Archived {
  const account = unprivileged();
  const home = folderFor(account, folder, 'postgres');
  const data = join(home, 'data');
  const settings = settingsIn(home, { data, port });
  const url = `postgres://postgres@${LOCAL}:${port}/amarena`;
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { ...account, cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const backrest = (...args: string[]) => run(programs.pgbackrest, `--config=${settings}`, STANZA, ...args);

  run(join(programs.postgresFolder, 'initdb'), '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const archiving = readFileSync(join(DEPLOY, 'postgresql.conf'), 'utf8')
    .replace('pgbackrest ', `${programs.pgbackrest} --config=${settings} `)
    .replace('30s', '2s');
  const own = `port = ${port}\nlisten_addresses = '${LOCAL}'\nunix_socket_directories = '${home}'\nmax_connections = 100\n`;
  writeFileSync(join(data, 'postgresql.auto.conf'), archiving + own);

  async function rows<Row>(database: string, text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url.replace(/amarena$/, database) });
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  const part = programPart({
    name: 'postgres',
    command: join(programs.postgresFolder, 'postgres'),
    args: ['-D', data],
    logs: folder,
    account,
    cwd: home,
    isUp: async () =>
      (await listens(port)) && (await rows('postgres', 'select pg_is_in_recovery() as r where not pg_is_in_recovery()')).length === 1,
  });
  return {
    part: {
      ...part,
      async start() {
        await part.start();
        const found = await rows('postgres', `select 1 from pg_database where datname = 'amarena'`);
        if (found.length > 0) return;
        await rows('postgres', 'create database amarena');
        backrest('stanza-create');
      },
    },
    url,
    backUp: () => void backrest('backup', '--type=full'),
    archivedUntil: (moment) =>
      whenTrue('The archive', async () => {
        const [last] = await rows<{ last_archived_time: Date | null }>('postgres', 'select last_archived_time from pg_stat_archiver');
        // A segment is archived after its last record.
        return (last?.last_archived_time ?? new Date(0)).getTime() > moment.getTime() + 4_000;
      }),
    restore(moment) {
      rmSync(data, { recursive: true });
      folderFor(account, data);
      backrest(
        'restore',
        '--type=time',
        `--target=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`,
        '--target-action=promote',
      );
    },
  };
}
