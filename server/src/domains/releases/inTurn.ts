/** Runs work, at most `most` at the same time; the rest waits for its turn. */
export function inTurn(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next one takes over the place, so that no newcomer gets in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
