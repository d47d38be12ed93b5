import type { Locator, Page } from '@playwright/test';
import { navEntry } from '../../pages/bar.ts';
import { footerLink } from '../../pages/footer.ts';
import { joinActive } from '../../pages/members.ts';
import { order } from '../../pages/orders.ts';
import { expect, test } from '../../test.ts';

const TIERS = [
  { id: 'p0', credits: 10, price: '9,90 €' },
  { id: 'p1', credits: 25, price: '21,90 €' },
  { id: 'p2', credits: 60, price: '46,90 €' },
  { id: 'p3', credits: 120, price: '83,90 €' },
] as const;

const packages = (page: Page): Locator => page.getByRole('group', { name: 'Pacchetti' });
const methods = (page: Page): Locator => page.getByRole('group', { name: 'Metodo di pagamento' });
const pay = (page: Page): Locator => page.getByRole('button', { name: /^Paga / });

/** From checkout to the provider's page and back. */
async function payWith(page: Page, answer: string | RegExp, press = 'Invia l’esito'): Promise<void> {
  await pay(page).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
  if (press === 'Invia l’esito') await page.getByRole('radio', { name: answer }).check();
  await page.getByRole('button', { name: press }).click();
  await expect(page).toHaveURL(/\/transactions\/[0-9a-f-]{36}$/);
}

test.describe('packages', () => {
  test('RT-20 CR-01 CR-06 CR-12 shows four tiers with credits, price and currency, and marks one as popular', async ({ page }) => {
    await joinActive(page);
    await page.goto('/credits');
    await expect(page.getByRole('heading', { level: 1, name: 'Scegli i tuoi crediti' })).toBeVisible();
    await expect(packages(page).getByRole('radio')).toHaveCount(TIERS.length);
    for (const { id, credits, price } of TIERS) {
      const card = packages(page).locator(`.${id}`);
      await expect(card).toContainText(`${credits} crediti`);
      await expect(card).toContainText(price);
    }
    await expect(packages(page).getByText('Consigliato')).toHaveCount(1);
  });

  test('CR-08 CR-09 lead to their checkout, and a method to its own address', async ({ page }) => {
    await joinActive(page);
    await page.goto('/credits');
    await packages(page)
      .getByRole('radio', { name: /Classico/ })
      .check();
    await page.getByRole('link', { name: 'Continua al pagamento' }).click();
    await expect(page).toHaveURL('/credits/p1');
    await methods(page)
      .getByRole('radio', { name: /PayPal/ })
      .click();
    await expect(page).toHaveURL('/credits/p1/paypal');
    await expect(methods(page).getByRole('radio', { name: /PayPal/ })).toBeChecked();
  });

  test('RT-21 CR-13 CR-14 shows the package, and the methods and the currency of the country', async ({ page }) => {
    await joinActive(page);
    await page.goto('/credits/p2');
    await expect(page.getByRole('heading', { level: 1, name: 'Come vuoi pagare' })).toBeVisible();
    await expect(page.getByRole('complementary').getByText('60 crediti, Grande')).toBeVisible();
    await expect(methods(page).getByRole('radio', { name: /Carta/ })).toBeChecked();
    await expect(methods(page).getByRole('radio')).toHaveCount(3);
    await expect(methods(page)).toContainText(/Carta.*PayPal.*Addebito diretto/);
    await expect(pay(page).filter({ visible: true })).toHaveText(/€/);
    await page.getByLabel('Paese di pagamento').selectOption('NL');
    await expect(methods(page).getByRole('radio', { name: /iDEAL/ })).toBeVisible();
    await page.getByLabel('Paese di pagamento').selectOption('PL');
    await expect(methods(page).getByRole('radio', { name: /BLIK/ })).toBeVisible();
    await expect(methods(page).getByRole('radio', { name: /iDEAL/ })).toHaveCount(0);
    await expect(pay(page).filter({ visible: true })).toHaveText(/PLN/);
  });

  test('RT-22 opens with the method of the address chosen', async ({ page }) => {
    await joinActive(page);
    await page.goto('/credits/p3/paypal');
    await expect(methods(page).getByRole('radio', { name: /PayPal/ })).toBeChecked();
    await expect(page.getByRole('complementary').getByText('120 crediti, Riserva')).toBeVisible();
  });

  test('RT-29 PM-01 offers the same four tiers on the Premium page', async ({ page }) => {
    await joinActive(page);
    await page.goto('/premium');
    await expect(page.getByRole('heading', { level: 1, name: 'Passa a Premium' })).toBeVisible();
    for (const { id } of TIERS) await expect(packages(page).locator(`.${id}`)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Premium' })).toBeVisible();
  });

  test('RT-30 lets a visitor read all prices, from the footer', async ({ page }) => {
    // A page of constant height: the footer of the search moves while its members load.
    await page.goto('/pages/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await footerLink(page, 'Prezzi').click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', { level: 1, name: 'Prezzi' })).toBeVisible();
    for (const { credits, price } of TIERS) {
      await expect(page.getByRole('main').getByText(new RegExp(`^${credits} crediti, `))).toBeVisible();
      await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
    }
  });
});

