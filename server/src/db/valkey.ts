import { Cluster, Redis } from 'ioredis';
import type { Config } from '../config.ts';

/** One server, or a cluster of them. */
export type Valkey = Redis | Cluster;
type Settings = Pick<Config, 'valkeyCluster'> & { readonly valkeyUrl: string };

/** Milliseconds: a call that only counts must not keep a member waiting for Valkey. */
const ANSWERS_WITHIN = 500;
const CONNECTS_WITHIN = 5_000;
/**
 * The client waits so long at its end even where the connection is gone already: usually 2 s, in which a stopped process
 * lingers. A cluster's own connection for subscriptions takes no option but the default.
 */
const ENDS_WITHIN = 200;
Object.assign(Reflect.get(Redis, 'defaultOptions'), { disconnectTimeout: ENDS_WITHIN });
const connection = { connectTimeout: CONNECTS_WITHIN };

/**
 * Opens Valkey for what can do without it for a while: a command fails at once while it is away, and soon where it
 * hangs. It connects again by itself; the caller says what happens without it.
 */
export function openValkey({ valkeyUrl, valkeyCluster }: Settings): Valkey {
  const options = { ...connection, commandTimeout: ANSWERS_WITHIN };
  const valkey = valkeyCluster
    ? new Cluster([valkeyUrl], { enableOfflineQueue: false, redisOptions: options })
    : new Redis(valkeyUrl, { ...options, enableOfflineQueue: false });
  // Each attempt to connect fails with an event; without a listener each is written to the console.
  valkey.on('error', () => undefined);
  return valkey;
}

/** Opens Valkey for what waits until it is back. */
export function openPatientValkey({ valkeyUrl, valkeyCluster }: Settings): Valkey {
  const options = { ...connection, maxRetriesPerRequest: null };
  return valkeyCluster ? new Cluster([valkeyUrl], { redisOptions: options }) : new Redis(valkeyUrl, options);
}
