import { landerPath } from '@amarena/shared/contracts/landers/landerAddresses';
import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/platform/languageCookie';
import { BOOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { AxeBuilder } from '@axe-core/playwright';
import { footer, footerLink } from '../../pages/footer.ts';
import { motionOver } from '../../pages/motion.ts';
import { someProfile } from '../../pages/profile.ts';
import { holdCode, openRendered } from '../../pages/rendered.ts';
import { expect, test } from '../../test.ts';

const ROWS: Readonly<Record<string, string>> = {
  adultonly: 'RT-56 LN-04',
  tinderswipe: 'RT-57 LN-04',
  whoneedsstrings: 'RT-58 LN-04',
  alonetonight: 'RT-59 RT-67 LN-04',
  collagelanding: 'RT-60 RT-67 LN-04',
  gallery: 'RT-61 RT-67 LN-04',
  iconslanding: 'RT-62 RT-67 LN-04',
  maplanding: 'RT-63 RT-67 LN-04',
  socialnetwork: 'RT-64 RT-67 LN-04',
  transitionsvideolanding: 'RT-65 RT-67 LN-04',
  video: 'RT-66 RT-67 LN-04',
  landing: 'RT-09 ML-01',
  landing2: 'RT-11 RT-12 ML-01 ML-02',
  landing3: 'RT-13 RT-14 ML-01 ML-02',
};
const WITHOUT_SLUG: readonly string[] = ['adultonly', 'tinderswipe', 'whoneedsstrings', 'landing'];

test.describe('landers', () => {
  for (const template of Object.keys(ROWS)) {
    test(`${ROWS[template]} ${template} stands and shuts nobody out`, async ({ page }) => {
      const member = await someProfile(page, 'country=IT&only_real=true&photo=true', ({ main_image }) => main_image !== null);
      const root = page.locator(`[data-lander="${template}"]`);
      const slug = WITHOUT_SLUG.includes(template) ? '' : 'nobody-wrote-this';
      await page.goto(landerPath(template, slug, member.id));
      await expect(root.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-lander]')).toHaveCount(1);
      await motionOver(page);
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
    });

    test(`LN-01 LN-05 ${template} speaks German and opens sign-up`, async ({ page }) => {
      const member = await someProfile(page, 'country=IT&only_real=true&photo=true', ({ main_image }) => main_image !== null);
      const root = page.locator(`[data-lander="${template}"]`);
      await page.goto(landerPath(template, '', member.id));
      const italian = await root.getByRole('heading', { level: 1 }).textContent();
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'de', url: new URL('/', page.url()).href }]);
      await page.goto(landerPath(template, '', member.id));
      await expect(root.getByRole('heading', { level: 1 })).not.toHaveText(italian ?? '');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');

      // Before hydration its form leads to the sign-up page; the dialog comes with the scripts.
      await expect(footer(page)).toBeAttached();
      await root.getByLabel('E-Mail').fill('anna.prova@example.test');
      await root.locator('form button[type="submit"]').click();
      await expect(page.getByRole('dialog').getByLabel('E-Mail')).toHaveValue('anna.prova@example.test');
    });
  }

  test.describe('cut off before its data', () => {
    test.use({ expected: [/The shell could not start/] });

    test('a page sends its form all the same', async ({ page }) => {
      const address = landerPath('gallery', 'cut-off');
      await openRendered(page, address);
      await page.route('**' + address, async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        const body = text.slice(0, text.indexOf(`id="${BOOT_ELEMENT}"`) + 100);
        await route.fulfill({ response: answer, body });
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByLabel('E-mail').fill('anna.prova@example.test');
      await page.locator('form button[type="submit"]').click();
      await expect(page).toHaveURL(/\/signup$/);
      await expect(page.getByLabel('E-mail')).toHaveValue('anna.prova@example.test');
    });
  });

  test('a region that is chosen before any script has arrived stays chosen, and lights up', async ({ page }) => {
    const release = await holdCode(page);
    await openRendered(page, landerPath('maplanding', ''), 'commit');
    const root = page.locator('[data-lander="maplanding"]');
    const regions = root.getByRole('combobox').filter({ has: page.getByRole('option', { name: 'Lazio' }) });
    await regions.selectOption('Lazio');
    await expect(root.getByRole('status').filter({ hasText: 'Lazio' })).toHaveCount(0);
    release();
    await expect(root.getByRole('status').filter({ hasText: 'Lazio' })).toBeVisible();
    await expect(regions).toHaveValue('lazio');
  });

  for (const template of ['video', 'transitionsvideolanding'] as const) {
    test(`LY-10 LY-11 LN-02 LN-03 has a logo bar and the footer, plays the film of ${template}, and stops it at a press`, async ({
      page,
    }) => {
      await page.goto(landerPath(template, ''));
      await expect(footerLink(page, 'Termini')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Amarena' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Principale' })).toHaveCount(0);
      const film = page.locator('video');
      await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Ferma il filmato' }).click();
      await expect(page.getByRole('button', { name: 'Avvia il filmato' })).toBeVisible();
      expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    });
  }

  for (const template of ['adultonly', 'tinderswipe', 'whoneedsstrings']) {
    test(`RT-68 knows no further segment after ${template}`, async ({ page }) => {
      const answer = await page.goto(`/landers/${template}/more`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('[data-lander]')).toHaveCount(0);
    });
  }
});
