import { onNobodysBehalf } from '../db/bulkhead.ts';

/** Collects what comes within some milliseconds and passes it on at once. What follows is on behalf of no route. */
export function together<Item>(milliseconds: number, pass: (items: readonly Item[]) => Promise<unknown>) {
  let items: Item[] = [];
  let timer: NodeJS.Timeout | undefined;

  /** Passes on what there is now. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    const all = items;
    [items, timer] = [[], undefined];
    if (all.length > 0) await pass(all);
  }

  return {
    add: (item: Item): void =>
      onNobodysBehalf(() => {
        items.push(item);
        timer ??= setTimeout(() => void flush(), milliseconds);
      }),
    flush,
    waiting: (): readonly Item[] => items,
    /** Drops what waits. */
    stop(): void {
      clearTimeout(timer);
      [items, timer] = [[], undefined];
    },
  };
}
