import { SHOWN_MEMBER } from '@amarena/shared/contracts/platform/shownMember';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';

// It deletes its times from a database that jsdom lacks.
jest.unstable_mockModule('workbox-expiration', () => ({ CacheExpiration: class {} }));
let forgetWhatIsGone: typeof import('./gone.ts').forgetWhatIsGone;
beforeAll(async () => {
  ({ forgetWhatIsGone } = await import('./gone.ts'));
});

const CACHE = 'photos';
const PHOTO = 'https://amarena.example/photos/a.webp';

/** A browser with the photo in its cache, stored for Giulia. */
function aCache(): Set<string> {
  const kept = new Set([PHOTO]);
  const cache = { delete: async ({ url }: Request) => kept.delete(url) };
  Object.defineProperty(globalThis, 'caches', {
    value: {
      open: async (name: string) => (name === CACHE ? cache : { delete: async () => false }),
      match: async () => ({ text: async () => 'giulia' }),
    },
    configurable: true,
  });
  return kept;
}

/** Passes a network response with this status to the worker. */
async function answered(status: number, headers: Record<string, string> = {}): Promise<number | undefined> {
  const request = { url: PHOTO, headers: new Headers(headers) } as Request;
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

  it('goes where the site refuses it to its member, and stays where it refuses it to a page that shows someone else', async () => {
    const kept = aCache();
    await answered(403, { [SHOWN_MEMBER]: 'marco' });
    expect([...kept]).toEqual([PHOTO]);
    await answered(403, { [SHOWN_MEMBER]: 'giulia' });
    expect([...kept]).toEqual([]);
  });
});
