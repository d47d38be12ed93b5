/** What shows that someone is about to use the page. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds, for browsers without `requestIdleCallback`, and for a page that is never idle. */
const AT_LAST = 1_500;

/** Resolves when the browser is idle, and at once if someone touches the page. */
export const whenWanted = (): Promise<void> =>
  new Promise((resolve) => {
    const now = () => {
      for (const touch of TOUCHES) window.removeEventListener(touch, now, true);
      resolve();
    };
    for (const touch of TOUCHES) window.addEventListener(touch, now, true);
    if ('requestIdleCallback' in window) window.requestIdleCallback(now, { timeout: AT_LAST });
    else setTimeout(now, AT_LAST);
  });

/** Milliseconds before the first try to load it again, and at most. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** Loads code that the page can wait for: as often as it takes, while the network fails. */
export async function loadPatiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch (cause) {
      // webpack's error for a script that did not arrive.
      if (!(cause instanceof Error && cause.name === 'ChunkLoadError')) throw cause;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
