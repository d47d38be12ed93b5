import { SHARE_FIELD, SHARE_PATH } from '@amarena/shared/contracts/chat/sharedPhoto';
import type { Page } from '@playwright/test';
import { openChat } from '../pages/chat.ts';
import { pageKept } from '../pages/installedApp.ts';
import { submitLogin } from '../pages/login.ts';
import { buyCredits, joinActive } from '../pages/members.ts';
import { pair } from '../pages/pair.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

/** Shares a photo as another app does: with a form post, without a script of the site. */
async function share(page: Page, name = 'tramonto.png'): Promise<void> {
  await page.evaluate(
    async ([path, field, file]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 640 });
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('No canvas');
      pen.fillStyle = 'orangered';
      pen.fillRect(0, 0, 640, 640);
      const bytes = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn));
      const files = new DataTransfer();
      files.items.add(new File([bytes ?? ''], String(file), { type: 'image/png' }));
      const form = Object.assign(document.createElement('form'), { method: 'post', action: path, enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: field });
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [SHARE_PATH, SHARE_FIELD, name],
  );
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Che cosa vuoi fare con questa foto?' });

test('a shared photo goes where the member says: into the next conversation, unsent', async ({ page, anotherPage }) => {
  const { other } = await pair(page, anotherPage);
  await buyCredits(page);
  await page.goto('/members');
  await pageKept(page);
  await share(page);
  await expect(question(page).getByRole('img', { name: 'La foto che hai condiviso' })).toBeVisible();
  await question(page).getByRole('button', { name: 'Inviala in una conversazione' }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByText('Apri una conversazione: la foto ti aspetta lì.').first()).toBeVisible();
  await openChat(page, other);
  await expect(
    page
      .getByText('tramonto.png')
      .or(page.getByRole('img', { name: /foto/i }))
      .first(),
  ).toBeVisible();
});

test('a shared photo waits for the log-in and goes among the own photos', async ({ page, context }) => {
  const { email } = await joinActive(page);
  await page.goto('/members');
  await pageKept(page);
  await context.clearCookies({ name: 'session' });
  await page.goto('/pricing');
  await share(page);
  await expect(page).toHaveURL(/\/login\?back=/);
  await submitLogin(page, email);
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Aggiungila alle tue foto' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a photo that came before the app was ready is said to be lost, with what to do', async ({ page }) => {
  await joinActive(page);
  await page.goto('/chats?shared=lost');
  const lost = page.getByRole('dialog', { name: 'La foto non è arrivata' });
  await expect(lost).toContainText('condividila di nuovo');
  await lost.getByRole('button', { name: 'Chiudi' }).first().click();
  await expect(page).toHaveURL(/\/chats$/);
});
