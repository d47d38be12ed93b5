import { expect, test } from '../../test.ts';

test.describe('the first screen', () => {
  test('stands at its address', async ({ page }) => {
    const answer = await page.goto('/example');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
  });
});
