import type { Browser, Page } from '@playwright/test';

const WAIT = 30_000;

/** Waits for the end of all transitions: no one presses the next link while the last page is still fading. */
const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity));

/** Navigates to an address like a link does, and returns the milliseconds until a new element of the page is painted. */
async function timeTo(page: Page, address: string, shows: string): Promise<number> {
  await still(page);
  return page.evaluate(
    ([href, selector]) =>
      new Promise<number>((resolve) => {
        for (const old of document.querySelectorAll(selector)) old.setAttribute('data-old', '');
        const pressed = performance.now();
        const look = () => {
          const there = location.pathname === href && document.querySelector(`:is(${selector}):not([data-old])`) !== null;
          requestAnimationFrame(there ? () => resolve(performance.now() - pressed) : look);
        };
        history.pushState({ key: `bench-${pressed}` }, '', href);
        look();
      }),
    [address, shows] as const,
  );
}

/** A page of each remote that members use, with the element that it shows first. */
const PAGES = {
  '/members': 'main a[href^="/members/"]',
  '/chats': 'main a[href^="/chats/"], main li',
  '/likes': 'main h1',
  '/credits': 'main h1',
  '/profile': 'main h1',
} as const;
type Address = keyof typeof PAGES;
const ADDRESSES = Object.keys(PAGES).filter((address): address is Address => address in PAGES);

export interface RouteChange {
  readonly from: Address;
  readonly to: Address;
  /** Milliseconds of each navigation. */
  readonly times: readonly number[];
}

const pairs = ADDRESSES.flatMap((from) => ADDRESSES.filter((to) => to !== from).map((to) => ({ from, to })));

/** Navigates between all pairs of pages, after all of them were loaded once. */
export async function routeChanges(browser: Browser, address: string, cookie: string, times: number): Promise<RouteChange[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: { 'x-forwarded-for': '198.18.7.8' },
  });
  context.setDefaultTimeout(WAIT);
  try {
    await context.addCookies(
      cookie.split('; ').map((text) => ({ name: text.split('=')[0] ?? '', value: text.split('=').slice(1).join('='), url: address })),
    );
    const page = await context.newPage();
    await page.goto(`${address}/members`);
    await page.waitForSelector(PAGES['/members']);
    for (const to of ['/chats', '/likes', '/credits', '/profile'] as const) await timeTo(page, to, PAGES[to]);
    const changes: RouteChange[] = [];
    for (const { from, to } of pairs) {
      const taken: number[] = [];
      for (let turn = 0; turn < times; turn += 1) {
        if (new URL(page.url()).pathname !== from) await timeTo(page, from, PAGES[from]);
        taken.push(await timeTo(page, to, PAGES[to]));
      }
      changes.push({ from, to, times: taken });
    }
    return changes;
  } finally {
    await context.close();
  }
}
