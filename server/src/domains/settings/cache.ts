import type { Database } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { changedSettings } from './repository.ts';

/** A trigger of the settings table notifies this channel. */
const CHANGED = 'settings_changed';
/** Milliseconds after which the settings are read again even if no notification came. */
const FRESH = 10_000;

export type Changed = Readonly<Record<string, unknown>>;

export interface CacheDeps {
  readonly database: Pick<Database, 'listen' | 'onGap'>;
  readonly now: () => Date;
}

/**
 * The rows of the settings table, as this process last read them. `read` uses the caller's connection: on the embedded
 * database, a reader inside a transaction must not wait for one outside.
 */
export function cacheSettings({ database, now }: CacheDeps) {
  let kept: { readonly changed: Changed; readonly until: number } | null = null;
  // What was read before a notification is not kept after it.
  let notices = 0;
  const listeners = new Set<() => void>();
  const forget = () => {
    notices += 1;
    kept = null;
    for (const tell of listeners) tell();
  };
  database.onGap(forget);

  return {
    /** Starts to hear of changes; returns a function that stops. */
    listen: (): Promise<() => Promise<void>> => database.listen(CHANGED, forget),

    /** Calls back when the settings may have changed. Returns a function that unsubscribes. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async read(db: Db): Promise<Changed> {
      const time = now().getTime();
      if (kept !== null && time < kept.until) return kept.changed;
      const before = notices;
      const changed = await changedSettings(db);
      if (before === notices) kept = { changed, until: time + FRESH };
      return changed;
    },
  };
}
