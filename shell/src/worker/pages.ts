import { OFFLINE_CACHES, SHELL_DOCUMENT } from '@amarena/shared/contracts/platform/offline';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { NetworkOnly } from 'workbox-strategies';
import { languageOf, offlinePage } from './offlinePage.ts';
import { stillSameMember } from './person.ts';
import { scope } from './scope.ts';
import { cookies, expectNear, isAsStored, isStorable, storedPage, storePage, tookOf } from './storedPages.ts';
import { noteFailure } from './tellError.ts';
import { noteVerdict } from './verdicts.ts';

/** Milliseconds to wait for the site if a stored document is available. */
const PATIENCE = 8_000;
/** The same if the page itself is stored: a site that is near enough is always shown as it is. */
const HEAD_START = 100;

/** Milliseconds to wait before a stored page is shown: none if the site needed longer than that the last time, and may be reached. */
const headStartFor = (stored: Response): number => (scope.navigator.onLine && tookOf(stored) > HEAD_START ? 0 : HEAD_START);

const network = new NetworkOnly();

const kept = (): Promise<Response | undefined> => caches.match(SHELL_DOCUMENT, { cacheName: OFFLINE_CACHES.shell });

function nothingKept(): Response {
  const { languages, onLine: online } = scope.navigator;
  const { html, headers } = offlinePage({ language: languageOf(languages), nonce: crypto.randomUUID(), online });
  return new Response(html, { status: 503, headers });
}

const after = (milliseconds: number): Promise<true> =>
  new Promise((over) => {
    setTimeout(() => over(true), milliseconds);
  });

/** True if the site's page comes in time, or shows at least that the stored one is of another release or person. */
const comesInTime = (answer: Promise<Response>, stored: Response, late: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    answer.then(
      async (response) => {
        if (isAsStored(response, stored)) await response.clone().text();
        return true;
      },
      // Without a network, the other document brings all that it needs.
      () => true,
    ),
    late.then(() => false),
  ]);

/**
 * Pages come from the site, so that a new version shows at once. If a returning member's page is not there after a
 * moment, the stored one is shown, the page reads its data again, and learns what the site said. Without a stored page,
 * and only if the site cannot be reached or takes too long, the document without a page is used instead.
 */
export async function answerPage({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const [answer, done] = network.handleAll({ event, request });
  // Whether it failed shows in its response.
  event.waitUntil(Promise.allSettled([done]));
  const stored = isStorable(request) ? await returningTo({ event, request, answer }) : null;
  if (stored !== null) return stored;
  const fromNetwork = answer.catch(async () => (await kept()) ?? nothingKept());
  const first = await Promise.race([fromNetwork, after(PATIENCE)]);
  return first === true ? ((await kept()) ?? fromNetwork) : first;
}

const warn = noteFailure('A page is not kept for the next visit');

interface Returning {
  readonly event: ExtendableEvent;
  readonly request: Request;
  readonly answer: Promise<Response>;
}

/** The stored page of a returning member, if the site's own takes longer; null: wait for the site. Stores the site's page. */
async function returningTo({ event, request, answer }: Returning): Promise<Response | null> {
  const [opened, stillHere, made] = [performance.now(), stillSameMember(), cookies()];
  // The site's page may be for the browser: its copy is taken first.
  const copy = answer.then((response) => ({ response: response.clone(), took: performance.now() - opened }));
  const kept = copy.then(
    ({ response, took }) => storePage(request.url, { answer: response, took, made }, stillHere),
    // A browser may believe that it has a network.
    () => expectNear(request.url, stillHere),
  );
  event.waitUntil(kept.catch(warn));
  const stored = await storedPage(request).catch((cause: unknown) => {
    warn(cause);
    return null;
  });
  if (stored === null) return null;
  const left = opened + headStartFor(stored) - performance.now();
  if (await comesInTime(answer, stored, after(left))) return null;
  if (event instanceof FetchEvent) noteVerdict(event.resultingClientId, answer, stored);
  return stored;
}
