import { createServer } from 'node:net';
import { freePort } from '../../server/src/freePort.ts';

type Two = readonly [number, number];
type Three = readonly [number, number, number];

/** Ports of every part, free when the drill began. */
export interface Ports {
  /** Where members arrive. */
  readonly site: number;
  readonly web: Two;
  readonly live: Two;
  readonly jobs: number;
  /** Whichever PostgreSQL leads. */
  readonly database: number;
  readonly pooler: number;
  readonly postgres: Two;
  readonly patroni: Two;
  readonly etcd: number;
  readonly etcdPeer: number;
  readonly valkey: Three;
  readonly nats: Three;
  readonly natsRoutes: Three;
}

/** The nodes of Valkey's cluster talk to each other on their port plus this. */
const BUS = 10_000;
/** Below the ports that the system gives to connections, with the bus. */
const FIRST_OF_VALKEY = 20_000;
const LAST_OF_VALKEY = 22_700;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (free) await new Promise((resolve) => probe.close(resolve));
  return free;
}

async function valkeyPorts(): Promise<Three> {
  const found: number[] = [];
  for (let port = FIRST_OF_VALKEY + (process.pid % 2_000); port < LAST_OF_VALKEY; port += 1) {
    if ((await isFree(port)) && (await isFree(port + BUS))) found.push(port);
    const [one, two, three] = found;
    if (one !== undefined && two !== undefined && three !== undefined) return [one, two, three];
  }
  throw new Error('There are no free ports for Valkey.');
}

/** Finds free ports. */
export async function findPorts(): Promise<Ports> {
  const two = async (): Promise<Two> => [await freePort(), await freePort()];
  const three = async (): Promise<Three> => [await freePort(), await freePort(), await freePort()];
  return {
    site: await freePort(),
    web: await two(),
    live: await two(),
    jobs: await freePort(),
    database: await freePort(),
    pooler: await freePort(),
    postgres: await two(),
    patroni: await two(),
    etcd: await freePort(),
    etcdPeer: await freePort(),
    valkey: await valkeyPorts(),
    nats: await three(),
    natsRoutes: await three(),
  };
}
