import { callAs } from '../pages/api.ts';
import { to } from '../pages/italian.ts';
import { join, joinActive, write } from '../pages/members.ts';
import { settingsOf } from '../pages/settings.ts';
import { expect, test } from '../test.ts';

test.describe('layouts', () => {
  test('LY-01 LY-03 LY-04 WB-38 put top navigation, footer and disclaimer around the search', async ({ page }) => {
    await join(page);
    await page.goto('/members');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeVisible();
    const { fictional_plural } = await settingsOf(page);
    await expect(footer.getByText(new RegExp(`${fictional_plural}.*non è possibile incontrarsi di persona`))).toBeVisible();
  });

  test('LY-09 leave a conversation bare: no top navigation, no footer', async ({ page, request }) => {
    const member = await joinActive(page);
    const other = await joinActive({ request });
    const conversation = await write({ request }, member.id, 'Ciao, come va la settimana?');
    for (const address of [`/chats/${conversation}`, `/members/${other.id}/chat`]) {
      await page.goto(address);
      await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Principale' })).toHaveCount(0);
    }
  });

  test('FT-05 RT-30 lead from the footer to the prices, without a log-in', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prezzi' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Prezzi' })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/\d,\d\d\s€/)
        .first(),
    ).toBeVisible();
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
    await page.getByRole('button', { name: `Metti like ${to(other.name)}`, exact: true }).click();
    const toast = page.getByRole('region', { name: 'Avvisi' }).getByText(`Tu e ${other.name} vi piacete.`).locator('..');
    await expect(toast).toBeVisible();
    expect((await toast.boundingBox())?.width).toBe(350);
  });
});
