import { expect, type Page } from '@playwright/test';

/**
 * Presses an entry of the open menu once it has come to rest. Of what still rises the driver says that it is not stable,
 * and scrolls the page to get at it, as no hand does between its press and its release.
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
