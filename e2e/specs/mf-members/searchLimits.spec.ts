import { resultList } from '../../pages/results.ts';
import { withSettings } from '../../pages/settings.ts';
import { expect, test } from '../../test.ts';

test('LOS-05 a visitor to whom the search is hidden sees a call to sign up or log in instead', async ({ page }) => {
  await withSettings(page, () => ({ logged_out_search: 'none', logged_out_search_trafficsource: 'none' }));
  // What the server answers with these settings.
  await page.route('**/api/search.php*', (route) => route.fulfill({ status: 403, json: { code: 'search_hidden' } }));
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1, name: 'Per cercare serve un account' })).toBeVisible();
  await expect(resultList(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Iscriviti gratis' }).click();
  await expect(page.getByRole('dialog', { name: 'Iscriviti gratis' })).toBeFocused();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/login/);
});
