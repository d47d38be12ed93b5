import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { block, draft } from '../../pages/editor.ts';
import { logIn } from '../../pages/login.ts';
import { expect, test } from '../../test.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
const VERSION = `1.1.0-${Date.now().toString(36)}`;
const SLUG = VERSION.replaceAll('.', '-');
const CONTAINER = `mf_landers_${VERSION.replace(/\W/g, '_')}`;
/** Milliseconds for a build of mf-landers and its publication. */
const RELEASE = 240_000;

const tool = (file: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, file), ...words], { cwd: ROOT, env: { ...process.env, DATA_DIR } });

test('a template that ships with mf-landers alone is written, drawn ahead, taken over, and outlives a rollback', async ({
  page,
  browser,
}) => {
  test.setTimeout(RELEASE);
  await tool('tools/e2e/twelfthTemplate.ts', DATA_DIR, VERSION);

  await logIn(page, 'editor@example.test');
  await draft(page, { template: 'Quiz', name: 'Tre domande', slug: SLUG });
  const text = page.getByLabel('Testo', { exact: true });
  await block(page, 'Pagina').click();
  await page.getByLabel('Titolo della pagina').fill('Tre domande');
  await page.getByLabel('Descrizione').fill('Nessuna risposta è sbagliata.');
  for (const [name, words] of [
    ['Titolo', 'Tre *domande*'],
    ['Testo', 'Nessuna risposta è sbagliata.'],
    ['Avviso', 'Solo per maggiorenni.'],
  ] as const) {
    await block(page, name).click();
    await text.fill(words);
  }
  await block(page, 'Modulo').click();
  await page.getByLabel('Testo del pulsante').fill('Comincia');
  await expect(page.frameLocator('iframe[title="Anteprima"]').locator('[data-lander="quiz"]')).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica la versione 1' }).click();
  await expect(page.getByText('Versione 1 in linea')).toBeVisible();
  const address = `/landers/quiz/${SLUG}`;

  const visitor = await browser.newContext({ locale: 'it-IT' });
  const outside = await visitor.newPage();
  const seen = async () => {
    const answer = await outside.request.get(address);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`data-rendered="${CONTAINER}"`);
    expect(html).toContain('data-lander="quiz"');
    await outside.goto(address);
    await expect(outside.getByRole('contentinfo')).toBeVisible();
    await expect(outside.getByRole('heading', { level: 1, name: 'Tre domande' })).toBeVisible();
    // The bar over a dark design is dark, whatever the visitor's theme.
    await expect(outside.locator('main')).toHaveCSS('color-scheme', 'dark');
    expect(await outside.evaluate((name) => name in window, CONTAINER)).toBe(true);
    await outside.getByLabel('E-mail').fill('anna.prova@example.test');
    await outside.getByRole('button', { name: 'Comincia' }).click();
    await expect(outside.getByRole('dialog').getByLabel('E-mail')).toHaveValue('anna.prova@example.test');
  };
  await seen();

  await tool('server/src/cli/deliver.ts', 'rollback', 'mf-landers');
  await seen();
  expect((await outside.request.get('/landers/nobody-drew-this')).status()).toBe(404);
  await page.goto('/editor');
  await page.getByRole('link', { name: 'Tre domande' }).click();
  await expect(page.getByText(/Il modello «quiz» non c’è/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pubblica' })).toBeDisabled();
  await page.getByRole('link', { name: 'Tutti i lander' }).click();
  await page.getByRole('button', { name: 'Nuovo lander' }).click();
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Pittogrammi' })).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('option', { name: /quiz/i })).toHaveCount(0);
});
