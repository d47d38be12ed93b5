/** Runs pieces of work, some of them at a time. */
export type AtMost = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets no more than `limit` pieces of work run at a time; the others wait in line. */
export function atMost(limit: number): AtMost {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over this place, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
