import { storedFor } from './stored.ts';

/** A list shared by the member's tabs. Each change starts from what is stored, so that no tab overwrites another's changes. */
export interface StoredList<Item> {
  read(): readonly Item[];
  /** What is stored right now; the events of other tabs may arrive later. */
  latest(): readonly Item[];
  change(next: (items: readonly Item[]) => readonly Item[]): void;
  /** Called after every change, in this tab or another. */
  subscribe(listener: () => void): () => void;
}

/** The same each time, so that a list without entries is not taken for one that changed. */
export const NOTHING_STORED: readonly never[] = [];

export function storedList<Item>(name: string, memberId: string): StoredList<Item> {
  const stored = storedFor<Item[]>(name, memberId);
  const listeners = new Set<() => void>();
  let items: readonly Item[] = stored.read() ?? NOTHING_STORED;
  const show = (next: readonly Item[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  stored.onOtherTab(() => show(stored.read() ?? NOTHING_STORED));
  return {
    read: () => items,
    latest: () => stored.read() ?? NOTHING_STORED,
    change(next) {
      const changed = next(stored.read() ?? NOTHING_STORED);
      if (changed.length === 0) stored.clear();
      else stored.write([...changed]);
      show(changed);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