test.describe('a payment', () => {
  test('PAY-03 RP-17 TB-16 TB-18 that is approved brings credits and Premium at once, in every open tab', async ({ page, context }) => {
    await joinActive(page);
    const tab = await context.newPage();
    await tab.goto('/members');
    await expect(navEntry(tab, 'Premium')).toBeVisible();
    await expect(navEntry(tab, 'Crediti')).toHaveCount(0);
    await page.goto('/credits/p0');
    await payWith(page, 'Approva il pagamento');
    await expect(page.getByRole('heading', { level: 1, name: '10 crediti sono tuoi' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Saldo adesso10 crediti');
    for (const each of [page, tab]) {
      await expect(navEntry(each, 'Crediti', '10 crediti')).toBeVisible();
      await expect(navEntry(each, 'Premium')).toHaveCount(0);
    }
  });

  test('PAY-04 PAY-06 ERR-17 that is refused says that nothing was charged and offers another method', async ({ page }) => {
    await joinActive(page);
    await page.goto('/credits/p1/card');
    await payWith(page, /fondi non sufficienti/);
    await expect(page.getByRole('heading', { level: 1, name: 'Il pagamento non è andato a buon fine' })).toBeVisible();
    await expect(page.getByText('Non ti è stato addebitato nulla.')).toBeVisible();
    await page.getByRole('link', { name: 'Riprova con un altro metodo' }).click();
    await expect(page).toHaveURL('/credits/p1/paypal');
    await expect(methods(page).getByRole('radio', { name: /PayPal/ })).toBeChecked();
    await expect(page.getByRole('complementary').getByText('25 crediti, Classico')).toBeVisible();
    await expect(navEntry(page, 'Premium')).toBeVisible();
  });

  test('PAY-05 PAY-07 ERR-18 that is cancelled keeps the package and offers another method', async ({ page }) => {
    await joinActive(page);
    await page.goto('/credits/p2/paypal');
    await payWith(page, '', 'Annulla e torna al negozio');
    await expect(page.getByRole('heading', { level: 1, name: 'Hai annullato il pagamento' })).toBeVisible();
    await page.getByRole('link', { name: 'Riprova con un altro metodo' }).click();
    await expect(page).toHaveURL('/credits/p2');
    await expect(methods(page).getByRole('radio').first()).toBeVisible();
  });

  test('that is left with Back is not finished: it is taken up again, or cancelled', async ({ page }) => {
    await joinActive(page);
    await page.goto('/credits/p0');
    await pay(page).click();
    await expect(page).toHaveURL(/\/sandbox-pay\//);
    const provider = page.url();
    await page.goto('/members');
    await page.getByRole('link', { name: 'Riprendi o annulla' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pagamento non concluso' })).toBeVisible();
    await page.getByRole('button', { name: 'Riprendi il pagamento' }).click();
    await expect(page).toHaveURL(provider);
    await page.goto('/transactions');
    await page.getByRole('button', { name: 'Annulla l’ordine' }).click();
    await expect(page.getByRole('main').getByText('Non ti è stato addebitato nulla.').first()).toBeVisible();
    await page.goto('/members');
    await expect(page.getByRole('link', { name: 'Riprendi o annulla' })).toHaveCount(0);
  });

  test('PAY-02 TX-02 shows that the bank has not answered yet, and the answer when it comes', async ({ page }) => {
    test.setTimeout(90_000);
    await joinActive(page);
    await page.goto('/credits/p0');
    await payWith(page, 'Lascia in attesa e approva dopo 40 secondi');
    await expect(page.getByRole('heading', { level: 1, name: 'Aspettiamo la banca' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '10 crediti sono tuoi' })).toBeVisible({ timeout: 70_000 });
    await expect(navEntry(page, 'Crediti', '10 crediti')).toBeVisible();
  });
});

test('RT-26 RT-27 TX-01 lists every payment with its state and opens each', async ({ page }) => {
  await joinActive(page);
  await order(page, 'p0', 'refuse_funds');
  await order(page, 'p1', 'cancel');
  await order(page, 'p2', 'approve', 'paypal');
  await page.goto('/transactions');
  await expect(page.getByRole('heading', { level: 1, name: 'I tuoi pagamenti' })).toBeVisible();
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveText([
    /60 crediti, Grande.*PayPal.*Completato/,
    /25 crediti, Classico.*Annullato/,
    /10 crediti, Assaggio.*Non riuscito/,
  ]);
  await lines.getByRole('link', { name: /Annullato/ }).click();
  await expect(page).toHaveURL(/\/transactions\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('main').getByText('Non ti è stato addebitato nulla.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Riprova con un altro metodo' })).toHaveAttribute('href', '/credits/p1');
});
