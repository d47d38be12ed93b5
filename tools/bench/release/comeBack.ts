import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { success } from '@amarena/shared/errors/apiErrors';
import type { Browser, Page, Response } from '@playwright/test';
import { change } from '../../../server/src/delivery/change.ts';
import type { DeliveryStores } from '../../../server/src/delivery/folders.ts';
import type { PartName } from '../../../server/src/delivery/part.ts';
import { refusalText } from '../../../server/src/delivery/refusal.ts';
import { logIn, type Site } from '../site.ts';
import { giveCookies } from '../visitors.ts';
import type { PartPage } from './changes.ts';

/** A page has its files if none came for this many milliseconds. */
const QUIET = 2_000;
const PAUSE = 100;
/** Milliseconds between a release and the browser's return: by then every server has noticed it, and made the deltas. */
const RELEASED_AGO = 5_000;

/** What a returning browser loads of the next version of a part. */
export interface Loaded {
  readonly files: number;
  /** Bytes of the same files, for a browser that has none of them. */
  readonly whole: number;
  readonly deltas: number;
}

/** Makes a version of some parts live, without the checks of a release: the change may exceed a budget. */
export async function goLive(stores: DeliveryStores, parts: readonly PartName[], version: string): Promise<void> {
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

/** The site, and where versions of its parts are published. */
interface Place {
  readonly browser: Browser;
  readonly site: Site;
  readonly stores: DeliveryStores;
}

/** A browser that has the page with the live version comes back after `after` has become live. Throws if the page shows nothing of it. */
export async function comeBack({ browser, site, stores }: Place, { part, path, asMember }: PartPage, after: string): Promise<Loaded> {
  const context = await browser.newContext({ serviceWorkers: 'block', extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.13' } });
  try {
    if (asMember) await giveCookies(context, site.address, await logIn(site, 0));
    const page = await context.newPage();
    await filesOf(page, site.address + path);
    await goLive(stores, [part], after);
    await setTimeout(RELEASED_AGO);
    const folder = `/${part === 'shell' ? part : `artifacts/${part}`}/${after}/`;
    const files = (await filesOf(page, site.address + path)).filter((file) => file.url().includes(folder));
    if (files.length === 0) throw new Error(`${path} loaded nothing of ${part}@${after}.`);
    const sizes = await Promise.all(files.map(async (file) => (await file.request().sizes()).responseBodySize));
    const whole = await Promise.all(files.map((file) => wholeBytes(file.url())));
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    return { files: files.length, whole: sum(whole), deltas: sum(sizes) };
  } finally {
    await context.close();
  }
}
