import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Config } from '../../config.ts';
import { folderObjects } from '../../delivery/store/folderObjects.ts';
import { copyPictures } from '../../photos/copyPictures.ts';
import { openPhotoBucket } from '../../photos/photoBucket.ts';
import { USED } from '../../photos/pictureStores.ts';

const MEGABYTE = 1_000_000;
const NO_BUCKET = 'PHOTO_STORE is missing: the bucket to copy to, such as s3://amarena-photos.';
const NOT_USED =
  'No server has used this bucket yet. First set PHOTO_STORE for all servers and restart them, with the folder still in DATA_DIR: pictures that they remove are then removed from both.';

/** Copies the pictures of `DATA_DIR` to the bucket and returns what to print. A failure says why nothing was done. */
export async function copyToBucket(
  { dataDir, photoBucket }: Pick<Config, 'dataDir' | 'photoBucket'>,
  say: (line: string) => void,
): Promise<Result<string, string>> {
  if (photoBucket === null) return failure(NO_BUCKET);
  const bucket = await openPhotoBucket(photoBucket);
  if ((await bucket.get(USED)) === null) return failure(NOT_USED);
  const { copied, bytes, present } = await copyPictures(folderObjects(dataDir), bucket, say);
  if (copied + present === 0) return failure(`There is no picture in ${dataDir}. Set DATA_DIR to the folder that the servers used so far.`);
  return success(`Files copied: ${copied} (${Math.round(bytes / MEGABYTE)} MB). There already: ${present}. None is missing in the bucket.`);
}
