import { KNOWN_ELEMENT, type KnownAnswer, RENDERED } from '@amarena/shared/federation/render';
import { expect, type Page } from '@playwright/test';

/** The cards and lines of people on a page. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The screen that came as HTML. */
export const rendered = (page: Page) => page.locator(`[${RENDERED}]`);

/** Opens an address until its page arrives as HTML, which is returned: on a busy machine it does not wait for its screen. */
export async function openRendered(page: Page, address: string, waitUntil: 'commit' | 'load' = 'load'): Promise<string> {
  let html = '';
  await expect(async () => {
    html = (await (await page.goto(address, { waitUntil }))?.text()) ?? '';
    expect(html).toContain(RENDERED);
  }).toPass();
  return html;
}

/** Calls of the API whose answers a page brings along without being rendered. */
export function answeredIn(html: string): string[] {
  const [, known = '[]'] = html.match(new RegExp(`id="${KNOWN_ELEMENT}">(.*?)</script>`, 's')) ?? [];
  return (JSON.parse(known) as KnownAnswer[]).map(([path]) => path);
}

/** A page as it was sent, and the reads of the API that it made until it was idle. */
export interface Opened {
  readonly html: string;
  readonly reads: readonly string[];
}

export async function openAndWatch(page: Page, path: string): Promise<Opened> {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== '/api/events.php') reads.push(pathname);
  });
  const html = (await (await page.goto(path))?.text()) ?? '';
  await expect(
    page
      .getByRole('contentinfo')
      .or(page.getByRole('button', { name: /Il tuo account/ }))
      .first(),
  ).toBeVisible();
  return { html, reads };
}

const FIRST_SCRIPT = /\/shell\/[^/]+\/main\.js$/;

/** Holds scripts back, by default the shell's first, so that nothing runs but what the document brings. Returns what lets them go. */
export async function holdCode(page: Page, scripts: RegExp = FIRST_SCRIPT): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
