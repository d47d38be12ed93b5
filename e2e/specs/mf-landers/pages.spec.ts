import { holdCode, openRendered } from '../../pages/rendered.ts';
import { brokenRules } from '../../pages/rules.ts';
import { expect, test } from '../../test.ts';

const keptHere =
  "[...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split('; ').map((one) => one.split('=')[0])]";

test('what someone switches off is removed, stays away on every page, and stays off', async ({ page }) => {
  const kept = () => page.evaluate<string[]>(keptHere);
  await page.goto('/?network=partner&sub1=a');
  await expect(page).toHaveURL('/');
  expect(await kept()).toContain('amarena.tracking');

  await page.goto('/pages/cookies');
  const origin = page.getByRole('switch', { name: /^Da dove arrivi/ });
  await expect(origin).toBeChecked();
  await origin.click();
  await expect(page.getByText(/^Salvato/)).toBeVisible();
  await expect(origin).not.toBeChecked();
  expect(await brokenRules(page)).toEqual([]);
  expect(await kept()).not.toContain('amarena.tracking');

  await page.goto('/landers/gallery?network=another');
  await expect(page).toHaveURL('/landers/gallery');
  expect(await kept()).not.toContain('amarena.tracking');

  await page.goto('/pages/cookies');
  await expect(page.getByRole('switch', { name: /^Prove di nuove versioni/ })).toBeChecked();
  await expect(origin).not.toBeChecked();
  await page.getByRole('button', { name: 'Accendi tutto' }).click();
  await expect(origin).toBeChecked();
  await page.goto('/?network=third');
  await expect(page).toHaveURL('/');
  expect(await kept()).toContain('amarena.tracking');
});

test('a link leads to an answer, and a search that is typed before any script has arrived shows the answers with its words', async ({
  page,
}) => {
  await page.goto('/pages/faq#premium');
  await expect(page.getByRole('heading', { name: 'Che cos’è Premium?' })).toBeInViewport();
  const release = await holdCode(page);
  await openRendered(page, '/pages/faq', 'commit');
  const field = page.getByRole('searchbox', { name: 'Cerca tra le domande' });
  await field.fill('abbonamento');
  await expect(page.getByRole('heading', { name: 'Come elimino il mio account?' })).toBeVisible();
  release();
  await expect(page.getByText(/rispost. trovat/)).toBeVisible();
  await expect(field).toHaveValue('abbonamento');
  await expect(page.getByRole('heading', { name: 'C’è un abbonamento?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Come elimino il mio account?' })).toHaveCount(0);
  await field.fill('ippopotamo');
  await expect(page.getByRole('link', { name: 'Scrivi all’assistenza' })).toBeVisible();
});

test('CM-01 a complaint that is written before its script came stays, and is sent once it is here', async ({ page }) => {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/artifacts/mf-landers/**/*.js', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  // The first visit to an address may come before its screen is rendered.
  await expect.poll(async () => (await page.request.get('/complaints')).text()).toMatch(/<main[^>]*>.*<h1/s);
  await page.goto('/complaints', { waitUntil: 'commit' });
  const send = page.getByRole('button', { name: 'Invia il reclamo' });
  const words = page.getByLabel('Che cosa è successo?');
  await page.getByRole('radio', { name: 'Altro' }).check();
  await words.fill('La ricevuta non è arrivata.');
  await page.getByLabel(/^E-mail/).fill('anna@example.test');
  await expect(send).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/complaints');
  arrives.resolve();
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grazie, il tuo reclamo è arrivato' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('FT-01 FT-02 SP-01 the questions are a plain list, complaints have an address, and legal pages and the company are reached from every page', async ({
    page,
  }) => {
    await page.goto('/pages/faq');
    await expect(page.getByRole('heading', { level: 2, name: 'Come elimino il mio account?' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto('/complaints');
    await expect(page.getByText(/Questo modulo ha bisogno di JavaScript/)).toBeVisible();
    await page.goto('/landers/gallery');
    const footer = page.locator('footer.legal');
    await expect(footer).toContainText('Italia');
    await footer.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/pages/privacy');
  });
});
