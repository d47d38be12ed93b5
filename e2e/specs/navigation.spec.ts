import { logIn } from '../pages/login.ts';
import { join } from '../pages/members.ts';
import { resultList } from '../pages/results.ts';
import { expect, test } from '../test.ts';

test.describe('the log-in', () => {
  test('RT-05 RT-32 has e-mail, password and a button, and lands on the search', async ({ page, request }) => {
    const { email } = await join({ request });
    await page.goto('/login');
    const main = page.getByRole('main');
    await expect(main.getByLabel('E-mail')).toBeVisible();
    await expect(main.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Accedi', exact: true })).toBeVisible();
    await logIn(page, email);
    await expect(resultList(page)).toBeVisible();
  });
});

test.describe('sign-up on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('RT-33 is a page whose first step stands at once', async ({ page }) => {
    await page.goto('/signup');
    await expect(page.getByRole('main').getByLabel('Nome visibile')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('an unknown address', () => {
  test('RT-69 RT-70 RT-71 RT-75 says so in English, with its status and the way home', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found', exact: true })).toBeVisible();
    await expect(page.getByText('Errore 404', { exact: true })).toBeVisible();
    const home = page.getByRole('main').getByRole('link', { name: 'Torna all’inizio' });
    await expect(home).toHaveAttribute('href', '/');
    await home.click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test.describe('moving between pages', () => {
  test('tells a screen reader where it is and loads no new document', async ({ page }) => {
    await join(page);
    await page.goto('/members');
    await page.evaluate(() => sessionStorage.setItem('document', String(performance.timeOrigin)));
    await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: /^Like/ }).click();
    await expect(page).toHaveTitle('Like · Amarena');
    await expect(page.getByRole('status').filter({ hasText: 'Like · Amarena' })).toBeAttached();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('document') === String(performance.timeOrigin))).toBe(true);
  });

  for (const [motion, times] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    test(`passes from one part to another ${times === 1 ? 'by a view transition' : 'at once where less motion is wanted'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        const begin = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
          document.documentElement.dataset.passed = String(Number(document.documentElement.dataset.passed ?? 0) + 1);
          return begin(change);
        };
      });
      await join(page);
      await page.goto('/members');
      await expect(resultList(page)).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Principale' })
        .getByRole('link', { name: /^Messaggi/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Messaggi' })).toBeVisible();
      expect(await page.evaluate(() => Number(document.documentElement.dataset.passed ?? 0))).toBe(times);
    });
  }
});
