import { OFFLINE_CACHES, type PageMessage, READ_DAYS } from '@amarena/shared/contracts/platform/offline';
import { SHOWN_MEMBER } from '@amarena/shared/contracts/platform/shownMember';
import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { forgetWhatIsGone } from './gone.ts';
import { notForFresh } from './notForFresh.ts';
import { onlyForCurrentMember } from './person.ts';
import { isRead, isVersionFile, readKey } from './read.model.ts';
import { scope } from './scope.ts';

type Keep = Extract<PageMessage, { type: 'keep' }>;

const SECONDS_PER_DAY = 86_400;
const KEPT_ANSWERS = 120;
const KEPT_PHOTOS = 240;

const within = (maxEntries: number): ExpirationPlugin =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: READ_DAYS * SECONDS_PER_DAY,
    purgeOnQuotaError: true,
    // An entry is deleted by its address alone, without the headers that its answer varies by.
    matchOptions: { ignoreVary: true },
  });

const oneKeyEach: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => readKey(request.url) };

/** Files of versions never change, so cached ones are not requested again. A wrong hash is rejected before it is stored. */
export const files = new CacheFirst({
  cacheName: OFFLINE_CACHES.files,
  plugins: [{ cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) }],
});

/** The site's current answer; the last stored one only if the site cannot be reached and the page shows none yet. */
export const answers = new NetworkFirst({
  cacheName: OFFLINE_CACHES.read,
  plugins: [oneKeyEach, notForFresh, onlyForCurrentMember, forgetWhatIsGone(OFFLINE_CACHES.read), within(KEPT_ANSWERS)],
});

/** A photo can be refused, removed or hidden at any time, so the stored one shows only if the site cannot be reached. */
export const photos = new NetworkFirst({
  cacheName: OFFLINE_CACHES.photos,
  plugins: [onlyForCurrentMember, forgetWhatIsGone(OFFLINE_CACHES.photos), within(KEPT_PHOTOS)],
});

export const isFile = ({ url, request: { integrity } }: RouteMatchCallbackOptions): boolean =>
  isVersionFile(url, { integrity, origin: scope.location.origin });

export const isAnswer = ({ url }: RouteMatchCallbackOptions): boolean => isRead(url, scope.location.origin);

export const isPhoto = ({ url, request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.destination === 'image' && url.pathname.startsWith('/photos/');

/** Stores what the first page read before the worker started, if its member is still logged in. */
export async function readAgain({ read, member }: Pick<Keep, 'read' | 'member'>, event: ExtendableEvent): Promise<void> {
  const wanted = read.filter((address) => isRead(new URL(address), scope.location.origin));
  const outcomes = await Promise.allSettled(
    wanted.map((address) => answers.handle({ event, request: new Request(address, { headers: { [SHOWN_MEMBER]: member } }) })),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') console.warn('What was read could not be kept', outcome.reason);
}
