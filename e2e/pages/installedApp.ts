import { OFFLINE_CACHES, SHELL_DOCUMENT } from '@amarena/shared/contracts/offline';
import { expect, type Page } from '@playwright/test';

/** Paths and queries that this browser keeps, by cache. */
export const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(window.location.origin, ''))] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  });

const keptIn = async (page: Page, cache: string): Promise<string[]> => (await kept(page))[cache] ?? [];

/** Waits until the worker is at work and has what this page is made of. */
export const pageKept = (page: Page): Promise<void> =>
  expect.poll(() => keptIn(page, OFFLINE_CACHES.shell), { timeout: 20_000 }).toContain(SHELL_DOCUMENT);

/** The document that opens without a network, as this browser keeps it; empty: none. */
export const keptDocument = (page: Page): Promise<string> =>
  page.evaluate(async (address) => (await (await caches.match(address))?.text()) ?? '', SHELL_DOCUMENT);

/** Waits until the answer of a call is kept, by what its address begins with. */
export const readAndKept = (page: Page, call: string): Promise<void> =>
  expect
    .poll(async () => (await keptIn(page, OFFLINE_CACHES.read)).filter((address) => address.startsWith(call)), { timeout: 20_000 })
    .not.toEqual([]);

/** Waits until nothing of a member is left: files of versions are nobody's. */
export const keepsNothingOfMembers = (page: Page): Promise<void> =>
  expect.poll(async () => Object.keys(await kept(page)).filter((name) => name !== OFFLINE_CACHES.files)).toEqual([]);
