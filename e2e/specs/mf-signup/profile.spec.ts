import { fileURLToPath } from 'node:url';
import { callAs } from '../../pages/api.ts';
import { fillBirth } from '../../pages/birth.ts';
import { confirmEmail, joinActive } from '../../pages/members.ts';
import { choose } from '../../pages/menu.ts';
import { addPhoto, aPicture } from '../../pages/picture.ts';
import { FREE_PHOTOS, someProfile } from '../../pages/profile.ts';
import { PASSWORD } from '../../seed/people.ts';
import { expect, test } from '../../test.ts';

const HEIC = fileURLToPath(new URL('../../../server/test/photos/fixtures/phone.heic', import.meta.url));

test.describe('the own profile', () => {
  test('RT-31 OP-02 OP-03 takes a photo, cropped by keys, shows it, deletes it and brings it back', async ({ page }) => {
    await joinActive(page);
    await page.goto('/profile');
    const photos = page.getByRole('region', { name: 'Foto' });
    await expect(photos.getByText('0 di 3')).toBeVisible();
    const buffer = await aPicture(page);
    await photos.getByLabel('Scegli una foto').setInputFiles({ name: 'io.jpg', mimeType: 'image/jpeg', buffer });
    const crop = page.getByRole('dialog', { name: 'Ritaglia la foto' });
    await crop.getByRole('button', { name: 'Ruota a destra' }).press('Enter');
    await crop.getByLabel('Ingrandimento').press('ArrowRight');
    await crop.getByRole('button', { name: 'Usa questa foto' }).press('Enter');
    await expect(photos.getByText('1 di 3')).toBeVisible();
    await photos.getByRole('button', { name: 'Opzioni della foto 1' }).click();
    await choose(page, 'Elimina');
    await expect(photos.getByText('0 di 3')).toBeVisible();
    await photos.getByRole('button', { name: 'Rimettila' }).click();
    await expect(photos.getByText('1 di 3')).toBeVisible();
    await page.reload();
    await expect(photos.getByText('1 di 3')).toBeVisible();
  });

  test('IM-01 IM-02 IM-03 IM-04 shows the photos together, each with what is known of it and what can be done', async ({ page }) => {
    await joinActive(page);
    await page.goto('/profile');
    const photos = page.getByRole('region', { name: 'Foto' });
    for (const count of [1, 2]) {
      await photos.getByLabel('Scegli una foto').setInputFiles({ name: 'io.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) });
      await page.getByRole('dialog', { name: 'Ritaglia la foto' }).getByRole('button', { name: 'Usa questa foto' }).press('Enter');
      await expect(photos.getByText(`${count} di 3`)).toBeVisible();
    }
    await photos.getByRole('button', { name: 'Informazioni sulla foto 2' }).click();
    await expect(page.getByRole('dialog', { name: 'Informazioni sulla foto 2' })).toBeVisible();
    await page.keyboard.press('Escape');
    await photos.getByRole('button', { name: 'Opzioni della foto 2' }).click();
    await expect(page.getByRole('menuitem', { name: 'Elimina' })).toBeVisible();
    await choose(page, 'Rendi principale');
    await expect(photos.getByRole('button', { name: 'Opzioni della foto 2' })).toBeVisible();
  });

  test('OP-02 takes a phone’s HEIC, which this browser cannot draw', async ({ page }) => {
    await joinActive(page);
    await page.goto('/profile');
    const photos = page.getByRole('region', { name: 'Foto' });
    await photos.getByLabel('Scegli una foto').setInputFiles(HEIC);
    await page.getByRole('button', { name: 'Carica così com’è' }).click();
    await expect(photos.getByText('1 di 3')).toBeVisible();
    const shown = photos.locator('li img').first();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test('shows the chosen theme from the first byte of every page, and the system’s again when that is chosen', async ({ page }) => {
    await joinActive(page);
    await page.goto('/notifications');
    const theme = async () => /<html [^>]*data-theme="(\w+)"/.exec(await (await page.request.get('/members')).text())?.[1];
    await page.getByRole('radio', { name: 'Scuro' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await theme()).toBe('dark');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Scuro' })).toBeChecked();
    await page.getByRole('radio', { name: 'Come il sistema' }).check();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    expect(await theme()).toBeUndefined();
  });

  test('RP-10 tells a free member with three photos what Premium gives, instead of taking a fourth', async ({ page }) => {
    await page.goto('/login');
    await joinActive(page);
    for (let photo = 1; photo <= FREE_PHOTOS; photo += 1) await addPhoto(page);
    await page.goto('/profile');
    const photos = page.getByRole('region', { name: 'Foto' });
    await expect(photos.getByText('3 di 3')).toBeVisible();
    await photos.getByRole('button', { name: 'Aggiungi' }).click();
    await expect(page.getByRole('dialog', { name: 'È una funzione Premium' })).toBeVisible();
  });

  test('EN-26 offers the regions of the country that is chosen', async ({ page }) => {
    await joinActive(page);
    await page.goto('/profile');
    await expect(page.getByLabel('Regione').getByRole('option', { name: 'Toscana' })).toBeAttached();
    await page.getByLabel('Paese').selectOption('NL');
    await expect(page.getByLabel('Provincia').getByRole('option', { name: 'Utrecht' })).toBeAttached();
    await expect(page.getByRole('option', { name: 'Toscana' })).toHaveCount(0);
  });

  test('OP-05 lists whom the member blocked, and takes out whom they unblock', async ({ page, request }) => {
    const blocked = await joinActive({ request });
    await joinActive(page);
    await callAs(page, 'POST', '/api/block.php', { profile: blocked.id });
    await page.goto('/profile');
    const unblock = page.getByRole('button', { name: `Sblocca ${blocked.name}` });
    await unblock.click();
    await expect(unblock).toHaveCount(0);
    expect(await callAs(page, 'GET', '/api/block.php')).toEqual({ profiles: [] });
  });

  test('OP-01 OP-04 EN-34 keeps what was said, after a reload too', async ({ page }) => {
    await joinActive(page);
    await page.goto('/profile');
    await page.getByLabel('Capelli').selectOption('red');
    await page.getByLabel('Regione').selectOption('toscana');
    await page.getByLabel('Che cosa vuoi che sappiano').fill('Cammino in montagna e cucino per gli amici.');
    for (const interest of ['Amicizia', 'Flirt', 'Baci']) await page.getByRole('button', { name: interest, exact: true }).click();
    await page.getByRole('switch', { name: 'Modalità invisibile' }).check();
    await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Capelli')).toHaveValue('red');
    await expect(page.getByLabel('Regione')).toHaveValue('toscana');
    await expect(page.getByLabel('Che cosa vuoi che sappiano')).toHaveValue('Cammino in montagna e cucino per gli amici.');
    for (const interest of ['Amicizia', 'Flirt', 'Baci'])
      await expect(page.getByRole('button', { name: interest, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('switch', { name: 'Modalità invisibile' })).toBeChecked();
  });
});

test.describe('sign-up from someone’s page', () => {
  test('RT-10 EN-47 brings first words to that member', async ({ page, anotherPage }) => {
    const stranger = await anotherPage();
    const { id } = await someProfile(page, 'country=IT&only_real=true&photo=true', ({ num_photos }) => num_photos > 0);
    const mark = crypto.randomUUID().slice(0, 8);
    await stranger.goto(`/members/${id}/signup`);
    const main = stranger.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: /^Iscriviti per scrivere a/ })).toBeVisible();
    await main.getByText('Donna', { exact: true }).click();
    await main.getByText('Uomini', { exact: true }).click();
    await main.getByLabel('Nome visibile').fill(`Parole.${mark}`);
    await main.getByLabel('E-mail').fill(`parole-${mark}@example.test`);
    await fillBirth(main, '1991-03-09');
    await main.getByLabel('Paese').selectOption('IT');
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByText(/^Acconsento/).click();
    await main.getByLabel(/^Le tue prime parole/).fill('Ciao, anche tu in montagna?');
    await main.getByRole('button', { name: 'Crea il tuo account' }).click();
    await expect(main.getByRole('heading', { name: 'Aggiungi una foto' })).toBeVisible();
    await confirmEmail(stranger, `parole-${mark}@example.test`);
    await stranger.goto(`/members/${id}/chat`);
    await expect(stranger.getByRole('log').getByText('Ciao, anche tu in montagna?')).toBeVisible();
  });
});
