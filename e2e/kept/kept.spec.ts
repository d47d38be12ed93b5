import { postPasskeyChallenge } from '@amarena/shared/contracts/account/passkeys';
import type { Page } from '@playwright/test';
import { callAs } from '../pages/api.ts';
import { navEntry } from '../pages/bar.ts';
import { codeRuns } from '../pages/boot.ts';
import { box, log, openChat } from '../pages/chat.ts';
import { back, framesSeen, leave, type OtherSite, recordReturns, startOtherSite, wasKept } from '../pages/history.ts';
import { logIn } from '../pages/login.ts';
import { buyCredits, joinActive, write } from '../pages/members.ts';
import { choose } from '../pages/menu.ts';
import { pair } from '../pages/pair.ts';
import { accountMenu } from '../pages/topBar.ts';
import { GIULIA, MARCO, PASSWORD, SOFIA } from '../seed/people.ts';
import { test as base, expect } from '../test.ts';

const test = base.extend<{ elsewhere: OtherSite }>({
  elsewhere: async ({ browserName: _browser }, use) => {
    const site = await startOtherSite();
    await use(site);
    await site.close();
  },
});

const TERMS = '/pages/terms';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const profileOf = async (page: Page, { name }: { name: string }) => {
  const { results } = await callAs<{ results: { id: string; name: string }[] }>(page, 'GET', '/api/search.php');
  const id = results.find((person) => person.name === name)?.id ?? results[0]?.id;
  return `/members/${id}`;
};

/** Leaves the page by another site and by another page of this one, and comes back to it as it was left. */
async function comesBackAsItWas(page: Page, path: string, elsewhere: OtherSite): Promise<void> {
  await page.goto(path);
  await expect(heading(page, /./)).toBeVisible();
  await codeRuns(page);
  for (const to of [elsewhere.address, TERMS]) {
    await leave(page, to);
    await back(page);
    expect([path, to, await wasKept(page)]).toEqual([path, to, true]);
    await expect(heading(page, /./)).toBeVisible();
    await codeRuns(page);
  }
}

test.beforeEach(({ page }) => recordReturns(page));

test.describe('a browser that keeps pages for "back"', () => {
  test('keeps the first page, a lander, the search and a profile of a visitor', async ({ page, elsewhere }) => {
    await page.goto('/');
    for (const path of ['/', '/landers/gallery', '/members', await profileOf(page, SOFIA), '/signup'])
      await comesBackAsItWas(page, path, elsewhere);
    expect(await framesSeen(page)).toEqual(['visible']);
  });

  test('keeps the search, a profile, likes, chats, the own profile and premium of a member', async ({ page, elsewhere }) => {
    await logIn(page, GIULIA.email);
    for (const path of ['/members', await profileOf(page, MARCO), '/likes', '/chats', '/profile', '/premium'])
      await comesBackAsItWas(page, path, elsewhere);
    expect(await framesSeen(page)).toEqual(['visible']);
  });

  test('keeps the log-in while another page of the site is read', async ({ page }) => {
    // While the browser offers passkeys, it keeps no page.
    const offered = page.waitForResponse((answer) => answer.url().endsWith(postPasskeyChallenge.path));
    await page.goto('/login');
    await (await offered).finished();
    await page.getByLabel('E-mail').fill('rosa@example.test');
    await leave(page, TERMS);
    await back(page);
    expect(await wasKept(page)).toBe(true);
    await expect(page.getByLabel('E-mail')).toHaveValue('rosa@example.test');
  });

  test('gives a half-written message back, and below the messages that came meanwhile and come next', async ({
    page,
    anotherPage,
    elsewhere,
  }) => {
    const { me, other, theirs } = await pair(page, anotherPage);
    await buyCredits(theirs);
    await write(theirs, me.id, 'Buonasera.');
    await openChat(page, other);
    await box(page).fill('Una frase a me');
    await codeRuns(page);
    await leave(page, elsewhere.address);
    await write(theirs, me.id, 'Scritto mentre eri altrove.');
    await back(page);
    expect(await wasKept(page)).toBe(true);
    await expect(log(page, other.name).getByText('Scritto mentre eri altrove.')).toBeVisible();
    await expect(box(page)).toHaveValue('Una frase a me');
    await write(theirs, me.id, 'Scritto dopo il ritorno.');
    await expect(log(page, other.name).getByText('Scritto dopo il ritorno.')).toBeVisible();
  });

  test('shows the badges of a page as they are now, and then each message over the live channel', async ({
    page,
    anotherPage,
    elsewhere,
  }) => {
    const { me, theirs } = await pair(page, anotherPage);
    const third = await anotherPage();
    await joinActive(third, { gender: 'female' });
    await page.goto('/likes');
    await codeRuns(page);
    await leave(page, elsewhere.address);
    await write(theirs, me.id, 'Scritto mentre eri altrove.');
    await back(page);
    expect(await wasKept(page)).toBe(true);
    await expect(navEntry(page, 'Messaggi', '1 messaggio non letto')).toBeVisible();
    await write(third, me.id, 'Scritto dopo il ritorno.');
    await expect(navEntry(page, 'Messaggi', '2 messaggi non letti')).toBeVisible();
  });
});

