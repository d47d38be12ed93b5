import type { User } from '@amarena/shared/contracts/account/user';
import { MADE_ELEMENT, RENDERED } from '@amarena/shared/federation/render';
import type { Browser, Page } from '@playwright/test';
import { callAs } from '../pages/api.ts';
import { bootOf, codeRuns } from '../pages/boot.ts';
import { logIn } from '../pages/login.ts';
import { choose } from '../pages/menu.ts';
import { accountMenu } from '../pages/topBar.ts';
import { DEVELOPER, GIULIA, MARCO } from '../seed/people.ts';
import { acquainted, expect, test } from '../test.ts';

const SCREENS = ['/members', '/likes', '/chats'];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const rendered = (page: Page) => page.locator(`[${RENDERED}]`);
const htmlOf = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();

const idOf = async (page: Page): Promise<string> => (await callAs<{ user: User }>(page, 'GET', '/api/user.php')).user.id;

/** Opens an address until its page arrives as HTML: on a busy machine it does not wait for its screen. */
const openRendered = (page: Page, address: string, waitUntil: 'commit' | 'load' = 'load'): Promise<void> =>
  expect(async () => {
    const document = await page.goto(address, { waitUntil });
    expect(await document?.text()).toContain(RENDERED);
  }).toPass();

/** The session of a page in a browser that runs no scripts. */
async function withoutScripts(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  return context.newPage();
}

/** Opens an address and returns the reads of the API that the page made until it was idle. */
async function readsOf(page: Page, path: string): Promise<string[]> {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== '/api/events.php') reads.push(pathname);
  });
  await page.goto(path);
  await expect(
    page
      .getByRole('contentinfo')
      .or(page.getByRole('button', { name: /Il tuo account/ }))
      .first(),
  ).toBeVisible();
  return reads;
}

