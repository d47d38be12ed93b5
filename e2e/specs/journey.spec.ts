import { navEntry } from '../pages/bar.ts';
import { box, log, say } from '../pages/chat.ts';
import { to } from '../pages/italian.ts';
import { logIn } from '../pages/login.ts';
import { buyCredits, joinActive, logOut } from '../pages/members.ts';
import { searchAge } from '../pages/search.ts';
import { expect, test } from '../test.ts';

const BIRTH_YEAR = 1961;
/** The age today of someone born on the first of January. */
const AGE = new Date().getFullYear() - BIRTH_YEAR;

test('the whole journey: search, like, write, and the other side sees each of it live', async ({ page, anotherPage }) => {
  // Two browsers and a dozen screens: on a busy machine each takes seconds.
  test.setTimeout(120_000);
  const hers = await anotherPage();
  const lea = await joinActive(hers, { gender: 'female', date_of_birth: `${BIRTH_YEAR}-01-01` });
  const otto = await joinActive(page);
  await buyCredits(page);
  await logOut(page);
  // On a slow machine she waits so long that the offer would cover her page.
  await hers.addInitScript((key) => localStorage.setItem(key, new Date().toISOString()), `amarena.dismissed.time_bonus_popup.${lea.id}`);
  await hers.goto('/members');
  await expect(navEntry(hers, 'Like')).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await logIn(page, otto.email);
  await expect(navEntry(page, 'Crediti', '10 crediti')).toBeVisible();
  await searchAge(page, AGE);
  await expect(page).toHaveURL(new RegExp(`min_age=${AGE}`));
  await page.getByRole('link', { name: `${lea.name}, ${AGE}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${lea.name}, ${AGE}` })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: `Metti like ${to(lea.name)}` })
    .click();
  await expect(page.getByRole('main').getByRole('button', { name: `Metti like ${to(lea.name)}` })).toHaveAttribute('aria-pressed', 'true');
  await expect(navEntry(hers, 'Like', '1 nuovo like')).toBeVisible();
  await expect(hers).toHaveTitle(/^\(1\) /);

  await page.getByRole('link', { name: `Scrivi ${to(lea.name)}` }).click();
  await expect(page.getByText('saldo 10')).toBeVisible();
  await say(page, 'Che mare preferisci?');
  await expect(log(page, lea.name).getByText('Che mare preferisci?')).toBeVisible();
  await expect(page.getByText('saldo 9')).toBeVisible();
  await expect(navEntry(hers, 'Messaggi', '1 messaggio non letto')).toBeVisible();
  await expect(hers).toHaveTitle(/^\(2\) /);

  await navEntry(hers, 'Messaggi').click();
  await hers.getByRole('link', { name: new RegExp(otto.name) }).click();
  await expect(log(hers, otto.name).getByText('Che mare preferisci?')).toBeVisible();
  await expect(hers).toHaveTitle(/^\(1\) /);
  await expect(log(page, lea.name).getByText('Letto')).toBeVisible();

  await say(page, 'Io quello d’inverno.');
  await expect(log(hers, otto.name).getByText('Io quello d’inverno.')).toBeVisible();
  await expect(page.getByText('saldo 8')).toBeVisible();

  await buyCredits(hers);
  await expect(hers.getByText('saldo 10')).toBeVisible();
  await say(hers, 'Lo Ionio, senza dubbi.');
  await expect(log(page, lea.name).getByText('Lo Ionio, senza dubbi.')).toBeVisible();
  await expect(hers.getByText('saldo 9')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(page).not.toHaveTitle(/^\(/);
});
