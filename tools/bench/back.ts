import { setTimeout } from 'node:timers/promises';
import { OFFLINE_CACHES, STORED_META } from '@amarena/shared/contracts/platform/offline';
import { RENDERED } from '@amarena/shared/federation/render';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Figure, median } from './figures.ts';
import { firstCardAt, watchFirstCard } from './firstCard.ts';
import { createFrontServer, pass } from './front.ts';
import { logIn, type Site } from './site.ts';
import { giveCookies } from './visitors.ts';

const PAGE = '/members';
const PHONE = { width: 390, height: 844 };
/** Milliseconds by which every answer comes later: three round trips of 100 ms, as a new connection with TLS needs. */
const LATER = 300;
const WAIT = 60_000;
const LOOKS = 100;
const PAUSE = 200;

/** A proxy that delays every answer. */
async function startSlow(site: Site): Promise<Site> {
  const server = createFrontServer();
  server.all('/*', async (request, reply) => {
    await setTimeout(LATER);
    await pass(site, request, reply);
  });
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
  const stop = async () => {
    // Live streams never end by themselves.
    server.server.closeAllConnections();
    await server.close();
  };
  return { address: `http://localhost:${port}`, stop };
}

const keptPage = (page: Page): Promise<string> =>
  page.evaluate(async ([cache, path]) => (await (await caches.match(path, { cacheName: cache }))?.text()) ?? '', [
    OFFLINE_CACHES.pages,
    PAGE,
  ] as const);

/** Opens the search until the worker has it with its cards: on a busy machine it may come without. */
async function keepPage(context: BrowserContext, address: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < WAIT; ) {
    const page = await context.newPage();
    await page.goto(address + PAGE, { timeout: WAIT });
    for (let look = 0; look < LOOKS && (await keptPage(page)) === ''; look += 1) await setTimeout(PAUSE);
    const html = await keptPage(page);
    await page.close();
    if (html.includes(RENDERED)) return;
  }
  throw new Error('No page with cards was kept.');
}

/** Ends the worker, as a browser does after half a minute without work. */
async function stopWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

async function returned(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  try {
    await stopWorker(context, page);
    await watchFirstCard(page);
    await page.goto(address + PAGE, { waitUntil: 'commit', timeout: WAIT });
    const at = await firstCardAt(page);
    if ((await page.locator(`meta[name="${STORED_META}"]`).count()) === 0) throw new Error('The page came from the site.');
    return at;
  } finally {
    await page.close();
  }
}

/** The first card of a member who returns to the search, shown from the worker's cache, on a slow line. */
export async function back(browser: Browser, site: Site, { runs, most }: { runs: number; most: number }): Promise<Figure[]> {
  const front = await startSlow(site);
  const context = await browser.newContext({ viewport: PHONE, extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.31' } });
  try {
    await giveCookies(context, front.address, await logIn(site, 0));
    await keepPage(context, front.address);
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await returned(context, front.address));
    return [
      {
        name: `first card of a member who returns, from the worker, median of ${runs}`,
        value: median(times),
        unit: 'ms',
        hold: { atMost: most },
      },
    ];
  } finally {
    await context.close();
    await front.stop();
  }
}
