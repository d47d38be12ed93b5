import { avifName, fileName } from './fileName.ts';
import type { PictureKey } from './intake.ts';
import type { PictureStores } from './pictureStores.ts';
import { IN_AVIF, PRIVATE_RENDITION_NAMES, RENDITION_NAMES } from './renditions.ts';

type OfMembers = Exclude<keyof PictureStores, 'landers'>;

/** All names that the files of a picture may have in each store. */
const NAMES: Readonly<Record<OfMembers, (picture: PictureKey) => string[]>> = {
  originals: ({ id, name_key }) => [fileName(id, name_key, 'original')],
  public: ({ id, name_key }) => [
    ...RENDITION_NAMES.map((kind) => fileName(id, name_key, kind)),
    ...IN_AVIF.map((kind) => avifName(fileName(id, name_key, kind))),
  ],
  private: ({ id, name_key }) => PRIVATE_RENDITION_NAMES.map((kind) => fileName(id, name_key, kind)),
};

/** Removes all files of a picture from one store. Safe to repeat. */
export async function removeFrom(stores: PictureStores, kind: OfMembers, picture: PictureKey): Promise<void> {
  await Promise.all(NAMES[kind](picture).map((name) => stores[kind].remove(name)));
}
