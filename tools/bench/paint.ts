import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import Fastify from 'fastify';
import { transferred } from './document.ts';
import type { Site } from './site.ts';

const SETTLED = 3_000;
const WAIT = 60_000;
const CPU_SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };

/** Records the largest contentful paint while a page loads. Call it before the page is opened. */
const watchPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'largestPaint', entry.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/**
 * Milliseconds to the largest contentful paint of a cold load on a phone: 100 ms, 10 Mbit/s, a processor four times
 * slower.
 */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.5' } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const bytesPerSecond = 1_250_000;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await watchPaint(page);
    await page.goto(url, { waitUntil: 'load', timeout: WAIT });
    await page.waitForSelector('h1', { timeout: WAIT });
    await page.waitForTimeout(SETTLED);
    return await page.evaluate(() => Reflect.get(window, 'largestPaint') as number);
  } finally {
    await context.close();
  }
}

/** The fully loaded page as plain HTML: with inline styles, without scripts. */
async function frozen(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ viewport: PHONE, extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.4' } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load', timeout: WAIT });
    await page.waitForSelector('h1', { timeout: WAIT });
    await page.waitForTimeout(SETTLED);
    return await page.evaluate(() => {
      // Rules that styled-components inserts by script have no text in the document.
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
      for (const gone of document.querySelectorAll('script, link[rel="preload"][as="script"], style, link[rel="stylesheet"]'))
        gone.remove();
      const style = document.createElement('style');
      style.textContent = rules.join('\n');
      document.head.append(style);
      return `<!doctype html>${document.documentElement.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}

export interface Paints {
  readonly ours: readonly number[];
  readonly plain: readonly number[];
  /** Bytes of the page's document as sent: it needs nothing else for its first paint. */
  readonly html: number;
}

/**
 * Largest contentful paints of a page and of the same page frozen to plain HTML, with the same files behind both,
 * alternating.
 */
export async function paints(browser: Browser, site: Site, path: string, runs: number): Promise<Paints> {
  const html = brotliCompressSync(await frozen(browser, site.address + path));
  const server = Fastify();
  server.get('/plain', (_request, reply) => reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(html));
  server.get('/*', async (request, reply) => {
    const answer = await fetch(site.address + request.url, { headers: { 'x-forwarded-for': '198.18.7.3' } });
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'application/octet-stream')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const ours: number[] = [];
  const plain: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      ours.push(await largestPaint(browser, site.address + path));
      plain.push(await largestPaint(browser, `http://localhost:${port}/plain`));
    }
  } finally {
    await server.close();
  }
  return { ours, plain, html: (await transferred(site.address + path, null)).length };
}
