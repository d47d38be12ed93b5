import { RENDERED } from '@amarena/shared/federation/render';
import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../test.ts';

/** The shell's scripts that no document names: those that load when a page has settled. */
const LATER = /\/shell\/[^/]+\/(?!main\.|ui\.)(?![^/]*-words-)[^/]+\.js$/;

/** The scripts of the search. */
const SEARCH = /\/artifacts\/mf-members\/.*\.js$/;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const timeOrigin = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

async function pressFirstCard(page: Page): Promise<void> {
  const link = cards(page).first().getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
}

/** Waits until nothing that has arrived is still to be done. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rest = () => new Promise((done) => requestIdleCallback(done));
    for (let turn = 0; turn < 5; turn += 1) {
      await rest();
      await new Promise(requestAnimationFrame);
    }
  });

/** Opens the search as HTML, and waits until its scripts have taken it over. */
async function openTakenOver(page: Page): Promise<void> {
  await expect(async () => {
    const document = await page.goto('/members', { waitUntil: 'commit' });
    expect(await document?.text()).toContain(RENDERED);
  }).toPass();
  await expectTakenOver(cards(page).first().getByRole('link'));
}

/** Scripts of the search that are asked for from now on, and those that have arrived. A new document cancels those of the last one. */
function scriptsFromNow(page: Page): { readonly asked: ReadonlySet<Request>; readonly arrived: ReadonlySet<Request> } {
  const [asked, arrived] = [new Set<Request>(), new Set<Request>()];
  const isOfSearch = (request: Request) => SEARCH.test(request.url());
  page.on('request', (request) => isOfSearch(request) && asked.add(request));
  page.on('requestfinished', (request) => isOfSearch(request) && arrived.add(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return { asked, arrived };
}

const expectTakenOver = (rendered: Locator): Promise<void> =>
  expect.poll(() => rendered.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))).toBe(true);

/** Holds back scripts until the test lets them go: those that load later, unless it says which. */
async function hold(page: Page, scripts = LATER): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

test.describe('a press before the code that changes pages has arrived', () => {
  test('on a link opens its page when that has come, in the same document, and the way back works', async ({ page }) => {
    const letGo = await hold(page);
    await openTakenOver(page);
    const document = await timeOrigin(page);
    await pressFirstCard(page);
    await expect(cards(page).first()).toBeVisible();
    letGo();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/, \d\d$/);
    expect(await timeOrigin(page)).toBe(document);
    await page.goBack();
    await expect(page).toHaveURL(/\/members$/);
    await expect(page.getByRole('button', { name: 'Con foto' })).toBeVisible();
    expect(await timeOrigin(page)).toBe(document);
  });

  test('on a filter is followed when that has come', async ({ page }) => {
    const letGo = await hold(page);
    await openTakenOver(page);
    const filter = page.getByRole('button', { name: 'Con foto' });
    await filter.click();
    await expect(page).toHaveURL(/photo=true/);
    letGo();
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
    await expect(cards(page).first()).toBeVisible();
  });

  test('opens the document of the link if it does not come', async ({ page }) => {
    await page.route(LATER, (route) => route.abort());
    await openTakenOver(page);
    const document = await timeOrigin(page);
    await pressFirstCard(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/, \d\d$/);
    await expect.poll(() => timeOrigin(page)).not.toBe(document);
  });

  test('in the top bar before the code of the page keeps its cards until the pressed page comes', async ({ page }) => {
    await openTakenOver(page);
    const letSearchGo = await hold(page, SEARCH);
    const { asked, arrived } = scriptsFromNow(page);
    const letGo = await hold(page);
    await page.goto('/members', { waitUntil: 'commit' });
    const logIn = page.getByRole('banner').getByRole('link', { name: 'Accedi', exact: true });
    await expectTakenOver(logIn);
    await logIn.click();
    await expect(page).toHaveURL(/\/login$/);
    const document = await timeOrigin(page);
    letSearchGo();
    await expect.poll(() => arrived.size > 1 && [...asked].every((request) => arrived.has(request))).toBe(true);
    await idle(page);
    await expect(cards(page).first()).toBeVisible();
    letGo();
    await expect(page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    expect(await timeOrigin(page)).toBe(document);
  });
});
