import { OFFLINE_CACHES } from '@amarena/shared/contracts/platform/offline';
import { SHOWN_MEMBER } from '@amarena/shared/contracts/platform/shownMember';
import { dropPhotoOfOthers, dropSentPhoto, dropSharedPhoto } from '@amarena/shared/sharedPhoto';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration } from 'workbox-expiration';

/** Where the worker stores whose data it keeps; no page of the site has this address. */
const PERSON = '/app-shell/person';

/** Caches with a member's data. */
const PRIVATE = [OFFLINE_CACHES.shell, OFFLINE_CACHES.pages, OFFLINE_CACHES.read, OFFLINE_CACHES.photos];

/** Increases each time everything is deleted: a response to an earlier request is not stored. */
let epoch = 0;

const dropPrivate = async (): Promise<void> => {
  await Promise.all(PRIVATE.map((name) => caches.delete(name)));
};

/** Addresses are revealing too: delete them with the responses. */
const forgetTimes = (name: string): Promise<void> => new CacheExpiration(name, { maxEntries: 1 }).delete();

/** Deletes everything that was stored for a member. Unless the member `left`, a photo that was not sent yet stays. */
export async function forget(left: boolean): Promise<void> {
  epoch += 1;
  const store = { caches, now: Date.now() };
  await (left ? dropSharedPhoto(store) : dropSentPhoto(store));
  await dropPrivate();
  await Promise.all([forgetTimes(OFFLINE_CACHES.read), forgetTimes(OFFLINE_CACHES.photos)]);
}

/** Returns a function that is true as long as no one has logged out since. */
export function stillSameMember(): () => boolean {
  const before = epoch;
  return () => epoch === before;
}

/** The member whose data is stored; null: none. */
export async function storedMember(): Promise<string | null> {
  const found = await caches.match(PERSON, { cacheName: OFFLINE_CACHES.shell });
  return found === undefined ? null : found.text();
}

/** Stores data for this member from now on; deletes another member's. */
export async function storeFor(member: string): Promise<void> {
  const before = await storedMember();
  if (before === member) return;
  if (before !== null) await forget(false);
  await dropPhotoOfOthers(member, { caches, now: Date.now() });
  await (await caches.open(OFFLINE_CACHES.shell)).put(PERSON, new Response(member));
}

/** True if a page that shows `shown` may get and change what is stored; null: its request does not say whom it shows. */
export const isStored = async (shown: unknown): Promise<boolean> => {
  const stored = await storedMember();
  return stored !== null && (shown === null || shown === stored);
};

/**
 * Stores a response only for a member, and only if no one logged out since the request. A page that shows someone else
 * neither gets what is stored nor brings anything.
 */
export const onlyForCurrentMember: WorkboxPlugin = {
  // Later callbacks get the key of the cache as their request, which has no headers.
  async handlerWillStart({ request, state }) {
    if (state) Object.assign(state, { epoch, shown: request.headers.get(SHOWN_MEMBER) });
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => ((await isStored(state?.shown ?? null)) ? (cachedResponse ?? null) : null),
  async cacheWillUpdate({ response, state }) {
    const isTheirs = response.status === 200 && (await isStored(state?.shown ?? null)) && state?.epoch === epoch;
    return isTheirs ? response : null;
  },
  async cacheDidUpdate({ state }) {
    if (state?.epoch !== epoch) await dropPrivate();
  },
};
