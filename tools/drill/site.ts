import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseBalancing, urlOf } from './database.ts';
import type { Ground } from './engines.ts';
import { answersOk, folderFor, listens, type Part, programPart } from './part.ts';

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
    DATABASE_URL: urlOf(ports.pooler, 'servers'),
    DATABASE_DIRECT_URL: urlOf(ports.database, 'servers'),
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
    isUp: () => answersOk(`http://${LOCAL}:${port}/health/ready`),
  });
}

/** HAProxy: members to the servers, streams to the live ones, and the database to whichever PostgreSQL leads. */
export function balancer(ground: Ground): Part {
  const { programs, ports, folder } = ground;
  const own = join(folder, 'site.cfg');
  const { settings, environment } = databaseBalancing(ground);
  const server = (name: string, port: number) => `  server ${name} ${LOCAL}:${port} check`;
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  retries 2',
    '  option redispatch',
    '  default-server inter 500ms fall 2 rise 1',
    'frontend site',
    `  bind ${LOCAL}:${ports.site}`,
    '  use_backend live if { path /api/events.php }',
    '  default_backend web',
    'backend web',
    '  option httpchk GET /health/ready',
    ...ports.web.map((port, number) => server(`web${number + 1}`, port)),
    'backend live',
    '  option httpchk GET /health/ready',
    ...ports.live.map((port, number) => server(`live${number + 1}`, port)),
  ];
  writeFileSync(own, `${lines.join('\n')}\n`);
  return programPart({
    name: 'balancer',
    command: programs.haproxy,
    args: ['-db', '-f', settings, '-f', own],
    environment,
    logs: folder,
    isUp: () => listens(ports.site),
  });
}
