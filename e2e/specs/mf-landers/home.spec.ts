import { codeRuns } from '../../pages/boot.ts';
import { footer } from '../../pages/footer.ts';
import { join } from '../../pages/members.ts';
import { profileLinks, resultList } from '../../pages/results.ts';
import { settingsOf } from '../../pages/settings.ts';
import { logo } from '../../pages/topBar.ts';
import { expect, test } from '../../test.ts';

test.describe('home', () => {
  test('RT-01 HM-02 EN-57 greets a visitor, and its title is the setting', async ({ page }) => {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Le storie buone iniziano parlando.' })).toBeVisible();
    const { index_title, name } = await settingsOf(page);
    await expect(page).toHaveTitle(index_title);
    await page.goto('/login');
    await expect(page).toHaveTitle(new RegExp(`${name}$`));
  });

  test('HM-01 opens free sign-up with the e-mail that was typed', async ({ page }) => {
    await page.goto('/');
    // Before hydration its form leads to the sign-up page; the dialog comes with the scripts.
    await expect(footer(page)).toBeAttached();
    const main = page.getByRole('main');
    await main.getByLabel('E-mail').fill('anna.prova@example.test');
    await main.getByRole('button', { name: 'Iscriviti gratis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Iscriviti gratis' });
    await expect(dialog.getByLabel('E-mail')).toHaveValue('anna.prova@example.test');
  });

  test('HM-01 LN-01 stays as it came with the HTML: the same elements, and nothing in the console', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    await page.addInitScript(() => {
      const looking = new MutationObserver(() => {
        const came = document.querySelector('main h1');
        if (came === null) return;
        Reflect.set(window, 'came', came);
        looking.disconnect();
      });
      looking.observe(document, { childList: true, subtree: true });
    });
    for (const path of ['/', '/pages/terms', '/landers/adultonly', '/landers/gallery']) {
      // The first visit to an address may come before its screen is rendered.
      await expect.poll(async () => (await page.request.get(path)).text(), path).toMatch(/<main[^>]*>.*<h1/s);
      await page.goto(path);
      // The footer shows that the page is hydrated.
      await expect(footer(page)).toBeAttached();
      expect(await page.evaluate(() => Reflect.get(window, 'came') === document.querySelector('main h1')), path).toBe(true);
    }
    expect(said).toEqual([]);
  });

  test('keeps the place of who is here now until they arrive: nothing moves', async ({ page }) => {
    await page.goto('/login');
    await codeRuns(page);
    const code = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route('**/artifacts/mf-members/**', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.route('**/api/search.php*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await logo(page).click();
    const below = page.getByRole('main').getByRole('link', { name: 'Guarda tutti i profili' });
    await expect(below).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const placeOf = async () => (await below.boundingBox())?.y ?? 0;
    const before = await placeOf();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => {
      Reflect.set(window, 'moved', 0);
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(shift, 'value'));
      }).observe({ type: 'layout-shift' });
    });
    const asked = page.waitForRequest('**/api/search.php*');
    code.resolve();
    await asked;
    expect(await placeOf()).toBeCloseTo(before, 0);
    answer.resolve();
    await expect(profileLinks(resultList(page)).first()).toBeVisible();
    // Lines of text have heights with fractions, unlike those of the placeholder.
    expect(await placeOf()).toBeCloseTo(before, 0);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0);
  });

  test('leads a visitor from a face to its profile', async ({ page }) => {
    await page.goto('/');
    await profileLinks(resultList(page)).first().click();
    await expect(page).toHaveURL(/\/members\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('RT-06 sends a member on to the search', async ({ page }) => {
    await join(page);
    await page.goto('/');
    await expect(page).toHaveURL(/\/members$/);
    await expect(resultList(page)).toBeVisible();
  });
});
