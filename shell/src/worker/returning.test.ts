/** @jest-environment @amarena/shared/testing/networked */
import {
  GENERATION_HEADER,
  OFFLINE_CACHES,
  type PageVerdict,
  PERSON_HEADER,
  STORED_META,
} from '@amarena/shared/contracts/platform/offline';
import { someCaches } from '@amarena/shared/testing/someCaches';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';

// It deletes its times from a database that jsdom lacks.
jest.unstable_mockModule('workbox-expiration', () => ({
  CacheExpiration: class {
    delete = async () => undefined;
  },
}));

const PAGE = `${location.origin}/members`;
const ME = 'me';
/** Streams need them. */
const UNFAKED: ('nextTick' | 'queueMicrotask' | 'setImmediate')[] = ['nextTick', 'queueMicrotask', 'setImmediate'];
/** More turns of the event loop than it takes to read a stored page. */
const TURNS = 200;
const RENDERED = '<html><head></head><body><div data-rendered="x">Cards</div></body></html>';

let mark = 'mark of mine';
const cookieStore = { getAll: async () => [{ name: 'session_mark', value: mark }] };
/** The browser's own event; jsdom lacks it. */
class Opening extends Event {}
Object.assign(globalThis, { FetchEvent: Opening, ExtendableEvent: Opening, registration: { scope: '/' }, cookieStore });
Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true });

const aPage = (given: { generation?: number; person?: string | null; html?: string; status?: number } = {}) => {
  const { generation = 7, person = ME, html = RENDERED, status = 200 } = given;
  const headers = { [GENERATION_HEADER]: String(generation), ...(person !== null && { [PERSON_HEADER]: person }) };
  return new Response(html, { status, headers });
};

async function theWorker() {
  const [pages, stored, person, verdicts] = await Promise.all([
    import('./pages.ts'),
    import('./storedPages.ts'),
    import('./person.ts'),
    import('./verdicts.ts'),
  ]);
  return { ...pages, ...stored, ...person, ...verdicts };
}

/** Someone opens a page; the site answers when `answer` resolves. */
async function open(answer: Promise<Response>, { url = PAGE, cache = 'default' }: { url?: string; cache?: RequestCache } = {}) {
  const { answerPage } = await theWorker();
  const work: Promise<unknown>[] = [];
  const request = Object.defineProperties(new Request(url), { mode: { value: 'navigate' }, cache: { value: cache } });
  const event = Object.assign(new Opening('fetch'), {
    request,
    resultingClientId: 'client',
    preloadResponse: answer,
    waitUntil: (job: Promise<unknown>) => void work.push(job),
  });
  const shown = answerPage({ event, request, url: new URL(url), sameOrigin: true } as unknown as RouteHandlerCallbackOptions);
  return { shown, settled: () => Promise.all(work) };
}

/** A site that answers when it is told to. */
function aSlowSite() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { promise, resolve };
}

async function visited(page = aPage()) {
  const { shown, settled } = await open(Promise.resolve(page));
  await shown;
  await settled();
}

async function verdict(): Promise<PageVerdict> {
  const { tellVerdict } = await theWorker();
  const told = Promise.withResolvers<PageVerdict>();
  await tellVerdict('client', { postMessage: told.resolve } as unknown as MessagePort);
  return told.promise;
}

const isStored = async (page: Response): Promise<boolean> => (await page.text()).includes(STORED_META);

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  Object.assign(globalThis, { caches: someCaches() });
  mark = 'mark of mine';
  await (await theWorker()).storeFor(ME);
});

describe('a member who returns', () => {
  it('sees the stored page while the site takes its time, and learns its release when it answers', async () => {
    await visited();
    const site = aSlowSite();
    const { shown } = await open(site.promise);
    expect(await isStored(await shown)).toBe(true);
    site.resolve(aPage({ generation: 8 }));
    expect(await verdict()).toEqual({ kind: 'release', generation: 8 });
  });

  it('gets the next time what the site said meanwhile', async () => {
    await visited();
    const site = aSlowSite();
    const { shown, settled } = await open(site.promise);
    await shown;
    site.resolve(aPage({ generation: 8, html: RENDERED.replace('Cards', 'New cards') }));
    await settled();
    const { shown: next } = await open(aSlowSite().promise);
    expect(await (await next).text()).toContain('New cards');
  });

  it('sees the site’s page if that is there', async () => {
    await visited();
    const { shown } = await open(Promise.resolve(aPage()));
    expect(await isStored(await shown)).toBe(false);
  });

  it.each<[string, Parameters<typeof aPage>[0]]>([
    ['another release is live', { generation: 8 }],
    ['the session has ended elsewhere', { person: null }],
    ['the page is refused', { status: 403, person: null }],
  ])('sees nothing of before where the site shows in time that %s', async (_what, given) => {
    await visited();
    // The rest of the page never comes.
    const answer = aPage(given);
    jest.spyOn(answer, 'text').mockReturnValue(new Promise(() => undefined));
    const { shown } = await open(Promise.resolve(answer));
    expect(await shown).toBe(answer);
  });

  it('is told to leave the stored page once the site says that it is no longer theirs', async () => {
    await visited();
    const site = aSlowSite();
    await (await open(site.promise)).shown;
    site.resolve(aPage({ person: null }));
    expect(await verdict()).toEqual({ kind: 'someone_else' });
  });

  it('keeps the stored page while the site is broken', async () => {
    await visited();
    const site = aSlowSite();
    await (await open(site.promise)).shown;
    site.resolve(aPage({ status: 503 }));
    expect(await verdict()).toEqual({ kind: 'nothing_new' });
  });
});

