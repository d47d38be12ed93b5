import { OFFLINE_CACHES, SHELL_DOCUMENT } from '@amarena/shared/contracts/platform/offline';
import { expect, type Page } from '@playwright/test';

/** Paths and queries in this browser's caches, by cache. */
export const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(window.location.origin, ''))] as const;
    });
    return Object.fromEntries(await Promise.all(found));
  });

const keptIn = async (page: Page, cache: string): Promise<string[]> => (await kept(page))[cache] ?? [];

/** Waits until the worker is active and has cached what this page needs. */
export const pageKept = (page: Page): Promise<void> =>
  expect.poll(() => keptIn(page, OFFLINE_CACHES.shell), { timeout: 20_000 }).toContain(SHELL_DOCUMENT);

/** The cached document for opening without a network; empty if none. */
export const keptDocument = (page: Page): Promise<string> =>
  page.evaluate(async (address) => (await (await caches.match(address))?.text()) ?? '', SHELL_DOCUMENT);

/** Waits until the answer of an API call is cached, by the start of its address. */
export const readAndKept = (page: Page, call: string): Promise<void> =>
  expect
    .poll(async () => (await keptIn(page, OFFLINE_CACHES.read)).filter((address) => address.startsWith(call)), { timeout: 20_000 })
    .not.toEqual([]);

/** Waits until nothing about a member is cached: files of versions belong to no one. What deletes old answers opens its cache, and leaves it empty. */
export const keepsNothingOfMembers = (page: Page): Promise<void> =>
  expect
    .poll(async () => Object.entries(await kept(page)).filter(([name, found]) => name !== OFFLINE_CACHES.files && found.length > 0))
    .toEqual([]);