test.describe('a page that the browser kept', () => {
  /** Giulia's page is left. No other tab of the browser is open. */
  async function leftAlone(page: Page, elsewhere: OtherSite): Promise<void> {
    await logIn(page, GIULIA.email);
    await page.goto('/likes');
    await expect(cards(page).first()).toBeVisible();
    await codeRuns(page);
    await leave(page, elsewhere.address);
  }

  /** Giulia's page is left, and another tab of the same browser is open. */
  async function leftByGiulia(page: Page, elsewhere: OtherSite): Promise<Page> {
    await leftAlone(page, elsewhere);
    const other = await page.context().newPage();
    await other.goto(TERMS);
    await expect(accountMenu(other)).toBeVisible();
    return other;
  }
  const nothingOfGiulia = async (page: Page) => {
    expect(await wasKept(page)).not.toBe(true);
    expect(await framesSeen(page)).not.toContain('visible');
    await expect(page.getByText('Ti hanno messo like')).toHaveCount(0);
    await expect(page.getByText(GIULIA.name, { exact: true })).toHaveCount(0);
  };

  test('is dropped after a log-out in another tab, so that not even its last picture is shown', async ({ page, elsewhere }) => {
    const other = await leftByGiulia(page, elsewhere);
    await accountMenu(other).click();
    await choose(other, 'Esci');
    await expect(accountMenu(other)).toHaveCount(0);
    await back(page);
    await expect(page).toHaveURL(/\/login/);
    expect(await framesSeen(page)).toEqual([]);
    await nothingOfGiulia(page);
  });

  test('is dropped after a log-out in the same tab', async ({ page, elsewhere }) => {
    await leftAlone(page, elsewhere);
    await page.goto('/chats');
    await accountMenu(page).click();
    await choose(page, 'Esci');
    await expect(accountMenu(page)).toHaveCount(0);
    await back(page);
    await expect(heading(page, 'Elsewhere')).toBeVisible();
    await back(page);
    await expect(page).toHaveURL(/\/login/);
    expect(await framesSeen(page)).toEqual([]);
    await nothingOfGiulia(page);
  });

  test('is dropped after somebody else logged in in another tab', async ({ page, elsewhere }) => {
    const other = await leftByGiulia(page, elsewhere);
    await accountMenu(other).click();
    await choose(other, 'Esci');
    await expect(accountMenu(other)).toHaveCount(0);
    await logIn(other, MARCO.email);
    await back(page);
    await expect(page.getByRole('button', { name: `Il tuo account: ${MARCO.name}` })).toBeVisible();
    expect(await framesSeen(page)).toEqual([]);
    expect(await wasKept(page)).not.toBe(true);
  });

  // No tab of the browser tells the others, as after a log-out of an older version of the site.
  test('is hidden in every frame and loaded anew after a log-out of which no tab told it', async ({ page, elsewhere }) => {
    await leftAlone(page, elsewhere);
    await callAs(page, 'GET', '/api/logout.php');
    await back(page);
    await expect(page).toHaveURL(/\/login/);
    expect(await framesSeen(page)).toEqual(['hidden']);
    await nothingOfGiulia(page);
  });

  test('is hidden in every frame and loaded anew after a log-in of which no tab told it', async ({ page, elsewhere }) => {
    await leftAlone(page, elsewhere);
    await callAs(page, 'POST', '/api/user.php', { email: MARCO.email, password: PASSWORD });
    await back(page);
    await expect(page.getByRole('button', { name: `Il tuo account: ${MARCO.name}` })).toBeVisible();
    expect(await wasKept(page)).not.toBe(true);
    expect(await framesSeen(page)).toEqual(['hidden']);
  });

  test('leads to the log-in if its session ended elsewhere', async ({ page, playwright, baseURL, elsewhere }) => {
    await leftAlone(page, elsewhere);
    // Another device ends the session; the cookies of this browser stay.
    const device = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: await page.context().storageState() });
    await callAs({ request: device }, 'GET', '/api/logout.php');
    await device.dispose();
    await back(page);
    expect(await wasKept(page)).toBe(true);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Ti hanno messo like')).toHaveCount(0);
    await expect(accountMenu(page)).toHaveCount(0);
  });
});
