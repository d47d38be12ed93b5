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

export function storedList<Item>(name: string, memberId: string): StoredList<Item> {
  const stored = storedFor<Item[]>(name, memberId);
  const listeners = new Set<() => void>();
  let items: readonly Item[] = stored.read() ?? [];
  const show = (next: readonly Item[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  stored.onOtherTab(() => show(stored.read() ?? []));
  return {
    read: () => items,
    latest: () => stored.read() ?? [],
    change(next) {
      const changed = next(stored.read() ?? []);
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
