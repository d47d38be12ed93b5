import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test';

/** What a page may never do; `expected` lists what a test provokes on purpose. */
interface Strictness {
  expected: RegExp[];
}

interface Visitors {
  /**
   * True if the entry warning was acknowledged on an earlier visit. Default: true, because it would cover every
   * journey.
   */
  entryAcknowledged: boolean;
}

interface People {
  /** Opens a page for another person, in a browser of their own that is watched just as strictly. */
  anotherPage: () => Promise<Page>;
}

const group = () => randomInt(0x1_0000).toString(16);

/**
 * A unique address from the range for examples, so that limits per address apply to one person, as they do in
 * production.
 */
const ownAddress = () => `2001:db8:${group()}:${group()}::1`;

/**
 * Records violations of the content security policy, exceptions and console errors. A browser's own line about a failed
 * request does not count: tests that break the network provoke it.
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

/** Prints the address and the accessible content of each page of a failed test: on a CI machine that is all there is. */
async function tellFailure(context: BrowserContext, { status, expectedStatus, title }: TestInfo): Promise<void> {
  if (status === expectedStatus) return;
  for (const page of context.pages()) {
    const shown = await page.locator('body').ariaSnapshot();
    console.log(`\n«${title}» stood at ${page.url()}\n${shown.slice(0, 3_000)}\n`);
  }
}

/** The storage of a visitor who has acknowledged the entry warning. */
export const acquainted = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'amarena.dismissed.site_entry.visitor', value: new Date().toISOString() }] }],
});

/** A test fails if one of its pages does what a page may never do. */
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
