import { randomBytes } from 'node:crypto';
import { callAs } from '../pages/api.ts';
import { navEntry } from '../pages/bar.ts';
import { box, chatList, log } from '../pages/chat.ts';
import { beModerator } from '../pages/desk.ts';
import { footer } from '../pages/footer.ts';
import { to } from '../pages/italian.ts';
import { openPhotoChoice, pressOn, tabTo, typeInto } from '../pages/keyboard.ts';
import { logIn } from '../pages/login.ts';
import { confirmEmail, joinActive } from '../pages/members.ts';
import { aPicture } from '../pages/picture.ts';
import { nameOnTop, topName } from '../pages/play.ts';
import { accountMenu } from '../pages/topBar.ts';
import { PASSWORD } from '../seed/people.ts';
import { expect, test } from '../test.ts';

const AGE = '30';

const reportOf = (profile: string) => ({ profile, category: 'harassment', text: null, message: null, with_lines: false, block: false });

test.describe('with the keyboard alone', () => {
  // A dozen screens, with a check at every stop on the way.
  test.setTimeout(240_000);

  test('a visitor joins, searches, likes, writes, buys and logs out', async ({ page }) => {
    const name = `Tasti.${randomBytes(4).toString('hex')}`;
    const main = page.getByRole('main');
    await page.goto('/');
    await expect(footer(page).getByRole('link').first()).toBeVisible();
    await pressOn(page, main.getByRole('button', { name: 'Iscriviti gratis' }));

    const dialog = page.getByRole('dialog', { name: 'Iscriviti gratis' });
    await expect(dialog.getByRole('button', { name: 'Crea il tuo account' })).toBeVisible();
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('radio', { name: 'Uomini', exact: true }));
    await page.keyboard.press('Space');
    await typeInto(page, dialog.getByLabel('Nome visibile'), name);
    await typeInto(page, dialog.getByLabel('E-mail'), `${name.toLowerCase()}@example.test`);
    await typeInto(page, dialog.getByLabel('Giorno'), '3');
    await typeInto(page, dialog.getByLabel('Mese'), 'marzo');
    await typeInto(page, dialog.getByLabel('Anno'), '1991');
    await typeInto(page, dialog.getByLabel('Paese'), 'Italia');
    await typeInto(page, dialog.getByLabel('Password', { exact: true }), PASSWORD);
    await tabTo(page, dialog.getByRole('checkbox', { name: /Acconsento/ }));
    await page.keyboard.press('Space');
    await pressOn(page, dialog.getByRole('button', { name: 'Crea il tuo account' }));
    await confirmEmail(page, `${name.toLowerCase()}@example.test`);
    await expect(dialog.getByRole('heading', { name: 'Aggiungi una foto' })).toBeFocused();
    await pressOn(page, dialog.getByRole('button', { name: 'Lo faccio dopo' }));
    await expect(dialog.getByRole('heading', { name: 'Qualcosa su di te' })).toBeVisible();
    await pressOn(page, dialog.getByRole('button', { name: 'Salta' }));
    await expect(dialog.getByRole('heading', { name: 'Racconta chi sei' })).toBeVisible();
    await pressOn(page, dialog.getByRole('button', { name: 'Salta' }));
    // The address is confirmed already, so there is no mail to wait for.
    await expect(page).toHaveURL('/signup-matches');

    await pressOn(page, navEntry(page, 'Cerca'), { back: true });
    await expect(page).toHaveURL('/members');
    const bar = page.getByRole('search', { name: 'Filtri di ricerca' });
    for (const age of ['Età minima', 'Età massima']) await typeInto(page, bar.getByLabel(age), AGE);
    await pressOn(page, bar.getByRole('button', { name: 'Cerca' }));
    await expect(page).toHaveURL(new RegExp(`min_age=${AGE}`));
    const found = page.getByRole('list', { name: 'Risultati' }).getByRole('link', { name: new RegExp(`, ${AGE}$`) });
    await expect(found.first()).toBeVisible();
    const [who = ''] = ((await found.first().textContent()) ?? '').split(',');
    await pressOn(page, found.first());
    await expect(page.getByRole('heading', { level: 1, name: `${who}, ${AGE}` })).toBeVisible();
    const heart = main.getByRole('button', { name: `Metti like ${to(who)}`, exact: true }).first();
    await tabTo(page, heart);
    await page.keyboard.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await pressOn(page, main.getByRole('link', { name: `Scrivi ${to(who)}` }), { back: true });

    await expect(box(page)).toBeVisible();
    await typeInto(page, box(page), 'Che mare preferisci?');
    await page.keyboard.press('Enter');
    await expect(log(page, who).getByText('Che mare preferisci?')).toBeVisible();
    await expect(box(page)).toBeFocused();

    await pressOn(page, chatList(page).getByRole('link', { name: 'Amarena' }), { back: true });
    await expect(page).toHaveURL('/members');
    await pressOn(page, navEntry(page, 'Premium'), { back: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Passa a Premium' })).toBeVisible();
    await tabTo(page, main.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowUp');
    await pressOn(page, main.getByRole('complementary').getByRole('link').first());
    await expect(page).toHaveURL(/\/credits\/p\d$/);
    await pressOn(page, main.getByRole('button', { name: /^Paga / }).first());
    await pressOn(page, page.getByRole('button', { name: 'Invia l’esito' }));
    await expect(page.getByRole('heading', { level: 1, name: /crediti sono tuoi$/ })).toBeVisible();

    await tabTo(page, accountMenu(page), { back: true });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Il mio profilo' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Esci' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });

  test('a moderator takes over a case and decides it', async ({ page, request }) => {
    const reported = await joinActive({ request });
    await joinActive(page);
    await callAs(page, 'POST', '/api/report.php', reportOf(reported.id));
    await beModerator(page);
    await page.goto('/desk');
    const waiting = page.getByRole('link', { name: new RegExp(reported.name) });
    await expect(waiting).toBeVisible();
    await pressOn(page, waiting);
    await expect(page.getByRole('heading', { level: 2, name: reported.name })).toBeVisible();
    await tabTo(page, page.getByRole('group', { name: 'Decisione' }).getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Avverti' })).toBeChecked();
    await tabTo(
      page,
      page
        .getByRole('group', { name: /^Motivo/ })
        .getByRole('radio')
        .first(),
    );
    await page.keyboard.press('Space');
    await pressOn(page, page.getByRole('button', { name: 'Registra la decisione' }));
    await expect(page.getByText('Deciso: Avverti', { exact: false })).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });

  test('a photo is cropped, a card swiped, and menus and dialogs give the focus back', async ({ page, request }) => {
    const other = await joinActive({ request });
    await joinActive(page);
    await page.goto('/profile');
    const photos = page.getByRole('region', { name: 'Foto', exact: true });
    const chooser = await openPhotoChoice(page, photos);
    await chooser.setFiles({ name: 'io.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) });
    const crop = page.getByRole('dialog', { name: 'Ritaglia la foto' });
    await tabTo(page, crop.getByLabel('Parte della foto che resta'));
    await page.keyboard.press('ArrowDown');
    await pressOn(page, crop.getByRole('button', { name: 'Ruota a destra' }));
    await pressOn(page, crop.getByRole('button', { name: 'Usa questa foto' }));
    await expect(photos.getByText('1 di 3')).toBeVisible();

    await page.goto('/swipe-game');
    const first = await nameOnTop(page);
    await pressOn(page, page.getByRole('button', { name: 'Passa', exact: true }));
    await expect(topName(page)).not.toHaveText(first);
    const second = await nameOnTop(page);
    await page.keyboard.press('ArrowRight');
    await expect(topName(page)).not.toHaveText(second);

    await page.goto(`/members/${other.id}`);
    const more = page.getByRole('button', { name: 'Altre azioni' });
    await expect(more).toBeEnabled();
    await pressOn(page, more);
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: `Segnala ${other.name}` })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Segnala ${other.name}` });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Invia segnalazione' }));
    for (const _stop of ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
  });
});

test.describe('with the keyboard alone, in a window as wide as a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.setTimeout(180_000);

  test('five questions are answered, and the second photo becomes the first', async ({ page }) => {
    await joinActive(page);
    await page.goto('/match-finder');
    const main = page.getByRole('main');
    for (const step of [1, 2, 3, 4, 5]) {
      const question = page.getByRole('heading', { level: 1, name: new RegExp(`Domanda ${step} di 5`) });
      await expect(question).toBeVisible();
      if (step > 1) await expect(question).toBeFocused();
      await tabTo(page, main.getByRole('radio').first());
      await page.keyboard.press('Space');
      await pressOn(page, main.getByRole('button', { name: step === 5 ? 'Trova persone' : 'Continua' }));
    }
    await expect(page.getByRole('heading', { level: 1, name: /per te$/ })).toBeFocused();

    await page.goto('/profile');
    const photos = page.getByRole('region', { name: 'Foto', exact: true });
    const chooser = await openPhotoChoice(page, photos);
    const picture = { name: 'io.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) };
    await chooser.setFiles([picture, { ...picture, name: 'ancora.jpg' }]);
    const crop = page.getByRole('dialog', { name: 'Ritaglia la foto 1 di 2' });
    await pressOn(page, crop.getByRole('button', { name: 'Carica le altre senza ritagliarle' }));
    await expect(photos.getByText('2 di 3')).toBeVisible();
    const pictures = photos.getByRole('listitem').locator('img');
    const second = await pictures.nth(1).getAttribute('src');
    await pressOn(page, photos.getByRole('button', { name: 'Opzioni della foto 2' }), { back: true });
    await expect(page.getByRole('menuitem', { name: 'Rendi principale' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pictures.first()).toHaveAttribute('src', second ?? '');
  });

  test('an editor writes a lander, looks at it, and publishes it', async ({ page }) => {
    await logIn(page, 'editor@example.test');
    await page.goto('/editor');
    await pressOn(page, page.getByRole('button', { name: 'Nuovo lander' }));
    const dialog = page.getByRole('dialog', { name: 'Nuovo lander' });
    await expect(dialog.getByLabel('Modello')).toBeVisible();
    await typeInto(page, dialog.getByLabel('Modello'), 'Pitt');
    await pressOn(page, dialog.getByRole('button', { name: 'Crea la bozza' }));
    await expect(dialog.getByLabel('Nome, solo per voi')).toBeFocused();
    await page.keyboard.type('A tastiera');
    await typeInto(page, dialog.getByLabel('Indirizzo'), `tasti-${randomBytes(4).toString('hex')}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'A tastiera' })).toBeVisible();

    const choose = (block: string) => pressOn(page, page.getByRole('button', { name: new RegExp(`^${block}`) }), { back: true });
    const write = (label: string) => typeInto(page, page.getByLabel(label, { exact: true }), 'Una prova');
    for (const label of ['Titolo della pagina', 'Descrizione']) await write(label);
    const fields = { Titolo: ['Testo'], Punti: ['Punto 1', 'Punto 2'], Modulo: ['Testo del pulsante'], Avviso: ['Testo'] };
    for (const [block, labels] of Object.entries(fields)) {
      await choose(block);
      for (const label of labels) await write(label);
    }
    await expect(page.frameLocator('iframe[title="Anteprima"]').getByRole('button', { name: 'Una prova' })).toBeVisible();
    await tabTo(page, page.getByRole('radio', { name: 'Telefono' }), { back: true });
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Computer' })).toBeChecked();
    await pressOn(page, page.getByRole('button', { name: 'Pubblica la versione 1' }), { back: true });
    await expect(page.getByText('Versione 1 in linea')).toBeVisible();
  });
});
