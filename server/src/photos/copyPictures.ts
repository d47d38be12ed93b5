import { atMost } from '../atMost.ts';
import type { ObjectStore, StoredObject } from '../delivery/store/objectStore.ts';
import { PICTURE_FOLDERS } from './pictureStores.ts';

const AT_A_TIME = 8;
const LETTERS = [...'0123456789abcdef'];
const SUBFOLDERS = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
/** Anything else is what an interrupted write left behind. */
const isPicture = ({ key }: StoredObject): boolean => /\.(webp|avif)$/.test(key);

export interface Copied {
  /** Files that were copied, with their bytes in total. */
  readonly copied: number;
  readonly bytes: number;
  /** Files that the bucket had already. */
  readonly present: number;
}

/** Copies one file; 0 if it was removed meanwhile. Otherwise its bytes. */
async function copyOne(from: ObjectStore, to: ObjectStore, key: string): Promise<number> {
  const bytes = await from.get(key);
  if (bytes === null) return 0;
  await to.put(key, bytes);
  // The site removes a file from the folder before it removes it from the bucket. If it is gone from the folder now, the
  // removal from the bucket may have come before the copy.
  if ((await from.get(key)) !== null) return bytes.length;
  await to.remove(key);
  return 0;
}

/**
 * Copies all pictures from the folder to the bucket, unless the bucket has them. The servers may write and remove
 * pictures meanwhile if they read the bucket before the folder. Safe to repeat. Throws `StoreUnavailable`.
 */
export async function copyPictures(from: ObjectStore, to: ObjectStore, say: (line: string) => void): Promise<Copied> {
  const inTurn = atMost(AT_A_TIME);
  const total = { copied: 0, bytes: 0, present: 0 };
  for (const folder of Object.values(PICTURE_FOLDERS)) {
    for (const subfolder of SUBFOLDERS) {
      const prefix = `${folder}/${subfolder}/`;
      const found = (await from.list(prefix)).filter(isPicture);
      if (found.length === 0) continue;
      const held = new Set((await to.list(prefix)).map(({ key, bytes }) => `${key} ${bytes}`));
      const lacking = found.filter(({ key, bytes }) => !held.has(`${key} ${bytes}`));
      const sizes = await Promise.all(lacking.map(({ key }) => inTurn(() => copyOne(from, to, key))));
      total.copied += sizes.filter((bytes) => bytes > 0).length;
      total.bytes += sizes.reduce((sum, bytes) => sum + bytes, 0);
      total.present += found.length - lacking.length;
    }
    say(`${folder}: ${total.copied} copied so far, ${total.present} there already.`);
  }
  return total;
}
