import type { PageMessage } from '@amarena/shared/contracts/offline';
import { clientsClaim } from 'workbox-core';
import { enable } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { forgetInTurn, keep } from './keep.ts';
import { answerPage } from './pages.ts';
import { answers, files, isAnswer, isFile, isPhoto, photos } from './reading.ts';
import { scope } from './scope.ts';
import { isShare, receive } from './sharing.ts';

/** Not pages of the site, though a browser can open them. */
const NO_PAGES = [/^\/(api|dev|photos|artifacts|shell|health|metrics)(\/|$)/, /^\/sw(-push)?\.js$/];

/** Worker of the site's pages: what was last read opens without a network, and nothing that is live waits for it. */
function start(): void {
  // The caches of one worker fit the next, so a newer one need not wait until every page is closed.
  scope.addEventListener('install', () => void scope.skipWaiting());
  clientsClaim();
  enable();

  registerRoute(new NavigationRoute(answerPage, { denylist: NO_PAGES }));
  registerRoute(isFile, files);
  registerRoute(isAnswer, answers);
  registerRoute(isPhoto, photos);
  registerRoute(isShare, receive, 'POST');
  const network = new NetworkOnly();
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/logout.php',
    async (options) => {
      const answer = await network.handle(options);
      // A page with the question whether to log out: nobody has left yet.
      if (answer.status !== 200) await forgetInTurn(true);
      return answer;
    },
  );
  // With the preload on, the browser has asked already: what is no page gets that answer, else it would ask twice.
  registerRoute(new NavigationRoute((options) => network.handle(options), { allowlist: NO_PAGES }));

  scope.addEventListener('message', (event) => {
    const message: PageMessage = event.data;
    event.waitUntil(message.type === 'keep' ? keep(message, event) : forgetInTurn(message.left));
  });
}

start();
