import { footer, footerLink } from '../pages/footer.ts';
import { settingsOf, withSettings } from '../pages/settings.ts';
import { expect, test } from '../test.ts';

const DOCUMENTS = [
  ['FT-01 RT-55', 'Termini', '/pages/terms', 'Termini e condizioni'],
  ['FT-02 RT-52', 'Privacy', '/pages/privacy', 'Privacy'],
  ['FT-03 RT-50', 'Cookie', '/pages/cookies', 'Cookie'],
  ['FT-04 RT-49', 'Che cosa non è ammesso', '/pages/ban', 'Che cosa non è ammesso'],
  ['FT-07 RT-53', 'Diritto di recesso', '/pages/return-policy', 'Diritto di recesso'],
  ['FT-08 RT-51', 'Domande frequenti', '/pages/faq', 'Domande frequenti'],
  ['FT-09 RT-54', 'Assistenza', '/pages/service', 'Assistenza'],
] as const;

test.describe('what a visitor can read before anything else', () => {
  for (const [rows, link, path, title] of DOCUMENTS) {
    test(`${rows} SP-05 stands behind the footer, with text in Italian: ${title}`, async ({ page }) => {
      await page.goto('/pricing');
      await footer(page).getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      // Longer than any notice, and with words that every Italian text contains.
      await expect(page.getByRole('main')).toHaveText(/(?=.*\bnon\b)(?=.*\bdi\b)(?=.*\bun\b)[\s\S]{600}/);
    });
  }

  test('SP-01 TVD-04 names the company and the date of the terms', async ({ page }) => {
    const company = await (await page.request.get('/api/companyinfo.php')).json();
    await page.goto('/pages/terms');
    await expect(page.getByText(/In vigore dal/)).toBeVisible();
    await expect(page.getByRole('main').getByText(company.name).first()).toBeVisible();
  });

  test('SP-02 names the address of the support', async ({ page }) => {
    const { support_email } = await settingsOf(page);
    await page.goto('/pages/service');
    await expect(page.getByRole('main').getByRole('link', { name: support_email })).toBeVisible();
  });

  test('SP-04 says how many days there are to withdraw', async ({ page }) => {
    const { refund_days } = await settingsOf(page);
    await page.goto('/pages/return-policy');
    await expect(page.getByText(new RegExp(`Hai ${refund_days} giorni`))).toBeVisible();
  });

  test('RT-47 RT-48 opens a content page at the top of the site, and none by a name it does not have', async ({ page }) => {
    await page.goto('/pages/service');
    await page.getByRole('main').getByRole('link', { name: 'incontri sicuri' }).click();
    await expect(page).toHaveURL(/\/safety$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Incontri sicuri' })).toBeVisible();
    await expect(page).toHaveTitle(/^Incontri sicuri/);
    expect((await page.goto('/no-such-token'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('CM-01 FT-06 RT-45 takes a complaint and answers with a case number', async ({ page }) => {
    await page.goto('/pages/service');
    await footerLink(page, 'Reclami').click();
    await expect(page).toHaveURL(/\/complaints$/);
    await page.getByRole('radio', { name: 'Altro' }).check();
    await page.getByLabel('Che cosa è successo?').fill('La pagina dei prezzi non dice se la ricevuta arriva per posta.');
    const answer = page.waitForResponse('**/api/complaints.php');
    await page.getByRole('button', { name: 'Invia il reclamo' }).click();
    const { number } = await (await answer).json();
    await expect(page.getByRole('heading', { level: 1, name: 'Grazie, il tuo reclamo è arrivato' })).toBeVisible();
    await expect(page.getByText(`Il numero della pratica è ${number}.`)).toBeVisible();
  });
});

test.describe('the warning before the site', () => {
  test.use({ entryAcknowledged: false });

  test('WB-12 stays away in a country outside the list', async ({ page }) => {
    await withSettings(page, () => ({ geoip_country: 'JP' }));
    await page.goto('/');
    await expect(footer(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('WB-01 WB-02 WB-03 LY-05 shows once', async ({ page }) => {
    await withSettings(page, () => ({ geoip_country: 'IT' }));
    await page.goto('/');
    const warning = page.getByRole('dialog', { name: 'Prima di entrare' });
    await expect(warning).toBeVisible();
    await warning.getByRole('button', { name: 'Ho capito, entra' }).click();
    await expect(warning).toHaveCount(0);
    const kept = await page.evaluate(() => localStorage.getItem('amarena.dismissed.site_entry.visitor'));
    expect(Math.abs(Date.parse(kept ?? '') - Date.now())).toBeLessThan(60_000);
    await page.goto('/members');
    await expect(footer(page)).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
});
