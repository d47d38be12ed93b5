import * as z from 'zod/mini';
import type { ObjectStore } from './store/objectStore.ts';

const VersionHealth = z.object({
  /** Starts and failures that browsers reported in the last seven days. */
  starts: z.int(),
  failures: z.int(),
  failures_by_kind: z.record(z.string(), z.int()),
  /** Milliseconds from the request of the version until its page is shown; null: no start yet. */
  median_ms: z.nullable(z.int()),
  p95_ms: z.nullable(z.int()),
  /** Visitors of the running trial with this version; null: no trial. */
  trial: z.nullable(z.object({ visitors: z.int(), failed: z.int(), timed: z.int(), slow: z.int() })),
});
export type VersionHealth = z.infer<typeof VersionHealth>;

/**
 * How the live versions do in browsers, by `remote@version`: the server's counts, for tools without access to the
 * database.
 */
export const Health = z.object({ schemaVersion: z.literal(1), at: z.iso.datetime(), versions: z.record(z.string(), VersionHealth) });
export type Health = z.infer<typeof Health>;

/** Where the figures are stored: one small document in the store, next to the registry. */
export interface HealthStore {
  /** Null if no server has written it yet, or if this release cannot read it. */
  read(): Promise<Health | null>;
  /** Replaces the previous figures. */
  write(health: Health): Promise<void>;
}

const KEY = 'health.json';

export const healthStore = (objects: ObjectStore): HealthStore => ({
  async read() {
    const bytes = await objects.get(KEY);
    if (bytes === null) return null;
    try {
      const read = z.safeParse(Health, JSON.parse(bytes.toString('utf8')));
      return read.success ? read.data : null;
    } catch (error) {
      if (error instanceof SyntaxError) return null;
      throw error;
    }
  },
  write: (health) => objects.put(KEY, Buffer.from(`${JSON.stringify(health, null, 1)}\n`)),
});
