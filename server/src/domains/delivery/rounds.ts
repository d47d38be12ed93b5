/** Milliseconds. */
const FLUSH_EVERY = 1_000;
const LOOK_EVERY_ROUNDS = 30;

interface Deps {
  /** Writes gathered reports. False if there were none. */
  readonly flush: () => Promise<boolean>;
  readonly look: () => Promise<void>;
  /** Checks whether another registry is live. */
  readonly follow: () => Promise<void>;
  readonly onBroken: (error: unknown) => void;
}

/** Works once a second, never twice at the same time. Returns a function that ends it and waits for work under way. */
export function repeatEverySecond(work: () => Promise<void>, onBroken: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let pending = false;
  const timer = setInterval(() => {
    // Waits for a slow database instead of asking it again.
    if (pending) return;
    pending = true;
    running = work()
      .catch(onBroken)
      .finally(() => {
        pending = false;
      });
  }, FLUSH_EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Every second: checks the registry, writes reports, and checks the canaries if there were any; otherwise checks them
 * every half minute.
 */
export function startRounds({ flush, look, follow, onBroken }: Deps): () => Promise<void> {
  let quiet = LOOK_EVERY_ROUNDS;
  return repeatEverySecond(async () => {
    await follow();
    quiet = (await flush()) ? LOOK_EVERY_ROUNDS : quiet + 1;
    if (quiet < LOOK_EVERY_ROUNDS) return;
    quiet = 0;
    await look();
  }, onBroken);
}
