import type { Page } from '@playwright/test';

const WAIT = 60_000;

/** Records in the page when the first member card is on the screen. Call it before the page is opened. */
export const watchFirstCard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = () => document.querySelector('main a[href^="/members/"] img, main a[href^="/members/"]') !== null;
    const observer = new MutationObserver(() => {
      if (!seen()) return;
      observer.disconnect();
      // The frame after next: the card is painted by then.
      requestAnimationFrame(() => requestAnimationFrame(() => Reflect.set(window, 'firstCardAt', performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });

/** Milliseconds from navigation to the first member card. */
export async function firstCardAt(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => Reflect.get(window, 'firstCardAt') as number | undefined, undefined, { timeout: WAIT });
  return (await found.jsonValue()) ?? Number.NaN;
}
