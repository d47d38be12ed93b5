import type { Config } from '../config.ts';
import { cachedObjects } from '../delivery/store/cachedObjects.ts';
import { folderObjects } from '../delivery/store/folderObjects.ts';
import type { ObjectStore } from '../delivery/store/objectStore.ts';
import { MINUTE } from '../times.ts';
import { type PhotoStore, photoStoreIn } from './photoStore.ts';

/**
 * Where all pictures are. `public` has what anyone who knows a name may see, `landers` the pictures of landers; the
 * other two are never served by name.
 */
export interface PictureStores {
  readonly originals: PhotoStore;
  readonly public: PhotoStore;
  readonly private: PhotoStore;
  readonly landers: PhotoStore;
}

/** Folders of the store, as `DATA_DIR` and the bucket have them. */
export const PICTURE_FOLDERS = { originals: 'originals', public: 'photos', private: 'private-photos', landers: 'lander-images' } as const;

/** An object of a bucket that a server has used: from then on, the servers read the bucket before the folder. */
export const USED = 'used-by-a-server';

/** For how long a server may keep a file in memory. Who may see it is decided before, at each request. */
const KEPT_FOR = 10 * MINUTE;
const IN_MEMORY: readonly string[] = [PICTURE_FOLDERS.public, PICTURE_FOLDERS.landers];
const isInMemory = (key: string): boolean => IN_MEMORY.some((folder) => key.startsWith(`${folder}/`));

const storesOver = (objects: ObjectStore): PictureStores => ({
  originals: photoStoreIn(objects, PICTURE_FOLDERS.originals),
  public: photoStoreIn(objects, PICTURE_FOLDERS.public),
  private: photoStoreIn(objects, PICTURE_FOLDERS.private),
  landers: photoStoreIn(objects, PICTURE_FOLDERS.landers),
});

/**
 * A bucket, and behind it a folder with the pictures from before there was a bucket, until they are copied. A removal
 * begins with the folder: what `copyPictures` copies meanwhile is then removed from the bucket, by it or here.
 */
export const beforeFolder = (bucket: ObjectStore, folder: ObjectStore): ObjectStore => ({
  ...bucket,
  get: async (key) => (await bucket.get(key)) ?? folder.get(key),
  async remove(key) {
    await folder.remove(key);
    await bucket.remove(key);
  },
});

/**
 * Opens the configured store. Throws `StoreUnavailable` if a bucket does not answer, does not permit what the site
 * needs, or can be read without credentials.
 */
export async function openPictureStores({ dataDir, photoBucket }: Pick<Config, 'dataDir' | 'photoBucket'>): Promise<PictureStores> {
  const folder = folderObjects(dataDir);
  if (photoBucket === null) return storesOver(folder);
  // Imported here because it takes half a second, and only sites with a bucket need it.
  const { openPhotoBucket } = await import('./photoBucket.ts');
  const bucket = await openPhotoBucket(photoBucket);
  await bucket.put(USED, Buffer.from(new Date().toISOString()));
  return storesOver(cachedObjects(beforeFolder(bucket, folder), isInMemory, { keptFor: KEPT_FOR }));
}
