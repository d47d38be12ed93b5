import type { Locator, Page } from '@playwright/test';
import { joinActive } from '../../pages/members.ts';
import { GIULIA, PASSWORD } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

/** Opens a settings row that has a dialog. */
async function openRow(page: Page, name: string): Promise<Locator> {
  await page.goto('/notifications');
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe('the settings', () => {
  test('ERR-07 ERR-08 say at the field that an address is none, and that someone else has it', async ({ page }) => {
    await joinActive(page);
    const dialog = await openRow(page, 'Cambia: E-mail');
    const field = dialog.getByLabel('Nuovo indirizzo');
    await field.fill('nuovo');
    await dialog.getByLabel('La tua password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Invia la conferma' }).click();
    await expect(field).toHaveAccessibleDescription('E-mail non valida');
    await field.fill(GIULIA.email);
    await dialog.getByRole('button', { name: 'Invia la conferma' }).click();
    await expect(field).toHaveAccessibleDescription(/già usato/);
  });

  test('EN-75 offer the discount of the site before the account goes, and nothing where there is none', async ({ page }) => {
    await joinActive(page);
    const offer = async (discount: number | null): Promise<Locator> => {
      await page.route('**/api/deletion.php', (route) => route.fulfill({ json: { discount, credits: 8 } }));
      const dialog = await openRow(page, 'Elimina: Elimina l’account');
      await expect(dialog.getByText(/8 crediti/)).toBeVisible();
      return dialog;
    };
    const none = await offer(null);
    await expect(none.getByRole('button', { name: 'Prendi lo sconto' })).toHaveCount(0);
    const half = await offer(50);
    await expect(half.getByText(/50\s?%/)).toBeVisible();
    await expect(half.getByRole('button', { name: 'Prendi lo sconto' })).toBeVisible();
  });
});
