import type { SharedPlace } from '../contracts/chat/sharedPhoto.ts';
import { OFFLINE_CACHES } from '../contracts/platform/offline.ts';

/** Milliseconds for which a shared photo is kept. */
const KEPT = 3_600_000;
const KEY = '/share/photo';
const NAME_HEADER = 'amarena-name';
const AT_HEADER = 'amarena-at';
const PLACE_HEADER = 'amarena-place';

/** The browser's caches and the time now, in milliseconds. */
export interface SharedStore {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  readonly now: number;
}

interface Kept {
  readonly file: File;
  readonly place: SharedPlace | null;
}

async function write({ file, place }: Kept, { caches, now }: SharedStore): Promise<void> {
  const headers = {
    'content-type': file.type,
    [NAME_HEADER]: encodeURIComponent(file.name),
    [AT_HEADER]: String(now),
    ...(place !== null && { [PLACE_HEADER]: place }),
  };
  const cache = await caches.open(OFFLINE_CACHES.shared);
  await cache.put(KEY, new Response(file, { headers }));
}

async function read({ caches, now }: SharedStore): Promise<Kept | null> {
  const found = await (await caches.open(OFFLINE_CACHES.shared)).match(KEY);
  if (found === undefined) return null;
  const { headers } = found;
  if (now > Number(headers.get(AT_HEADER)) + KEPT) {
    await dropSharedPhoto({ caches, now });
    return null;
  }
  const blob = await found.blob();
  const type = headers.get('content-type') ?? blob.type;
  const place = headers.get(PLACE_HEADER);
  return {
    file: new File([blob], decodeURIComponent(headers.get(NAME_HEADER) ?? ''), { type }),
    place: place === 'chat' || place === 'profile' ? place : null,
  };
}

/** Stores a photo on this device until the member chooses its target. */
export const keepSharedPhoto = (file: File, store: SharedStore): Promise<void> => write({ file, place: null }, store);

/** The stored photo; null: none, or it has expired. */
export const sharedPhoto = async (store: SharedStore): Promise<File | null> => (await read(store))?.file ?? null;

/** The stored photo for this target; it stays stored. */
export async function sharedPhotoFor(place: SharedPlace, store: SharedStore): Promise<File | null> {
  const kept = await read(store);
  return kept?.place === place ? kept.file : null;
}

/** Records the member's choice of target. */
export async function sendSharedPhoto(place: SharedPlace, store: SharedStore): Promise<void> {
  const kept = await read(store);
  if (kept !== null) await write({ ...kept, place }, store);
}

/** Another member may be using the browser now: a photo that one member has already sent somewhere must not reach another. */
export async function dropSentPhoto(store: SharedStore): Promise<void> {
  const kept = await read(store);
  if (kept !== null && kept.place !== null) await dropSharedPhoto(store);
}

/** Deletes the photo: it has arrived, or is not wanted. */
export async function dropSharedPhoto({ caches }: SharedStore): Promise<void> {
  await caches.delete(OFFLINE_CACHES.shared);
}
