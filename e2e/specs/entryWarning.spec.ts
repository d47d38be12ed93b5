import { landerPath } from '@amarena/shared/contracts/landers/landerAddresses';
import type { Locator, Page } from '@playwright/test';
import { join } from '../pages/members.ts';
import { withSettings } from '../pages/settings.ts';
import { accountMenu } from '../pages/topBar.ts';
import { expect, test } from '../test.ts';

/** Pages of each layout. The warning shows on every page where the law requires it, and nowhere else. */
const LANDER = landerPath('gallery', '');
const EMPTY = '/lang-config';

const warning = (page: Page): Locator => page.getByRole('dialog', { name: 'Prima di entrare' });

/**
 * Waits until everything that could cover a page has had its chance: it loads with the footer, which the empty layout
 * lacks.
 */
async function standing(page: Page, path: string): Promise<void> {
  if (path === EMPTY) await page.waitForLoadState('networkidle');
  else await expect(page.locator('footer')).toBeAttached();
}

/** Opens a page as a visitor whose connection is in a country. */
async function openFrom(page: Page, country: string, path: string): Promise<void> {
  const end = await withSettings(page, () => ({ geoip_country: country }));
  await page.goto(path);
  await standing(page, path);
  await end();
}

test.describe('the warning before the site', () => {
  test.use({ entryAcknowledged: false });

  test('WB-05 WB-06 stays away where a new password is asked for and set, and comes on the next page', async ({ page }) => {
    for (const path of ['/reset-password', '/reset-password/do']) {
      await openFrom(page, 'IT', path);
      await expect(warning(page)).toHaveCount(0);
    }
    await openFrom(page, 'IT', '/login');
    await expect(warning(page)).toBeVisible();
  });

  test('WB-08 LY-14 comes over a lander in the Netherlands and Germany alone', async ({ page }) => {
    await openFrom(page, 'IT', LANDER);
    await expect(warning(page)).toHaveCount(0);
    for (const country of ['NL', 'DE']) {
      await openFrom(page, country, LANDER);
      await expect(warning(page)).toBeVisible();
    }
  });

  test('WB-09 comes over a page of the empty layout in Germany and the Netherlands alone', async ({ page }) => {
    await openFrom(page, 'FR', EMPTY);
    await expect(warning(page)).toHaveCount(0);
    for (const country of ['DE', 'NL']) {
      await openFrom(page, country, EMPTY);
      await expect(warning(page)).toBeVisible();
    }
  });

  test('WB-11 never meets a member, who never acknowledged it', async ({ page }) => {
    await join(page);
    await openFrom(page, 'NL', '/pricing');
    await expect(accountMenu(page)).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('amarena.dismissed.site_entry.visitor'))).toBeNull();
  });

  test('WB-13 never comes where the setting is off', async ({ page }) => {
    await withSettings(page, () => ({ geoip_country: 'NL', enable_site_entry_popup: false }));
    await page.goto('/');
    await standing(page, '/');
    await expect(warning(page)).toHaveCount(0);
  });
});
