import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

/** A response of the site, with the fields that the worker reads. */
const anAnswer = (status: number) => ({ status, ok: status < 400, type: 'basic', clone: () => anAnswer(status) }) as unknown as Response;

const asked = jest.fn<typeof fetch>(async () => anAnswer(200));
const before = { fetch: globalThis.fetch, caches: globalThis.caches };

/** The browser's own event; jsdom lacks it. */
class AskedAhead extends Event {}

/** Someone opens an address, with navigation preload on. */
async function open(path: string): Promise<{ answer: Response; preloaded: Response }> {
  const preloaded = anAnswer(200);
  let answered: Promise<Response> | undefined;
  const event = Object.assign(new AskedAhead('fetch'), {
    request: Object.defineProperties(new Request(new URL(path, location.origin)), {
      mode: { value: 'navigate' },
      integrity: { value: '' },
      destination: { value: 'document' },
    }),
    preloadResponse: Promise.resolve(preloaded),
    respondWith: (answer: Promise<Response>) => {
      answered = answer;
    },
    waitUntil: () => undefined,
  });
  self.dispatchEvent(event);
  if (answered === undefined) throw new Error(`The worker left ${path} to the browser, which asks a second time.`);
  return { answer: await answered, preloaded };
}

describe('a mailed link, with the worker in the browser', () => {
  beforeAll(async () => {
    Object.assign(globalThis, { fetch: asked, registration: { scope: '/', navigationPreload: { enable: async () => undefined } } });
    Object.assign(globalThis, {
      FetchEvent: AskedAhead,
      ExtendableEvent: AskedAhead,
      skipWaiting: async () => undefined,
      clients: { claim: async () => undefined },
    });
    Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true });
    await import('./index.ts');
  });
  afterAll(() => {
    Object.assign(globalThis, before);
  });

  it.each(['/api/activate.php?token=abc', '/api/reactivate.php?token=abc'])(
    'is asked for once: what the browser asked ahead is the answer of %s',
    async (path) => {
      const { answer, preloaded } = await open(path);
      expect(answer).toBe(preloaded);
      expect(asked).not.toHaveBeenCalled();
    },
  );
});
