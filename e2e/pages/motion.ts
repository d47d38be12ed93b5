import type { Page } from '@playwright/test';

/** Waits until nothing moves or changes colour, so that measurements are final. */
export async function motionOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}
