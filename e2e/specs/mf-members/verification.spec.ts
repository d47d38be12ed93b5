import { logIn } from '../../pages/login.ts';
import { aPicture } from '../../pages/picture.ts';
import { openProfile, someProfile } from '../../pages/profile.ts';
import { expect, test } from '../../test.ts';

test.describe('the verification', () => {
  test('leads from the code to a selfie that waits, and back where the member thinks again', async ({ page }) => {
    await logIn(page, 'editor@example.test');
    await page.goto('/profile/verification');
    await page.getByRole('button', { name: /^Chiedi (il codice|un codice nuovo)$/ }).click();
    await expect(page.getByRole('heading', { name: 'Il tuo codice' })).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await page
      .getByLabel('Scegli una foto')
      .and(page.locator('input'))
      .setInputFiles({ name: 'selfie.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) });
    await expect(page.getByRole('img', { name: 'Anteprima del selfie' })).toBeVisible();
    await page.getByRole('button', { name: 'Invia il selfie' }).click();
    await expect(page.getByRole('heading', { name: 'Selfie inviato' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Selfie inviato' })).toBeVisible();
    await page.getByRole('button', { name: 'Ritira la richiesta' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira la richiesta' }).click();
    await expect(page.getByRole('button', { name: 'Chiedi il codice' })).toBeVisible();
  });

  test('marks verified members, says what that means, and lets the search list only them', async ({ page }) => {
    const marco = await someProfile(page, 'country=IT&verified=true', ({ name }) => name === 'Marco');
    await openProfile(page, marco);
    await page.getByRole('button', { name: 'Profilo verificato' }).click();
    await expect(page.getByRole('dialog', { name: 'Che cosa vuol dire «verificato»' })).toContainText('codice scritto a mano');
    await page.goto('/members?country=IT');
    const filter = page.getByRole('button', { name: 'Solo profili verificati' });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/verified=true/);
    const cards = page.getByRole('region', { name: 'Risultati' }).getByRole('article');
    await expect.poll(() => cards.count()).toBeGreaterThan(2);
    await expect(cards.filter({ hasNot: page.getByRole('img', { name: 'Profilo verificato' }) })).toHaveCount(0);
  });
});
