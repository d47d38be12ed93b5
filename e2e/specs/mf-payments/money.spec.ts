import type { Page } from '@playwright/test';
import { callAs } from '../../pages/api.ts';
import { joinActive } from '../../pages/members.ts';
import { order } from '../../pages/orders.ts';
import { expect, test } from '../../test.ts';

const level1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pay = (page: Page) => page.getByRole('button', { name: /^Paga / });

test('CR-11 ERR-10 a card is confirmed at the bank; the purchase has a receipt and is withdrawn from in two taps', async ({ page }) => {
  await joinActive(page);
  await page.goto('/credits/p2/card');
  await page.getByText('Hai un codice sconto?').click();
  await page.getByRole('textbox', { name: 'Codice' }).fill('NESSUNO');
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(page.getByText(/Codice sconto non trovato/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Codice' })).toHaveValue('NESSUNO');
  await pay(page).click();
  await page.getByRole('radio', { name: /Chiedi conferma alla banca/ }).check();
  await page.getByRole('button', { name: 'Invia l’esito' }).click();
  await expect(level1(page, /3-D Secure/)).toBeVisible();
  await page.getByRole('button', { name: 'Conferma il pagamento' }).click();
  await expect(level1(page, '60 crediti sono tuoi')).toBeVisible();
  const receipt = await page.getByRole('link', { name: 'Ricevuta da stampare' }).getAttribute('href');
  expect(await (await page.request.get(receipt ?? '')).text()).toContain('Imponibile');
  await page.getByRole('button', { name: 'Recedi da questo acquisto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ecco quanto ti torna' });
  await expect(dialog.getByText(/60 crediti lasciano il tuo saldo: da 60 a 0/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Conferma il recesso' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Recesso, rimborsato')).toBeVisible();
});

test('RT-23 RO-01 ERR-16 an order is repeated in two taps, and a refused card names another try and PayPal', async ({ page }) => {
  await joinActive(page);
  await page.goto('/credits/p0/card');
  await page.getByRole('checkbox', { name: /Ricorda questa carta/ }).check();
  await pay(page).click();
  await page.getByRole('radio', { name: /Approva ora, rifiuta le ripetizioni/ }).check();
  await page.getByRole('button', { name: 'Invia l’esito' }).click();
  await expect(level1(page, '10 crediti sono tuoi')).toBeVisible();
  await page.goto('/credits/repeat-order');
  await page.getByRole('button', { name: 'Ripeti l’ordine' }).click();
  await page.getByRole('button', { name: /^Paga / }).click();
  await expect(level1(page, 'Il pagamento non è andato a buon fine')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Riprova', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paga con PayPal' })).toHaveAttribute('href', '/credits/p0/paypal');
});

test('RT-24 a free member has nothing to repeat; a spending limit is kept at checkout', async ({ page }) => {
  await joinActive(page);
  await page.goto('/credits/repeat-order');
  await expect(page).toHaveURL('/credits');
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/spending-limits.php') && answer.request().method() === 'PUT');
  await page.getByRole('combobox', { name: 'Al giorno' }).selectOption('1000');
  await saved;
  await order(page, 'p0', 'approve');
  await page.goto('/credits/p0/card');
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /limite di spesa al giorno/ })).toBeVisible();
  const { payments } = await callAs<{ payments: unknown[] }>(page, 'GET', '/api/transactions.php');
  expect(payments).toHaveLength(1);
});
