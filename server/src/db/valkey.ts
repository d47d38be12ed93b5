import { Redis } from 'ioredis';

/** Milliseconds: a call that only counts must not keep a member waiting for Valkey. */
const ANSWERS_WITHIN = 500;
const CONNECTS_WITHIN = 5_000;
/** The client waits so long at its end even where the connection is gone already: usually 2 s, in which a stopped process lingers. */
const ENDS_WITHIN = 200;
const connection = { connectTimeout: CONNECTS_WITHIN, disconnectTimeout: ENDS_WITHIN };

/**
 * Opens Valkey for what can do without it for a while: a command fails at once while it is away, and soon where it
 * hangs. It connects again by itself; what its want means is said by whoever asks it.
 */
export function openValkey(url: string): Redis {
  const valkey = new Redis(url, { ...connection, enableOfflineQueue: false, commandTimeout: ANSWERS_WITHIN });
  // Each attempt to connect fails with an event; without a listener each is written to the console.
  valkey.on('error', () => undefined);
  return valkey;
}

/** Opens Valkey for what waits until it is back. */
export const openPatientValkey = (url: string): Redis => new Redis(url, { ...connection, maxRetriesPerRequest: null });
