import { joinActive, logOut } from '../../pages/members.ts';
import { addDevice, offersNone } from '../../pages/passkeys.ts';
import { PASSWORD } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

test('LI-01 a passkey from the settings opens the account without the password', async ({ page }) => {
  const { name } = await joinActive(page);
  await addDevice(page);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Gestisci: Passkey' }).click();
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByLabel('La tua password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText('La passkey è pronta')).toBeVisible();

  await logOut(page);
  await offersNone(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Accedi con una passkey' }).click();
  await expect(page).toHaveURL('/members');
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
});
