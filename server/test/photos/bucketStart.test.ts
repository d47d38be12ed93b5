import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../src/config.ts';
import { StoreUnavailable } from '../../src/delivery/store/objectStore.ts';
import { openPictureStores } from '../../src/photos/pictureStores.ts';
import { type S3Server, startS3 } from '../delivery/support/s3Server.ts';
import { newPlace } from './support/sites.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.behave('serve'));
afterAll(() => s3.close());

const open = (environment: Record<string, string>) => openPictureStores(readConfig(environment));

/** What the server says instead of starting. */
async function reasonOf(environment: Record<string, string> = newPlace(s3).environment): Promise<string> {
  const refused = await open(environment).then(
    () => null,
    (error: unknown) => error,
  );
  if (refused instanceof StoreUnavailable) return refused.message;
  throw refused ?? new Error('The bucket was accepted.');
}

describe('a server with a bucket for photos', () => {
  it.each([
    ['readable', /without credentials, anyone can read objects there\. Photos need a bucket without public access/],
    ['listable', /without credentials, anyone can list the objects there/],
    ['readOnly', /an object cannot be written: it answers 403 AccessDenied/],
    ['unlisted', /needs the permission ListBucket: it answers 403/],
    ['unavailable', /an object cannot be written: it answers 503/],
  ] as const)('does not start while the bucket is %s, and says what is wrong', async (how, reason) => {
    s3.behave(how);
    expect(await reasonOf()).toMatch(reason);
  });

  it('does not start with a bucket that does not exist, or at an address where nothing listens', async () => {
    expect(await reasonOf({ ...newPlace(s3).environment, PHOTO_STORE: 's3://somewhere-else' })).toMatch(
      /s3:\/\/somewhere-else\/ cannot be used: an object cannot be written: it answers 404 NoSuchBucket/,
    );
    expect(await reasonOf({ ...newPlace(s3).environment, S3_ENDPOINT: 'http://127.0.0.1:1' })).toMatch(/cannot be written: .*ECONNREFUSED/);
  });

  it('leaves nothing of its test in the bucket', async () => {
    const { prefix, environment } = newPlace(s3);
    await open(environment);
    expect(s3.keys(prefix)).toEqual([`${prefix}used-by-a-server`]);
  });
});
