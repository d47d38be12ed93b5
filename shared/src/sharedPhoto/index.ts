import type { SharedPlace } from '../contracts/chat/sharedPhoto.ts';
import { OFFLINE_CACHES } from '../contracts/platform/offline.ts';

/** Milliseconds for which a shared photo is kept. */
const KEPT = 3_600_000;
const KEY = '/share/photo';
const NAME_HEADER = 'amarena-name';
const AT_HEADER = 'amarena-at';
const PLACE_HEADER = 'amarena-place';
const MEMBER_HEADER = 'amarena-member';

/** The browser's caches and the time now, in milliseconds. */
export interface SharedStore {
  readonly caches: Pick<CacheStorage, 'open' | 'delete'>;
  readonly now: number;
}

interface Kept {
  readonly file: File;
  readonly place: SharedPlace | null;
  /** Id of the member who shared it; null: nobody was logged in. */
  readonly member: string | null;
}

async function write({ file, place, member }: Kept, { caches, now }: SharedStore): Promise<void> {
  const headers = {
    'content-type': file.type,
    [NAME_HEADER]: encodeURIComponent(file.name),
    [AT_HEADER]: String(now),
    ...(place !== null && { [PLACE_HEADER]: place }),
    ...(member !== null && { [MEMBER_HEADER]: member }),
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
    member: headers.get(MEMBER_HEADER),
  };
}

/** Stores a photo on this device until its target is chosen. `member`: who shared it; null if nobody is logged in. */
export const keepSharedPhoto = (file: File, member: string | null, store: SharedStore): Promise<void> =>
  write({ file, place: null, member }, store);

/** Nobody is shown what someone else shared, also where no service worker has dropped it at the log-in. */
async function readAs(member: string, store: SharedStore): Promise<Kept | null> {
  await dropPhotoOfOthers(member, store);
  return read(store);
}

/** The photo that the member who is logged in may see. Null: none, it has expired, or someone else shared it, which drops it. */
export const sharedPhoto = async (member: string, store: SharedStore): Promise<File | null> => (await readAs(member, store))?.file ?? null;

/** The same for this target; it stays stored. */
export async function sharedPhotoFor(place: SharedPlace, member: string, store: SharedStore): Promise<File | null> {
  const kept = await readAs(member, store);
  return kept?.place === place ? kept.file : null;
}

/** Records the member's choice of target. */
export async function sendSharedPhoto(place: SharedPlace, store: SharedStore): Promise<void> {
  const kept = await read(store);
  if (kept !== null) await write({ ...kept, place }, store);
}

/** It is not known who uses the browser now: a photo that was already sent somewhere must not reach someone else. */
export async function dropSentPhoto(store: SharedStore): Promise<void> {
  const kept = await read(store);
  if (kept !== null && kept.place !== null) await dropSharedPhoto(store);
}

/** This member has logged in: deletes a photo that someone else shared. */
export async function dropPhotoOfOthers(member: string, store: SharedStore): Promise<void> {
  const kept = await read(store);
  if (kept !== null && kept.member !== null && kept.member !== member) await dropSharedPhoto(store);
}

/** A member has left, and someone else may be here by now: deletes the photo only if that member shared it. */
export async function dropPhotoOf(member: string, store: SharedStore): Promise<void> {
  if ((await read(store))?.member === member) await dropSharedPhoto(store);
}

/** Deletes the photo: it has arrived, or is not wanted. */
export async function dropSharedPhoto({ caches }: SharedStore): Promise<void> {
  await caches.delete(OFFLINE_CACHES.shared);
}
