import { getLanderResults } from '@amarena/shared/contracts/landers/landerResults';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Page } from '@playwright/test';
import { block, publish, twoWordings } from '../../pages/editor.ts';
import { logIn } from '../../pages/login.ts';
import { brokenRules } from '../../pages/rules.ts';
import { expect, test } from '../../test.ts';

// An address is taken permanently: a second run on the same site needs another one.
const slug = (name: string) => `${name}-${Date.now().toString(36)}`;

const open = (page: Page, id: string, tab: string) => page.goto(`/editor/${id}/${tab}`);

test.beforeEach(({ page }) => logIn(page, 'editor@example.test'));

test('an editor is asked before a publication ends a test, and it runs on where they cancel', async ({ page }) => {
  const { id } = await publish(page, twoWordings(slug('fine'), 'Una frase'));
  await open(page, id, 'content');
  await block(page, 'Titolo').click();
  await page.getByLabel('Testo', { exact: true }).fill('Una frase nuova');
  const question = page.getByRole('alertdialog', { name: 'Chiudere il test in corso?' });
  await page.getByRole('button', { name: 'Pubblica la versione 2' }).click();
  await expect(question).toContainText('giorno 1');
  expect(await brokenRules(page, { without: ['iframe'] })).toEqual([]);
  await question.getByRole('button', { name: 'Annulla' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Versione 1 in linea')).toBeVisible();
  await page.getByRole('button', { name: 'Pubblica la versione 2' }).click();
  await question.getByRole('button', { name: 'Pubblica la versione 2' }).click();
  await expect(page.getByText('Versione 2 in linea')).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('an editor is warned where visits are divided otherwise than the weights say', async ({ page }) => {
  const { id } = await publish(page, twoWordings(slug('parti'), 'Una frase'));
  await page.route(`**${getLanderResults.path}*`, async (route) => {
    const results: AnswerOf<typeof getLanderResults> = await (await route.fetch()).json();
    const visits = [620, 480];
    const variants = results.variants.map((one, index) => ({ ...one, counts: { ...one.counts, visits: visits[index] ?? 0 } }));
    await route.fulfill({ json: { ...results, variants, uneven: true } });
  });
  await open(page, id, 'test');
  await expect(page.getByRole('alert')).toContainText('Le visite non si dividono come dicono i pesi');
  await expect(page.getByRole('row', { name: /^A/ })).toContainText('620');
  expect(await brokenRules(page)).toEqual([]);
});

test('an editor compares a version with the one before it', async ({ page }) => {
  const document = twoWordings(slug('confronto'), 'Prima frase');
  const first = await publish(page, document);
  const { id } = await publish(page, twoWordings(document.slug ?? '', 'Seconda frase'), first);
  await open(page, id, 'versions');
  await page.getByRole('button', { name: 'Che cosa cambia con la versione 2' }).click();
  const compared = page.getByRole('region', { name: 'La versione 2 a confronto con la 1' });
  await expect(compared.getByRole('deletion').first()).toContainText('Prima frase');
  await expect(compared.getByRole('insertion').first()).toContainText('Seconda frase');
  await expect(compared.getByRole('heading', { level: 2 })).toBeFocused();
  expect(await brokenRules(page)).toEqual([]);
  await compared.getByRole('button', { name: 'Chiudi' }).click();
  await expect(compared).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Che cosa cambia con la versione 2' })).toBeFocused();
});
