import { beModerator } from '../../pages/desk.ts';
import { joinActive } from '../../pages/members.ts';
import { choose } from '../../pages/menu.ts';
import { expect, test } from '../../test.ts';

test('a report leads from the profile to the desk, and its decision to the member whom it is about', async ({
  page,
  request,
  anotherPage,
}) => {
  const reported = await joinActive({ request });
  await joinActive(page);
  await page.goto(`/members/${reported.id}`);
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await choose(page, `Segnala ${reported.name}`);
  const dialog = page.getByRole('dialog', { name: `Segnala ${reported.name}` });
  await dialog.getByRole('radio', { name: 'Messaggi offensivi o insistenti' }).check();
  await dialog.getByRole('button', { name: 'Invia segnalazione' }).click();
  await expect(page.getByRole('button', { name: `Sblocca ${reported.name}` })).toBeVisible();

  const desk = await anotherPage();
  await beModerator(desk);
  await desk.goto('/desk');
  await desk.getByRole('link', { name: new RegExp(reported.name) }).click();
  await expect(desk.getByRole('heading', { level: 2, name: reported.name })).toBeVisible();
  await desk.keyboard.press('2');
  await expect(desk.getByRole('radio', { name: 'Avverti' })).toBeChecked();
  await desk.keyboard.press('2');
  await expect(desk.getByRole('radio', { name: 'Offese o insistenza' })).toBeChecked();
  // The first choice claims the case; only the moderator who claimed it can decide it.
  await expect(desk.getByRole('button', { name: 'Lascia il caso' })).toBeVisible();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Deciso: Avverti', { exact: false })).toBeVisible();
  await expect(desk.getByRole('link', { name: new RegExp(reported.name) })).toHaveCount(0);

  // A page that notices another member loads itself anew.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.context().addCookies((await request.storageState()).cookies);
  await page.goto('/decisions');
  await expect(page.getByRole('heading', { level: 2, name: 'Un avvertimento' })).toBeVisible();
  await expect(page.getByText('Motivo: messaggi offensivi o insistenti.')).toBeVisible();
});

test('SR-10 SR-11 a moderator labels a member, and card and profile say so', async ({ page, request, anotherPage }) => {
  const labelled = await joinActive({ request });
  const desk = await anotherPage();
  await beModerator(desk);
  await desk.goto('/desk/labels');
  await desk.getByRole('textbox', { name: 'Nome utente' }).fill(labelled.name);
  await desk.getByRole('checkbox', { name: 'In diretta' }).check();
  await desk.getByRole('checkbox', { name: 'Esclusiva' }).check();
  await desk.getByRole('button', { name: 'Salva' }).click();
  await expect(desk.getByRole('button', { name: `Togli le etichette a ${labelled.name}` })).toBeVisible();

  await joinActive(page);
  await page.goto('/members?country=IT');
  const card = page.getByRole('article').filter({ hasText: labelled.name });
  await expect(card.getByText('In diretta')).toBeVisible();
  await expect(card.getByText('Esclusiva')).toBeVisible();
  await page.goto(`/members/${labelled.id}`);
  await expect(page.getByText('In diretta')).toBeVisible();
  await expect(page.getByText('Esclusiva')).toBeVisible();
});
