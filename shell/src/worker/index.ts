import type { PageMessage } from '@amarena/shared/contracts/platform/offline';
import { clientsClaim } from 'workbox-core';
import { enable } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { forgetInTurn, keep } from './keep.ts';
import { answerPage } from './pages.ts';
import { answers, files, isAnswer, isFile, isPhoto, photos } from './reading.ts';
import { scope } from './scope.ts';
import { isShare, receive } from './sharing.ts';
import { dropPages } from './storedPages.ts';
import { watchErrors, watched } from './tellError.ts';
import { tellVerdict } from './verdicts.ts';

/** Addresses that a browser can open but that are not pages of the site. */
const NO_PAGES = [/^\/(api|dev|photos|artifacts|shell|health|metrics)(\/|$)/, /^\/sw(-push)?\.js$/];

function answerMessage(message: PageMessage, event: ExtendableMessageEvent): Promise<void> {
  if (message.type === 'keep') return keep(message, event);
  if (message.type === 'forget') return forgetInTurn(message.left, message.member);
  return tellVerdict(event.source instanceof Client ? event.source.id : '', event.ports[0]);
}

/** The worker for the site's pages: what was read before opens offline, and live requests never wait for it. */
function start(): void {
  watchErrors();
  // A newer worker can use the caches of the older one, so it need not wait until every page is closed.
  scope.addEventListener('install', () => void scope.skipWaiting());
  // It comes with another release, so the stored pages are of an older one.
  scope.addEventListener('activate', (event) => event.waitUntil(watched(dropPages)()));
  clientsClaim();
  enable();

  registerRoute(new NavigationRoute(watched(answerPage), { denylist: NO_PAGES }));
  registerRoute(isFile, files);
  registerRoute(isAnswer, answers);
  registerRoute(isPhoto, photos);
  registerRoute(isShare, watched(receive), 'POST');
  const network = new NetworkOnly();
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/logout.php',
    async (options) => {
      const answer = await network.handle(options);
      // A page that asks whether to log out: no one has logged out yet.
      if (answer.status !== 200) await forgetInTurn(true);
      return answer;
    },
  );
  // With navigation preload on, the request is already running: answer everything that is not a page from it, to avoid a second request.
  registerRoute(new NavigationRoute((options) => network.handle(options), { allowlist: NO_PAGES }));

  scope.addEventListener('message', (event) => {
    const message: PageMessage = event.data;
    event.waitUntil(watched(answerMessage)(message, event));
  });
}

start();
