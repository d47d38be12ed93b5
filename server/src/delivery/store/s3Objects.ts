import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';
import { contentTypeOf } from './contentTypes.ts';
import { type ObjectStore, type StoredObject, StoreUnavailable } from './objectStore.ts';
import { clientOf, type Patience } from './s3Client.ts';

const CONFLICT_ATTEMPTS = 5;

const statusOf = (error: unknown): number | undefined => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);
const attemptsOf = (error: unknown): number => (error instanceof S3ServiceException ? (error.$metadata.attempts ?? 1) : 1);
const reasonOf = (error: unknown): string => {
  const status = statusOf(error);
  const words = error instanceof Error ? `${error.name} ${error.message}`.trim().replace(/\.$/, '') : String(error);
  return status === undefined ? words : `it answers ${status} ${words}`;
};

/** The store as a prefix in an S3-compatible bucket. Credentials come from the standard AWS variables. */
export function s3Objects(settings: Bucket, patience: Patience = {}): ObjectStore {
  const { bucket: Bucket, prefix: root } = settings;
  const place = `s3://${Bucket}/${root}`;
  const client = clientOf(settings, patience);
  const unavailable = (error: unknown) => new StoreUnavailable(place, reasonOf(error), error);

  async function get(key: string): Promise<Buffer | null> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: root + key }));
      return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (statusOf(error) === 404 && !(error instanceof S3ServiceException && error.name === 'NoSuchBucket')) return null;
      throw unavailable(error);
    }
  }
  const putting = (key: string, bytes: Buffer, more: Partial<PutObjectCommandInput>) =>
    client.send(new PutObjectCommand({ Bucket, Key: root + key, Body: bytes, ContentType: contentTypeOf(key), ...more }));

  async function putOnce(key: string, bytes: Buffer): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // Objects that are created once never change, so a CDN may keep them for ever.
        await putting(key, bytes, { IfNoneMatch: '*', CacheControl: 'public, max-age=31536000, immutable' });
        return true;
      } catch (error) {
        // Two creations collided; the next answer tells which one stays.
        if (statusOf(error) === 409 && attempt < CONFLICT_ATTEMPTS) continue;
        if (statusOf(error) !== 412) throw unavailable(error);
        // The client retried after a lost answer: the existing object may be ours.
        return attemptsOf(error) > 1 && (await get(key))?.equals(bytes) === true;
      }
    }
  }
  async function list(prefix: string, after?: string): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    let token: string | undefined;
    try {
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: root + prefix,
            ...(after === undefined ? {} : { StartAfter: root + after }),
            ...(token === undefined ? {} : { ContinuationToken: token }),
          }),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          found.push({ key: String(Key).slice(root.length), bytes: Size ?? 0, at: LastModified ?? new Date(0) });
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token !== undefined);
    } catch (error) {
      throw unavailable(error);
    }
    return found;
  }
  return {
    place,
    get,
    async put(key, bytes) {
      await putting(key, bytes, { CacheControl: 'no-store' }).catch((error: unknown) => {
        throw unavailable(error);
      });
    },
    putOnce,
    list,
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: root + key })).catch((error: unknown) => {
        throw unavailable(error);
      });
    },
  };
}

/**
 * Verifies once that the bucket refuses to create an existing object. Throws `StoreUnavailable` if it does not: two
 * teams that deliver at once would overwrite each other unnoticed.
 */
export async function proveCreateOnly(objects: ObjectStore): Promise<void> {
  const key = `proofs/${crypto.randomUUID()}`;
  try {
    const first = await objects.putOnce(key, Buffer.from('first'));
    const second = await objects.putOnce(key, Buffer.from('second'));
    if (!first || second)
      throw new StoreUnavailable(
        objects.place,
        'it does not support "If-None-Match: *" on writes, so two simultaneous deliveries would overwrite each other. Use a store that does',
      );
  } finally {
    await objects.remove(key);
  }
}
