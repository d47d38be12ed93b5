/** Runs tasks, with a limit on how many run at a time. */
export type AtMost = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Lets at most `limit` tasks run at a time; the others wait in line. */
export function atMost(limit: number): AtMost {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next waiting task takes over this place, so that no new one can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
