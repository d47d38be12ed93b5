import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { activate, type DeliveryDeps } from '../../src/delivery/activate.ts';
import { type DeliveryStores, storesOver } from '../../src/delivery/folders.ts';
import { publish } from '../../src/delivery/publish.ts';
import { rollback } from '../../src/delivery/rollback.ts';
import { type ObjectStore, StoreUnavailable } from '../../src/delivery/store/objectStore.ts';
import { aRemoteBuild } from './support/builds.ts';
import { delivered, publishBuild, refusalOf, withLiveShell } from './support/delivery.ts';
import { type S3Server, startS3 } from './support/s3Server.ts';
import { inBucket, inFolder } from './support/stores.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

/** A store with room for a limited number of further objects: the disk fills up half-way. */
function withRoomFor(objects: ObjectStore, writes: number): ObjectStore {
  let left = writes;
  return {
    ...objects,
    async putOnce(key, bytes) {
      left -= 1;
      if (left < 0) throw new StoreUnavailable(objects.place, 'the disk is full');
      return objects.putOnce(key, bytes);
    },
  };
}

describe.each([
  ['a folder', () => inFolder()],
  ['an S3 bucket', () => inBucket(s3)],
] as const)('delivery over %s', (_name, open) => {
  let delivery: DeliveryStores & DeliveryDeps;
  const active = async () => (await delivery.registry.read()).remotes['mf-members']?.active.version;
  beforeEach(async () => {
    delivery = await withLiveShell(await open());
  });

  it('publishes, activates, and rolls back', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await publishBuild(delivery, { version });
      delivered(await activate(delivery, 'mf-members', version));
    }
    expect((await delivery.artifacts.read('mf-members', '1.1.0', 'page.aaa.js'))?.toString()).toBe('page()');
    expect(delivered(await rollback(delivery, 'mf-members'))).toMatchObject({ version: '1.0.0', generation: 4 });
    expect((await delivery.registry.history()).map(({ what }) => what)).toEqual([
      'activate shell@1.0.0',
      'activate mf-members@1.0.0',
      'activate mf-members@1.1.0',
      'roll mf-members back to 1.0.0',
    ]);
  });

  it('keeps a published version as it is when it comes again with other bytes', async () => {
    await publishBuild(delivery);
    const refusal = refusalOf(await publish(delivery.artifacts, await aRemoteBuild({ files: { 'page.aaa.js': 'other()' } })));
    expect(refusal.rule).toBe('version_taken');
    expect((await delivery.artifacts.read('mf-members', '1.0.0', 'page.aaa.js'))?.toString()).toBe('page()');
  });

  it('has nothing published when the disk is full in the middle, and takes the same build again', async () => {
    await publishBuild(delivery);
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
    const build = await aRemoteBuild({ version: '1.1.0' });
    const full = storesOver(withRoomFor(delivery.objects, 3));

    const refusal = refusalOf(await publish(full.artifacts, build));
    expect(refusal).toMatchObject({ rule: 'store_unavailable', found: expect.stringContaining('the disk is full') });
    expect(await delivery.artifacts.manifest('mf-members', '1.1.0')).toBeNull();
    expect(refusalOf(await activate(delivery, 'mf-members', '1.1.0')).rule).toBe('not_published');
    expect(await active()).toBe('1.0.0');

    expect(delivered(await publish(delivery.artifacts, build)).changed).toBe(true);
    delivered(await activate(delivery, 'mf-members', '1.1.0'));
  });

  it('says what to do when other bytes lie in the way of a publish that was cut off', async () => {
    const cutOff = storesOver(withRoomFor(delivery.objects, 5));
    await publish(cutOff.artifacts, await aRemoteBuild({ version: '1.1.0' }));
    const other = await aRemoteBuild({
      version: '1.1.0',
      files: { 'page.aaa.js': 'other()', 'remoteEntry.js': 'other()', 'words-de.bbb.js': 'other()' },
    });

    expect(refusalOf(await publish(delivery.artifacts, other))).toMatchObject({
      rule: 'version_taken',
      expected: expect.stringMatching(/as an interrupted publication of mf-members@1\.1\.0 left it/),
      remedy: expect.stringContaining('new version'),
    });
    expect(await delivery.artifacts.manifest('mf-members', '1.1.0')).toBeNull();
  });

  it('leaves the live set when a delivery ends between publishing and activating', async () => {
    await publishBuild(delivery);
    delivered(await activate(delivery, 'mf-members', '1.0.0'));
    await publishBuild(delivery, { version: '1.1.0' });
    expect(await active()).toBe('1.0.0');
  });

  it('lets six activations at once all go through, each with its line in the history', async () => {
    const versions = Array.from({ length: 6 }, (_, index) => `2.0.${index}`);
    for (const version of versions) await publishBuild(delivery, { version });
    const outcomes = await Promise.all(versions.map((version) => activate(delivery, 'mf-members', version)));

    expect(outcomes.map((outcome) => delivered(outcome).generation).sort((a, b) => a - b)).toEqual(versions.map((_, index) => index + 2));
    const history = await delivery.registry.history();
    expect(
      history
        .slice(1)
        .map(({ what }) => what)
        .sort(),
    ).toEqual(versions.map((version) => `activate mf-members@${version}`).sort());
  });
});

describe('a bucket that is full', () => {
  it('leaves a publish that was cut off unpublished, and names what it answers', async () => {
    const delivery = await withLiveShell(await inBucket(s3));
    s3.fillAfter(2);
    try {
      expect(refusalOf(await publish(delivery.artifacts, await aRemoteBuild()))).toMatchObject({
        rule: 'store_unavailable',
        found: expect.stringContaining('it answers 507 InsufficientStorage'),
      });
    } finally {
      s3.fillAfter(Number.POSITIVE_INFINITY);
    }
    expect(await delivery.artifacts.manifest('mf-members', '1.0.0')).toBeNull();
    await publishBuild(delivery);
  });
});
