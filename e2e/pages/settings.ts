import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Page } from '@playwright/test';
import { callAs } from './api.ts';
import { withBoot } from './boot.ts';

export const settingsOf = (page: Page): Promise<Settings> => callAs(page, 'GET', '/api/settings.php');

/** Changes the site's settings for this page only. Returns a function that ends it. */
export const withSettings = (page: Page, change: (settings: Settings) => Partial<Settings>): Promise<() => Promise<void>> =>
  withBoot(page, (boot) => ({ ...boot, settings: { ...boot.settings, ...change(boot.settings) } }));
