import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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

/** Servers are installed where only administrators look for programs. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const find = (...names: string[]): string | undefined =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path));

const POSTGRES_FOLDERS = '/usr/lib/postgresql/*/bin';
const postgresFolder = (): string | undefined => globSync(POSTGRES_FOLDERS).sort().at(-1);

/** Throws `ProgramsMissing` unless all were found. `packages`: what Debian calls them. */
function all<Programs>(found: { readonly [Name in keyof Programs]: string | undefined }, packages: string): Programs {
  const missing = Object.entries(found).flatMap(([name, path]) => (path === undefined ? [name] : []));
  if (missing.length === 0) return found as Programs;
  throw new ProgramsMissing(`The drill needs programs that are not installed: ${missing.join(', ')} (Debian: apt-get install ${packages})`);
}

/** Finds the programs of the whole site. Throws `ProgramsMissing`. */
export const findPrograms = (): DrillPrograms =>
  all<DrillPrograms>(
    {
      etcd: find('etcd'),
      patroni: find('patroni'),
      postgresFolder: postgresFolder(),
      pgbouncer: find('pgbouncer'),
      haproxy: find('haproxy'),
      valkey: find('valkey-server', 'redis-server'),
      nats: find('nats-server'),
    },
    'etcd-server patroni postgresql pgbouncer haproxy redis-server nats-server',
  );

/** Finds the programs of a restore. Throws `ProgramsMissing`. */
export const findArchivePrograms = (): ArchivePrograms =>
  all<ArchivePrograms>({ postgresFolder: postgresFolder(), pgbackrest: find('pgbackrest') }, 'postgresql pgbackrest');
