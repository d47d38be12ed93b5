import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { expect, type Page, test } from '@playwright/test';

const PACKAGES = ['shared', 'shell', 'mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers'];
/** Times in stories are fixed; so is the time at which they are looked at. */
const NOW = new Date('2026-01-21T12:00:00Z');

async function storyIds(page: Page, owner: string): Promise<string[]> {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Stories' }).getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  return addresses.filter((id) => id.startsWith(`${owner}/`));
}

/** Opens a story alone, with its fonts and pictures. */
async function open(page: Page, id: string, query: Record<string, string>): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ story: id, ...query })}`);
  await page.locator('html[data-story="shown"]').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that is hidden is never decoded.
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

for (const owner of PACKAGES) {
  for (const theme of ['light', 'dark']) {
    test(`the stories of ${owner} look as approved in ${theme} colours`, async ({ page }) => {
      const ids = await storyIds(page, owner);
      expect(ids).not.toEqual([]);
      for (const id of ids) {
        await open(page, id, { theme, language: 'it' });
        await expect.soft(page).toHaveScreenshot(`${id.replaceAll('/', '-')}-${theme}.png`, { fullPage: true });
      }
    });
  }

  test(`the stories of ${owner} fit 320 px in every language`, async ({ page }) => {
    const ids = await storyIds(page, owner);
    expect(ids).not.toEqual([]);
    for (const id of ids) {
      for (const language of LANGUAGES) {
        await open(page, id, { theme: 'light', language });
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(tooWide, `${id} in ${language} is wider than the page, in pixels`).toBeLessThanOrEqual(0);
      }
    }
  });
}
