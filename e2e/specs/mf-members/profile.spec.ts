import { callAs } from '../../pages/api.ts';
import { to } from '../../pages/italian.ts';
import { buyCredits, join, joinActive } from '../../pages/members.ts';
import { choose } from '../../pages/menu.ts';
import {
  FREE_PHOTOS,
  likeButton,
  lockedThumbnails,
  openProfile,
  profileOf,
  someFictional,
  someProfile,
  someReal,
  someWithLockedPhotos,
  thumbnails,
} from '../../pages/profile.ts';
import { holdCode, openRendered } from '../../pages/rendered.ts';
import { profileLinks } from '../../pages/results.ts';
import { settingsOf, withSettings } from '../../pages/settings.ts';
import { expect, test } from '../../test.ts';

const WARNING = /un incontro reale non è possibile/;

test.describe('a profile', () => {
  test('RT-07 RP-01 MP-01 shows a visitor who it is', async ({ page }) => {
    const profile = await someWithLockedPhotos(page);
    await page.goto(`/members/${profile.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(profile.name);
  });

  test('MP-02 MP-11 shows a visitor the main image and how many photos there are', async ({ page }) => {
    const profile = await someWithLockedPhotos(page);
    await openProfile(page, profile);
    const { cdn_prefix } = await settingsOf(page);
    const image = page.getByRole('img', { name: `Foto di ${profile.name}`, exact: true });
    await expect(image).toHaveAttribute('src', `${cdn_prefix}${profile.main_image?.filename}`);
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByText(`1 di ${profile.num_photos} foto`, { exact: true })).toBeVisible();
  });

  test('RP-04 MP-15 keeps all photos but the main one from visitors, and asks them to join', async ({ page }) => {
    const profile = await someWithLockedPhotos(page);
    await openProfile(page, profile);
    await expect(lockedThumbnails(page)).toHaveCount(profile.num_photos - 1);
    await lockedThumbnails(page).first().click();
    await expect(page.getByRole('dialog', { name: 'Iscriviti gratis' })).toBeVisible();
  });

  test('MP-03 MP-04 MP-16 ERR-20 shows a free member one thumbnail for each photo, and what opens the locked ones', async ({ page }) => {
    await joinActive(page);
    const profile = await someWithLockedPhotos(page);
    await openProfile(page, profile);
    await expect(thumbnails(page)).toHaveCount(profile.num_photos);
    await expect(lockedThumbnails(page)).toHaveCount(profile.num_photos - FREE_PHOTOS);
    await lockedThumbnails(page).first().click();
    const dialog = page.getByRole('dialog', { name: 'È una funzione Premium' });
    await expect(dialog.getByRole('link', { name: 'Passa a Premium' })).toHaveAttribute('href', '/premium');
  });

  test('MP-03 shows a premium member every photo without a lock', async ({ page }) => {
    await joinActive(page);
    await buyCredits(page);
    const profile = await someWithLockedPhotos(page, 'male');
    await openProfile(page, profile);
    await expect(thumbnails(page)).toHaveCount(profile.num_photos);
    await expect(lockedThumbnails(page)).toHaveCount(0);
  });

  test('MP-05 MP-06 likes and unlikes, and both stay after a reload', async ({ page }) => {
    await joinActive(page);
    const profile = await someReal(page);
    await openProfile(page, profile);
    const pressed = (method: string) =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/like.php') && answer.request().method() === method);

    await Promise.all([pressed('POST'), likeButton(page, profile.name, false).click()]);
    await page.reload();
    await Promise.all([pressed('DELETE'), likeButton(page, profile.name, true).click()]);
    await page.reload();
    await expect(likeButton(page, profile.name, false)).toBeVisible();
  });

  test('MP-08 leads a member to the conversation', async ({ page }) => {
    await joinActive(page);
    const profile = await someReal(page);
    await openProfile(page, profile);
    await page.getByRole('link', { name: `Scrivi ${to(profile.name)}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/members/${profile.id}/chat$`));
    await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio' })).toBeVisible();
  });

  test('RP-03 asks a visitor who wants to write to sign up or log in', async ({ page }) => {
    const profile = await someReal(page);
    await openProfile(page, profile);
    await page.getByRole('button', { name: `Scrivi ${to(profile.name)}`, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Iscriviti gratis' })).toBeVisible();
  });

  test('opens the menu that was pressed before its code had come', async ({ page, request }) => {
    const other = await joinActive({ request });
    await joinActive(page);
    const release = await holdCode(page, /\/artifacts\/mf-members\/[^/]+\/.+\.js$/);
    expect(await openRendered(page, `/members/${other.id}`, 'commit')).toContain('Altre azioni');
    await page.getByRole('button', { name: 'Altre azioni' }).click();
    release();
    await expect(page.getByRole('menuitem', { name: `Blocca ${other.name}` })).toBeVisible();
  });

  test('MP-09 MP-10 blocks after a second question, and unblocks', async ({ page, request }) => {
    const other = await joinActive({ request });
    await joinActive(page);
    const { age } = await profileOf(page, other.id);
    const blocked = async () => (await callAs<{ profiles: { id: string }[] }>(page, 'GET', '/api/block.php')).profiles.map(({ id }) => id);

    await openProfile(page, { ...other, age });
    await page.getByRole('button', { name: 'Altre azioni' }).click();
    await choose(page, `Blocca ${other.name}`);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `Blocca ${other.name}` })
      .click();
    await expect(page.getByText('Hai bloccato o segnalato questa persona.')).toBeVisible();
    await expect.poll(blocked).toEqual([other.id]);

    await page.getByRole('button', { name: `Sblocca ${other.name}` }).click();
    await expect(page.getByRole('link', { name: `Scrivi ${to(other.name)}` })).toBeVisible();
    await expect.poll(blocked).toEqual([]);
  });

  test('ERR-23 says of a page that cannot be shown why: blocked, paused, or nobody’s', async ({ page, request }) => {
    // A profile is not shown until the e-mail address is confirmed.
    const paused = await join({ request });
    const blocker = await joinActive({ request });
    const member = await joinActive(page);
    await callAs({ request }, 'POST', '/api/block.php', { profile: member.id });
    const says = async (id: string, words: string) => {
      await page.goto(`/members/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    };
    await says(blocker.id, 'Questa persona ti ha bloccato');
    await says(paused.id, 'Questo profilo è in pausa');
    await says('0196f0e0-0000-7000-8000-000000000000', 'This page could not be found');
  });

  test('walks through the photos by keys with the focus inside, and gives it back at Escape', async ({ page }) => {
    const profile = await someWithLockedPhotos(page);
    await joinActive(page);
    await openProfile(page, profile);
    const opener = page.getByRole('button', { name: 'Apri la foto a tutto schermo' });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: `Foto di ${profile.name}` });
    const shown = (index: number) => viewer.getByRole('img', { name: `${index} di ${profile.num_photos} foto` });
    await expect(shown(1)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(shown(2)).toBeVisible();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    await expect(viewer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('MP-12 warns that nobody real is behind a fictional profile', async ({ page }) => {
    const profile = await someFictional(page);
    await openProfile(page, profile);
    await expect(page.getByText(WARNING).first()).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/^profilo fittizio$/i)
        .first(),
    ).toBeVisible();
  });

  test('MP-13 MP-17 shows a real member without the warning, and a placeholder where there is no photo', async ({ page, request }) => {
    const other = await joinActive({ request });
    const profile = await profileOf(page, other.id);
    expect(profile.main_image).toBeNull();
    await openProfile(page, profile);
    await expect(page.locator('[data-photo="none"]').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).locator('..').getByText('profilo fittizio')).toHaveCount(0);
    await expect(page.getByText('Puoi chiacchierare, ma un incontro reale non è possibile.')).toHaveCount(0);
  });

  test('MP-14 lists members who are alike', async ({ page }) => {
    const profile = await someReal(page);
    await openProfile(page, profile);
    const related = page.getByRole('region', { name: 'Persone simili' });
    await expect(profileLinks(related.getByRole('list')).first()).toBeVisible();
    await expect(related.getByRole('link', { name: `${profile.name}, ${profile.age}`, exact: true })).toHaveCount(0);
  });

  test('EN-60 shows no attribute that the settings leave out', async ({ page }) => {
    // Attributes are for members only.
    await joinActive(page);
    const profile = await someProfile(
      page,
      'country=IT&only_real=true&photo=true',
      ({ eye_color, hair_color }) => eye_color !== null && hair_color !== null,
    );
    await openProfile(page, profile);
    await expect(page.getByRole('term').filter({ hasText: /^Occhi$/ })).toBeVisible();
    await withSettings(page, ({ visible_profile_fields }) => ({
      visible_profile_fields: visible_profile_fields.filter((field) => field !== 'eye_color'),
    }));
    await openProfile(page, profile);
    await expect(page.getByRole('term').filter({ hasText: /^Capelli$/ })).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: /^Occhi$/ })).toHaveCount(0);
  });

  test('EN-61 marks unverified values if the settings say so', async ({ page }) => {
    await joinActive(page);
    const profile = await someProfile(page, 'country=IT&only_real=true&photo=true', ({ eye_color }) => eye_color !== null);
    await withSettings(page, () => ({ visible_profile_notes: ['eye_color'] }));
    await openProfile(page, profile);
    const fact = page
      .getByRole('term')
      .filter({ hasText: /^Occhi$/ })
      .locator('..');
    await expect(fact.getByText('Dichiarato, non verificato')).toBeVisible();
    await expect(page.getByText('Dichiarato, non verificato')).toHaveCount(1);
  });
});
