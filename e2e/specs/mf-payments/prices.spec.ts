import type { Locator, Page } from '@playwright/test';
import { joinActive } from '../../pages/members.ts';
import { settingsOf, withSettings } from '../../pages/settings.ts';
import { expect, test } from '../../test.ts';

const pay = (page: Page): Locator => page.getByRole('button', { name: /^Paga / }).filter({ visible: true });
const codeField = (page: Page): Locator => page.getByRole('textbox', { name: 'Codice', exact: true });
/** The price next to the name of an action. */
const costOf = (page: Page, act: string): Locator =>
  page.getByRole('main').locator('dt', { hasText: act }).locator('xpath=following-sibling::dd');

/** Types one of the demonstration's discount codes in checkout. */
async function enter(page: Page, code: string): Promise<void> {
  await page.getByText('Hai un codice sconto?').click();
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Applica' }).click();
}

test.describe('prices', () => {
  test('PC-01 PC-02 say what a message, a photo and a gift cost, by the settings and in the currency of the country', async ({ page }) => {
    const { minimum_message_costs } = await settingsOf(page);
    await withSettings(page, () => ({
      geoip_country: 'NL',
      message_credits: 1,
      photo_credits: 2,
      gift_credits: 4,
      minimum_message_costs: { ...minimum_message_costs, NL: { costs: 105, currency: 'EUR' } },
    }));
    await page.goto('/pricing');
    await expect(costOf(page, 'Un messaggio')).toHaveText(/^1 credito, al massimo 1,05\s€$/);
    await expect(costOf(page, 'Una foto in chat')).toHaveText(/^2 crediti, al massimo 2,10\s€$/);
    await expect(costOf(page, 'Il regalo più piccolo')).toHaveText(/^4 crediti, al massimo 4,20\s€$/);
    await expect(page.getByRole('main').getByText(/^10 crediti, /)).toBeVisible();
  });

  test('CR-07 CR-10 carry a badge with the percentage, and the active discount lowers what checkout asks', async ({ page }) => {
    await joinActive(page);
    await page.goto('/credits');
    const packages = page.getByRole('group', { name: 'Pacchetti' });
    const badges: (string | undefined)[] = [];
    for (const id of ['p0', 'p1', 'p2', 'p3']) {
      badges.push(/−\d+\s?%/.exec((await packages.locator(`.${id}`).textContent()) ?? '')?.[0].replace(/\s/, ''));
    }
    expect(badges).toEqual([undefined, '−11%', '−21%', '−29%']);
    await page.goto('/credits/p0');
    await expect(page.getByRole('complementary').getByText(/−25\s?%/)).toBeVisible();
    // 75 % of 9,90 €.
    await expect(pay(page)).toHaveText(/7,43\s€/);
  });

  test('ERR-11 are not lowered twice by one code: it says that it was used', async ({ page }) => {
    await joinActive(page);
    await page.goto('/credits/p2/card');
    await enter(page, 'GRANDE30');
    // 30 % off 46,90 €.
    await expect(pay(page)).toHaveText(/32,83\s€/);
    await pay(page).click();
    await page.getByRole('radio', { name: 'Approva il pagamento' }).check();
    await page.getByRole('button', { name: 'Invia l’esito' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '60 crediti sono tuoi' })).toBeVisible();
    await page.goto('/credits/p2/card');
    await enter(page, 'GRANDE30');
    await expect(codeField(page)).toHaveAccessibleDescription(/già stato usato/);
    await expect(codeField(page)).toHaveValue('GRANDE30');
  });
});
