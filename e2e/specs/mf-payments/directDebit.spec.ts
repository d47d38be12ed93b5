import type { Page } from '@playwright/test';
import { aPhone, code, codeFor, debitField, fillAccount, sendCode } from '../../pages/directDebit.ts';
import { joinActive } from '../../pages/members.ts';
import { expect, test } from '../../test.ts';

/** Debtors whom the demonstration refuses. */
const BLOCKED = { iban: 'NL91 ABNA 0417 1643 00', phone: '+393330000000' };
/** More than half of the daily limit of direct debit, but within it. */
const LARGE = 'p2';

const level1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pay = (page: Page) => page.getByRole('button', { name: /^Paga / });
const refusal = (page: Page) => page.getByRole('main').getByRole('alert');

/** Opens the form for a package. */
async function openForm(page: Page, pack: string): Promise<void> {
  await page.goto(`/directdebit?package=${pack}&country=IT`);
  await expect(level1(page, 'Addebito diretto')).toBeVisible();
}

/** Fills the form and has a code sent to the phone. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await fillAccount(page, { phone });
  await sendCode(page);
  await expect(code(page)).toHaveAccessibleDescription(/Inviato a \+39/);
}

test('RT-28 DD-01 DD-02 DD-03 an account is debited once the code from the phone is typed', async ({ page }) => {
  const phone = aPhone();
  await joinActive(page);
  await page.goto('/credits/p1/directdebit');
  await page.getByRole('link', { name: 'Continua con l’IBAN' }).filter({ visible: true }).click();
  await expect(level1(page, 'Addebito diretto')).toBeVisible();
  await fillAccount(page, { phone, iban: 'IT60 X054 2811 1010 0000 0123 457' });
  await sendCode(page);
  await expect(page.getByText(/Questo IBAN non supera il controllo/)).toBeVisible();
  await debitField(page, 'IBAN').fill('IT60 X054 2811 1010 0000 0123 456');
  await sendCode(page);
  await expect(page.getByText(/Inviato a \+39/)).toBeVisible();
  await code(page).fill(await codeFor(page, phone));
  await pay(page).click();
  await expect(level1(page, '25 crediti sono tuoi')).toBeVisible();
  await expect(page.getByText('Addebito diretto •••• 3456')).toBeVisible();
});

test('ERR-12 ERR-13 a blocked account and a blocked phone are refused in words', async ({ page }) => {
  await joinActive(page);
  await openForm(page, 'p0');
  await fillAccount(page, { phone: aPhone(), iban: BLOCKED.iban });
  await sendCode(page);
  await expect(refusal(page)).toContainText('Da questo IBAN non accettiamo addebiti');
  await fillAccount(page, { phone: BLOCKED.phone });
  await sendCode(page);
  await expect(refusal(page)).toContainText('A questo numero di telefono non possiamo');
});

test('ERR-15 ERR-14 a wrong code is said at its field; past the limit there are three ways on', async ({ page }) => {
  const phone = aPhone();
  await joinActive(page);
  await openForm(page, LARGE);
  await askForCode(page, phone);
  const sent = await codeFor(page, phone);
  await code(page).fill(sent === '111111' ? '222222' : '111111');
  await pay(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/Il codice non è giusto.*4 tentativi/);
  await code(page).fill(sent);
  await pay(page).click();
  await expect(level1(page, '60 crediti sono tuoi')).toBeVisible();
  await openForm(page, LARGE);
  await fillAccount(page, { phone: aPhone() });
  await sendCode(page);
  await expect(refusal(page)).toContainText(/più tardi.*pacchetto meno caro.*altro metodo/);
});
