import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Figure } from './figures.ts';
import { LOADED_PAGES } from './pages.ts';
import { firstFound, logIn, type Site } from './site.ts';
import { giveCookies } from './visitors.ts';

const SHIFTING_PAGES = [
  ...LOADED_PAGES,
  { what: 'the search of a visitor', path: '/members', asMember: false },
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

/** What moves on a page: as a whole, and after its fonts have come, when scripts take the page over. */
interface Shift {
  readonly whole: number;
  readonly takenOver: number;
}

async function shiftOn(browser: Browser, url: string, cookie: string | null, viewport: (typeof SCREENS)[number]): Promise<Shift> {
  const context = await browser.newContext({ viewport, extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.11' } });
  try {
    if (cookie !== null) await giveCookies(context, url, cookie);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await page.addInitScript(() => {
      Reflect.set(window, 'shifts', []);
      Reflect.set(window, 'fontsAt', 0);
      // Text is written anew, in another width, as soon as its font is there.
      document.fonts.addEventListener('loadingdone', () => {
        requestAnimationFrame(() => requestAnimationFrame(() => Reflect.set(window, 'fontsAt', performance.now())));
      });
      new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(url, { waitUntil: 'load', timeout: WAIT });
    await setTimeout(SETTLED);
    return await page.evaluate(() => {
      const shifts = Reflect.get(window, 'shifts') as { value: number; startTime: number; hadRecentInput: boolean }[];
      const since = (moment: number) =>
        shifts.filter(({ hadRecentInput, startTime }) => !hadRecentInput && startTime > moment).reduce((sum, { value }) => sum + value, 0);
      return { whole: since(0), takenOver: since(Reflect.get(window, 'fontsAt') as number) };
    });
  } finally {
    await context.close();
  }
}

/** The layout shift of a page that loads with an empty cache: the worse of a phone and a large screen. */
async function layoutShift(browser: Browser, url: string, cookie: string | null): Promise<Shift> {
  let worst: Shift = { whole: 0, takenOver: 0 };
  for (const screen of SCREENS) {
    const { whole, takenOver } = await shiftOn(browser, url, cookie, screen);
    worst = { whole: Math.max(worst.whole, whole), takenOver: Math.max(worst.takenOver, takenOver) };
  }
  return worst;
}

/** Pages whose screen does not come as HTML: there is nothing to take over. */
const MADE_BY_BROWSER = /^\/(credits|profile|members\/.+\/chat)$/;
const isRendered = (path: string): boolean => !MADE_BY_BROWSER.test(path);

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
    const { whole, takenOver } = await layoutShift(browser, site.address + path, asMember ? member : null);
    figures.push({
      name: `what moves while ${what} loads, the worse of phone and desktop`,
      value: whole,
      unit: 'CLS',
      hold: { atMost: most },
    });
    if (isRendered(path)) figures.push({ name: `of this, when ${what} is taken over`, value: takenOver, unit: 'CLS', hold: { atMost: 0 } });
  }
  return figures;
}
