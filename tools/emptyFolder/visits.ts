import type { Browser, BrowserContext } from '@playwright/test';

const PATH = '/more/gifts';
const MOST_VISITORS = 400;

/** A visitor with a network address of their own. */
export interface Visitor {
  readonly address: string;
  /** Cookies that the site gave with its first document. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

const NETWORKS = 256;
/** Each in a network of its own: the site counts one visitor for each network and number of a canary's cookie. */
const addressOf = (index: number): string => `198.${18 + Math.floor(index / NETWORKS)}.${index % NETWORKS}.7`;

async function arrive(site: string, index: number): Promise<{ visitor: Visitor; html: string }> {
  const address = addressOf(index);
  const answer = await fetch(site + PATH, { headers: { 'x-forwarded-for': address } });
  const cookies = answer.headers.getSetCookie().map((cookie) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    return { name, value };
  });
  return { visitor: { address, cookies }, html: await answer.text() };
}

/** The status of a page for someone new; default: of the remote's own. */
export const statusOf = async (site: string, path = PATH): Promise<number> =>
  (await fetch(site + path, { headers: { 'x-forwarded-for': addressOf(0) } })).status;

/** Visitors by what the site gives them. */
export interface Visitors {
  readonly chosen: readonly Visitor[];
  readonly others: readonly Visitor[];
}

/**
 * New visitors until at least so many get a version, as the document says, and so many do not. Throws if the first few
 * hundred are not enough.
 */
export async function visitorsWith(site: string, version: string, wanted: { chosen: number; others: number }): Promise<Visitors> {
  const [chosen, others]: [Visitor[], Visitor[]] = [[], []];
  for (let index = 1; index <= MOST_VISITORS; index += 1) {
    const { visitor, html } = await arrive(site, index);
    (html.includes(version) ? chosen : others).push(visitor);
    if (chosen.length >= wanted.chosen && others.length >= wanted.others) return { chosen, others };
  }
  throw new Error(`Of ${MOST_VISITORS} visitors, ${chosen.length} got ${version}.`);
}

async function asVisitor(browser: Browser, site: string, { address, cookies }: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', extraHTTPHeaders: { 'x-forwarded-for': address } });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site })));
  return context;
}

/** Opens the page in a browser and returns its heading. `visitor`: default someone new. */
export async function headingFor(
  browser: Browser,
  site: string,
  visitor: Visitor = { address: addressOf(0), cookies: [] },
): Promise<string> {
  const context = await asVisitor(browser, site, visitor);
  try {
    const page = await context.newPage();
    await page.goto(site + PATH);
    // Not by its role: the entry warning may already stand in front of the page.
    return (await page.locator('h1').first().textContent()) ?? '';
  } finally {
    await context.close();
  }
}

/** Opens an address in a browser and waits for a text. Rejects if it does not come. */
export async function textFor(browser: Browser, address: string, text: RegExp): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.getByText(text).waitFor({ state: 'attached' });
  } finally {
    await context.close();
  }
}
