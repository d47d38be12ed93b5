import type { Page } from '@playwright/test';
import { logIn, submitLogin } from '../pages/login.ts';
import { joinActive, logOut, mailedLink } from '../pages/members.ts';
import { PASSWORD } from '../seed/people.ts';
import { expect, test } from '../test.ts';

const NEW_PASSWORD = 'sedia lampione vento 7';

/** Opens the newest mailed link that leads to `path`, once it has arrived. */
async function followLink(page: Page, email: string, path: string): Promise<void> {
  let link = '';
  await expect
    .poll(async () => {
      link = (await mailedLink(page, email)) ?? '';
      return link;
    })
    .toContain(path);
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
}

test('RT-36 RT-37 RS-01 RS-02 a forgotten password is replaced by the mailed link', async ({ page }) => {
  const { email } = await joinActive(page);
  await logOut(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await expect(page.getByRole('heading', { name: 'Password dimenticata?', level: 1 })).toBeVisible();
  await page.getByRole('main').getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Invia il collegamento' }).click();
  await expect(page.getByRole('heading', { name: 'Guarda la posta' })).toBeFocused();
  await followLink(page, email, '/reset-password/do');
  await page.getByLabel('Nuova password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Ripeti la password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page).toHaveURL('/login?reset=done');
  await expect(page.getByText('La password è cambiata. Accedi con quella nuova.')).toBeVisible();
  await submitLogin(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/members');
});

test('RT-38 NT-03 MC-02 the address is changed from the settings and confirmed from the new one', async ({ page }) => {
  const { email } = await joinActive(page);
  const changed = email.replace('@', '.nuovo@');
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Cambia: E-mail' }).click();
  await page.getByLabel('Nuovo indirizzo').fill(changed);
  await page.getByRole('dialog').getByLabel('La tua password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Invia la conferma' }).click();
  await expect(page.getByRole('dialog', { name: 'Guarda la posta' })).toContainText(changed);
  await followLink(page, changed, '/mail-change/do');
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByRole('heading', { name: 'Il nuovo indirizzo è confermato' })).toBeVisible();
  await logOut(page);
  await logIn(page, changed);
});

test('RT-41 RT-42 NT-04 AD-01 an account is deleted from the settings and comes back by the mailed link', async ({ page }) => {
  const { email } = await joinActive(page);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Elimina: Elimina l’account' }).click();
  await page.getByRole('dialog').getByLabel('La tua password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Elimina il mio account' }).click();
  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByText(/Entro 14 giorni/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible();
  await followLink(page, email, '/api/reactivate.php');
  await page.getByRole('button', { name: 'Riattiva il mio account' }).click();
  await expect(page).toHaveURL('/login?reactivated=true');
  await submitLogin(page, email);
  await expect(page).toHaveURL('/members');
});

test('NT-01 NT-02 a switch and a new password of the settings are kept', async ({ page }) => {
  const { email } = await joinActive(page);
  await page.goto('/notifications');
  const likes = page.getByRole('group', { name: 'Like' }).getByRole('checkbox', { name: 'E-mail' });
  const saved = page.waitForResponse('/api/notifications.php');
  await likes.check();
  await saved;
  await page.getByRole('button', { name: 'Cambia: Password' }).click();
  await page.getByLabel('Password attuale', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Nuova password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Ripeti la nuova password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(likes).toBeChecked();
  await logOut(page);
  await logIn(page, email, NEW_PASSWORD);
});
