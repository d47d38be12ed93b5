/** Milliseconds. */
const FLUSH_EVERY = 1_000;
const LOOK_EVERY_ROUNDS = 30;

interface Deps {
  /** Writes what was reported; false: nothing was. */
  readonly flush: () => Promise<boolean>;
  readonly look: () => Promise<void>;
  /** Looks whether another registry is live. */
  readonly follow: () => Promise<void>;
  readonly onBroken: (error: unknown) => void;
}

/** Once a second: looks at the registry, writes what was reported, and looks at the canaries where something was; else every half minute. */
export function startRounds({ flush, look, follow, onBroken }: Deps): () => Promise<void> {
  let quiet = LOOK_EVERY_ROUNDS;
  let running: Promise<void> = Promise.resolve();
  let pending = false;

  async function round(): Promise<void> {
    try {
      await follow();
      quiet = (await flush()) ? LOOK_EVERY_ROUNDS : quiet + 1;
      if (quiet < LOOK_EVERY_ROUNDS) return;
      quiet = 0;
      await look();
    } catch (error) {
      onBroken(error);
    } finally {
      pending = false;
    }
  }

  const timer = setInterval(() => {
    // A database that is slow is asked again when it has answered.
    if (pending) return;
    pending = true;
    running = round();
  }, FLUSH_EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
