import { OFFLINE_CACHES } from './offline.ts';

/** Where another app leaves a photo, by a form of its own; field of the form that holds it. */
export const SHARE_PATH = '/share';
export const SHARE_FIELD = 'photo';

/** Parameter of the address that says what became of a shared photo: it is here, or it was lost. */
export const SHARED_PARAMETER = 'shared';
export type SharedOutcome = 'photo' | 'lost';

/** Where a shared photo is to go; the member decides. */
export type SharedPlace = 'chat' | 'profile';

/** Milliseconds for which a shared photo waits to be used. */
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

/** Keeps a photo on this device until the member says where it goes. */
export const keepSharedPhoto = (file: File, store: SharedStore): Promise<void> => write({ file, place: null }, store);

/** The photo that waits; null: none, or not for an hour. */
export const sharedPhoto = async (store: SharedStore): Promise<File | null> => (await read(store))?.file ?? null;

/** The photo that waits for this place; it goes on waiting. */
export async function sharedPhotoFor(place: SharedPlace, store: SharedStore): Promise<File | null> {
  const kept = await read(store);
  return kept?.place === place ? kept.file : null;
}

/** The member has decided where the photo goes. */
export async function sendSharedPhoto(place: SharedPlace, store: SharedStore): Promise<void> {
  const kept = await read(store);
  if (kept !== null) await write({ ...kept, place }, store);
}

/** Someone else may be here now: a photo that one member has sent somewhere is no other's. */
export async function dropSentPhoto(store: SharedStore): Promise<void> {
  const kept = await read(store);
  if (kept !== null && kept.place !== null) await dropSharedPhoto(store);
}

/** The photo has arrived where it goes, or nobody wants it. */
export async function dropSharedPhoto({ caches }: SharedStore): Promise<void> {
  await caches.delete(OFFLINE_CACHES.shared);
}
