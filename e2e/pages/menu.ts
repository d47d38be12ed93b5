import { expect, type Page } from '@playwright/test';

/**
 * Presses an entry of the open menu once it has stopped moving. While it moves, the driver considers it unstable and
 * scrolls the page to reach it, which no person does between press and release.
 */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  const entry = page.getByRole('menuitem', { name });
  await expect(entry).toBeVisible();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('[role="menu"]')).every(
      (menu) => !menu.matches('[data-starting-style]') && menu.getAnimations().every(({ playState }) => playState !== 'running'),
    ),
  );
  await entry.click();
}
