import type { Page } from '@playwright/test';

/** Times that a page may go away under one look at it: a redirect after a redirect. */
const MOST = 5;

/** Looks into the page, once more where it went to another document meanwhile. */
export async function steadily<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  for (let left = MOST; ; left -= 1) {
    try {
      return await look();
    } catch (problem) {
      const gone = problem instanceof Error && /Execution context was destroyed|Cannot find context/.test(problem.message);
      if (!gone || left === 0) throw problem;
      await page.waitForLoadState();
    }
  }
}

/** Tells one document of a page from the next. */
export const documentOf = (page: Page): Promise<number> => steadily(page, () => page.evaluate(() => performance.timeOrigin));