test.describe('a page that arrives as HTML', () => {
  test('takes a like that is pressed before its scripts have arrived, once', async ({ page }) => {
    await logIn(page, MARCO.email);
    await openRendered(page, '/members');
    const scripts = Promise.withResolvers<void>();
    await page.route('**/shell/*/main.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    const likes: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/like.php') likes.push(request.method());
    });
    await openRendered(page, '/members', 'commit');
    const heart = cards(page)
      .getByRole('button', { name: /^Metti like/, pressed: false })
      .first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await heart.click();
    await heart.click();
    expect(likes).toEqual([]);
    scripts.resolve();
    await expect(cards(page).getByRole('button', { name, exact: true }).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(likes).toEqual(['POST']);
  });

  test('takes a filter that is pressed before the code of the filters has arrived, once, and goes on showing the results', async ({
    page,
  }) => {
    await logIn(page, MARCO.email);
    await openRendered(page, '/members');
    const html = await htmlOf(page, '/members');
    const filters = Promise.withResolvers<void>();
    const held: string[] = [];
    // What a page needs first is named in its HTML.
    await page.route('**/artifacts/mf-members/**/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!html.includes(pathname)) {
        held.push(pathname);
        await filters.promise;
      }
      await route.continue();
    });
    await openRendered(page, '/members');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const withPhoto = page.getByRole('button', { name: 'Con foto' });
    await withPhoto.click();
    // The screen around the filters renders again.
    const heart = cards(page)
      .getByRole('button', { name: /^Metti like/, pressed: false })
      .first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await heart.click();
    await expect(cards(page).getByRole('button', { name, exact: true }).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(withPhoto).toHaveAttribute('aria-pressed', 'false');
    await expect(cards(page).first()).toBeVisible();
    filters.resolve();
    await expect(page).toHaveURL(/photo=true/);
    await expect(withPhoto).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(withPhoto).toHaveAttribute('aria-pressed', 'false');
  });

  test('goes to another address before the code of its filters has arrived', async ({ page }) => {
    await logIn(page, MARCO.email);
    await openRendered(page, '/members');
    const html = await htmlOf(page, '/members');
    // It never arrives.
    await page.route('**/artifacts/mf-members/**/*.js', (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await page.goto('/members?gender=female&min_age=18&max_age=99');
    const found = page.getByRole('main').getByText(/\d+ persone/);
    await expect(found.first()).toBeVisible();
    await page.goto('/members');
    const all = await found.first().textContent();
    // Nothing changes the address before the page's code runs.
    await codeRuns(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/members?gender=female&min_age=18&max_age=20');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(found.first()).not.toHaveText(all ?? '');
    await page.goBack();
    await expect(found.first()).toHaveText(all ?? '');
  });

  test('is painted for a visitor before its scripts load', async ({ page }) => {
    await openRendered(page, '/members');
    const [paint, script] = await page.evaluate(async () => {
      const first = async (type: string, is: (entry: PerformanceEntry) => boolean) => {
        const found = Promise.withResolvers<number>();
        const look = (entries: PerformanceEntryList) => {
          const entry = entries.find(is);
          if (entry !== undefined) found.resolve(entry.startTime);
        };
        new PerformanceObserver((list) => look(list.getEntries())).observe({ type, buffered: true });
        return found.promise;
      };
      return Promise.all([
        first('paint', ({ name }) => name === 'first-contentful-paint'),
        first('resource', ({ name }) => name.endsWith('/main.js')),
      ]);
    });
    expect(script).toBeGreaterThanOrEqual(paint);
  });

  test('shows a visitor the members, and the page of one, before any script', async ({ browser, baseURL, page }) => {
    await page.goto('/members');
    const plain = await withoutScripts(browser, page);
    await openRendered(plain, `${baseURL}/members`);
    await expect(cards(plain).first()).toBeVisible();
    await openRendered(plain, baseURL + ((await cards(plain).first().getByRole('link').getAttribute('href')) ?? ''));
    await expect(plain.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/, \d\d$/);
    await plain.context().close();
  });

  test('is taken over by the version that rendered it, with nothing read twice', async ({ page }) => {
    await openRendered(page, '/members');
    const reads = await readsOf(page, '/members');
    const [version] = (await bootOf(page)).snapshot.remotes['mf-members'] ?? [];
    await expect(rendered(page)).toHaveAttribute(RENDERED, version?.container ?? '');
    expect(reads.filter((path) => path === '/api/search.php')).toEqual([]);
    await page.getByRole('button', { name: 'Con foto' }).click();
    await expect(page).toHaveURL(/photo=true/);
  });

  test('shows members their own page, and nothing of another', async ({ browser, baseURL, page, anotherPage }) => {
    const theirs = await anotherPage();
    await logIn(page, GIULIA.email);
    await logIn(theirs, MARCO.email);
    const plain = await withoutScripts(browser, page);
    for (const path of SCREENS) {
      await openRendered(plain, baseURL + path);
      await expect(plain.locator(`[${RENDERED}]`)).toBeVisible();
      await expect(plain.getByRole('link', { name: GIULIA.name, exact: true })).toBeVisible();
    }
    await plain.context().close();
    let pages: string[] = [];
    // Together they may take longer than a page waits for its screen.
    await expect(async () => {
      pages = await Promise.all([1, 2, 3].flatMap(() => SCREENS.flatMap((path) => [htmlOf(page, path), htmlOf(theirs, path)])));
      expect(pages.some((html) => html.includes(RENDERED))).toBe(true);
    }).toPass();
    const ids = { mine: await idOf(page), theirs: await idOf(theirs) };
    expect(pages).toHaveLength(18);
    for (const [index, html] of pages.entries()) {
      const own = index % 2 === 0 ? ids.mine : ids.theirs;
      expect(html).toContain(`"user":{"id":"${own}"`);
      expect(html).not.toContain(`"user":{"id":"${index % 2 === 0 ? ids.theirs : ids.mine}"`);
    }
  });

  test('answers to the first press, also where the device is in another time zone than its member', async ({ browser, baseURL }) => {
    const seen: string[] = [];
    const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', storageState: acquainted(baseURL ?? '') });
    context.on('console', (message) => message.type() === 'error' && seen.push(message.text()));
    const page = await context.newPage();
    await logIn(page, GIULIA.email);
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(accountMenu(page)).toBeVisible();
    }
    await page.goto('/members');
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Metti like/ })
      .first();
    const before = (await heart.getAttribute('aria-pressed')) === 'true';
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', String(!before));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', String(before));
    expect(seen).toEqual([]);
    await context.close();
  });

  test('is gone after the log-out, also on the way back', async ({ page }) => {
    await logIn(page, GIULIA.email);
    await page.goto('/likes');
    await expect(cards(page).first()).toBeVisible();
    await page.goto('/chats');
    await accountMenu(page).click();
    await choose(page, 'Esci');
    await expect(accountMenu(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('Ti hanno messo like')).toHaveCount(0);
    await expect(page.getByText(GIULIA.name, { exact: true })).toHaveCount(0);
  });

  test('brings its answers along where a banner may come first, and nothing of a part that is left out', async ({ page }) => {
    // Without a photo, so that the page may begin with a banner.
    await logIn(page, DEVELOPER.email);
    const [active] = (await bootOf(page)).snapshot.remotes['mf-members'] ?? [];
    await page.goto(`/members?remote=mf-members@${active?.version}`);
    await expect(cards(page).first()).toBeVisible();
    const made = (html: string) => html.includes(`id="${MADE_ELEMENT}"`);
    await expect.poll(async () => made(await htmlOf(page, '/members'))).toBe(true);
    await page.goto('/members?without=mf-members');
    await expect(page.getByRole('alert').filter({ hasText: 'Your override leaves mf-members out' })).toBeVisible();
    expect(made(await htmlOf(page, '/members'))).toBe(false);
  });
});
