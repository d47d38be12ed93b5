import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Ground } from './engines.ts';
import { answersOk, folderFor, ownEnvironment, type Part, programPart, unprivileged } from './part.ts';
import type { Ports } from './ports.ts';
import { shippedCopy, shippedPath, valuesFor } from './shipped.ts';

const LOCAL = '127.0.0.1';
const MIGRATE = join(import.meta.dirname, '../../server/src/cli/migrate.ts');
/** Of every role: nothing outside this machine reaches the drill. */
const PASSWORD = 'drill';
/** Milliseconds. */
const CONNECT_WITHIN = 5_000;
const CREATE_WITHIN = 20_000;
/** A database or a role of that name exists. */
const EXISTS: ReadonlySet<string | undefined> = new Set(['42P04', '42710']);

/**
 * The roles that log in: the owner of the tables, that of the servers, which can only use them, and the pooler's exporter,
 * which only PgBouncer knows.
 */
const ROLES = { owner: 'postgres', servers: 'amarena_app', exporter: 'pgbouncer_exporter' } as const;

/** Address of a database behind a port. */
export const urlOf = (port: number, as: keyof typeof ROLES, database = 'amarena'): string =>
  `postgres://${ROLES[as]}:${PASSWORD}@${LOCAL}:${port}/${database}`;

/** Keeps who leads the two databases, as three of it would in production. */
export function etcd({ programs, ports, folder }: Ground): Part {
  const data = folderFor(undefined, folder, 'etcd');
  const client = `http://${LOCAL}:${ports.etcd}`;
  const peer = `http://${LOCAL}:${ports.etcdPeer}`;
  return programPart({
    name: 'etcd',
    command: programs.etcd,
    args: [
      ...['--name', 'one', '--data-dir', data],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `one=${peer}`],
    ],
    logs: folder,
    isUp: () => answersOk(`${client}/health`),
  });
}

/** A PostgreSQL kept by Patroni with the settings of `deploy/database`: one of the two leads, the other takes over. */
export function postgres(number: 0 | 1, { programs, ports, folder }: Ground): Part {
  const account = unprivileged();
  const name = `postgres${number + 1}`;
  const home = folderFor(account, folder, name);
  const data = join(home, 'data');
  const [database, patroni] = [ports.postgres, ports.patroni].map((of) => `${LOCAL}:${of[number]}`) as [string, string];
  return programPart({
    name,
    command: programs.patroni,
    args: [shippedCopy('patroni.yaml', join(home, 'patroni.yaml'), { '/var/run/postgresql': home })],
    environment: valuesFor('patroni.example.env', {
      PATRONI_NAME: name,
      PATRONI_POSTGRESQL_LISTEN: database,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: database,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: programs.postgresFolder,
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      PATRONI_RESTAPI_LISTEN: patroni,
      PATRONI_RESTAPI_CONNECT_ADDRESS: patroni,
      PATRONI_RESTAPI_PASSWORD: PASSWORD,
      PATRONI_ETCD3_HOSTS: `${LOCAL}:${ports.etcd}`,
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
    }),
    logs: folder,
    account,
    cwd: home,
    isUp: () => answersOk(`http://${patroni}/health`),
    alsoKill() {
      const file = join(data, 'postmaster.pid');
      const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
      if (pid > 0) killIfRunning(pid);
    },
  });
}

function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')) throw cause;
  }
}

/** Which of the two databases leads. Throws if neither does. */
export async function leaderOf(ports: Ports): Promise<0 | 1> {
  for (const number of [0, 1] as const) {
    if (await answersOk(`http://${LOCAL}:${ports.patroni[number]}/primary`).catch(() => false)) return number;
  }
  throw new Error('Neither PostgreSQL leads.');
}

/** True if one PostgreSQL leads and the other has every transaction that was answered. */
export async function standbyFollows(ports: Ports): Promise<boolean> {
  const other = (await leaderOf(ports)) === 0 ? 1 : 0;
  return answersOk(`http://${LOCAL}:${ports.patroni[other]}/synchronous`);
}

/** Creates the site's database and the role of its servers, by the way that the site takes. May be repeated. */
export async function createDatabase({ ports }: Ground): Promise<void> {
  const limits = { connectionTimeoutMillis: CONNECT_WITHIN, query_timeout: CREATE_WITHIN };
  const client = new pg.Client({ connectionString: urlOf(ports.database, 'owner', 'postgres'), ...limits });
  await client.connect();
  try {
    for (const statement of ['create database amarena', `create role ${ROLES.servers} login password '${PASSWORD}'`]) {
      await client.query(statement).catch((cause: unknown) => {
        if (!(cause instanceof pg.DatabaseError && EXISTS.has(cause.code))) throw cause;
      });
    }
  } finally {
    await client.end();
  }
}

/** Creates the tables as their owner, and lets the servers use them, as an operator does before the servers start. */
export async function migrateDatabase({ ports }: Ground): Promise<void> {
  const env = { ...ownEnvironment(), DATABASE_URL: urlOf(ports.database, 'owner') };
  await promisify(execFile)(process.execPath, [MIGRATE, '--grant', ROLES.servers], { env });
}

/** How HAProxy finds whichever PostgreSQL leads: a file of `deploy/database` and its variables. */
export const databaseBalancing = ({ ports }: Ground): { settings: string; environment: Readonly<Record<string, string>> } => ({
  settings: shippedPath('haproxy.cfg'),
  environment: valuesFor('haproxy.example.env', {
    DATABASE_LISTEN: `${LOCAL}:${ports.database}`,
    POSTGRES1_ADDRESS: `${LOCAL}:${ports.postgres[0]}`,
    POSTGRES1_PATRONI_PORT: String(ports.patroni[0]),
    POSTGRES2_ADDRESS: `${LOCAL}:${ports.postgres[1]}`,
    POSTGRES2_PATRONI_PORT: String(ports.patroni[1]),
  }),
});

/** Whether the pooler shows its figures to the role of its exporter. */
async function showsPools(port: number): Promise<boolean> {
  const connectionString = `postgres://${ROLES.exporter}:${PASSWORD}@${LOCAL}:${port}/pgbouncer`;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN });
  try {
    await client.connect();
    return (await client.query('show pools')).rows.length > 0;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** PgBouncer with the settings of `deploy/database`, in front of whichever PostgreSQL leads. */
export function pooler({ programs, ports, folder }: Ground): Part {
  const account = unprivileged();
  const home = folderFor(account, folder, 'pooler');
  const [settings, users] = [join(home, 'own.ini'), join(home, 'users.txt')];
  // Later lines replace earlier ones.
  const lines = [
    `%include ${shippedCopy('pgbouncer.ini', join(home, 'pgbouncer.ini'))}`,
    '[databases]',
    `* = host=${LOCAL} port=${ports.database}`,
    '[pgbouncer]',
    `listen_addr = ${LOCAL}`,
    `listen_port = ${ports.pooler}`,
    'unix_socket_dir =',
    `auth_file = ${users}`,
  ];
  const logins = [ROLES.servers, ROLES.exporter].map((role) => `"${role}" "${PASSWORD}"\n`);
  writeFileSync(users, logins.join(''), { mode: 0o644 });
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o644 });
  return programPart({
    name: 'pooler',
    command: programs.pgbouncer,
    args: [settings],
    logs: folder,
    account,
    isUp: () => showsPools(ports.pooler),
  });
}
