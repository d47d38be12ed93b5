import type { FastifyRateLimitStore } from '@fastify/rate-limit';

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
