import { OFFLINE_CACHES, SHELL_DOCUMENT } from '@amarena/shared/contracts/platform/offline';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { NetworkOnly } from 'workbox-strategies';
import { languageOf, offlinePage } from './offlinePage.ts';
import { scope } from './scope.ts';

/** Milliseconds to wait for the site if a stored page is available. */
const PATIENCE = 8_000;

const network = new NetworkOnly();

const kept = (): Promise<Response | undefined> => caches.match(SHELL_DOCUMENT, { cacheName: OFFLINE_CACHES.shell });

function nothingKept(): Response {
  const { languages, onLine: online } = scope.navigator;
  const { html, headers } = offlinePage({ language: languageOf(languages), nonce: crypto.randomUUID(), online });
  return new Response(html, { status: 503, headers });
}

/** Resolves after the patience is over. */
const tooLong = (): Promise<true> =>
  new Promise((over) => {
    setTimeout(() => over(true), PATIENCE);
  });

/**
 * Pages come from the site, so that a new version shows at once. Only if the site cannot be reached, or takes too long,
 * the stored document is used instead.
 */
export async function answerPage({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const [answer, done] = network.handleAll({ event, request });
  // Whether it failed shows in its response.
  event.waitUntil(Promise.allSettled([done]));
  const fromNetwork = answer.catch(async () => (await kept()) ?? nothingKept());
  const first = await Promise.race([fromNetwork, tooLong()]);
  return first === true ? ((await kept()) ?? fromNetwork) : first;
}
