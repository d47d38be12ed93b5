import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground } from './engines.ts';
import { folderFor, listens, type Part, programPart } from './part.ts';

const ROOT = join(import.meta.dirname, '../..');
const LOCAL = '127.0.0.1';

export type Role = 'web' | 'live' | 'jobs';

export const addressOf = ({ ports }: Pick<Ground, 'ports'>): string => `http://${LOCAL}:${ports.site}`;

/** What all servers share; each also has its port and its role. */
const environmentOf = (ground: Ground): Record<string, string> => {
  const { ports, folder } = ground;
  return {
    PUBLIC_URL: addressOf(ground),
    DATA_DIR: folderFor(undefined, folder, 'site'),
    DATABASE_URL: `postgres://postgres@${LOCAL}:${ports.pooler}/amarena`,
    DATABASE_DIRECT_URL: `postgres://postgres@${LOCAL}:${ports.database}/amarena`,
    VALKEY_URL: `redis://${LOCAL}:${ports.valkey[0]}`,
    VALKEY_CLUSTER: 'on',
    NATS_URL: ports.nats.map((port) => `nats://${LOCAL}:${port}`).join(','),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
  };
};

/** One of the site's own processes. */
export function server(role: Role, number: 0 | 1, ground: Ground): Part {
  const port = role === 'jobs' ? ground.ports.jobs : ground.ports[role][number];
  return programPart({
    name: role === 'jobs' ? role : `${role}${number + 1}`,
    command: process.execPath,
    args: ['server/src/main.ts'],
    cwd: ROOT,
    logs: ground.folder,
    environment: { ...environmentOf(ground), PORT: String(port), ROLES: role },
    isUp: () => fetch(`http://${LOCAL}:${port}/health/ready`).then(({ ok }) => ok),
  });
}

/** HAProxy: members to the servers, streams to the live ones, and the database to whichever PostgreSQL leads. */
export function balancer({ programs, ports, folder }: Ground): Part {
  const settings = join(folder, 'haproxy.cfg');
  const server = (name: string, port: number, check = '') => `  server ${name} ${LOCAL}:${port} check ${check}`.trimEnd();
  const lines = [
    'defaults',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  retries 2',
    '  option redispatch',
    '  default-server inter 500ms fall 2 rise 1',
    'frontend site',
    '  mode http',
    `  bind ${LOCAL}:${ports.site}`,
    '  use_backend live if { path /api/events.php }',
    '  default_backend web',
    'backend web',
    '  mode http',
    '  option httpchk GET /health/ready',
    ...ports.web.map((port, number) => server(`web${number + 1}`, port)),
    'backend live',
    '  mode http',
    '  option httpchk GET /health/ready',
    ...ports.live.map((port, number) => server(`live${number + 1}`, port)),
    'listen database',
    '  mode tcp',
    `  bind ${LOCAL}:${ports.database}`,
    '  timeout client 30m',
    '  timeout server 30m',
    '  option httpchk GET /primary',
    '  default-server on-marked-down shutdown-sessions',
    ...ports.postgres.map((port, number) => server(`postgres${number + 1}`, port, `port ${ports.patroni[number]}`)),
  ];
  writeFileSync(settings, `${lines.join('\n')}\n`);
  return programPart({
    name: 'balancer',
    command: programs.haproxy,
    args: ['-db', '-f', settings],
    logs: folder,
    isUp: () => listens(ports.site),
  });
}

/** The last lines of a part's log. */
export function logOf({ name }: Part, { folder }: Pick<Ground, 'folder'>, lines = 20): string {
  return readFileSync(join(folder, `${name}.log`), 'utf8')
    .split('\n')
    .slice(-lines)
    .join('\n');
}
