import { execFileSync } from 'node:child_process';
import { folderFor, listens, type Part, programPart, whenTrue } from './part.ts';
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
/** Milliseconds. */
const JOIN_WITHIN = 60_000;

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
    execFileSync(programs.valkey.replace(/server$/, 'cli'), words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: JOIN_WITHIN,
    });
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
