import { artifacts } from '../pages/delivery.ts';
import { footer, footerLink } from '../pages/footer.ts';
import { logIn } from '../pages/login.ts';
import { join } from '../pages/members.ts';
import { resultList } from '../pages/results.ts';
import { withSettings } from '../pages/settings.ts';
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

test.describe('the page for language and country', () => {
  test('LC-01 RT-46 offers the languages of the country alone, and keeps the one that is chosen as the menu does', async ({
    page,
    context,
  }) => {
    await page.goto('/lang-config');
    await page.getByRole('combobox', { name: /Paese/ }).selectOption('BE');
    const languages = page.getByRole('radio');
    await expect(languages).toHaveCount(3);
    expect(await languages.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(['nl', 'fr', 'de']);
    await page.getByRole('radio', { name: 'Nederlands' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(cookie).toMatchObject({ value: 'nl', path: '/' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Nederlands' })).toBeChecked();
  });
});

test.describe('the loading bar', () => {
  test('LDB-02 lays its progress out over 5 s', async ({ page }) => {
    await page.route(artifacts('mf-payments'), () => undefined);
    await page.goto('/login');
    await footerLink(page, 'Prezzi').click();
    const bar = page.getByRole('progressbar', { name: 'Caricamento in corso' });
    await expect(bar).toBeVisible();
    const progress = await bar.evaluate((shown) => {
      const [animation] = shown.getAnimations();
      if (animation === undefined) throw new Error('The bar does not move.');
      animation.pause();
      return [0, 5_000].map((time) => {
        animation.currentTime = time;
        return new DOMMatrix(getComputedStyle(shown).transform).a;
      });
    });
    expect(progress).toEqual([expect.closeTo(0.04, 3), 1]);
  });
});

test.describe('a visitor who never saw the warning before the site', () => {
  test.use({ entryAcknowledged: false });

  test('WB-04 meets none on the way to complete-signup, and meets it on any other page', async ({ page }) => {
    const led = new URL((await page.request.get('/complete-signup')).url());
    expect(led.pathname + led.search).toBe('/login?back=%2Fcomplete-signup');
    await withSettings(page, () => ({ geoip_country: 'IT' }));
    await page.goto(led.href);
    await expect(footer(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/login');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
