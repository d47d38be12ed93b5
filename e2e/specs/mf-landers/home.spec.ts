import { join } from '../../pages/members.ts';
import { resultList } from '../../pages/results.ts';
import { settingsOf } from '../../pages/settings.ts';
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
    const main = page.getByRole('main');
    await main.getByLabel('E-mail').fill('anna.prova@example.test');
    await main.getByRole('button', { name: 'Iscriviti gratis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Iscriviti gratis' });
    await expect(dialog.getByLabel('E-mail')).toHaveValue('anna.prova@example.test');
  });

  test('RT-06 sends a member on to the search', async ({ page }) => {
    await join(page);
    await page.goto('/');
    await expect(page).toHaveURL(/\/members$/);
    await expect(resultList(page)).toBeVisible();
  });
});
