import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Database } from '../../db/open.ts';
import type { Candidate } from '../check.ts';
import type { DeliveryStores } from '../folders.ts';
import type { LiveSet } from '../liveSet.ts';
import type { Refusal } from '../refusal.ts';
import { openBrowser } from './browser.ts';
import { LIMITS, type Limits, within } from './limits.ts';
import { overlay } from './overlay.ts';
import { type Failed, refusalsOf, unavailable } from './refusals.ts';
import { emptyDatabase, openSite, type Site } from './site.ts';
import { type Stop, stopsOf } from './stops.ts';
import { late, type Trouble, words } from './troubles.ts';
import { makeWorld, type World } from './world.ts';

/** Mounts candidates in a browser. One browser and one site serve all of them; the first candidate opens both. */
export interface Smoke {
  /**
   * Mounts every page and every widget of published versions, each next to the others and to what is live. For a shell,
   * opens its own pages and the first page of every remote. Returns an empty list if all work.
   */
  mount(candidates: readonly Candidate[], live: LiveSet): Promise<Refusal[]>;
  /** Closes browser and site. */
  close(): Promise<void>;
}

export interface SmokeDeps {
  /** Where the candidates are published and the live shell is stored. */
  readonly delivery: DeliveryStores;
  /** Called with what is being mounted, because it takes a while. */
  readonly say?: (line: string) => void;
  readonly limits?: Limits;
  /** Default: a Chromium of this machine; null if there is none. */
  readonly browser?: () => Promise<Browser | null>;
  /** Opens an empty database with all tables. Default: one in memory. */
  readonly database?: () => Promise<Database>;
}

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 900 } },
};

interface Opened {
  readonly browser: Browser;
  readonly site: Site;
  readonly world: World;
}

export function createSmoke({ delivery, say, limits = LIMITS, browser: launch = openBrowser, database = emptyDatabase }: SmokeDeps): Smoke {
  const over = overlay(delivery);
  let opening: Promise<Opened | null> | null = null;
  const closers: (() => Promise<void>)[] = [];
  let stopped = false;

  async function close(): Promise<void> {
    // Only waits: the caller of the mount gets a failure from the same promise.
    await Promise.allSettled([opening]);
    for (let next = closers.pop(); next !== undefined; next = closers.pop()) await next();
  }

  async function open(): Promise<Opened | null> {
    const browser = await launch();
    if (browser === null) return null;
    closers.push(() => browser.close());
    const site = await openSite(over.delivery, database);
    closers.push(() => site.close());
    return { browser, site, world: await makeWorld(browser, site) };
  }

  /** Ctrl+C ends the process after both are closed, so that neither a browser nor a folder is left behind. */
  function closeOnSignal(): void {
    const stop = (signal: NodeJS.Signals) => {
      stopped = true;
      void close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, stop);
      closers.push(async () => void process.off(signal, stop));
    }
  }

  function opened(): Promise<Opened | null> {
    if (opening === null) {
      closeOnSignal();
      opening = open();
    }
    return opening;
  }

  async function mountAll(candidates: readonly Candidate[], live: LiveSet): Promise<Refusal[]> {
    const all = await opened();
    if (all === null) return [unavailable(candidates)];
    const stops = stopsOf(candidates, live, all.world);
    say?.(`mounting ${stops.length} pages and widgets in a browser, on a phone and a desktop`);
    over.put(candidates);
    try {
      for (const { part, manifest } of candidates) if (part === 'remote') await all.site.publishOfEach(manifest.contract.templates);
      const bounded = { ...limits, all: limits.all * candidates.length };
      return refusalsOf(await failuresAt(stops, all, bounded), bounded);
    } finally {
      over.put([]);
    }
  }

  return {
    async mount(candidates, live) {
      try {
        return await mountAll(candidates, live);
      } finally {
        // If the browser was closed during a mount, the result says nothing about the candidate: the process is about
        // to end.
        if (stopped) await new Promise(() => undefined);
      }
    },
    close,
  };
}

/** The browser's own message if it could not continue. */
const lost = (cause: unknown): Trouble => ({
  found: `the browser lost the page, "${words(String(cause))}"`,
  look: 'Open the page by hand: it hangs, closes, or leads away by itself.',
});

async function visit(stop: Stop, context: BrowserContext, limits: Limits, left: number): Promise<Trouble | null> {
  if (left <= 0) return { found: 'not tried: no time was left', look: 'Mend the slow ones first.' };
  const page = await context.newPage();
  try {
    const limit = Math.min(limits.each, left);
    return await within(limit, stop.visit(page, Math.min(limits.shown, limit)).catch(lost), () => late(limit, limits.each));
  } finally {
    await page.close();
  }
}

/** Leads to nothing but the site: a candidate is not live yet, and must not reach the network around this machine. */
const nowhereBut = (origin: string) => ({ server: 'http://127.0.0.1:9', bypass: new URL(origin).host });

/** Visits all stops with one window size, as a visitor or as a member. */
async function failuresIn(size: string, stops: readonly Stop[], { browser, site, world }: Opened, limits: Limits): Promise<Failed[]> {
  const until = Date.now() + limits.all;
  const options = { baseURL: site.origin, locale: 'it-IT', proxy: nowhereBut(site.origin), ...SIZES[size] };
  const visitor = await browser.newContext(options);
  const member = await browser.newContext({ ...options, storageState: world.member });
  const failed: Failed[] = [];
  try {
    for (const stop of stops) {
      const trouble = await visit(stop, { visitor, member }[stop.access], limits, until - Date.now());
      if (trouble !== null) failed.push({ stop, size, trouble });
    }
  } finally {
    await Promise.all([visitor.close(), member.close()]);
  }
  return failed;
}

/** All sizes in parallel, one page of each at a time. */
const failuresAt = async (stops: readonly Stop[], all: Opened, limits: Limits): Promise<Failed[]> =>
  (await Promise.all(Object.keys(SIZES).map((size) => failuresIn(size, stops, all, limits)))).flat();
