import { errorCode } from './errorCode.ts';

/** Most items that are written together. */
const MOST = 500;

/** Class of the SQL errors that say that a value is at fault. */
const isValueRefused = (error: unknown): boolean => errorCode(error)?.startsWith('22') ?? false;

interface Waiting<Item> {
  readonly item: Item;
  readonly settle: PromiseWithResolvers<void>;
}

/**
 * Returns a function that writes an item together with the others that come while the last batch is being written. The
 * first one is written at once, so nothing waits for a timer. If the database refuses a value of several, each is tried
 * alone: `write` must have written none of them then. Each call resolves once its item is written, and rejects if that
 * fails.
 */
export function inBatches<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let writing = false;

  async function writeBatch(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      await write(batch.map(({ item }) => item));
      for (const { settle } of batch) settle.resolve();
    } catch (error) {
      if (batch.length > 1 && isValueRefused(error)) for (const one of batch) await writeBatch([one]);
      else for (const { settle } of batch) settle.reject(error);
    }
  }

  async function writeAll(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await writeBatch(batch);
    }
    writing = false;
  }

  return (item) => {
    const settle = Promise.withResolvers<void>();
    waiting.push({ item, settle });
    if (!writing) void writeAll();
    return settle.promise;
  };
}
