import { Cluster, Redis } from 'ioredis';
import type { Config } from '../config.ts';

/** A single server or a cluster. */
export type Valkey = Redis | Cluster;
type Settings = Pick<Config, 'valkeyCluster'> & { readonly valkeyUrl: string };

/** Milliseconds: a call that only counts something must not keep a member waiting for Valkey. */
const ANSWERS_WITHIN = 500;
const CONNECTS_WITHIN = 5_000;
/**
 * The client waits this many milliseconds when it disconnects, even if the connection is already gone: by default 2 s,
 * for which a stopped process lingers. A cluster's subscription connection always uses the default.
 */
const ENDS_WITHIN = 200;
Object.assign(Reflect.get(Redis, 'defaultOptions'), { disconnectTimeout: ENDS_WITHIN });
const connection = { connectTimeout: CONNECTS_WITHIN };

/**
 * Opens Valkey for uses that can do without it for a while: commands fail at once while it is down, and soon if it
 * hangs. It reconnects by itself; the caller decides what happens meanwhile.
 */
export function openValkey({ valkeyUrl, valkeyCluster }: Settings): Valkey {
  const options = { ...connection, commandTimeout: ANSWERS_WITHIN };
  const valkey = valkeyCluster
    ? new Cluster([valkeyUrl], { enableOfflineQueue: false, redisOptions: options })
    : new Redis(valkeyUrl, { ...options, enableOfflineQueue: false });
  // Each failed attempt to connect emits an event; without a listener each is written to the console.
  valkey.on('error', () => undefined);
  return valkey;
}

/** Opens Valkey for uses that wait until it is back. */
export function openPatientValkey({ valkeyUrl, valkeyCluster }: Settings): Valkey {
  const options = { ...connection, maxRetriesPerRequest: null };
  return valkeyCluster ? new Cluster([valkeyUrl], { redisOptions: options }) : new Redis(valkeyUrl, options);
}
