import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Figure } from './figures.ts';
import { LOADED_PAGES } from './pages.ts';
import { firstFound, logIn, type Site } from './site.ts';
import { giveCookies } from './visitors.ts';

const SHIFTING_PAGES = [
  ...LOADED_PAGES,
  { what: 'a lander with slanted words', path: '/landers/alonetonight', asMember: false },
  { what: 'the likes', path: '/likes', asMember: true },
  { what: 'the credits', path: '/credits', asMember: true },
  { what: 'your own profile', path: '/profile', asMember: true },
];

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;
/** 10 Mbit/s, so that fonts and pictures arrive after the text. */
const LINE = { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 } as const;
const SETTLED = 5_000;
const WAIT = 60_000;

async function shiftOn(browser: Browser, url: string, cookie: string | null, viewport: (typeof SCREENS)[number]): Promise<number> {
  const context = await browser.newContext({ viewport, extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.11' } });
  try {
    if (cookie !== null) await giveCookies(context, url, cookie);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await page.addInitScript(() => {
      Reflect.set(window, 'shifts', []);
      new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(url, { waitUntil: 'load', timeout: WAIT });
    await setTimeout(SETTLED);
    const shifts = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as { value: number; hadRecentInput: boolean }[])
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .map(({ value }) => value),
    );
    return shifts.reduce((sum, value) => sum + value, 0);
  } finally {
    await context.close();
  }
}

/** The layout shift of a page that loads with an empty cache: the worse of a phone and a large screen. */
async function layoutShift(browser: Browser, url: string, cookie: string | null): Promise<number> {
  let worst = 0;
  for (const screen of SCREENS) worst = Math.max(worst, await shiftOn(browser, url, cookie, screen));
  return worst;
}

/** What moves while each of several pages loads. */
export async function layoutShifts(browser: Browser, site: Site, most: number): Promise<Figure[]> {
  const member = await logIn(site, 0);
  const [someone] = await firstFound(site, member);
  const pages = [
    ...SHIFTING_PAGES,
    { what: 'a profile', path: `/members/${someone}`, asMember: true },
    { what: 'a chat', path: `/members/${someone}/chat`, asMember: true },
  ];
  const figures: Figure[] = [];
  for (const { what, path, asMember } of pages) {
    const value = await layoutShift(browser, site.address + path, asMember ? member : null);
    figures.push({
      name: `what moves while ${what} loads, the worse of phone and desktop`,
      value,
      unit: 'CLS',
      hold: { atMost: most },
    });
  }
  return figures;
}
