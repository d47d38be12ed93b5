import type { Locator, Page } from '@playwright/test';
import { join } from '../../pages/members.ts';
import { addPhoto } from '../../pages/picture.ts';
import { withPushes } from '../../pages/pushes.ts';
import { expect, test } from '../../test.ts';

const step = (page: Page, name: string): Locator => page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const press = (page: Page, name: string): Promise<void> => page.getByRole('main').getByRole('button', { name, exact: true }).click();

test.describe('the steps of sign-up', () => {
  test('SU-02 PSH-06 begin with pushes, and tell the server of the subscription that the browser gives', async ({ page }) => {
    await withPushes(page);
    await join(page);
    await page.goto('/complete-signup');
    await expect(step(page, 'Vuoi sapere quando ti rispondono?')).toBeVisible();
    const told = page.waitForRequest((one) => one.url().endsWith('/api/user.php?push=1'));
    await press(page, 'Attiva le notifiche');
    const sent = await told;
    expect(sent.method()).toBe('POST');
    expect(sent.postDataJSON()).toEqual({
      subscription: { endpoint: 'https://push.example/device/1', keys: { p256dh: 'key', auth: 'secret' } },
    });
    await expect(step(page, 'Aggiungi una foto')).toBeVisible();
  });

  test.describe('in a browser that cannot be asked for pushes', () => {
    test.use({ permissions: [] });

    test('SU-03 SU-04 SU-05 SU-06 ask for a photo, for facts, for words, and to look at the mail, in this order', async ({ page }) => {
      const { email } = await join(page);
      await page.goto('/complete-signup');
      await expect(step(page, 'Aggiungi una foto')).toBeVisible();
      await expect(page.getByRole('main').getByLabel('Scegli una foto')).toBeAttached();
      await press(page, 'Lo faccio dopo');
      await expect(step(page, 'Qualcosa su di te')).toBeVisible();
      await expect(page.getByLabel('Regione')).toBeVisible();
      await press(page, 'Salta');
      await expect(step(page, 'Racconta chi sei')).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
      await press(page, 'Salta');
      await expect(step(page, 'Controlla la posta')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(email);
    });

    test('SU-10 continue at the first one that is not done: past the photo if there is a photo', async ({ page }) => {
      await page.goto('/login');
      await join(page);
      await addPhoto(page);
      await page.goto('/complete-signup');
      await expect(step(page, 'Qualcosa su di te')).toBeVisible();
    });
  });
});
