import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from '../installed.ts';
import type { ArchivePrograms } from './archive.ts';

/** Paths of the programs that the drill starts. */
export interface DrillPrograms {
  readonly etcd: string;
  readonly patroni: string;
  /** Folder with `postgres`, `initdb` and the others. */
  readonly postgresFolder: string;
  readonly pgbouncer: string;
  readonly haproxy: string;
  readonly valkey: string;
  readonly nats: string;
}

/** A program is missing; the message names all that are. */
export class ProgramsMissing extends Error {}

const POSTGRES_FOLDERS = '/usr/lib/postgresql/*/bin';
/** Folder with `postgres` and `initdb`; undefined if they are not installed. */
export const postgresFolder = (): string | undefined => globSync(POSTGRES_FOLDERS).sort().at(-1);

/** The same folder of a PostgreSQL that has Citus; undefined if none has. */
export const citusFolder = (): string | undefined =>
  globSync(POSTGRES_FOLDERS)
    .sort()
    .findLast((folder) => existsSync(join(folder, '../lib/citus.so')));

/** Throws `ProgramsMissing` unless all were found. `packages`: what Debian calls them. */
function all<Programs>(found: { readonly [Name in keyof Programs]: string | undefined }, packages: string): Programs {
  const missing = Object.entries(found).flatMap(([name, path]) => (path === undefined ? [name] : []));
  if (missing.length === 0) return found as Programs;
  throw new ProgramsMissing(`The drill needs programs that are not installed: ${missing.join(', ')} (Debian: apt-get install ${packages})`);
}

/** What Debian and Ubuntu call the programs of the drill. */
export const DRILL_PACKAGES = ['etcd-server', 'patroni', 'postgresql', 'pgbouncer', 'haproxy', 'redis-server', 'nats-server'] as const;

/** Finds the programs of the whole site. Throws `ProgramsMissing`. */
export const findPrograms = (): DrillPrograms =>
  all<DrillPrograms>(
    {
      etcd: installed('etcd'),
      patroni: installed('patroni'),
      postgresFolder: postgresFolder(),
      pgbouncer: installed('pgbouncer'),
      haproxy: installed('haproxy'),
      valkey: installed('valkey-server', 'redis-server'),
      nats: installed('nats-server'),
    },
    DRILL_PACKAGES.join(' '),
  );

/** Finds the programs of a restore. Throws `ProgramsMissing`. */
export const findArchivePrograms = (): ArchivePrograms =>
  all<ArchivePrograms>({ postgresFolder: postgresFolder(), pgbackrest: installed('pgbackrest') }, 'postgresql pgbackrest');
