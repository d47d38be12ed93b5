import { expect, test } from '@playwright/test';

test('the page stands at its address and answers', async ({ page }) => {
  const answer = await page.goto('/more/example');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
  await page.getByRole('button', { name: 'Ciao' }).click();
  await expect(page.getByText('1 risposta')).toBeVisible();
});
