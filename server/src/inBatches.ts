/** Most items that are written together. */
const MOST = 500;

interface Waiting<Item> {
  readonly item: Item;
  readonly settle: PromiseWithResolvers<void>;
}

/**
 * Returns a function that writes an item together with the others that come while the last batch is being written. The
 * first one is written at once, so nothing waits for a timer. Each call resolves once its batch is written, and rejects
 * if that fails.
 */
export function inBatches<Item>(write: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await write(batch.map(({ item }) => item)).then(
        () => batch.map(({ settle }) => settle.resolve()),
        (error: unknown) => batch.map(({ settle }) => settle.reject(error)),
      );
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
