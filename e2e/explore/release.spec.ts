import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA_DIR = join(ROOT, '.data/explore');
const VERSION = `1.2.0-${Date.now().toString(36)}`;
/** Milliseconds for a build, and two mounts of every page in a browser. */
const RELEASE = 480_000;
/** Enough visitors for some of them to get the canary by chance, and some not. */
const MOST = 40;

const tool = (file: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, file), ...words], { cwd: ROOT, env: { ...process.env, DATA_DIR } });
const deliver = (...words: string[]) => tool('server/src/cli/deliver.ts', ...words, '--by', 'a test');

const OLD = 'Tre passi, nessuna fretta';
const NEW = {
  it: [`Heading of ${VERSION}, it`, `Note of ${VERSION}, it`],
  pl: [`Heading of ${VERSION}, pl`, `Note of ${VERSION}, pl`],
} as const;

/**
 * The words of the home page as they are sent and as they are once the scripts run: they have to be equal, without any
 * key among them.
 */
async function wordsOf(page: Page, language: 'it' | 'pl'): Promise<string> {
  const answer = await page.goto(`/?lang=${language}`);
  const sent = (await answer?.text()) ?? '';
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const shown = (await page.locator('main').textContent()) ?? '';
  for (const words of [sent, shown]) expect(words).not.toMatch(/\bsteps\.(?:title|note)\b/);
  expect(NEW[language].map((words) => sent.includes(words))).toEqual(NEW[language].map((words) => shown.includes(words)));
  return shown;
}

const isNew = (shown: string, language: 'it' | 'pl') => NEW[language].every((words) => shown.includes(words));

/** The page of a first-time visitor; errors in that browser are added to `errors`. */
async function firstVisit(browser: Browser, errors: string[], language: 'it' | 'pl' = 'it'): Promise<string> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  context.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  context.on('weberror', (error) => errors.push(error.error().message));
  const shown = await wordsOf(await context.newPage(), language);
  await context.close();
  return shown;
}

/** Whether visitors see the new words, one after the other, until enough have come. */
async function visitors(browser: Browser, errors: string[], until: (seen: readonly boolean[]) => boolean): Promise<boolean[]> {
  const seen: boolean[] = [];
  while (!until(seen)) seen.push(isNew(await firstVisit(browser, errors), 'it'));
  return seen;
}

test('a release that changes words shows them at once to whom it is for, as a canary, for all and taken back', async ({
  browser,
  page,
}) => {
  test.setTimeout(RELEASE);
  const errors: string[] = [];
  expect(await wordsOf(page, 'it')).toContain(OLD);

  await tool('tools/e2e/changedWords.ts', DATA_DIR, VERSION);
  await deliver('activate', `mf-landers@${VERSION}`, '--percent', '50');
  const both = await visitors(browser, errors, (seen) => new Set(seen).size === 2 || seen.length === MOST);
  expect(new Set(both)).toEqual(new Set([true, false]));

  await deliver('activate', `mf-landers@${VERSION}`, '--no-smoke');
  await expect.poll(async () => isNew(await wordsOf(page, 'it'), 'it')).toBe(true);
  expect(await visitors(browser, errors, (seen) => seen.length === 4)).toEqual([true, true, true, true]);
  expect(isNew(await firstVisit(browser, errors, 'pl'), 'pl')).toBe(true);

  await deliver('rollback', 'mf-landers');
  await expect.poll(async () => isNew(await wordsOf(page, 'it'), 'it')).toBe(false);
  expect(await wordsOf(page, 'it')).toContain(OLD);
  expect(await firstVisit(browser, errors, 'pl')).not.toContain(VERSION);
  expect(errors).toEqual([]);
});
