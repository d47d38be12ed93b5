import { OFFLINE_CACHES } from '@amarena/shared/contracts/offline';
import { dropSentPhoto, dropSharedPhoto } from '@amarena/shared/contracts/sharedPhoto';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration } from 'workbox-expiration';

/** Where the worker remembers for whom it keeps things: no page of the site lies there. */
const PERSON = '/app-shell/person';

/** Caches whose content is a member's. */
const PRIVATE = [OFFLINE_CACHES.shell, OFFLINE_CACHES.read, OFFLINE_CACHES.photos];

/** Grows each time that everything is forgotten: an answer to an earlier ask is not kept. */
let epoch = 0;

const dropPrivate = async (): Promise<void> => {
  await Promise.all(PRIVATE.map((name) => caches.delete(name)));
};

/** Addresses say something too: they go with the answers. */
const forgetTimes = (name: string): Promise<void> => new CacheExpiration(name, { maxEntries: 1 }).delete();

/** Deletes everything that was kept for a member. A photo that someone shares before they log in waits for that. */
export async function forget(left: boolean): Promise<void> {
  epoch += 1;
  const store = { caches, now: Date.now() };
  await (left ? dropSharedPhoto(store) : dropSentPhoto(store));
  await dropPrivate();
  await Promise.all([forgetTimes(OFFLINE_CACHES.read), forgetTimes(OFFLINE_CACHES.photos)]);
}

/** The member for whom things are kept; null: nobody. */
export async function keptFor(): Promise<string | null> {
  const found = await caches.match(PERSON, { cacheName: OFFLINE_CACHES.shell });
  return found === undefined ? null : found.text();
}

/** From now on things are kept for this member; what was another's goes. */
export async function keepFor(member: string): Promise<void> {
  const before = await keptFor();
  if (before === member) return;
  if (before !== null) await forget(false);
  await (await caches.open(OFFLINE_CACHES.shell)).put(PERSON, new Response(member));
}

/** Keeps an answer only for a member, and where nobody has logged out since it was asked for. */
export const forWhoAsked: WorkboxPlugin = {
  async handlerWillStart({ state }) {
    if (state) state.epoch = epoch;
  },
  async cacheWillUpdate({ response, state }) {
    const isTheirs = response.status === 200 && (await keptFor()) !== null && state?.epoch === epoch;
    return isTheirs ? response : null;
  },
  async cacheDidUpdate({ state }) {
    if (state?.epoch !== epoch) await dropPrivate();
  },
};
