import type { Browser, BrowserContext, Page } from '@playwright/test';
import { firstCardAt, watchFirstCard } from '../firstCard.ts';
import { likeAt, watchLike } from '../like.ts';
import { giveCookies } from '../visitors.ts';

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const CPU_SLOWDOWN = 4;
const SETTLED = 3_000;
const WAIT = 60_000;
const LIKES = /\/api\/likes?\b/;

/** Runs `work` on a page with an empty cache. */
export async function withPage<Value>(
  browser: Browser,
  { url, cookie, phone }: { url: string; cookie: string | null; phone: boolean },
  work: (page: Page, context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({ viewport: phone ? PHONE : DESKTOP });
  try {
    if (cookie !== null) await giveCookies(context, url, cookie);
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/**
 * Shows that a like works when we say it does: pressed in that very moment, a visitor is asked to sign up, and a
 * member's like is stored. Takes the like back. Throws if nothing happens.
 */
export function tryLike(browser: Browser, url: string, cookie: string | null): Promise<void> {
  return withPage(browser, { url, cookie, phone: false }, async (page) => {
    const stored = () =>
      page.waitForResponse((answer) => LIKES.test(answer.url()) && answer.request().method() !== 'GET', { timeout: WAIT });
    const done = cookie === null ? page.waitForSelector('[role="dialog"]', { timeout: WAIT }) : stored();
    await watchLike(page, true);
    await page.goto(url, { waitUntil: 'commit', timeout: WAIT });
    await done;
    if (cookie === null) return;
    const undone = stored();
    await page.locator('main li:has(a[href^="/members/"]) button[aria-pressed]').first().click();
    await undone;
  });
}

async function requireHttp2(page: Page): Promise<void> {
  const protocol = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.nextHopProtocol,
  );
  if (protocol !== 'h2') throw new Error(`The page came over ${protocol} instead of h2.`);
}

export interface CardVisit {
  /** Milliseconds from navigation to the first member card on the screen. */
  readonly firstCard: number;
  /** Milliseconds until a like can be pressed; null for a page without scripts. */
  readonly like: number | null;
}

/** Loads the search with an empty cache, new connections and a fast processor, like the part `load`. */
export function visitCards(browser: Browser, url: string, cookie: string | null, hasScripts: boolean): Promise<CardVisit> {
  return withPage(browser, { url, cookie, phone: false }, async (page) => {
    await watchFirstCard(page);
    if (hasScripts) await watchLike(page, false);
    await page.goto(url, { waitUntil: 'commit', timeout: WAIT });
    const firstCard = await firstCardAt(page);
    await requireHttp2(page);
    return { firstCard, like: hasScripts ? await likeAt(page) : null };
  });
}

/** Milliseconds to the largest contentful paint on a phone with a processor four times slower, like the part `paint`. */
export function visitPaint(browser: Browser, url: string): Promise<number> {
  return withPage(browser, { url, cookie: null, phone: true }, async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.set(window, 'largestPaint', entry.startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load', timeout: WAIT });
    await page.waitForTimeout(SETTLED);
    return page.evaluate(() => Reflect.get(window, 'largestPaint') as number);
  });
}

/** The fully loaded page as HTML, with its styles. */
export function settledHtml(
  browser: Browser,
  { url, cookie, phone }: { url: string; cookie: string | null; phone: boolean },
): Promise<string> {
  return withPage(browser, { url, cookie, phone }, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: WAIT });
    await page.waitForSelector('h1', { timeout: WAIT });
    await page.waitForTimeout(SETTLED);
    return page.evaluate(() => {
      // Rules that scripts insert have no text in the document.
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
      for (const gone of document.querySelectorAll('style, link[rel="stylesheet"]')) gone.remove();
      const style = document.createElement('style');
      style.textContent = rules.join('\n');
      document.head.append(style);
      return `<!doctype html>${document.documentElement.outerHTML}`;
    });
  });
}
