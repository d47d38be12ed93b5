import type { Bucket } from '../delivery/store/bucket.ts';
import { type ObjectStore, StoreUnavailable } from '../delivery/store/objectStore.ts';
import { s3Objects } from '../delivery/store/s3Objects.ts';
import { whatStrangersMay } from '../delivery/store/strangers.ts';

/** Milliseconds for one answer of the bucket, after which it is asked again, twice at most: browsers wait for photos. */
const ANSWER_WITHIN = 5_000;
const BYTES = Buffer.from('Tests whether this bucket can hold photos.');

async function step<Value>(place: string, what: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StoreUnavailable ? new StoreUnavailable(place, `${what}: ${error.why}`) : error;
  }
}

/** Writes, reads and removes an object, and tries to read it without credentials. Throws `StoreUnavailable`. */
async function prove(objects: ObjectStore, settings: Bucket): Promise<void> {
  const { place } = objects;
  const key = `proofs/${crypto.randomUUID()}`;
  const tried = <Value>(what: string, work: Promise<Value>) => step(place, what, work);
  await tried('an object cannot be written', objects.put(key, BYTES));
  try {
    const read = await tried('an object cannot be read', objects.get(key));
    if (read?.equals(BYTES) !== true) throw new StoreUnavailable(place, 'it does not return what was written');
    const open = await tried('access without credentials cannot be tested', whatStrangersMay(settings, key));
    if (open !== null) throw new StoreUnavailable(place, `without credentials, ${open} there. Photos need a bucket without public access`);
  } finally {
    await tried('an object cannot be removed', objects.remove(key));
  }
  const gone = 'it does not say that an object does not exist, for which its key needs the permission ListBucket';
  if ((await tried(gone, objects.get(key))) !== null) throw new StoreUnavailable(place, 'it returns what was removed');
}

/** Opens a bucket for pictures. Throws `StoreUnavailable` if it does not answer, lacks a permission, or is public. */
export async function openPhotoBucket(settings: Bucket): Promise<ObjectStore> {
  const objects = s3Objects(settings, { answerWithin: ANSWER_WITHIN });
  await prove(objects, settings);
  return objects;
}
