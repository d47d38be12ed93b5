import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

const FRAMES = 'test.frames';

/** Another site, to which people go and from which they come back. */
export interface OtherSite {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts a site with one page. */
export async function startOtherSite(): Promise<OtherSite> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/**
 * Records in each page, from before its own code, how it is seen in every frame after the browser showed it again. The
 * records outlive the page.
 */
export async function recordReturns(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      const frame = () => {
        const seen = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
        sessionStorage.setItem(key, JSON.stringify([...seen, getComputedStyle(document.documentElement).visibility]));
        requestAnimationFrame(frame);
      };
      frame();
    });
  }, FRAMES);
}

/** `visible` or `hidden` for each frame of kept pages that the browser showed again; empty if it showed none. */
export const framesSeen = (page: Page): Promise<string[]> =>
  page.evaluate((key) => [...new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[])], FRAMES);

/** Marks the page that is open, and goes to another site or loads another page of this one. */
export async function leave(page: Page, to: string): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'markedByTest', true));
  await page.goto(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** By the history itself: the driver's own "back" waits for a load, and a page that the browser kept has none. */
export async function back(page: Page): Promise<void> {
  const left = page.url();
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect.poll(() => page.url()).not.toBe(left);
}

/** Whether the page that is open is the one that was left, as it was. If not, why the browser did not keep it. */
export const wasKept = (page: Page): Promise<true | string[]> =>
  page.evaluate(() => {
    if (Reflect.has(window, 'markedByTest')) return true;
    const [opened] = performance.getEntriesByType('navigation');
    const why = (Reflect.get(opened ?? {}, 'notRestoredReasons') ?? null) as { reasons: { reason: string }[] } | null;
    return why?.reasons.map(({ reason }) => reason) ?? [];
  });
