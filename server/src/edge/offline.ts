import { SHARE_PATH, SHARED_PARAMETER, type SharedOutcome } from '@amarena/shared/contracts/chat/sharedPhoto';
import {
  CACHE_PREFIX,
  GENERATION_HEADER,
  PAGE_WORKER,
  PERSON_HEADER,
  SHELL_DOCUMENT,
  WORKER_FILE,
} from '@amarena/shared/contracts/platform/offline';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Boot } from '@amarena/shared/federation/boot';
import type { FastifyInstance } from 'fastify';
import { OWN_ARTIFACTS } from '../delivery/folders.ts';
import { liveFor } from '../delivery/guestLive.ts';
import type { LiveRegistry } from '../delivery/liveSnapshot.ts';
import { pageFor, visitorOf } from './canary.ts';
import type { EdgeDeps } from './deps.ts';
import { assetsFor } from './preloads.ts';
import { policiesOf } from './securityHeaders.ts';
import { sendDocument } from './sendDocument.ts';
import { hashOf, isKnown } from './validators.ts';

/**
 * A service worker that unregisters itself: a browser with an old one gets this with the next page, and removes the
 * worker and its caches. Browsers check for a new worker by themselves, so that even a broken one cannot stay.
 */
const LEAVING = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
})()));
`;

const LOST = new URLSearchParams({ [SHARED_PARAMETER]: 'lost' satisfies SharedOutcome });

export interface OfflineDeps extends Pick<EdgeDeps, 'delivery' | 'bootFor' | 'fingerprint' | 'secure' | 'cdn' | 'offlineWorker'> {
  readonly live: () => Promise<LiveRegistry>;
}

/** The service worker of the site's pages, and the document that it caches. */
export function registerOffline(
  edge: FastifyInstance,
  { delivery, bootFor, fingerprint, secure, cdn, offlineWorker, live }: OfflineDeps,
): void {
  edge.get(PAGE_WORKER, async (request, reply) => {
    const { shell, artifactsAddress } = await live();
    const kept = offlineWorker && WORKER_FILE in shell.files ? await delivery.shell.read(shell.version, WORKER_FILE) : null;
    const files = artifactsAddress === OWN_ARTIFACTS ? "'self'" : `'self' ${new URL(artifactsAddress).origin}`;
    const worker = kept?.toString() ?? LEAVING;
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': `default-src 'none'; connect-src ${files}` });
    // Browsers ask for it after most pages.
    if (isKnown(request, reply, hashOf(worker))) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(worker);
  });

  // Normally the worker takes a shared photo. If there is none yet, the page says that the photo did not arrive; the
  // body is read to its end and discarded, because browsers take an early answer for a network error.
  edge.addContentTypeParser('multipart/form-data', (_request, form, done) => {
    form
      .on('end', () => done(null))
      .on('error', done)
      .resume();
  });
  edge.post(SHARE_PATH, (_request, reply) => reply.header('cache-control', 'no-store').redirect(`${pathTo('chats')}?${LOST}`, 303));

  edge.get(SHELL_DOCUMENT, async (request, reply) => {
    const visitor = await bootFor(request);
    // Only what a member has read is cached, so it is of no use to anyone else.
    if (visitor.user === null) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    const now = liveFor(await live(), null, { isMember: true });
    // A developer's overrides apply only to pages with a network.
    const page = await pageFor(now, visitorOf(request, reply, now, { fingerprint, secure, cdn }));
    // With every hash: without a network, nothing brings the others.
    const boot: Boot = { ...visitor, snapshot: page.snapshot, overrides: [], status: 200 };
    reply.headers({
      [GENERATION_HEADER]: String(page.snapshot.generation),
      [PERSON_HEADER]: visitor.user.id,
      'x-robots-tag': 'noindex',
    });
    return sendDocument(request, reply, {
      status: 200,
      document: {
        boot,
        route: null,
        assets: assetsFor(null, visitor.language, page),
        share: null,
        withoutScript: null,
        indexed: true,
        about: null,
        first: null,
      },
      keeping: null,
      policy: { policies: policiesOf(page), secure, artifactsAddress: page.artifactsAddress },
    });
  });
}
