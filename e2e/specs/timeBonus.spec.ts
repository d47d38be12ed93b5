import type { Page } from '@playwright/test';
import { withBoot } from '../pages/boot.ts';
import { footer } from '../pages/footer.ts';
import { logIn } from '../pages/login.ts';
import { confirmEmail, join, joinActive, logOut } from '../pages/members.ts';
import { choose } from '../pages/menu.ts';
import { accountMenu, logInLink } from '../pages/topBar.ts';
import { expect, test } from '../test.ts';

/** Milliseconds in the members' area until the pop-up of the offer appears. */
const OFFER_WAITS = 40_000;

const place = (page: Page) => page.getByRole('complementary', { name: 'Avvisi sul tuo account' });
const timer = (page: Page) => place(page).getByRole('timer');
const dismiss = (page: Page) => place(page).getByRole('button', { name: 'Nascondi questo avviso' }).click();

/** Signs up, confirms the address, and logs in again; the page then shows the search. */
async function logInConfirmed(page: Page): Promise<void> {
  // If pushes can still be asked for, they have a banner, too.
  await page.context().grantPermissions([]);
  const { email } = await join(page);
  await page.goto('/members');
  await confirmEmail(page, email);
  await logOut(page);
  await logIn(page, email);
}

test.describe('a new member', () => {
  test('WB-18 WB-21 sees one banner at a time: to confirm the address, then to add a photo', async ({ page }) => {
    const { email } = await join(page);
    await page.goto('/members');
    await expect(place(page)).toContainText('Conferma il tuo indirizzo.');
    await expect(place(page)).not.toContainText('Aggiungi una foto.');
    await confirmEmail(page, email);
    await logOut(page);
    await logIn(page, email);
    await expect(place(page)).toContainText('Aggiungi una foto.');
    await expect(place(page)).not.toContainText('Conferma il tuo indirizzo.');
  });

  test('WB-14 WB-15 LY-02 TBN-09 sees the time bonus run from the log-in on, with the way to the credits', async ({ page }) => {
    await logInConfirmed(page);
    await dismiss(page);
    await expect(place(page)).toContainText('Il tuo bonus scade tra');
    await expect(timer(page)).toHaveText(/^03:5\d:\d\d$/);
    await place(page).getByRole('link', { name: 'Vedi i crediti' }).click();
    await expect(page).toHaveURL(/\/credits$/);
    await page.goBack();
    await expect(timer(page)).toBeVisible();
  });

  test('DIS-02 DIS-03 sees no banner again after dismissing it, and still sees the others', async ({ page }) => {
    await logInConfirmed(page);
    await expect(place(page)).toContainText('Aggiungi una foto.');
    await dismiss(page);
    await expect(timer(page)).toBeVisible();
    await dismiss(page);
    await expect(place(page)).toHaveCount(0);
    await page.reload();
    await expect(footer(page)).toBeVisible();
    await expect(place(page)).toHaveCount(0);
  });

  test('TBN-08 leaves the time bonus behind by logging out', async ({ page }) => {
    await logInConfirmed(page);
    await dismiss(page);
    await expect(timer(page)).toBeVisible();
    await accountMenu(page).click();
    await choose(page, 'Esci');
    await expect(logInLink(page)).toBeVisible();
    await expect(place(page)).toHaveCount(0);
  });

  test('WB-20 sees why mail is off, and nothing of it where mail is on', async ({ page }) => {
    await page.context().grantPermissions([]);
    await joinActive(page);
    const mailIsOff = place(page).filter({ hasText: 'l’indirizzo non è valido' });
    const end = await withBoot(page, (boot) => {
      if (boot.user === null) throw new Error('Nobody is logged in.');
      return { ...boot, user: { ...boot.user, notifications_disabled: ['bounce'] } };
    });
    await page.goto('/members');
    await expect(mailIsOff).toBeVisible();
    await end();
    await page.goto('/members');
    await expect(place(page)).toBeVisible();
    await expect(mailIsOff).toHaveCount(0);
  });
});

test.describe('the pop-up of the time bonus', () => {
  const popUp = (page: Page) => page.getByRole('dialog', { name: /^Il 25\s?% in meno, per 4 ore$/ });

  /** Opens the search as a new member without credits, and advances the clock until the offer appears. */
  async function waitForOffer(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto('/members');
    await expect(footer(page)).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(OFFER_WAITS);
      await expect(popUp(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  test('WB-16 TBN-12 closes, and does not come again', async ({ page }) => {
    await joinActive(page);
    await waitForOffer(page);
    await popUp(page).getByRole('button', { name: 'Non ora' }).click();
    await expect(popUp(page)).toHaveCount(0);
    await page.reload();
    await expect(footer(page)).toBeVisible();
    for (let times = 0; times < 3; times += 1) await page.clock.fastForward(OFFER_WAITS);
    await expect(popUp(page)).toHaveCount(0);
  });

  test('WB-17 leads to the credits', async ({ page }) => {
    await joinActive(page);
    await waitForOffer(page);
    await popUp(page).getByRole('link', { name: 'Vedi i crediti' }).click();
    await expect(page).toHaveURL('/credits');
    await expect(popUp(page)).toHaveCount(0);
  });
});
