import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { folderObjects } from '../../src/delivery/store/folderObjects.ts';
import { type ObjectStore, StoreUnavailable } from '../../src/delivery/store/objectStore.ts';
import { proveCreateOnly, s3Objects } from '../../src/delivery/store/s3Objects.ts';
import { temporaryFolder } from './support/builds.ts';
import { BUCKET, type S3Server, startS3 } from './support/s3Server.ts';

process.env.AWS_ACCESS_KEY_ID = 'test';
process.env.AWS_SECRET_ACCESS_KEY = 'test';

const bytes = (text: string): Buffer => Buffer.from(text);
const keysOf = (found: readonly { key: string }[]): string[] => found.map(({ key }) => key);
const PATIENCE = { answerWithin: 300 };

let s3: S3Server;
let number = 0;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const inBucket = (): ObjectStore => {
  number += 1;
  return s3Objects({ bucket: BUCKET, prefix: `site-${number}/`, endpoint: s3.endpoint, region: 'us-east-1' }, PATIENCE);
};

describe.each([
  ['a folder', async () => folderObjects(await temporaryFolder())],
  ['an S3 bucket', async () => inBucket()],
] as const)('a store in %s', (_name, open) => {
  let store: ObjectStore;
  beforeEach(async () => {
    store = await open();
  });

  it('gives back what was put, and null for what was not', async () => {
    await store.put('artifacts/mf-chat/1.0.0/page.js', bytes('page()'));
    expect((await store.get('artifacts/mf-chat/1.0.0/page.js'))?.toString()).toBe('page()');
    expect(await store.get('artifacts/mf-chat/1.0.0/none.js')).toBeNull();
  });

  it('puts an object in the place of another, and creates one only where there is none', async () => {
    await store.put('a/one', bytes('1'));
    await store.put('a/one', bytes('2'));
    expect(await store.putOnce('a/one', bytes('3'))).toBe(false);
    expect(await store.putOnce('a/two', bytes('4'))).toBe(true);
    expect((await store.get('a/one'))?.toString()).toBe('2');
    expect((await store.get('a/two'))?.toString()).toBe('4');
  });

  it('lets exactly one of many create an object, and keeps that one', async () => {
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, index) => store.putOnce('race/it', bytes(`writer ${index}`))));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await store.get('race/it'))?.toString()).toBe(`writer ${outcomes.indexOf(true)}`);
  });

  it('lists what lies under a prefix in order, with sizes, and what lies behind a key', async () => {
    for (const key of ['b/2', 'b/10/x', 'b/1', 'other/1']) await store.put(key, bytes('five!'));
    const found = await store.list('b/');
    expect(keysOf(found)).toEqual(['b/1', 'b/10/x', 'b/2']);
    expect(found.map((one) => one.bytes)).toEqual([5, 5, 5]);
    expect(Math.abs(Date.now() - (found[0]?.at.getTime() ?? 0))).toBeLessThan(60_000);
    expect(keysOf(await store.list('b/', 'b/1'))).toEqual(['b/10/x', 'b/2']);
    expect(await store.list('nothing/')).toEqual([]);
  });

  it('lists more than the store puts into one answer', async () => {
    const keys = Array.from({ length: 11 }, (_, index) => `many/${String(index).padStart(2, '0')}`);
    for (const key of keys) await store.put(key, bytes(key));
    expect(keysOf(await store.list('many/'))).toEqual(keys);
    expect(keysOf(await store.list('many/', 'many/01'))).toEqual(keys.slice(2));
  });

  it('removes, also what is not there', async () => {
    await store.put('a/one', bytes('1'));
    await store.remove('a/one');
    await store.remove('a/one');
    expect(await store.get('a/one')).toBeNull();
    expect(await store.putOnce('a/one', bytes('again'))).toBe(true);
  });
});

describe('a bucket', () => {
  it('is proven to create only once, and leaves nothing of the proof', async () => {
    const store = inBucket();
    await proveCreateOnly(store);
    expect(await store.list('proofs/')).toEqual([]);
  });

  it('that overwrites what it should only create is refused before anything is kept in it', async () => {
    s3.behave('overwrite');
    try {
      await expect(proveCreateOnly(inBucket())).rejects.toThrow(/does not support "If-None-Match: \*".*overwrite each other/);
    } finally {
      s3.behave('serve');
    }
  });

  it('that does not exist is said to be so', async () => {
    const nowhere = s3Objects({ bucket: 'no-such-bucket', prefix: '', endpoint: s3.endpoint, region: 'us-east-1' }, PATIENCE);
    await expect(nowhere.get('a')).rejects.toThrow(/s3:\/\/no-such-bucket\/ cannot be used: it answers 404 NoSuchBucket/);
  });

  it.each(['unavailable', 'silent'] as const)('that is %s fails after a bounded number of tries', async (how) => {
    const store = inBucket();
    const before = s3.requests();
    s3.behave(how);
    try {
      await expect(store.get('a')).rejects.toThrow(StoreUnavailable);
      expect(s3.requests() - before).toBe(3);
    } finally {
      s3.behave('serve');
    }
  });
});
