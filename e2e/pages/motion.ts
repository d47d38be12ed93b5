import type { Page } from '@playwright/test';

/** Waits until nothing moves or changes colour, so that measurements are final. */
export async function motionOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** Waits until no element has changed its place or size since this many looks. */
async function sameLayout(page: Page, looks: number, polling: number | 'raf'): Promise<void> {
  await page.evaluate(() => Object.assign(window, { layout: undefined }));
  await page.waitForFunction(
    (looks) => {
      const places = [...document.body.querySelectorAll('*')].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left, top, width, height].join();
      });
      const now = places.join(';');
      const before: { layout?: string; times?: number } = window as never;
      const times = before.layout === now ? (before.times ?? 0) + 1 : 0;
      Object.assign(window, { layout: now, times });
      return times >= looks;
    },
    looks,
    { polling },
  );
}

/** Waits until fonts are there and no element has changed its place or size for half a second. */
export async function layoutRests(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await sameLayout(page, 5, 100);
}

/** Waits until a page that has loaded has followed a change of the window: no element changes for ten frames. */
export const layoutFollows = (page: Page): Promise<void> => sameLayout(page, 10, 'raf');
