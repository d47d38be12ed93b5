import { OFFLINE_CACHES } from '@amarena/shared/contracts/platform/offline';
import { RENDERED } from '@amarena/shared/federation/render';
import type { Page } from '@playwright/test';
import { callAs } from '../pages/api.ts';
import { type HeldSite, startHeldSite } from '../pages/heldSite.ts';
import { logIn } from '../pages/login.ts';
import { accountMenu } from '../pages/topBar.ts';
import { GIULIA, MARCO, PASSWORD } from '../seed/people.ts';
import { test as base, expect } from '../test.ts';

const test = base.extend<{ site: HeldSite }>({
  site: async ({ browserName: _browser }, use, { project }) => {
    const site = await startHeldSite(project.use.baseURL ?? '');
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.address),
});
test.use({ serviceWorkers: 'allow' });

const PAGE = '/members';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const greeting = (page: Page, { name }: { name: string }) => page.getByRole('heading', { level: 1, name: new RegExp(name) });

/** Opens the page until this browser has it for the next visit: a busy site may send it without its cards. */
const keptForReturn = (page: Page) =>
  expect(async () => {
    await page.goto(PAGE);
    await expect
      .poll(
        () =>
          page.evaluate(async ([cache, path]) => (await caches.match(path, { cacheName: cache }))?.text(), [
            OFFLINE_CACHES.pages,
            PAGE,
          ] as const),
        { timeout: 5_000 },
      )
      .toContain(RENDERED);
  }).toPass({ timeout: 60_000 });

/** Begins to open the search; what the browser shows meanwhile is not waited for. */
const begin = (page: Page) => page.goto(PAGE, { waitUntil: 'commit' });

/** Opens another page of the site: by the time it has loaded, a stored page would have been shown. */
async function workerHasDecided(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/pages/terms');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
}

test.describe('a member who returns while the site is slow', () => {
  test('sees the cards of the last visit at once, and what changed since when the site answers', async ({ page, site }) => {
    await logIn(page, GIULIA.email);
    await keptForReturn(page);
    const unliked = cards(page).filter({ has: page.getByRole('button', { pressed: false }) });
    const href = (await unliked.first().getByRole('link').getAttribute('href')) ?? '';
    const heart = cards(page)
      .filter({ has: page.locator(`a[href="${href}"]`) })
      .getByRole('button');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.goto('about:blank');
    await callAs(page, 'POST', '/api/like.php', { profile: href.split('/').at(-1) });

    const releases = [site.hold(PAGE), site.hold('/api/search.php')];
    await begin(page);
    await expect(greeting(page, GIULIA)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    for (const release of releases) release();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  test('sees nothing of before after a log-out that this browser’s worker did not see', async ({ page, site }) => {
    await logIn(page, GIULIA.email);
    await keptForReturn(page);
    await page.goto('about:blank');
    await callAs(page, 'GET', '/api/logout.php');

    const release = site.hold(PAGE);
    const opening = begin(page);
    await site.holds(PAGE);
    await workerHasDecided(page);
    expect(page.url()).toBe('about:blank');
    release();
    await opening;
    await expect(cards(page).first()).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
  });

  test('sees their own page after another member was here', async ({ page, site }) => {
    await logIn(page, GIULIA.email);
    await keptForReturn(page);
    await page.goto('about:blank');
    await callAs(page, 'POST', '/api/user.php', { email: MARCO.email, password: PASSWORD });

    const release = site.hold(PAGE);
    const opening = begin(page);
    await site.holds(PAGE);
    await workerHasDecided(page);
    expect(page.url()).toBe('about:blank');
    release();
    await opening;
    await expect(greeting(page, MARCO)).toBeVisible();
    await expect(page.getByText(GIULIA.name, { exact: true })).toHaveCount(0);
  });
});
