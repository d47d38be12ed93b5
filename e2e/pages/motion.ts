import type { Page } from '@playwright/test';

/** Nothing moves or changes colour any more: what is measured now is what stays. */
export async function motionOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}
