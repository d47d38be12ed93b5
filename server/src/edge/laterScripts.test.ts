import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, jest } from '@jest/globals';
import { LATER_SCRIPTS } from './laterScripts.ts';

interface Given {
  /** True: someone touched the page before the script ran. */
  readonly hurried?: boolean;
  readonly hidden?: boolean;
  /** When the photos of the first row are there. Default: at once. */
  readonly photos?: Promise<void>;
  /** False: a browser that does not tell when it paints. */
  readonly observes?: boolean;
  /** When the fonts are. Default: at once. */
  readonly fonts?: Promise<void>;
}

/** A browser with a rendered page: what happens in it, and how often its scripts were loaded. */
function aPage({ hurried = false, hidden = false, observes = true, photos = Promise.resolve(), fonts = Promise.resolve() }: Given = {}) {
  const heard = new Map<string, () => void>();
  const painted: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const loaded = jest.fn();
  let [waiting, readyState] = [true, 'loading'];
  const template = {
    content: 'scripts',
    remove() {
      waiting = false;
    },
  };
  runInNewContext(LATER_SCRIPTS, {
    document: {
      hidden,
      documentElement: { hasAttribute: () => hurried },
      get readyState() {
        return readyState;
      },
      fonts: { ready: fonts },
      head: { append: loaded },
      getElementById: () => (waiting ? template : null),
      querySelectorAll: () => [{ decode: () => photos }],
    },
    addEventListener: (kind: string, listener: () => void) => void heard.set(kind, listener),
    PerformanceObserver:
      observes &&
      class {
        readonly listener: () => void;
        constructor(listener: () => void) {
          this.listener = listener;
        }
        observe = () => void painted.push(this.listener);
      },
    setTimeout: (job: () => void) => void timers.push(job),
  });
  return {
    loaded,
    happens: (kind: string) => {
      if (kind === 'DOMContentLoaded') readyState = 'interactive';
      heard.get(kind)?.();
    },
    isPainted: async () => {
      for (const listener of painted) listener();
      await setImmediate();
    },
    timeIsUp: () => {
      for (const job of timers) job();
    },
  };
}

const never = new Promise<void>(() => undefined);

describe('the scripts of a rendered page', () => {
  it('load once it is painted with its fonts and the photos of its first row', async () => {
    const photos = Promise.withResolvers<void>();
    const page = aPage({ photos: photos.promise });
    page.happens('DOMContentLoaded');
    await page.isPainted();
    expect(page.loaded).not.toHaveBeenCalled();
    photos.resolve();
    await setImmediate();
    expect(page.loaded).toHaveBeenCalledWith('scripts');
  });

  it('load although a photo is broken', async () => {
    const page = aPage({ photos: Promise.reject(new Error('It cannot be decoded.')) });
    page.happens('DOMContentLoaded');
    await page.isPainted();
    expect(page.loaded).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown'])('load at once at %s, and only once', (kind) => {
    const page = aPage({ photos: never });
    page.happens('DOMContentLoaded');
    page.happens(kind);
    expect(page.loaded).toHaveBeenCalledTimes(1);
    page.happens(kind);
    page.timeIsUp();
    expect(page.loaded).toHaveBeenCalledTimes(1);
  });

  it('load as soon as the page is whole if someone pressed a key before', () => {
    const page = aPage({ photos: never });
    page.happens('keydown');
    expect(page.loaded).not.toHaveBeenCalled();
    page.happens('DOMContentLoaded');
    expect(page.loaded).toHaveBeenCalledTimes(1);
  });

  it('load as soon as the page is whole if someone touched it before the script ran', () => {
    const page = aPage({ hurried: true, photos: never });
    page.happens('DOMContentLoaded');
    expect(page.loaded).toHaveBeenCalledTimes(1);
  });

  it('load after a moment in a browser that does not tell when it paints', () => {
    const page = aPage({ observes: false });
    page.happens('DOMContentLoaded');
    page.timeIsUp();
    expect(page.loaded).toHaveBeenCalledTimes(1);
  });

  it('load at once in a tab that nobody sees', () => {
    const page = aPage({ hidden: true, photos: never });
    page.happens('DOMContentLoaded');
    expect(page.loaded).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Given]>([
    ['photo', { photos: never }],
    ['font', { fonts: never }],
  ])('load after a moment although a %s does not come', async (_what, given) => {
    const page = aPage(given);
    page.happens('DOMContentLoaded');
    await page.isPainted();
    expect(page.loaded).not.toHaveBeenCalled();
    page.timeIsUp();
    expect(page.loaded).toHaveBeenCalledTimes(1);
  });
});
