import type { BrowserContext, Page } from '@playwright/test';
import { footer } from '../pages/footer.ts';
import { joinActive } from '../pages/members.ts';
import { heart } from '../pages/results.ts';
import { withSettings } from '../pages/settings.ts';
import { logo } from '../pages/topBar.ts';
import { expect, test } from '../test.ts';

/** Makes every page of this browser run as an installed app, without the browser's own buttons. */
const installed = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    const all = real('all');
    window.matchMedia = (query) => (query === '(display-mode: standalone)' ? all : real(query));
  });
const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Indietro', exact: true });

test.describe('the installed app', () => {
  test.beforeEach(async ({ context }) => void (await installed(context)));

  test('TB-01 TB-05 leads back to the page before from the five kinds of page that have one', async ({ page, request }) => {
    const other = await joinActive({ request });
    await joinActive(page);
    for (const path of [`/members/${other.id}`, '/likes/given', `/likes/m/${other.id}`, '/credits', '/credits/p1/card']) {
      await page.goto('/members');
      await expect(logo(page)).toBeVisible();
      await expect(back(page)).toHaveCount(0);
      await page.goto(path);
      await back(page).click();
      await expect(page).toHaveURL(/\/members$/);
    }
  });

  test('TB-03 has no way back on its first page', async ({ page, request }) => {
    const other = await joinActive({ request });
    await joinActive(page);
    await page.goto('/members');
    const [first] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((path) => void window.open(path), `/members/${other.id}`),
    ]);
    await expect(heart(first, other.name)).toBeVisible();
    expect(await first.evaluate(() => window.history.length)).toBe(1);
    await expect(back(first)).toHaveCount(0);
  });

  test.describe('to a visitor who never saw the warning', () => {
    test.use({ entryAcknowledged: false });

    test('WB-10 shows none', async ({ page }) => {
      await withSettings(page, () => ({ geoip_country: 'IT' }));
      await page.goto('/');
      await expect(footer(page)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});

test.describe('a tab of the browser', () => {
  test('TB-02 has the browser’s own way back and no other', async ({ page, request }) => {
    const other = await joinActive({ request });
    await joinActive(page);
    await page.goto('/members');
    await page.goto(`/members/${other.id}`);
    await expect(heart(page, other.name)).toBeVisible();
    await expect(back(page)).toHaveCount(0);
  });
});
