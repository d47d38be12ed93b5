import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page, Response } from '@playwright/test';
import { footer } from '../pages/footer.ts';
import { expect, test } from '../test.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
const STAMP = Date.now().toString(36);
const OLD = `1.3.0-${STAMP}`;
const NEXT = `1.3.1-${STAMP}`;
/** Milliseconds for two builds of mf-signup and their publication. */
const RELEASE = 240_000;
/** Bytes: the header of a delta, the changed word, and references to everything else. */
const ONE_WORD = 200;

const tool = (file: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, file), ...words], { cwd: ROOT, env: { ...process.env, DATA_DIR } });
const deliver = (...words: string[]) => tool('server/src/cli/deliver.ts', ...words, '--by', 'a test');

const FIRST = ['remoteEntry.js', 'page.js'];

interface Seen {
  readonly version: string;
  /** Name of the step in this version. */
  readonly shown: string;
  /** Files that have to come. */
  readonly awaited?: readonly string[];
}

/** Opens the sign-up and returns the files of a version that came from the site, once it shows and all of `awaited` came. */
async function filesAtSignup(page: Page, { version, shown, awaited = FIRST }: Seen): Promise<Map<string, Response>> {
  const files = new Map<string, Response>();
  const collect = (response: Response) => {
    const file = response.url().split(`/artifacts/mf-signup/${version}/`)[1];
    if (file !== undefined) files.set(file, response);
  };
  page.on('response', collect);
  await page.goto('/signup');
  await expect(page.getByRole('img', { name: shown })).toBeVisible();
  await expect(footer(page).getByRole('link').first()).toBeVisible();
  await expect.poll(() => awaited.filter((name) => !files.has(name))).toEqual([]);
  page.off('response', collect);
  await Promise.all([...files.values()].map((file) => file.finished()));
  return files;
}

/** Records the scripts that pages add: they remove them once they have run. */
function recordScripts(): void {
  const added: { src: string; integrity: string }[] = [];
  Reflect.set(window, 'addedScripts', added);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement) added.push({ src: node.src, integrity: node.integrity });
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Waits until the site has made the deltas that returning browsers ask for: one that takes too long is kept for the next
 * browser, and the first one gets the whole file.
 */
async function deltasMade(page: Page, older: ReadonlyMap<string, Response>, newer: ReadonlyMap<string, Response>): Promise<void> {
  expect(newer.size).toBeGreaterThan(0);
  for (const [name, file] of newer) {
    const known = older.get(name);
    if (known === undefined) continue;
    const dictionary = createHash('sha256')
      .update(await known.body())
      .digest('base64');
    const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${dictionary}:` };
    await expect.poll(async () => (await page.request.get(file.url(), { headers })).headers()['content-encoding']).toBe('dcz');
  }
}

const encodingOf = (file: Response | undefined) => file?.headerValue('content-encoding');

test('a release with a changed word reaches a returning browser as that word, and runs under its hashes', async ({ page, anotherPage }) => {
  test.setTimeout(RELEASE);
  await tool('tools/e2e/twoVersions.ts', DATA_DIR, OLD, NEXT);
  await deliver('activate', `mf-signup@${OLD}`, '--no-smoke');
  const before = await filesAtSignup(page, { version: OLD, shown: 'Passo 1 di' });
  for (const name of FIRST) expect(await encodingOf(before.get(name))).toBe('br');

  await deliver('activate', `mf-signup@${NEXT}`, '--no-smoke');
  const another = await anotherPage();
  await deltasMade(
    page,
    before,
    await filesAtSignup(another, { version: NEXT, shown: `Step of ${NEXT}, it`, awaited: [...before.keys()] }),
  );
  await page.addInitScript(recordScripts);
  const after = await filesAtSignup(page, { version: NEXT, shown: `Step of ${NEXT}, it`, awaited: [...before.keys()] });
  for (const name of before.keys()) expect([name, await encodingOf(after.get(name))]).toEqual([name, 'dcz']);
  const [, words] = [...after].find(([name]) => name.endsWith('-words-it.js')) ?? [];
  expect((await words?.request().sizes())?.responseBodySize).toBeLessThan(ONE_WORD);
  const hashes = await page.evaluate((folder) => {
    const seen = Reflect.get(window, 'addedScripts') as { src: string; integrity: string }[];
    return seen.filter(({ src }) => src.includes(folder)).map(({ integrity }) => integrity);
  }, `/mf-signup/${NEXT}/`);
  expect(hashes.length).toBeGreaterThan(1);
  for (const hash of hashes) expect(hash).toMatch(/^sha384-/);

  // A browser without the older version gets the files as ever.
  const first = await filesAtSignup(await anotherPage(), { version: NEXT, shown: `Step of ${NEXT}, it` });
  for (const name of FIRST) expect(await encodingOf(first.get(name))).toBe('br');

  await deliver('rollback', 'mf-signup');
  expect((await filesAtSignup(page, { version: NEXT, shown: 'Passo 1 di', awaited: [] })).size).toBe(0);
  await deliver('rollback', 'mf-signup');
});
