import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Valkey } from '../db/valkey.ts';

/** Addresses that are remembered for each call; the one that came first is forgotten first. */
const MOST = 5_000;

interface Window {
  count: number;
  /** Milliseconds. */
  readonly ends: number;
}

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/**
 * Counts calls in this process. The plugin's own store hands every call of a burst the one counter that they share, and
 * each reads it when the whole burst is counted: all are refused instead of those beyond the limit.
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

// One step, so that a counter never stays without an end. One key, so that a cluster can run it.
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
  /** What the keys begin with. */
  readonly prefix: string;
  /** Hears of each call that could be counted in this process only. */
  readonly onUncounted: (error: unknown) => void;
}

/**
 * Counts calls of all processes in Valkey. While Valkey does not answer, this process counts its own calls, so that a
 * limit is at most as many times higher as there are processes, and `onUncounted` is told.
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
      const counted = valkey.eval(COUNT, 1, prefix + this.#route + key, length).then((answer) => {
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
