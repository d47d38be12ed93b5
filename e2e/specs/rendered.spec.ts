import type { User } from '@amarena/shared/contracts/account/user';
import { MADE_ELEMENT, RENDERED } from '@amarena/shared/federation/render';
import type { Browser, Page } from '@playwright/test';
import { callAs } from '../pages/api.ts';
import { bootOf, codeRuns } from '../pages/boot.ts';
import { chatLine } from '../pages/chat.ts';
import { logIn } from '../pages/login.ts';
import { joinActive, write } from '../pages/members.ts';
import { choose } from '../pages/menu.ts';
import { cards, holdCode, openAndWatch, openRendered, rendered } from '../pages/rendered.ts';
import { accountMenu } from '../pages/topBar.ts';
import { DEVELOPER, GIULIA, MARCO } from '../seed/people.ts';
import { acquainted, expect, test } from '../test.ts';

const SCREENS = ['/members', '/likes', '/chats'];

const htmlOf = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();

/** The session of a page in a browser that runs no scripts. */
async function withoutScripts(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  return context.newPage();
}

/** A member of the demonstration, to whom new members have written whom nobody else knows. */
interface Person {
  readonly page: Page;
  readonly name: string;
  readonly id: string;
  readonly partners: readonly string[];
}

async function aPerson(page: Page, { email, name }: { email: string; name: string }, others: readonly Page[]): Promise<Person> {
  await logIn(page, email);
  const { user } = await callAs<{ user: User }>(page, 'GET', '/api/user.php');
  const partners: string[] = [];
  for (const other of others) {
    const partner = await joinActive(other);
    await write(other, user.id, `Ciao da ${partner.name}`);
    partners.push(partner.name);
  }
  return { page, name, id: user.id, partners };
}

/** What only one member's pages have. Their name alone may be that of someone whom the other sees. */
const ownOf = ({ name, id, partners }: Person): string[] => [`"user":{"id":"${id}"`, `, ${name}</h1>`, ...partners];

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

  test('goes on with what is typed into the search of the conversations before its scripts have arrived', async ({ page, anotherPage }) => {
    const member = await joinActive(page);
    const partners = [];
    for (const other of [await anotherPage(), await anotherPage()]) {
      const partner = await joinActive(other);
      await write(other, member.id, `Ciao da ${partner.name}`);
      partners.push(partner.name);
    }
    const [sought = '', hidden = ''] = partners;
    const release = await holdCode(page);
    await openRendered(page, '/chats', 'commit');
    const search = page.getByRole('searchbox', { name: 'Cerca nei messaggi' });
    await search.fill(sought);
    await expect(chatLine(page, hidden)).toBeVisible();
    release();
    await expect(chatLine(page, hidden)).toHaveCount(0);
    await expect(chatLine(page, sought)).toBeVisible();
    await expect(search).toHaveValue(sought);
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
    const { reads } = await openAndWatch(page, '/members');
    const [version] = (await bootOf(page)).snapshot.remotes['mf-members'] ?? [];
    await expect(rendered(page)).toHaveAttribute(RENDERED, version?.container ?? '');
    expect(reads.filter((path) => path === '/api/search.php')).toEqual([]);
    await page.getByRole('button', { name: 'Con foto' }).click();
    await expect(page).toHaveURL(/photo=true/);
  });

  test('shows members their own page, before any script', async ({ browser, baseURL, page }) => {
    await logIn(page, GIULIA.email);
    const plain = await withoutScripts(browser, page);
    for (const path of SCREENS) {
      await openRendered(plain, baseURL + path);
      await expect(rendered(plain)).toBeVisible();
      await expect(plain.getByRole('link', { name: GIULIA.name, exact: true })).toBeVisible();
    }
    await plain.context().close();
  });

  test('shows members who open their pages at the same moment their own people and numbers, and nothing of each other', async ({
    page,
    anotherPage,
  }) => {
    const [theirs, ...others] = [await anotherPage(), await anotherPage(), await anotherPage()];
    const people = [await aPerson(page, GIULIA, others.slice(0, 1)), await aPerson(theirs, MARCO, others.slice(1))];
    const pagesOf = async ({ page }: Person) =>
      Promise.all([1, 2, 3].flatMap(() => SCREENS.map(async (path) => ({ path, html: await htmlOf(page, path) }))));
    let opened: Awaited<ReturnType<typeof pagesOf>>[] = [];
    // Together they may take longer than a page waits for its screen.
    await expect(async () => {
      opened = await Promise.all(people.map(pagesOf));
      expect(opened).toHaveLength(people.length);
      for (const pages of opened) expect(pages.some(({ html }) => html.includes(RENDERED))).toBe(true);
    }).toPass();
    for (const [index, person] of people.entries()) {
      const foreign = people.filter((one) => one !== person).flatMap(ownOf);
      const pages = opened[index] ?? [];
      expect(pages).toHaveLength(3 * SCREENS.length);
      for (const { path, html } of pages) {
        expect(html).toContain(`"user":{"id":"${person.id}"`);
        expect(foreign.filter((words) => html.includes(words))).toEqual([]);
        if (path === '/chats') expect(person.partners.filter((name) => !html.includes(name))).toEqual([]);
        const [, unread] = html.match(/"badges":\{"unread":(\d+)/) ?? [];
        if (html.includes(RENDERED)) expect(html).toMatch(new RegExp(`>${unread}<|${unread} messagg`));
      }
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
