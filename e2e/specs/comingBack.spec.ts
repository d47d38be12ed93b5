import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import type { Page } from '@playwright/test';
import { callAs } from '../pages/api.ts';
import { box, openChat, sendButton } from '../pages/chat.ts';
import { logIn } from '../pages/login.ts';
import { joinActive } from '../pages/members.ts';
import { pair } from '../pages/pair.ts';
import { accountMenu } from '../pages/topBar.ts';
import { GIULIA, MARCO, PASSWORD } from '../seed/people.ts';
import { expect, test } from '../test.ts';

// A browser without a window keeps no pages for "back", but shows old copies of documents; with one it does both.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** Leaves the site without a log-out, as by a link to another one. */
const leave = (page: Page) => page.goto('about:blank');

/** By the history itself: the driver's own "back" waits for a load, and a page that the browser kept has none. */
const back = (page: Page) => page.evaluate(() => window.setTimeout(() => window.history.back()));

test.describe('the way back to a page', () => {
  test('shows a member their page again', async ({ page }) => {
    await logIn(page, GIULIA.email);
    await page.goto('/likes');
    await expect(cards(page).first()).toBeVisible();
    await leave(page);
    await back(page);
    await expect(cards(page).first()).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('shows nothing of a member who has logged out in another tab', async ({ page }) => {
    await logIn(page, GIULIA.email);
    await page.goto('/chats');
    await expect(page.getByRole('heading', { name: 'Messaggi' })).toBeVisible();
    await leave(page);
    const other = await page.context().newPage();
    await other.goto('/members');
    await callAs(other, 'GET', '/api/logout.php');
    await back(page);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { name: 'Messaggi' })).toHaveCount(0);
  });

  test('shows the next member their own page', async ({ page }) => {
    await logIn(page, GIULIA.email);
    await page.goto('/members');
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(GIULIA.name) })).toBeVisible();
    await leave(page);
    const other = await page.context().newPage();
    await other.goto('/pages/terms');
    await callAs(other, 'POST', '/api/user.php', { email: MARCO.email, password: PASSWORD });
    await back(page);
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(MARCO.name) })).toBeVisible();
    await expect(page.getByText(GIULIA.name, { exact: true })).toHaveCount(0);
  });

  test('does not lead back to what was hidden at once', async ({ page }) => {
    await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wikipedia</h1>' }));
    await logIn(page, GIULIA.email);
    await page.goto('/likes');
    await expect(cards(page).first()).toBeVisible();
    await page.goto('/chats');
    await expect(page.getByRole('heading', { name: 'Messaggi' })).toBeVisible();
    await page.getByRole('button', { name: /^Nascondi subito/ }).click();
    await expect(page.getByRole('heading', { name: 'Wikipedia' })).toBeVisible();
    await back(page);
    await expect(page.getByRole('heading', { name: 'Messaggi' })).toHaveCount(0);
  });
});

test('a page of one member does nothing as another one who logged in in the same browser, and then shows them', async ({
  page,
  anotherPage,
}) => {
  const { other, theirs } = await pair(page, anotherPage);
  const next = await joinActive(await anotherPage());
  // What else would tell the page: its live channel.
  await page.route(`**${LIVE_PATH}*`, () => undefined);
  await openChat(page, other);
  await box(page).fill('Questo lo scrive chi è sullo schermo.');
  await callAs(page, 'POST', '/api/user.php', { email: next.email, password: PASSWORD });
  const loadedAnew = page.waitForEvent('load');
  await sendButton(page).click();
  await loadedAnew;
  await expect(page.getByText('In questo browser è entrato un altro account.')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await page.goto('/members');
  await expect(page.getByRole('button', { name: `Il tuo account: ${next.name}` })).toBeVisible();
  expect((await callAs<{ chats: unknown[] }>(page, 'GET', '/api/chats.php')).chats).toEqual([]);
  expect((await callAs<{ chats: unknown[] }>(theirs, 'GET', '/api/chats.php')).chats).toEqual([]);
});
