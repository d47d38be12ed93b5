import { getLanderImages } from '@amarena/shared/contracts/landers/landerDesk';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { callAs } from '../../pages/api.ts';
import { block, draft, publish, twoWordings } from '../../pages/editor.ts';
import { logIn } from '../../pages/login.ts';
import { choose } from '../../pages/menu.ts';
import { brokenRules } from '../../pages/rules.ts';
import { expect, test } from '../../test.ts';

// An address is taken permanently: a second run on the same site needs another one.
const SLUG = `prova-${Date.now().toString(36)}`;

test('an editor writes a lander in two languages, publishes it, and takes it back', async ({ page, browser }) => {
  await logIn(page, 'editor@example.test');
  await draft(page, { template: 'Pittogrammi', name: 'Prova della redazione', slug: SLUG });
  await expect(page.getByRole('heading', { level: 1, name: 'Prova della redazione' })).toBeVisible();
  const publish = page.getByRole('button', { name: 'Pubblica la versione 1' });
  await expect(publish).toBeDisabled();

  const drawn = page.frameLocator('iframe[title="Anteprima"]');
  const write = async (language: string, words: { title: string; button: string }) => {
    await page.getByRole('button', { name: new RegExp(`^${language}`) }).click();
    await block(page, 'Pagina').click();
    await page.getByLabel('Titolo della pagina').fill(words.title);
    await page.getByLabel('Descrizione').fill(words.title);
    await block(page, 'Titolo').click();
    await page.getByLabel('Testo', { exact: true }).fill(words.title);
    await block(page, 'Punti').click();
    for (const number of [1, 2]) await page.getByLabel(`Punto ${number}`, { exact: true }).fill(`${words.title} ${number}`);
    await block(page, 'Modulo').click();
    await page.getByLabel('Testo del pulsante').fill(words.button);
    await block(page, 'Avviso').click();
    await page.getByLabel('Testo', { exact: true }).fill(words.title);
  };
  await write('Italiano', { title: 'Una prova', button: 'Iscriviti qui' });
  await expect(drawn.getByRole('button', { name: 'Iscriviti qui' })).toBeVisible();
  // Pressing an element of the preview opens its block; nothing in the preview navigates or signs up.
  await block(page, 'Pagina').click();
  await drawn.getByRole('button', { name: 'Iscriviti qui' }).click();
  await expect(page.getByLabel('Testo del pulsante')).toHaveValue('Iscriviti qui');
  await drawn.getByRole('heading', { level: 1, name: 'Una prova' }).click();
  await expect(page.getByLabel('Testo', { exact: true })).toHaveValue('Una prova');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lingue' }).click();
  await choose(page, 'Aggiungi Deutsch');
  await write('Deutsch', { title: 'Ein Versuch', button: 'Hier anmelden' });
  await expect(drawn.getByRole('button', { name: 'Hier anmelden' })).toBeVisible();
  expect(await brokenRules(page, { without: ['iframe'] })).toEqual([]);
  await publish.click();
  await expect(page.getByText('Versione 1 in linea')).toBeVisible();

  const visitor = await browser.newContext({ locale: 'it-IT' });
  const outside = await visitor.newPage();
  await outside.goto(`/landers/iconslanding/${SLUG}`);
  await expect(outside.getByRole('heading', { level: 1, name: 'Una prova' })).toBeVisible();

  await page.getByRole('link', { name: 'Versioni' }).click();
  await page.getByRole('button', { name: 'Ritira' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira' }).click();
  await expect(page.getByText('Non in linea')).toBeVisible();
  await outside.reload();
  await expect(outside.getByRole('heading', { level: 1, name: 'Una prova' })).toHaveCount(0);
  await visitor.close();
});

test('a gallery of one picture shows it whole, in the middle of a phone', async ({ page }) => {
  await logIn(page, 'editor@example.test');
  const { images } = await callAs<AnswerOf<typeof getLanderImages>>(page, getLanderImages.method, getLanderImages.path);
  const [variant] = twoWordings(SLUG, 'Un quadro solo').variants;
  const { it } = variant?.content ?? {};
  const picture = { kind: 'image' as const, image: images[0]?.image ?? '', alt: 'Il quadro' };
  if (variant === undefined || it === undefined) throw new Error('There is no wording.');
  const content = { it: { ...it, blocks: [...it.blocks, picture] } };
  await publish(page, { ...twoWordings(SLUG, ''), template: 'gallery', locales: ['it'], variants: [{ ...variant, content }] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/landers/gallery/${SLUG}`);
  const box = await page.getByRole('img', { name: 'Il quadro' }).boundingBox();
  if (box === null) throw new Error('The picture is not drawn.');
  expect(box.width).toBeGreaterThan(180);
  expect(Math.abs(box.x + box.width / 2 - 195)).toBeLessThan(2);
});
