import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import type { Page, Route } from '@playwright/test';
import { navEntry } from '../pages/bar.ts';
import { artifacts } from '../pages/delivery.ts';
import { footerLink } from '../pages/footer.ts';
import { heading, price } from '../pages/main.ts';
import { join, joinActive } from '../pages/members.ts';
import { expect, test } from '../test.ts';

/** The shell's own script, its words, and all of its files. */
const MAIN = '**/shell/*/main.js';
const WORDS = '**/shell/*/shell-src-words-*.js';
const FILES = '**/shell/**/*.js';
/** Longer than the first pause before a check, and than the gap between two reloads. */
const FIRST_PAUSE = 5_100;
const OVER_A_MINUTE = 61_000;

const gone = (route: Route) => route.abort('connectionrefused');
const note = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words });

test.describe('a page of which something does not arrive', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('says that the shell did not arrive, and comes by itself once it can', async ({ page }) => {
    await page.route(MAIN, gone);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(note(page, 'La pagina non è arrivata tutta')).toBeVisible();
    await expect(note(page, 'La pagina').getByRole('link', { name: 'Riprova' })).toHaveAttribute('href', '');
    await page.unroute(MAIN);
    await page.clock.fastForward(FIRST_PAUSE);
    await expect(heading(page, 'Eccoti di nuovo')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('can be read where it came as HTML, and says that the rest follows', async ({ page }) => {
    await page.route(MAIN, gone);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(note(page, 'La pagina non è arrivata tutta')).toBeVisible();
    await expect(heading(page, 'Le storie buone iniziano parlando.')).toBeVisible();
    await page.unroute(MAIN);
    await page.clock.fastForward(FIRST_PAUSE);
    await expect(footerLink(page, 'Prezzi')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('says that it takes long while the shell is still on its way, until it is here', async ({ page }) => {
    const arrives = Promise.withResolvers<void>();
    await page.route(MAIN, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    await page.clock.fastForward(12_100);
    await expect(note(page, 'Ci vuole più del solito')).toBeVisible();
    arrives.resolve();
    await expect(heading(page, 'Eccoti di nuovo')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test.describe('the words of the shell', () => {
    test.use({ expected: [/The shell could not start/] });

    test('CHK-01 CHK-02 is loaded again once, says what happened, and comes by itself', async ({ page }) => {
      const documents: string[] = [];
      page.on('request', (one) => one.resourceType() === 'document' && documents.push(one.url()));
      await page.route(WORDS, gone);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(note(page, 'La pagina non è arrivata tutta')).toBeVisible();
      await expect(note(page, 'La pagina non è arrivata tutta')).not.toContainText(/chunk|http/);
      expect(documents).toHaveLength(2);
      await page.unroute(WORDS);
      await page.clock.fastForward(OVER_A_MINUTE);
      await expect(heading(page, 'Eccoti di nuovo')).toBeVisible();
    });
  });

  test('starts without what only keeps where its visitor came from', async ({ page }) => {
    const filesOf = async (address: string) => {
      const files = new Set<string>();
      const note = (one: { url(): string }) => /\/shell\/.*\.js$/.test(one.url()) && files.add(one.url());
      page.on('request', note);
      await page.goto(address);
      await expect(heading(page, 'Eccoti di nuovo')).toBeVisible();
      page.off('request', note);
      return files;
    };
    const usual = await filesOf('/login');
    const more = [...(await filesOf('/login?ref=friends'))].filter((file) => !usual.has(file));
    expect(more.length).toBeGreaterThan(0);
    for (const file of more) await page.route(file, gone);
    await page.goto('/login?ref=others');
    await expect(heading(page, 'Eccoti di nuovo')).toBeVisible();
  });

  test('CHK-01 ERR-28 is loaded again where a screen of the shell stays away, and shows it by itself', async ({ page }) => {
    const usual = new Set<string>();
    page.on('request', (one) => usual.add(one.url()));
    await page.goto('/login');
    await expect(footerLink(page, 'Prezzi')).toBeVisible();
    const known = new Set(usual);
    await page.route(FILES, (route) => (known.has(route.request().url()) ? route.continue() : gone(route)));
    await page.getByRole('main').getByRole('link', { name: 'Password dimenticata?' }).click();
    await expect(heading(page, 'Qualcosa si è rotto')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('forse la connessione si è interrotta');
    await page.unroute(FILES);
    await page.clock.fastForward(FIRST_PAUSE);
    await expect(page.getByRole('main').getByLabel('E-mail')).toBeVisible();
  });
});

test.describe('a member whose site is away and comes back', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    const { id } = await joinActive(page);
    // Minutes pass in these tests: otherwise the offer would cover the page.
    await page.addInitScript((key) => localStorage.setItem(key, new Date().toISOString()), `amarena.dismissed.time_bonus_popup.${id}`);
  });

  test('gets a part of the page by itself that could not be reached', async ({ page }) => {
    await page.route(artifacts('mf-chat'), gone);
    await page.goto('/members');
    await navEntry(page, 'Messaggi').click();
    await expect(note(page, 'I messaggi non si sono caricati')).toBeVisible();
    await page.unroute(artifacts('mf-chat'));
    await page.clock.fastForward(FIRST_PAUSE);
    await expect(heading(page, 'Messaggi')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const [what, answer] of [
    ['answers 500', (route: Route) => route.fulfill({ status: 500, json: { code: 'internal', request_id: 'x' } })],
    ['answers 503', (route: Route) => route.fulfill({ status: 503, json: { code: 'unavailable' } })],
    ['cannot be reached', gone],
  ] as const) {
    test(`reads by itself what a page could not read while the API ${what}`, async ({ page }) => {
      await page.goto('/members');
      await expect(footerLink(page, 'Prezzi')).toBeVisible();
      await page.route('**/api/**', answer);
      await page.route('**/health/ready', answer);
      await navEntry(page, 'Premium').click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(async () => {
        await page.clock.fastForward(2_000);
        await expect(alert).toBeVisible({ timeout: 200 });
      }).toPass();
      await page.unroute('**/api/**');
      await page.unroute('**/health/ready');
      await page.clock.fastForward(OVER_A_MINUTE);
      await expect(alert).toHaveCount(0);
      await expect(price(page)).toBeVisible();
    });
  }

  test('is told that the live channel broke off, and no longer once it is open', async ({ page }) => {
    await page.route(`**${LIVE_PATH}*`, gone);
    await page.goto('/members');
    await expect(footerLink(page, 'Prezzi')).toBeVisible();
    const banner = page.getByRole('status').filter({ hasText: /si è interrott/ });
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(banner).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unroute(`**${LIVE_PATH}*`);
    await page.clock.fastForward(30_100);
    await expect(banner).toHaveCount(0);
  });

  test('is told that it takes long where an answer has been on its way for eight seconds', async ({ page }) => {
    const asked = Promise.withResolvers<void>();
    const arrives = Promise.withResolvers<void>();
    await page.goto('/members');
    await expect(footerLink(page, 'Prezzi')).toBeVisible();
    await page.route('**/api/packages.php*', async (route) => {
      asked.resolve();
      await arrives.promise;
      await route.continue();
    });
    await navEntry(page, 'Premium').click();
    const banner = page.getByRole('status').filter({ hasText: 'Ci vuole più del solito' });
    await asked.promise;
    await expect(banner).toHaveCount(0);
    await page.clock.fastForward(8_100);
    await expect(banner).toBeVisible();
    arrives.resolve();
    await expect(banner).toHaveCount(0);
  });
});

test('photos that the server could not send are shown once it can, without a reload', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  await page.route('**/photos/**', (route) => {
    asked.push(route.request().method());
    return route.fulfill({ status: 503, json: { code: 'unavailable' } });
  });
  await page.goto('/members');
  const photo = page.getByRole('main').getByRole('article').locator('img').first();
  await expect(photo).toBeAttached();
  await expect(footerLink(page, 'Prezzi')).toBeVisible();
  const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect(async () => {
    await page.clock.fastForward(FIRST_PAUSE);
    expect(asked).toContain('HEAD');
  }).toPass();
  expect(await width()).toBe(0);
  await page.unroute('**/photos/**');
  await page.clock.fastForward(OVER_A_MINUTE);
  await expect.poll(width).toBeGreaterThan(0);
});

test('what a visitor typed stays while the site is away, and is taken once it is back', async ({ page }) => {
  const { email } = await join({ request: page.request });
  await page.context().clearCookies();
  await page.goto('/reset-password');
  const send = page.getByRole('main').getByRole('button', { name: /invia|manda/i });
  const field = page.getByRole('main').getByLabel('E-mail');
  await field.fill(email);
  await page.route('**/api/**', (route) => route.fulfill({ status: 400, json: { code: 'internal', request_id: 'x' } }));
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue(email);
  await page.unroute('**/api/**');
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
