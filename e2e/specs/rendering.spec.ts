import { RENDERED } from '@amarena/shared/federation/render';
import type { Page } from '@playwright/test';
import { callAs } from '../pages/api.ts';
import { bootOf, codeRuns } from '../pages/boot.ts';
import { layoutRests } from '../pages/motion.ts';
import { answeredIn, cards, openAndWatch, openRendered, rendered } from '../pages/rendered.ts';
import { type RenderSite, startRenderSite } from '../pages/renderSite.ts';
import { GIULIA, MARCO, PASSWORD, SOFIA } from '../seed/people.ts';
import { test as base, expect } from '../test.ts';

/** Milliseconds for two builds, and for a second site with the demonstration to start. */
const START = 240_000;
/** Enough visitors for some of them to get the canary by chance, and some not. */
const MOST = 40;

const test = base.extend<object, { site: RenderSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it needs.
    async ({}, use) => {
      const site = await startRenderSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: START },
  ],
  baseURL: ({ site }, use) => use(site.address),
});

/** Logs in without opening a page of the search. */
const logIn = (page: Page, email: string): Promise<unknown> =>
  callAs(page, 'POST', '/api/user.php', { email, password: PASSWORD, remember: false });

const activeOf = async (page: Page) => (await bootOf(page)).snapshot.remotes['mf-members']?.[0];

/** Waits until the site has heard what is live. */
const untilLive = (page: Page, version: string): Promise<void> =>
  expect(async () => {
    await page.goto('/members');
    expect((await activeOf(page))?.version).toBe(version);
  }).toPass();

test('a page whose render fails is shown by the browser from the answers that came with it, and that is reported', async ({
  page,
  anotherPage,
  site,
}) => {
  const visitor = await anotherPage();
  await logIn(page, GIULIA.email);
  const before = await site.failedRenders();
  await site.deliver('activate', `mf-members@${site.broken}`, '--no-smoke');
  await untilLive(visitor, site.broken);
  for (const person of [page, visitor]) {
    const { html, reads } = await openAndWatch(person, '/members');
    expect(html).not.toContain(RENDERED);
    expect(answeredIn(html)).toContain('/api/search.php');
    await expect(cards(person).first()).toBeVisible();
    expect(reads).not.toContain('/api/search.php');
  }
  expect(await site.failedRenders()).toBeGreaterThanOrEqual(before + 2);
  const failed = (await site.errors()).filter(({ msg }) => msg === 'screen not rendered, the browser does it');
  expect(failed).toContainEqual(expect.objectContaining({ remote: 'mf-members', version: site.broken, route: 'members' }));
  expect(failed.map(({ err }) => Reflect.get(Object(err), 'message'))).toContainEqual(expect.stringContaining('window is not defined'));

  await site.deliver('rollback', 'mf-members');
  await untilLive(visitor, site.active);
  await openRendered(page, '/members');
});

/** Opens the search and checks that one version has rendered it and goes on with it. Returns the version. */
async function takenOver(page: Page, { changed, words }: RenderSite): Promise<string> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/shell/*/main.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const html = await openRendered(page, '/members', 'commit');
  const active = await activeOf(page);
  const isNew = active?.version === changed;
  expect(html).toContain(`${RENDERED}="${active?.container}"`);
  expect(words.map((word) => html.includes(`>${word}</h2>`))).toEqual([!isNew, isNew]);
  await layoutRests(page);
  const place = await cards(page).first().boundingBox();
  scripts.resolve();
  await codeRuns(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await layoutRests(page);
  await expect(rendered(page)).toHaveAttribute(RENDERED, active?.container ?? '');
  await expect(page.getByRole('region', { name: isNew ? words[1] : words[0], exact: true })).toBeVisible();
  expect(await cards(page).first().boundingBox()).toEqual(place);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const parts = loaded.filter((name) => name.includes('/artifacts/mf-members/'));
  expect(parts).not.toEqual([]);
  expect(parts.filter((name) => !name.includes(`/${active?.version}/`))).toEqual([]);
  return active?.version ?? '';
}

test('members with a canary get HTML from it and the others from the active version, and each page goes on with its own', async ({
  anotherPage,
  site,
}) => {
  await site.deliver('activate', `mf-members@${site.changed}`, '--percent', '50', '--no-smoke');
  const seen: string[] = [];
  while (new Set(seen).size < 2 && seen.length < MOST) {
    const page = await anotherPage();
    await logIn(page, seen.length % 2 === 0 ? GIULIA.email : MARCO.email);
    seen.push(await takenOver(page, site));
  }
  expect(new Set(seen)).toEqual(new Set([site.active, site.changed]));
  await site.deliver('rollback', 'mf-members');
});

test('a page for which no process is free starts with the answers of its own member, and is rendered again later', async ({
  page,
  anotherPage,
  site,
}) => {
  const [marco, sofia, visitor] = [await anotherPage(), await anotherPage(), await anotherPage()];
  await Promise.all([logIn(page, GIULIA.email), logIn(marco, MARCO.email), logIn(sofia, SOFIA.email)]);
  await untilLive(visitor, site.active);
  for (const person of [page, marco]) for (const path of ['/members', '/likes']) await openRendered(person, path);
  await openRendered(page, '/members');
  const profile = (await cards(page).first().getByRole('link').first().getAttribute('href')) ?? '';
  await openRendered(visitor, profile);

  await site.fill();
  const left = [
    { person: page, path: '/members', call: '/api/search.php' },
    // Never there before: with the calls that the other two had in common.
    { person: sofia, path: '/likes', call: '/api/likelist.php' },
    // Last rendered in another language.
    { person: visitor, path: `${profile}?lang=de`, call: '/api/profile.php' },
  ];
  for (const { person, path, call } of left) {
    const { html, reads } = await openAndWatch(person, path);
    expect(html).not.toContain(RENDERED);
    expect(answeredIn(html)).toContain(call);
    await expect(person.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(reads).not.toContain(call);
  }
  await page.getByRole('button', { name: 'Con foto' }).click();
  await expect(page).toHaveURL(/photo=true/);
  await expect(cards(page).first()).toBeVisible();

  await site.free();
  await openRendered(marco, '/likes');
});
