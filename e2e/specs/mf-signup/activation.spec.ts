import { join, joinActive, mailedLink } from '../../pages/members.ts';
import { someReal } from '../../pages/profile.ts';
import { expect, test } from '../../test.ts';

test.describe('activation', () => {
  test('RT-39 ACC-02 AC-03 confirms the e-mail through the mailed link', async ({ page }) => {
    const { email } = await join(page);
    await page.goto('/');
    await expect.poll(() => mailedLink(page, email)).not.toBeNull();
    await page.goto(String(await mailedLink(page, email)));
    await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
    await expect(page).toHaveURL('/activate/done');
    await expect(page.getByRole('heading', { level: 1, name: 'L’iscrizione è confermata' })).toBeVisible();
    await page.getByRole('link', { name: /Guarda chi c’è/ }).click();
    await expect(page).toHaveURL('/members');
  });

  test('RT-40 shows a link that does not work what to do instead', async ({ page }) => {
    await page.goto('/api/activate.php?token=nessuno');
    await expect(page).toHaveURL('/activate/error');
    await expect(page.getByRole('heading', { level: 1, name: 'Questo collegamento non funziona più' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Accedi' })).toBeVisible();
  });

  test('AC-01 AC-02 has cards to the own profile and to Premium', async ({ page }) => {
    await joinActive(page);
    for (const [card, path] of [
      [/^Completa il tuo profilo/, '/profile'],
      [/^Passa a Premium/, '/premium'],
    ] as const) {
      await page.goto('/activate/done');
      await page.getByRole('main').getByRole('link', { name: card }).click();
      await expect(page).toHaveURL(path);
    }
  });

  test('AC-04 leads back to the member whose page one signed up from', async ({ page }) => {
    const origin = await someReal(page);
    const { email } = await join(page, { profile: origin.id });
    await expect.poll(() => mailedLink(page, email)).not.toBeNull();
    await page.goto(String(await mailedLink(page, email)));
    await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^Torna da ${origin.name}`) })
      .click();
    await expect(page).toHaveURL(`/members/${origin.id}`);
  });
});
