import { getLanderResults } from '@amarena/shared/contracts/landers/landerResults';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from '../../src/delivery/smoke/browser.ts';
import type { Somebody } from '../community/people.ts';
import { editor, published } from '../landers/support.ts';
import { whenFound } from '../support/whenFound.ts';
import { type CdnSite, startSite } from './site.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const REPORT = '**/api/lander-visit.php';

let site: CdnSite;
let desk: Somebody;
let origin: string;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  desk = await editor(site);
  origin = await site.start();
  const opened = await openBrowser();
  if (opened === null) throw new Error('There is no browser.');
  browser = opened;
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A new browser behind a CDN. */
const visitor = (): Promise<BrowserContext> =>
  browser.newContext({ userAgent: BROWSER, extraHTTPHeaders: { 'x-visitor-country': 'DE', 'x-visitor-bucket': '7' } });

const resultsOf = async (id: string) => (await desk.client.call(getLanderResults, { query: { id } })).answer();

describe('a page that a cache may have sent', () => {
  it('reports the visit of its lander with where the visitor came from, and keeps the language of its address', async () => {
    const { id, document } = await published(desk);
    const context = await visitor();
    const page = await context.newPage();
    await page.goto(`${origin}/landers/${document.template}/${document.slug}?lang=de&network=stampa&ref=r`);
    const { sources } = await whenFound(async () => {
      const results = await resultsOf(id);
      return results.variants[0]?.counts.visits === 0 ? null : results;
    });
    expect(sources).toMatchObject([{ network: 'stampa', ref: 'r', counts: { visits: 1 } }]);
    const cookies = await context.cookies();
    expect(cookies.map(({ name, value, sameSite }) => [name, value, sameSite])).toEqual([['locale', 'de', 'Lax']]);
    await page.reload();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect((await resultsOf(id)).variants[0]?.counts.visits).toBe(1);
    await context.close();
  });

  it('reports the visit of someone who leaves at once', async () => {
    const { id, document } = await published(desk);
    const context = await visitor();
    const page = await context.newPage();
    // The moment would never come.
    await page.addInitScript('Math.random = () => 1e6');
    await page.goto(`${origin}/landers/${document.template}/${document.slug}`);
    // As the browser says it. Really leaving would send the report with the true name of this browser, a robot's.
    await page.evaluate("dispatchEvent(new Event('pagehide'))");
    expect(await whenFound(async () => (await resultsOf(id)).variants[0]?.counts.visits || null)).toBe(1);
    await context.close();
  });

  it('shows itself, without an error, if the report does not arrive', async () => {
    const { id, document } = await published(desk);
    const context = await visitor();
    await context.route(REPORT, (route) => route.abort());
    const page = await context.newPage();
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    const asked = page.waitForRequest(REPORT);
    await page.goto(`${origin}/landers/${document.template}/${document.slug}`);
    await asked;
    expect(await page.locator('h1').textContent()).toContain(document.slug);
    expect(thrown.filter(({ message }) => !message.includes('start is not defined'))).toEqual([]);
    expect((await resultsOf(id)).variants[0]?.counts.visits).toBe(0);
    await context.close();
  });
});
