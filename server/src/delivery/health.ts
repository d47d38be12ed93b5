import * as z from 'zod/mini';
import type { ObjectStore } from './store/objectStore.ts';

const VersionHealth = z.object({
  /** Starts and failures that browsers reported in the last seven days. */
  starts: z.int(),
  failures: z.int(),
  failures_by_kind: z.record(z.string(), z.int()),
  /** Time from asking for the version to its page standing, in milliseconds; null: no start yet. */
  median_ms: z.nullable(z.int()),
  p95_ms: z.nullable(z.int()),
  /** Visitors of the trial that is on, with this version; null: no trial. */
  trial: z.nullable(z.object({ visitors: z.int(), failed: z.int(), timed: z.int(), slow: z.int() })),
});
export type VersionHealth = z.infer<typeof VersionHealth>;

/** How the live versions do in browsers, by `remote@version`: what the server counted, for tools that have no database. */
export const Health = z.object({ schemaVersion: z.literal(1), at: z.iso.datetime(), versions: z.record(z.string(), VersionHealth) });
export type Health = z.infer<typeof Health>;

/** Where the figures lie: one small document in the store, beside the registry. */
export interface HealthStore {
  /** Null: no server has written one yet, or what lies there is not what this release writes. */
  read(): Promise<Health | null>;
  /** Replaces what was written before. */
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
