import type { Page } from '@playwright/test';

/** How often a page may navigate during one look at it: a redirect after a redirect. */
const MOST = 5;

/** Evaluates in the page, and again if it navigated meanwhile. */
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

/** Identifies a document, to notice a navigation. */
export const documentOf = (page: Page): Promise<number> => steadily(page, () => page.evaluate(() => performance.timeOrigin));
