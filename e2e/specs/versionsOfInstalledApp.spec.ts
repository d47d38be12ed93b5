import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { navEntry } from '../pages/bar.ts';
import { bootOf } from '../pages/boot.ts';
import { footer } from '../pages/footer.ts';
import { keptDocument, pageKept } from '../pages/installedApp.ts';
import { logIn } from '../pages/login.ts';
import { DEVELOPER, MARCO } from '../seed/people.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

const ROOT = join(import.meta.dirname, '../..');
const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
const RELEASE = 180_000;

/** Delivers like a team, on the site under test. Other tests mount the pages of a release. */
const deliver = (...words: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'server/src/cli/deliver.ts'), ...words, '--by', 'a test'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR },
  });

const isBehindWorker = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

test('a page behind the worker is what the site says at that moment, and what only one developer gets is not kept', async ({
  page,
  context,
}) => {
  await logIn(page, DEVELOPER.email);
  await pageKept(page);
  await page.goto('/premium?without=mf-payments');
  expect(await isBehindWorker(page)).toBe(true);
  await expect(page.getByRole('alert').filter({ hasText: 'I pagamenti non si sono caricati' })).toBeVisible();
  expect((await bootOf(page)).overrides).toHaveLength(1);

  await context.setOffline(true);
  await page.goto('/members');
  expect((await bootOf(page)).overrides).toEqual([]);
  await context.setOffline(false);
  await page.goto('/members?remote=none');
  expect((await bootOf(page)).overrides).toEqual([]);
});

test('a version that goes live while a page under the worker is open comes with the next page, and is what is kept then', async ({
  page,
  context,
}) => {
  test.setTimeout(RELEASE);
  const version = `1.1.0-${Date.now().toString(36)}`;
  const served = async () => (await bootOf(page)).snapshot.remotes['mf-payments']?.[0]?.version;
  const prices = page.getByRole('main').getByRole('heading', { level: 1 });
  await logIn(page, MARCO.email);
  await pageKept(page);
  await page.goto('/credits');
  await expect(prices).toBeVisible();
  const before = await served();

  await deliver('release', 'mf-payments', '--version', version, '--no-smoke');
  await navEntry(page, 'Messaggi').click();
  await expect(prices).toHaveText('Messaggi');
  expect(await served()).toBe(before);

  await page.goto('/credits');
  await expect(prices).toBeVisible();
  expect([await isBehindWorker(page), await served()]).toEqual([true, version]);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const parts = loaded.filter((name) => name.includes('/artifacts/mf-payments/'));
  expect(parts).not.toEqual([]);
  expect(parts.filter((name) => !name.includes(`/${version}/`))).toEqual([]);
  await expect.poll(() => keptDocument(page), { timeout: 20_000 }).toContain(`/artifacts/mf-payments/${version}/`);
  await context.setOffline(true);
  await page.goto('/credits');
  await expect(prices).toBeVisible();
  expect(await served()).toBe(version);
  await context.setOffline(false);

  await deliver('rollback', 'mf-payments');
  await page.goto('/credits');
  await expect(prices).toBeVisible();
  expect(await served()).toBe(before);
});

test('IA-01 offers the app once, on the next page, by the browser’s own question', async ({ page }) => {
  // If pushes can still be asked for, their banner comes first.
  await page.context().grantPermissions([]);
  await logIn(page, MARCO.email);
  const offer = page.getByRole('complementary', { name: 'Avvisi sul tuo account' }).getByText('Amarena come app.');
  await expect(footer(page).getByRole('link').first()).toBeVisible();
  await page.evaluate(() => {
    const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(window, { asked: true }),
    });
    window.dispatchEvent(question);
  });
  await expect(offer).toHaveCount(0);
  await navEntry(page, 'Like').click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Installa', exact: true }).click();
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
});
