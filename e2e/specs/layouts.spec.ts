import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/platform/languageCookie';
import { callAs } from '../pages/api.ts';
import { nav } from '../pages/bar.ts';
import { codeRuns } from '../pages/boot.ts';
import { box } from '../pages/chat.ts';
import { footer, footerLink } from '../pages/footer.ts';
import { price } from '../pages/main.ts';
import { joinActive, write } from '../pages/members.ts';
import { likeButton } from '../pages/profile.ts';
import { settingsOf, withSettings } from '../pages/settings.ts';
import { topBar } from '../pages/topBar.ts';
import { expect, test } from '../test.ts';

test.describe('layouts', () => {
  test('LY-01 LY-03 LY-04 WB-38 put top navigation, footer and disclaimer around the search', async ({ page }) => {
    await joinActive(page);
    await page.goto('/members');
    await expect(topBar(page)).toBeVisible();
    await expect(nav(page)).toBeVisible();
    await expect(footer(page)).toBeVisible();
    const { fictional_plural } = await settingsOf(page);
    await expect(footer(page).getByText(new RegExp(`${fictional_plural}.*non è possibile incontrarsi di persona`))).toBeVisible();
  });

  test('LY-09 leave a conversation bare: no top navigation, no footer', async ({ page, request }) => {
    const member = await joinActive(page);
    const other = await joinActive({ request });
    const conversation = await write({ request }, member.id, 'Ciao, come va la settimana?');
    for (const address of [`/chats/${conversation}`, `/members/${other.id}/chat`]) {
      await page.goto(address);
      await expect(box(page)).toBeVisible();
      await expect(topBar(page)).toHaveCount(0);
      await expect(footer(page)).toHaveCount(0);
      await expect(nav(page)).toHaveCount(0);
    }
  });

  test('FT-05 RT-30 lead from the footer to the prices, without a log-in', async ({ page }) => {
    await page.goto('/');
    await footerLink(page, 'Prezzi').click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Prezzi' })).toBeVisible();
    await expect(price(page)).toBeVisible();
  });

  test('LY-12 leave out top navigation and footer where the layout is empty', async ({ page }) => {
    await page.goto('/lang-config');
    await expect(page.getByRole('heading', { level: 1, name: 'Lingua e paese' })).toBeVisible();
    await expect(topBar(page)).toHaveCount(0);
    await expect(nav(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
  });

  test('LY-13 keep an open sign-up over a page of the empty layout', async ({ page }) => {
    await page.goto('/lang-config');
    await codeRuns(page);
    await page.getByRole('link', { name: 'Torna al sito' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Iscriviti gratis' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Iscriviti gratis' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/lang-config');
    await expect(topBar(page)).toHaveCount(0);
    await expect(dialog.getByLabel('E-mail')).toBeVisible();
  });

  test('LY-07 LY-08 tell people in the United States what their law asks for, in English, and nobody else', async ({ page }) => {
    const american = footer(page).getByRole('region', { name: 'Notice to users in the United States' });
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'es', url: new URL('/', test.info().project.use.baseURL).href }]);
    const end = await withSettings(page, () => ({ geoip_country: 'US' }));
    await page.goto('/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(american).toHaveAttribute('lang', 'en');
    await expect(american).toContainText('does not conduct criminal background checks');
    await end();
    await withSettings(page, () => ({ geoip_country: 'IT' }));
    await page.goto('/pricing');
    await expect(footer(page)).toBeVisible();
    await expect(american).toHaveCount(0);
  });

  test('CO-35 wear the cherry red of the theme', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('main').getByRole('button', { name: 'Iscriviti gratis' }).first();
    await expect(button).toHaveCSS('background-color', 'rgb(179, 20, 47)');
    const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
    expect(accent).toBe('#b3142f');
  });

  test('CO-31 keep a toast within 350 px, however long its words', async ({ page, request }) => {
    const other = await joinActive({ request });
    const member = await joinActive(page);
    await callAs({ request }, 'POST', '/api/like.php', { profile: member.id });
    await page.goto(`/members/${other.id}`);
    await likeButton(page, other.name, false).click();
    const toast = page.getByRole('region', { name: 'Avvisi' }).getByText(`Tu e ${other.name} vi piacete.`).locator('..');
    await expect(toast).toBeVisible();
    expect((await toast.boundingBox())?.width).toBe(350);
  });
});
