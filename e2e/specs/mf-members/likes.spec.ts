import type { Locator, Page } from '@playwright/test';
import { type Caller, callAs } from '../../pages/api.ts';
import { to } from '../../pages/italian.ts';
import { joinActive, like, type Member } from '../../pages/members.ts';
import { likeButton, someFictional } from '../../pages/profile.ts';
import { expectListed, profileLinks } from '../../pages/results.ts';
import { expect, test } from '../../test.ts';

/** Logs a member in who was liked by another; returns the other one. */
async function likedByAnother(page: Caller, theirs: Caller): Promise<Member> {
  const member = await joinActive(page);
  const other = await joinActive(theirs);
  await like(theirs, member.id);
  return other;
}

/** The pop-up of a like that opens over the screen. */
async function popupOf(page: Page, { name }: Member): Promise<Locator> {
  const popup = page.getByRole('dialog', { name: 'Nuovo like' });
  await expect(popup.getByRole('heading', { name: `A ${name} piaci` })).toBeVisible();
  return popup;
}

test.describe('likes', () => {
  test('RT-15 LK-01 LK-02 LK-03 lists who likes the member, new ones first, with their number', async ({ page, request }) => {
    const member = await joinActive(page);
    const early = await joinActive({ request });
    await like({ request }, member.id);
    await callAs(page, 'PUT', '/api/likes.php');
    const late = await joinActive({ request });
    await like({ request }, member.id);

    await page.goto('/likes');
    await expect(page.getByRole('heading', { level: 1, name: 'Ti hanno messo like' })).toBeVisible();
    await expect(page.getByText('2 persone, 1 nuova dall’ultima volta')).toBeVisible();
    await expectListed(page.getByRole('list', { name: 'Nuovi' }), [late], '/likes/m/');
    await expectListed(page.getByRole('list', { name: 'Già visti' }), [early], '/likes/m/');
  });

  test('LK-05 leads from the list to the profile, by an address of the likes', async ({ page, request }) => {
    const late = await likedByAnother(page, { request });
    await page.goto('/likes');
    await page.getByRole('link', { name: new RegExp(`^${late.name},`) }).click();
    await expect(page).toHaveURL(new RegExp(`/likes/m/${late.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${late.name},`) })).toBeVisible();
  });

  test('RT-16 LK-04 shows the likes given, and nothing for a kind that does not exist', async ({ page, request }) => {
    const other = await joinActive({ request });
    const member = await joinActive(page);
    await like(page, other.id);
    await joinActive({ request });
    await like({ request }, member.id);

    await page.goto('/likes/given');
    await expectListed(page.getByRole('list', { name: 'Inviati' }), [{ id: other.id }], '/likes/m/');
    await page
      .getByRole('navigation', { name: 'Tipi di like' })
      .getByRole('link', { name: /^Ricevuti/ })
      .click();
    await expect(page).toHaveURL(/\/likes\/received$/);
    await expect(page.getByText(other.name)).toHaveCount(0);
    await expect(profileLinks(page.getByRole('list', { name: 'Nuovi' }))).toHaveCount(1);
    expect((await page.goto('/likes/other'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  });

  test('RT-16 LK-04 leads from a mutual like to the first message', async ({ page, request }) => {
    const other = await joinActive({ request });
    const member = await joinActive(page);
    await like(page, other.id);
    await like({ request }, member.id);
    await page.goto('/likes/mutual');
    const pair = page.getByRole('list', { name: 'Reciproci' }).getByRole('listitem');
    await expect(pair).toContainText('manca solo la prima riga');
    await expect(pair.getByRole('link', { name: new RegExp(`^${other.name},`) })).toHaveAttribute('href', `/likes/m/${other.id}`);
    await page.getByRole('link', { name: `Scrivi ${to(other.name)}` }).click();
    await expect(page).toHaveURL(new RegExp(`/members/${other.id}/chat$`));
  });

  test('lists who looked at the profile, and not who is invisible', async ({ page, request, anotherPage }) => {
    const member = await joinActive(page);
    const seen = await joinActive({ request });
    const visitor = await anotherPage();
    const hidden = await joinActive(visitor);
    await callAs(visitor, 'PUT', '/api/profile.php', { invisible_mode: true });
    const visited = visitor.waitForResponse((answer) => answer.url().endsWith('/api/visits.php'));
    await visitor.goto(`/members/${member.id}`);
    expect((await visited).status()).toBe(204);
    await callAs({ request }, 'POST', '/api/visits.php', { profile: member.id });

    await page.goto('/likes/visitors');
    await expect(page.getByText('1 persona negli ultimi 90 giorni')).toBeVisible();
    await expectListed(page.getByRole('list', { name: 'Visite' }), [{ id: seen.id }], '/likes/m/');
    await expect(page.getByText(hidden.name)).toHaveCount(0);
  });

  test('RT-17 shows the same profile from the likes as from the search', async ({ page, request }) => {
    const other = await joinActive({ request });
    await joinActive(page);
    const shown = async (path: string) => {
      await page.goto(path);
      await expect(likeButton(page, other.name, false)).toBeVisible();
      return page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
    };
    expect(await shown(`/likes/m/${other.id}`)).toBe(await shown(`/members/${other.id}`));
  });

  test('counts a like taken back no longer, and keeps it in reach', async ({ page, request }) => {
    const other = await joinActive({ request });
    await joinActive(page);
    await like(page, other.id);
    await page.goto('/likes/given');
    await expect(page.getByText('1 persona, puoi ripensarci quando vuoi')).toBeVisible();
    await likeButton(page, other.name, true).click();
    await expect(likeButton(page, other.name, false)).toBeVisible();
    await expect(page.getByText('0 persone', { exact: true })).toBeVisible();
  });

  test('tells both of a new pair, and the list labels it', async ({ page, request }) => {
    const other = await likedByAnother(page, { request });
    await page.goto('/likes');
    await likeButton(page, other.name, false).click();
    await expect(page.getByText(`Tu e ${other.name} vi piacete.`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Avvisi' }).getByRole('link', { name: `Scrivi ${to(other.name)}` })).toHaveAttribute(
      'href',
      `/members/${other.id}/chat`,
    );
  });

  test('follows what the member likes in another tab', async ({ page, context, request }) => {
    const other = await joinActive({ request });
    await joinActive(page);
    await page.goto('/likes/given');
    await expect(page.getByRole('link', { name: 'Inviati 0' })).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(`/members/${other.id}`);
    await likeButton(tab, other.name, false).click();
    await expect(page.getByRole('link', { name: 'Inviati 1' })).toBeVisible();
    await expectListed(page.getByRole('list', { name: 'Inviati' }), [{ id: other.id }], '/likes/m/');
  });
});

test.describe('the pop-up of a like', () => {
  test('WB-22 WB-23 WB-24 WB-27 opens by the address and leads to the liker’s profile', async ({ page, request }) => {
    const other = await likedByAnother(page, { request });
    await page.goto(`/members?like=${other.id}`);
    const popup = await popupOf(page, other);
    // One action, and the × of every dialog.
    expect(await popup.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent))).toEqual([
      'Chiudi',
      'Guarda il profilo',
    ]);
    await popup.getByRole('button', { name: 'Guarda il profilo' }).click();
    await expect(page).toHaveURL(new RegExp(`/likes/m/${other.id}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/members$/);
    await expect(popup).toHaveCount(0);
  });

  test('CVS-11 API-27 shows the automatic like that the server answers, with its image and its label', async ({ page }) => {
    await joinActive(page);
    const { id, name } = await someFictional(page);
    const answered = page.waitForResponse((one) => one.url().includes('/api/auto-like.php'));
    await page.goto(`/members?like=${id}`);
    const like = await (await answered).json();
    expect(like).toMatchObject({ id, automatic: true });
    const popup = page.getByRole('dialog', { name: 'Like automatico' });
    await expect(popup.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
    // The file names of all sizes of a photo start with its id.
    const [photo] = String(like.main_image.thumb_filename).split('-');
    await expect(popup.getByRole('img', { name: new RegExp(name) })).toHaveAttribute('src', new RegExp(`/${photo}-`));
  });

  test('WB-25 closes by its background and stays away after a reload', async ({ page, request }) => {
    const other = await likedByAnother(page, { request });
    await page.goto(`/likes?like=${other.id}`);
    const popup = await popupOf(page, other);
    await page.mouse.click(5, 5);
    await expect(popup).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: new RegExp(`^${other.name},`) })).toBeVisible();
    await expect(popup).toHaveCount(0);
  });

  test('never comes over a conversation', async ({ page, request }) => {
    const other = await likedByAnother(page, { request });
    await page.goto(`/members/${other.id}/chat?like=${other.id}`);
    await expect(page.getByRole('textbox', { name: 'Scrivi un messaggio' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
