import { GetObjectCommand, ListObjectsV2Command, S3ServiceException } from '@aws-sdk/client-s3';
import type { Bucket } from './bucket.ts';
import { StoreUnavailable } from './objectStore.ts';
import { clientOf } from './s3Client.ts';

const LEAST_FAULT = 500;

async function isPermitted(place: string, call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status !== undefined && status < LEAST_FAULT) return false;
    throw new StoreUnavailable(place, error instanceof Error ? `${error.name} ${error.message}`.trim() : String(error), error);
  }
}

/**
 * What anyone may do in a bucket without credentials, in words; null: nothing. `key` is an object that exists. Throws
 * `StoreUnavailable` if the bucket does not answer.
 */
export async function whatStrangersMay(settings: Bucket, key: string): Promise<string | null> {
  const { bucket: Bucket, prefix } = settings;
  const place = `s3://${Bucket}/${prefix}`;
  const client = clientOf(settings, {
    credentials: { accessKeyId: '', secretAccessKey: '' },
    signer: { sign: async (request) => request },
  });
  try {
    if (await isPermitted(place, client.send(new GetObjectCommand({ Bucket, Key: prefix + key })))) return 'anyone can read objects';
    if (await isPermitted(place, client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix })))) return 'anyone can list the objects';
    return null;
  } finally {
    client.destroy();
  }
}
