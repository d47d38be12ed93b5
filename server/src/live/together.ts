import { onNobodysBehalf } from '../db/bulkhead.ts';

/**
 * Collects what comes within some milliseconds and passes it on at once. What follows is on behalf of no route. `pass`
 * never rejects.
 */
export function together<Item>(milliseconds: number, pass: (items: readonly Item[]) => Promise<unknown>) {
  let items: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const passing = new Set<Promise<unknown>>();

  function flush(): void {
    clearTimeout(timer);
    const all = items;
    [items, timer] = [[], undefined];
    if (all.length === 0) return;
    const passed = pass(all).finally(() => passing.delete(passed));
    passing.add(passed);
  }

  return {
    add: (item: Item): void =>
      onNobodysBehalf(() => {
        if (closed) return;
        items.push(item);
        timer ??= setTimeout(flush, milliseconds);
      }),
    waiting: (): readonly Item[] => items,
    /** Passes on what waits, and takes no more. Resolves when all that was passed on is done. */
    async close(): Promise<void> {
      closed = true;
      flush();
      await Promise.all(passing);
    },
    /** Drops what waits, and takes no more. */
    stop(): void {
      closed = true;
      clearTimeout(timer);
      items = [];
    },
  };
}
