import { afterEach, describe, expect, it } from '@jest/globals';
import { forgetWhatIsGone } from './gone.ts';

const CACHE = 'photos';
const PHOTO = 'https://amarena.example/photos/a.webp';

/** A browser with the photo in its cache. */
function aCache(): Set<string> {
  const kept = new Set([PHOTO]);
  const cache = { delete: async ({ url }: Request) => kept.delete(url) };
  Object.defineProperty(globalThis, 'caches', {
    value: { open: async (name: string) => (name === CACHE ? cache : { delete: async () => false }) },
    configurable: true,
  });
  return kept;
}

/** Passes a network response with this status to the worker. */
async function answered(status: number): Promise<number | undefined> {
  const request = { url: PHOTO } as Request;
  const response = { status } as Response;
  const event = {} as ExtendableEvent;
  return (await forgetWhatIsGone(CACHE).fetchDidSucceed?.({ request, response, event }))?.status;
}

describe('the kept copy of a picture', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches');
  });

  it.each([403, 404, 410])('goes where the site gives it no more: %i', async (status) => {
    const kept = aCache();
    expect(await answered(status)).toBe(status);
    expect([...kept]).toEqual([]);
  });

  it.each([200, 304, 429, 500, 503])('stays where the site gives it, or is only in trouble: %i', async (status) => {
    const kept = aCache();
    expect(await answered(status)).toBe(status);
    expect([...kept]).toEqual([PHOTO]);
  });
});
