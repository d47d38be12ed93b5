import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { success } from '@amarena/shared/errors/apiErrors';
import { type Browser, chromium, type Page, type Response } from '@playwright/test';
import { change } from '../../server/src/delivery/change.ts';
import { type DeliveryStores, deliveryFolders } from '../../server/src/delivery/folders.ts';
import type { PartName } from '../../server/src/delivery/part.ts';
import { refusalText } from '../../server/src/delivery/refusal.ts';
import { provideBrowser } from '../browser.ts';
import { publishCopy, withCopy } from '../e2e/variants.ts';
import { type Figure, median } from './figures.ts';
import { CHANGES, makeChange, type PartChange } from './release/changes.ts';
import { logIn, type Site, startSite } from './site.ts';
import { giveCookies } from './visitors.ts';

const BEFORE = '9.0.0-before';
const AFTER = '9.0.1-after';
const MOST_PERCENT = 10;
const PERCENT = 100;
const KILOBYTE = 1_000;
/** A page has its files if none came for this many milliseconds. */
const QUIET = 2_000;
const PAUSE = 100;

interface Release {
  readonly files: number;
  /** Bytes of the same files, for a browser that has none of them. */
  readonly whole: number;
  readonly deltas: number;
}

/** Makes a version of some parts live, without the checks of a release: the change may exceed a budget. */
async function goLive(stores: DeliveryStores, parts: readonly PartName[], version: string): Promise<void> {
  const deps = { ...stores, by: 'npm run bench', now: () => new Date() };
  const done = await change(deps, async ({ shell, remotes }, at) => {
    const active = { version, at, by: deps.by };
    const next = { ...remotes };
    for (const part of parts)
      if (part !== 'shell') next[part] = { active, previous: remotes[part]?.active ?? null, canary: null, taken_back: null };
    return success({
      shell: parts.includes('shell') ? { active, previous: shell?.active ?? null } : shell,
      remotes: next,
      what: `activate ${parts.join(', ')} ${version}`,
    });
  });
  if (!done.ok) throw new Error(refusalText(done.error));
}

/** Bytes of a file as browsers without deltas get it. */
const wholeBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(Number(answer.headers['content-length'])));
      })
      .on('error', reject);
  });

/** Opens a page and returns the answers with files of builds, once no more come. */
async function filesOf(page: Page, url: string): Promise<Response[]> {
  const files: Response[] = [];
  let last = Date.now();
  const collect = (response: Response) => {
    if (!/\/(?:artifacts|shell)\//.test(response.url())) return;
    files.push(response);
    last = Date.now();
  };
  page.on('response', collect);
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - last < QUIET) await setTimeout(PAUSE);
  page.off('response', collect);
  return files;
}

/** A browser that has the page with one version comes back after the release of the next one. */
async function comeBack(browser: Browser, site: Site, stores: DeliveryStores, { part, path, asMember }: PartChange): Promise<Release> {
  const context = await browser.newContext({ serviceWorkers: 'block', extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.13' } });
  try {
    if (asMember) await giveCookies(context, site.address, await logIn(site, 0));
    const page = await context.newPage();
    await filesOf(page, site.address + path);
    await goLive(stores, [part], AFTER);
    const folder = `/${part === 'shell' ? part : `artifacts/${part}`}/${AFTER}/`;
    const files = (await filesOf(page, site.address + path)).filter((file) => file.url().includes(folder));
    if (files.length === 0) throw new Error(`${path} loaded nothing of the new version of ${part}.`);
    const sizes = await Promise.all(files.map(async (file) => (await file.request().sizes()).responseBodySize));
    const whole = await Promise.all(files.map((file) => wholeBytes(file.url())));
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    return { files: files.length, whole: sum(whole), deltas: sum(sizes) };
  } finally {
    await context.close();
  }
}

const figuresOf = ({ part, path }: PartChange, { files, whole, deltas }: Release): Figure[] => [
  { name: `release of ${part}: the ${files} files of it that ${path} loads, whole`, value: whole / KILOBYTE, unit: 'KB' },
  { name: 'as deltas, for a browser that has the version before', value: deltas / KILOBYTE, unit: 'KB' },
  { name: 'deltas against whole files', value: (deltas / whole) * PERCENT, unit: '%' },
];

/**
 * Releases each part with a changed word in all languages and a changed component, and counts the bytes that a
 * returning browser then loads. Both versions come from the same folder, as in a checkout.
 */
export async function release(dataDir: string, args: readonly string[]): Promise<Figure[]> {
  const site = await startSite(dataDir);
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: [...args] });
  try {
    const stores = deliveryFolders(dataDir);
    for (const made of CHANGES)
      await withCopy(made.part, async (copy) => {
        await publishCopy(stores, copy, BEFORE);
        await makeChange(copy, made);
        await publishCopy(stores, copy, AFTER);
      });
    await goLive(
      stores,
      CHANGES.map(({ part }) => part),
      BEFORE,
    );
    const figures: Figure[] = [];
    const shares: number[] = [];
    for (const made of CHANGES) {
      const released = await comeBack(browser, site, stores, made);
      figures.push(...figuresOf(made, released));
      shares.push((released.deltas / released.whole) * PERCENT);
    }
    return [...figures, { name: 'the median of these shares', value: median(shares), unit: '%', hold: { atMost: MOST_PERCENT } }];
  } finally {
    await browser.close();
    await site.stop();
  }
}
