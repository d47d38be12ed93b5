import { OFFLINE_CACHES, SHELL_DOCUMENT } from '@amarena/shared/contracts/offline';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { NetworkOnly } from 'workbox-strategies';
import { languageOf, offlinePage } from './offlinePage.ts';
import { scope } from './scope.ts';

/** Milliseconds for which a page waits for the site, where there is something to show in its place. */
const PATIENCE = 8_000;

const network = new NetworkOnly();

const kept = (): Promise<Response | undefined> => caches.match(SHELL_DOCUMENT, { cacheName: OFFLINE_CACHES.shell });

function nothingKept(): Response {
  const { languages, onLine: online } = scope.navigator;
  const { html, headers } = offlinePage({ language: languageOf(languages), nonce: crypto.randomUUID(), online });
  return new Response(html, { status: 503, headers });
}

/** True once the patience is over. */
const tooLong = (): Promise<true> =>
  new Promise((over) => {
    setTimeout(() => over(true), PATIENCE);
  });

/**
 * A page comes from the site, so that a version that went live shows at once. Only where the site cannot be reached, or
 * takes too long, the kept document answers in its place.
 */
export async function answerPage({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const [answer, done] = network.handleAll({ event, request });
  // Whether it failed, its answer says.
  event.waitUntil(Promise.allSettled([done]));
  const fromNetwork = answer.catch(async () => (await kept()) ?? nothingKept());
  const first = await Promise.race([fromNetwork, tooLong()]);
  return first === true ? ((await kept()) ?? fromNetwork) : first;
}
