import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Valkey } from '../db/valkey.ts';
import { traced } from '../tracing/work.ts';

/** Maximum number of addresses per endpoint; the oldest entry is dropped first. */
const MOST = 5_000;

interface Window {
  count: number;
  /** Milliseconds. */
  readonly ends: number;
}

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts requests in this process. The plugin's own store gives all requests of a burst the same counter object, and
 * each reads it after the whole burst was counted, so that all are refused instead of only those beyond the limit.
 */
export class LimitStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(key: string, told: Told, length: number): void {
    const now = Date.now();
    const known = this.#windows.get(key);
    const current = known !== undefined && now < known.ends ? known : { count: 0, ends: now + length };
    current.count += 1;
    if (current !== known) this.#begin(key, current);
    told(null, { current: current.count, ttl: current.ends - now });
  }

  child(): LimitStore {
    return new LimitStore();
  }

  #begin(key: string, window: Window): void {
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > MOST && oldest !== undefined) this.#windows.delete(oldest);
  }
}

// Atomic, so that a counter never stays without an expiry. Uses one key, so that it works in a cluster.
const COUNT = `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}`;

interface Shared {
  readonly valkey: Valkey;
  /** Prefix of the keys. */
  readonly prefix: string;
  /** Called for each request that only this process could count. */
  readonly onUncounted: (error: unknown) => void;
}

/**
 * Counts requests of all processes in Valkey. While Valkey is down, each process counts its own requests, so that a
 * limit is effectively multiplied by at most the number of processes, and `onUncounted` is called.
 */
export function sharedLimitStore({ valkey, prefix, onUncounted }: Shared): FastifyRateLimitStoreCtor {
  return class SharedLimitStore implements FastifyRateLimitStore {
    readonly #route: string;
    readonly #here = new LimitStore();

    constructor(options: { routeInfo?: { method?: unknown; url?: unknown } } = {}) {
      const { method, url } = options.routeInfo ?? {};
      this.#route = `${String(method ?? '')} ${String(url ?? '')} `;
    }

    incr(key: string, told: Told, length: number): void {
      const asked = traced({ kind: 'valkey', name: 'limits' }, () => valkey.eval(COUNT, 1, prefix + this.#route + key, length));
      const counted = asked.then((answer) => {
        if (!Array.isArray(answer)) throw new Error('Valkey answered a count with something else.');
        return { current: Number(answer[0]), ttl: Number(answer[1]) };
      });
      counted.then(
        (count) => told(null, count),
        (error: unknown) => {
          onUncounted(error);
          this.#here.incr(key, told, length);
        },
      );
    }

    child(options: object): FastifyRateLimitStore {
      return new SharedLimitStore(options);
    }
  };
}
