import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAs } from '../pages/api.ts';
import { join } from '../pages/members.ts';
import { expect, test } from '../test.ts';

/** Daily limit of mails per address. */
const MAILS_A_DAY = 5;

const main = (page: Page) => page.getByRole('main');
const useless = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'Questo collegamento è scaduto' });

/** Asks for the mail with the link; returns the status of the server's answer. */
async function ask(page: Page, email: string): Promise<number> {
  await page.goto('/reset-password');
  await main(page).getByLabel('E-mail').fill(email);
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('/api/reset-password.php')),
    main(page).getByRole('button', { name: 'Invia il collegamento' }).click(),
  ]);
  return answer.status();
}

/** Types and repeats a new password, and saves it. */
async function save(page: Page, password: string, repeated: string): Promise<void> {
  await page.getByLabel('Nuova password', { exact: true }).fill(password);
  await page.getByLabel('Ripeti la password', { exact: true }).fill(repeated);
  await page.getByRole('button', { name: 'Salva la password' }).click();
}

/** The text of the newest mail to an address; empty if there is none. */
async function mailTo(page: Page, email: string): Promise<string> {
  const { mails } = await (await page.request.get('/dev/inbox.json')).json();
  return (mails as { recipient: string; text: string }[]).find(({ recipient }) => recipient === email)?.text ?? '';
}

test.describe('a forgotten password', () => {
  test('ERR-03 asks for patience until tomorrow after five mails, and keeps the address', async ({ page, request }) => {
    const { email } = await join({ request });
    for (let mail = 1; mail <= MAILS_A_DAY; mail += 1) await callAs(page, 'POST', '/api/reset-password.php', { email });
    await ask(page, email);
    await expect(main(page).getByRole('alert')).toContainText('Riprova domani');
    await expect(main(page).getByLabel('E-mail')).toHaveValue(email);
  });

  test('ERR-04 says that a link is over or was never given, and leads to a new one', async ({ page }) => {
    for (const link of ['?token=nessuno', '']) {
      await page.goto(`/reset-password/do${link}`);
      await expect(useless(page)).toBeVisible();
    }
    await main(page).getByRole('link', { name: 'Chiedi un nuovo collegamento' }).click();
    await expect(page).toHaveURL('/reset-password');
  });

  test('ERR-05 is answered alike for an address without an account, which learns by mail that it has none', async ({ page }) => {
    const unknown = `${randomUUID()}@example.test`;
    expect(await ask(page, unknown)).toBe(204);
    await expect(main(page).getByRole('heading', { name: 'Guarda la posta' })).toBeVisible();
    await expect(main(page)).toContainText(`Se ${unknown} ha un account`);
    await expect.poll(() => mailTo(page, unknown)).toContain('non c’è');
  });

  test('ERR-06 VA-11 sends nothing while the two new ones differ, and says so at the second', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (one) => one.method() === 'PUT' && sent.push(one.url()));
    await page.route('**/api/reset-passkeys.php*', (route) => route.fulfill({ json: { passkeys: [] } }));
    await page.goto('/reset-password/do?token=nessuno');
    await save(page, 'sedia lampione vento 7', 'sedia lampione vento 8');
    const second = page.getByLabel('Ripeti la password', { exact: true });
    await expect(second).toHaveAccessibleDescription('Le due password non coincidono. Controlla la seconda.');
    await expect(second).toBeFocused();
    expect(sent).toEqual([]);
  });
});