describe('a stored page', () => {
  /** Milliseconds after which a returning member has a page, if there is one for them. */
  const SOON = 1_000;
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, doNotFake: UNFAKED }));
  afterEach(() => void jest.useRealTimers());

  const waitsForSite = async (opened: Parameters<typeof open>[1] = {}) => {
    const site = aSlowSite();
    const { shown } = await open(site.promise, opened);
    await jest.advanceTimersByTimeAsync(SOON);
    const fresh = aPage();
    site.resolve(fresh);
    return (await shown) === fresh;
  };

  it('is not shown with another session’s mark', async () => {
    await visited();
    mark = 'mark of another';
    expect(await waitsForSite()).toBe(true);
  });

  it('is not shown if a cookie has changed between its request and its end: it was made without', async () => {
    const site = aSlowSite();
    const { shown, settled } = await open(site.promise);
    mark = 'new mark of mine';
    site.resolve(aPage());
    await shown;
    await settled();
    expect(await waitsForSite()).toBe(true);
  });

  it('is not shown after a log-out, also if it was under way then', async () => {
    const { forget, storeFor } = await theWorker();
    await visited();
    const site = aSlowSite();
    const { settled } = await open(site.promise);
    await forget(true);
    await storeFor(ME);
    site.resolve(aPage());
    await settled();
    expect(await waitsForSite()).toBe(true);
  });

  it.each<[string, Parameters<typeof open>[1]]>([
    ['at a reload', { cache: 'no-cache' }],
    ['at “back”', { cache: 'force-cache' }],
    ['for a search with filters', { url: `${PAGE}?age=30-40` }],
  ])('is not shown %s', async (_when, opened) => {
    await visited();
    expect(await waitsForSite(opened)).toBe(true);
  });

  it.each<[string, Parameters<typeof aPage>[0]]>([
    ['was cut off', { html: '<html><head></head><body><div data-rendered="x">' }],
    ['has no cards in it', { html: '<html><head></head><body></body></html>' }],
    ['is a visitor’s', { person: null }],
  ])('is not shown if it %s', async (_what, given) => {
    await visited(aPage(given));
    expect(await waitsForSite()).toBe(true);
  });

  it('is not shown after a day', async () => {
    await visited();
    const day = 86_400_000;
    jest.setSystemTime(Date.now() + day + 1);
    expect(await waitsForSite()).toBe(true);
  });

  describe('by the time that the site took the last time', () => {
    // Time passes only in the test: on a busy machine, the reading itself takes longer than the head start.
    beforeEach(() => void jest.useFakeTimers({ doNotFake: UNFAKED }));

    /** Stores the page of a visit at which the site answered after so many milliseconds. */
    const visitedAfter = async (took: number) => {
      const site = aSlowSite();
      const { shown, settled } = await open(site.promise);
      await jest.advanceTimersByTimeAsync(took);
      site.resolve(aPage());
      await shown;
      await settled();
    };

    /** True if the stored page shows before any time has passed, however many turns of the event loop it takes to read it. */
    const showsAtOnce = async () => {
      const { shown } = await open(aSlowSite().promise);
      let page: Response | undefined;
      void shown.then((answer) => {
        page = answer;
      });
      await jest.advanceTimersByTimeAsync(1);
      for (let turn = 0; turn < TURNS && page === undefined; turn += 1) await jest.advanceTimersByTimeAsync(0);
      return page !== undefined && (await isStored(page));
    };

    it('shows at once if that was longer than its head start', async () => {
      await visitedAfter(300);
      expect(await showsAtOnce()).toBe(true);
    });

    it('waits for a site that was near', async () => {
      await visitedAfter(40);
      expect(await showsAtOnce()).toBe(false);
    });

    it('waits to hear that there is no network, however long that was', async () => {
      await visitedAfter(300);
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      expect(await showsAtOnce()).toBe(false);
    });

    it('waits again once the site could not be reached, although the browser believed in a network', async () => {
      await visitedAfter(300);
      const { shown, settled } = await open(Promise.reject(new TypeError('Failed to fetch')));
      await shown;
      await settled();
      expect(await showsAtOnce()).toBe(false);
    });
  });

  it('gives way to a page of a newer release, and does not drop that for an older open page', async () => {
    const { keepStartPage } = await theWorker();
    await visited();
    Object.assign(globalThis, { fetch: async () => aPage({ generation: 9 }) });
    await keepStartPage(9);
    const kept = async () => (await (await caches.open(OFFLINE_CACHES.pages)).match('/members'))?.headers.get(GENERATION_HEADER);
    expect(await kept()).toBe('9');
    await keepStartPage(7);
    expect(await kept()).toBe('9');
  });

  it('does no harm where storage fails', async () => {
    const broken = async () => Promise.reject(new Error('The disk is full.'));
    Object.assign(globalThis, { caches: { open: broken, match: broken, delete: broken } });
    const page = aPage();
    const { shown, settled } = await open(Promise.resolve(page));
    expect(await shown).toBe(page);
    await settled();
  });
});
