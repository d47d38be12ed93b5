import type { Browser, Page } from '@playwright/test';

const WAIT = 30_000;

/** Presses the link to an address and answers the milliseconds until a new element of the page is painted. */
const timeTo = (page: Page, address: string, shows: string): Promise<number> =>
  page.evaluate(
    ([href, selector]) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
        if (link === null) {
          reject(new Error(`No link to ${href} on the page.`));
          return;
        }
        for (const old of document.querySelectorAll(selector)) old.setAttribute('data-old', '');
        const pressed = performance.now();
        const look = () => {
          const there = location.pathname === href && document.querySelector(`:is(${selector}):not([data-old])`) !== null;
          requestAnimationFrame(there ? () => resolve(performance.now() - pressed) : look);
        };
        link.click();
        look();
      }),
    [address, shows] as const,
  );

const CARDS = 'main a[href^="/members/"]';
const ROWS = 'main a[href^="/chats/"], main li';

/** Goes back and forth between two remotes that are loaded; milliseconds of each change. */
export async function routeChanges(browser: Browser, address: string, cookie: string, times: number): Promise<number[]> {
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
    await page.waitForSelector(CARDS);
    const changes: number[] = [];
    for (let turn = 0; turn <= times; turn += 1) {
      const there = await timeTo(page, '/chats', ROWS);
      const back = await timeTo(page, '/members', CARDS);
      // The first turn loads the other remote.
      if (turn > 0) changes.push(there, back);
    }
    return changes;
  } finally {
    await context.close();
  }
}
