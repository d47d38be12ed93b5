import type { Page } from '@playwright/test';
import { callAs } from '../../pages/api.ts';
import { box, log, openChat } from '../../pages/chat.ts';
import { to } from '../../pages/italian.ts';
import { buyCredits, joinActive, type Member, write } from '../../pages/members.ts';
import { pair } from '../../pages/pair.ts';
import { aPicture } from '../../pages/picture.ts';
import { openProfile, profileOf } from '../../pages/profile.ts';
import { expect, test } from '../../test.ts';

const balance = async (page: Page): Promise<number> =>
  (await callAs<{ user: { credits: number } }>(page, 'GET', '/api/user.php')).user.credits;
const gifts = (page: Page, { name }: Member) => page.getByRole('dialog', { name: `Un regalo per ${name}` });

test('MP-07 CH-10 gives a gift from the profile, and it stands in the conversation of both', async ({ page, anotherPage }) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(page);
  const before = await balance(page);
  await openProfile(page, await profileOf(page, other.id));
  await page.getByRole('button', { name: `Fai un regalo ${to(other.name)}` }).click();
  await gifts(page, other)
    .getByRole('radio', { name: /^Canzone/ })
    .check();
  await gifts(page, other).getByRole('textbox').fill('Per stasera');
  await gifts(page, other).getByRole('button', { name: 'Regala una canzone: 4 crediti' }).click();
  await expect(gifts(page, other)).toHaveCount(0);
  await page.getByRole('link', { name: 'Apri la conversazione' }).click();
  await expect(log(page, other.name).getByText('Hai inviato una canzone')).toBeVisible();
  await expect.poll(() => balance(page)).toBe(before - 4);
  await openChat(theirs, me);
  await expect(log(theirs, me.name).getByText('Ti ha inviato una canzone')).toBeVisible();
  await expect(log(theirs, me.name).getByText('«Per stasera»')).toBeVisible();
});

test('RP-06 leads a visitor who presses the gift to sign-up', async ({ page, anotherPage }) => {
  const other = await joinActive(await anotherPage(), { gender: 'female' });
  await openProfile(page, await profileOf(page, other.id));
  await page.getByRole('button', { name: `Fai un regalo ${to(other.name)}` }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
});

test('CH-09 ERR-24 sends a photo for its credits, shows it to the other one, and is gone for both once it is deleted', async ({
  page,
  anotherPage,
}) => {
  const { me, other, theirs } = await pair(page, anotherPage);
  await buyCredits(page);
  await openChat(page, other);
  const before = await balance(page);
  await page.locator('input[type="file"]').setInputFiles({ name: 'mare.jpg', mimeType: 'image/jpeg', buffer: await aPicture(page) });
  await page.getByRole('button', { name: 'Invia la foto' }).click();
  const mine = log(page, other.name).getByRole('button', { name: /^La tua foto/ });
  await expect(mine).toBeVisible();
  await expect.poll(() => balance(page)).toBe(before - 2);
  await openChat(theirs, me);
  await log(theirs, me.name)
    .getByRole('button', { name: new RegExp(`Mostra le foto di ${me.name}$`) })
    .click();
  const received = log(theirs, me.name).getByRole('button', { name: new RegExp(`^Foto di ${me.name}`) });
  await expect.poll(() => received.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await mine.click();
  await page.getByRole('button', { name: 'Elimina la foto' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina la foto' }).click();
  await expect(log(page, other.name).getByText('Foto eliminata')).toBeVisible();
  await expect(log(theirs, me.name).getByText('Foto eliminata')).toBeVisible();
});

test('RP-20 shows a free member the upgrade alert for a photo', async ({ page, anotherPage }) => {
  const other = await joinActive(await anotherPage(), { gender: 'female' });
  await joinActive(page);
  await write(page, other.id, 'Ciao!');
  await openChat(page, other);
  await page.getByRole('button', { name: 'Invia una foto' }).click();
  await expect(page.getByRole('dialog', { name: 'È una funzione Premium' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeVisible();
});
