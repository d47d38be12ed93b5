import http from 'node:http';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { firstCardAt, watchFirstCard } from './firstCard.ts';
import { likeAt, watchLike } from './like.ts';

interface Asked {
  readonly url: string;
  readonly type: string;
  /** Its position in a chain of dependent requests, counted from 1. */
  readonly level: number;
  readonly at: number;
}

export interface ColdLoad {
  /** Milliseconds from navigation to the first member card on the screen. */
  readonly firstCard: number;
  /** Scripts requested until a like can be pressed. */
  readonly scripts: readonly string[];
  /** The longest chain of requests until then of which each needed the previous one. */
  readonly series: number;
  /** Warnings in the console. */
  readonly warnings: readonly string[];
}

interface Initiator {
  readonly type: string;
  readonly url?: string | undefined;
  readonly stack?: Stack | undefined;
}
interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack | undefined;
}

const addressesIn = (stack: Stack | undefined): string[] =>
  stack === undefined ? [] : [...stack.callFrames.map(({ url }) => url), ...addressesIn(stack.parent)];

/** Records the script or document that initiated each request. */
async function recordRequests(session: CDPSession): Promise<Asked[]> {
  const asked: Asked[] = [];
  const levels = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator, type, timestamp }) => {
    const { url: from, stack } = initiator as Initiator;
    const makers = [from ?? '', ...addressesIn(stack)].map((url) => levels.get(url) ?? 0);
    const level = 1 + Math.max(0, ...makers);
    levels.set(request.url, level);
    asked.push({ url: request.url, type: type ?? 'Other', level, at: timestamp });
  });
  return asked;
}

/** Opens a page with an empty cache; if `slow`, with 100 ms and 10 Mbit/s. */
export async function coldLoad(
  browser: Browser,
  address: string,
  options: { cookie?: string; slow: boolean; language?: string },
): Promise<ColdLoad> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.7' },
  });
  try {
    await giveCookies(context, address, options);
    const page = await context.newPage();
    return await load(context, page, address, options.slow);
  } finally {
    await context.close();
  }
}

async function giveCookies(context: BrowserContext, address: string, { cookie, language }: { cookie?: string; language?: string }) {
  const given = [...(cookie?.split('; ') ?? []), ...(language === undefined ? [] : [`locale=${language}`])];
  await context.addCookies(
    given.map((text) => {
      const [name = '', ...value] = text.split('=');
      return { name, value: value.join('='), url: address };
    }),
  );
}

async function load(context: BrowserContext, page: Page, address: string, slow: boolean): Promise<ColdLoad> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) warnings.push(message.text());
  });
  page.on('pageerror', (error) => warnings.push(error.message));
  const session = await context.newCDPSession(page);
  const asked = await recordRequests(session);
  if (slow) {
    const bytesPerSecond = 1_250_000;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  await watchFirstCard(page);
  await watchLike(page, false);
  await page.goto(`${address}/members`, { waitUntil: 'commit' });
  const firstCard = await firstCardAt(page);
  const usable = Math.max(firstCard, await likeAt(page));
  const began = asked[0]?.at ?? 0;
  const before = asked.filter(({ at }) => (at - began) * 1_000 <= usable);
  const counted = before.filter(({ type, url }) => ['Document', 'Script', 'XHR', 'Fetch'].includes(type) || url.endsWith('.js'));
  return {
    firstCard,
    scripts: [...new Set(before.map(({ url }) => url).filter((url) => new URL(url).pathname.endsWith('.js')))],
    series: Math.max(...counted.map(({ level }) => level)),
    warnings,
  };
}

/** Size of a file after gzip, as transferred. */
export const gzipBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        let bytes = 0;
        answer.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        answer.on('end', () => resolve(bytes));
      })
      .on('error', reject);
  });
