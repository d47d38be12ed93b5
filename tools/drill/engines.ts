import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderFor, listens, type Part, programPart, unprivileged, whenTrue } from './part.ts';
import type { Ports } from './ports.ts';
import type { DrillPrograms } from './programs.ts';

/** What the engines need. */
export interface Ground {
  readonly programs: DrillPrograms;
  readonly ports: Ports;
  /** A folder of the drill's own. */
  readonly folder: string;
}

const LOCAL = '127.0.0.1';

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
    isUp: () => fetch(`${client}/health`).then(({ ok }) => ok),
  });
}

/** Settings of Patroni for one of the two databases. The standby has each transaction before its commit is answered. */
const patroniSettings = (number: 0 | 1, { programs, ports }: Ground, data: string): object => ({
  scope: 'drill',
  name: `postgres${number + 1}`,
  restapi: { listen: `${LOCAL}:${ports.patroni[number]}`, connect_address: `${LOCAL}:${ports.patroni[number]}` },
  etcd3: { host: `${LOCAL}:${ports.etcd}` },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 3,
      maximum_lag_on_failover: 1_048_576,
      master_start_timeout: 0,
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, wal_log_hints: 'on', hot_standby: 'on' } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: [`host all all ${LOCAL}/32 trust`, `host replication all ${LOCAL}/32 trust`],
  },
  postgresql: {
    listen: `${LOCAL}:${ports.postgres[number]}`,
    connect_address: `${LOCAL}:${ports.postgres[number]}`,
    data_dir: data,
    bin_dir: programs.postgresFolder,
    pgpass: join(dirname(data), 'pgpass'),
    authentication: {
      superuser: { username: 'postgres' },
      replication: { username: 'replicator' },
      rewind: { username: 'postgres' },
    },
    parameters: { unix_socket_directories: dirname(data) },
  },
});

/** A PostgreSQL kept by Patroni: one of the two leads, the other takes over. */
export function postgres(number: 0 | 1, ground: Ground): Part {
  const { programs, ports, folder } = ground;
  const account = unprivileged();
  const home = folderFor(account, folder, `postgres${number + 1}`);
  const data = join(home, 'data');
  const settings = join(home, 'patroni.json');
  // JSON is YAML, too.
  writeFileSync(settings, JSON.stringify(patroniSettings(number, ground, data)));
  return programPart({
    name: `postgres${number + 1}`,
    command: programs.patroni,
    args: [settings],
    logs: folder,
    account,
    cwd: home,
    isUp: () => fetch(`http://${LOCAL}:${ports.patroni[number]}/health`).then(({ ok }) => ok),
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

/** Which of the two databases leads. */
export async function leaderOf(ports: Ports): Promise<0 | 1> {
  for (const number of [0, 1] as const) {
    const leads = await fetch(`http://${LOCAL}:${ports.patroni[number]}/primary`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (leads) return number;
  }
  throw new Error('Neither PostgreSQL leads.');
}

/** True if the other PostgreSQL has every transaction that was answered. */
export const standbyFollows = (ports: Ports): Promise<boolean> =>
  Promise.any(
    ports.patroni.map(async (port) => {
      const { ok } = await fetch(`http://${LOCAL}:${port}/synchronous`);
      if (!ok) throw new Error('This one leads, or does not follow.');
      return true;
    }),
  ).catch(() => false);

/** PgBouncer in transaction mode, in front of whichever PostgreSQL leads. */
export function pooler({ programs, ports, folder }: Ground): Part {
  const account = unprivileged();
  const home = folderFor(account, folder, 'pooler');
  const settings = join(home, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${LOCAL} port=${ports.database}`,
    '[pgbouncer]',
    `listen_addr = ${LOCAL}`,
    `listen_port = ${ports.pooler}`,
    'unix_socket_dir =',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'auth_type = trust',
    `auth_file = ${join(home, 'users.txt')}`,
    'query_wait_timeout = 15',
    'server_login_retry = 1',
    // A connection to a database that has lost the lead must not serve another transaction.
    'server_check_delay = 0',
    'server_check_query = select 1',
  ];
  writeFileSync(join(home, 'users.txt'), '"postgres" ""\n', { mode: 0o644 });
  writeFileSync(settings, `${lines.join('\n')}\n`, { mode: 0o644 });
  return programPart({
    name: 'pooler',
    command: programs.pgbouncer,
    args: [settings],
    logs: folder,
    account,
    isUp: () => listens(ports.pooler),
  });
}

/** A node of the cluster of Valkey. */
export function valkey(number: 0 | 1 | 2, { programs, ports, folder }: Ground): Part {
  const port = ports.valkey[number];
  const home = folderFor(undefined, folder, `valkey${number + 1}`);
  return programPart({
    name: `valkey${number + 1}`,
    command: programs.valkey,
    args: [
      ...['--port', String(port), '--bind', LOCAL, '--dir', home, '--save', ''],
      ...['--cluster-enabled', 'yes', '--cluster-config-file', 'nodes.conf', '--cluster-node-timeout', '2000'],
      // Two of three nodes go on serving their own keys.
      ...['--cluster-require-full-coverage', 'no'],
    ],
    logs: folder,
    isUp: () => listens(port),
  });
}

/** Joins the three nodes, once all have started for the first time. */
export async function joinValkey({ programs, ports }: Ground): Promise<void> {
  const cli = (...words: string[]): string =>
    execFileSync(programs.valkey.replace(/server$/, 'cli'), words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  cli('--cluster', 'create', ...ports.valkey.map((port) => `${LOCAL}:${port}`), '--cluster-yes');
  await whenTrue('The cluster of Valkey', async () => cli('-p', String(ports.valkey[0]), 'cluster', 'info').includes('cluster_state:ok'));
}

/** A node of the cluster of NATS. */
export function nats(number: 0 | 1 | 2, { programs, ports, folder }: Ground): Part {
  const routes = ports.natsRoutes.map((port) => `nats://${LOCAL}:${port}`).join(',');
  return programPart({
    name: `nats${number + 1}`,
    command: programs.nats,
    args: [
      ...['--addr', LOCAL, '--port', String(ports.nats[number]), '--name', `nats${number + 1}`],
      ...['--cluster_name', 'drill', '--cluster', `nats://${LOCAL}:${ports.natsRoutes[number]}`, '--routes', routes],
    ],
    logs: folder,
    isUp: () => listens(ports.nats[number]),
  });
}
