import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';

/** What a page may never do; `expected` names what a test provokes on purpose. */
interface Strictness {
  expected: RegExp[];
}

interface Visitors {
  /** The warning before the site was acknowledged on an earlier visit. Default true: it would stand before every journey. */
  entryAcknowledged: boolean;
}

interface People {
  /** Opens the page of one more person, in a browser of their own that is watched as strictly. */
  anotherPage: () => Promise<Page>;
}

const group = () => randomInt(0x1_0000).toString(16);

/** An address of one's own, from the range for examples: limits per address then hold for one person, as they do outside. */
const ownAddress = () => `2001:db8:${group()}:${group()}::1`;

/**
 * Notes when a page breaks the content security policy, throws, or says an error in the console. A browser's own line
 * about a failed request is no error of ours: tests that break the network provoke it.
 */
async function watch(context: BrowserContext, seen: string[]): Promise<void> {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': ownAddress() });
  context.on('weberror', (error) => seen.push(`threw: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) seen.push(`console: ${message.text()}`);
  });
  await context.exposeBinding('__policyBroken', (_source, what: string) => {
    seen.push(`policy: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as unknown as { __policyBroken(what: string): void }).__policyBroken(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
}

/** Says where each page of a failed test stood and what a reader of it heard: on another machine nothing else is left. */
async function tellFailure(context: BrowserContext, { status, expectedStatus, title }: TestInfo): Promise<void> {
  if (status === expectedStatus) return;
  for (const page of context.pages()) {
    const shown = await page.locator('body').ariaSnapshot();
    console.log(`\n«${title}» stood at ${page.url()}\n${shown.slice(0, 3_000)}\n`);
  }
}

/** What the browser of a visitor holds who has acknowledged the warning before the site. */
export const acquainted = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'amarena.dismissed.site_entry.visitor', value: new Date().toISOString() }] }],
});

/** Every test fails when one of its pages does what a page may never do. */
export const test = base.extend<Strictness & Visitors & People & { seen: string[] }>({
  expected: [[], { option: true }],
  entryAcknowledged: [true, { option: true }],
  storageState: async ({ baseURL, entryAcknowledged }, use) => {
    await use(entryAcknowledged ? acquainted(baseURL ?? '') : { cookies: [], origins: [] });
  },
  seen: async ({ expected }, use) => {
    const seen: string[] = [];
    await use(seen);
    expect(
      seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
      'errors of the page',
    ).toEqual([]);
  },
  context: async ({ context, seen }, use, info) => {
    await watch(context, seen);
    await use(context);
    await tellFailure(context, info);
  },
  anotherPage: async ({ browser, seen, storageState }, use, info) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(storageState === undefined ? {} : { storageState });
      opened.push(context);
      await watch(context, seen);
      return context.newPage();
    });
    for (const context of opened) {
      await tellFailure(context, info);
      await context.close();
    }
  },
});
export { expect };
