import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deletePhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { copyToBucket } from '../../src/cli/photos/verbs.ts';
import type { App } from '../../src/compose/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { folderObjects } from '../../src/delivery/store/folderObjects.ts';
import { s3Objects } from '../../src/delivery/store/s3Objects.ts';
import { copyPictures } from '../../src/photos/copyPictures.ts';
import { beforeFolder } from '../../src/photos/pictureStores.ts';
import { type S3Server, startS3 } from '../delivery/support/s3Server.ts';
import { look, newPlace, onFolder, type PhotoSite, withPhoto } from './support/sites.ts';

let s3: S3Server;
let site: PhotoSite;
beforeAll(async () => {
  s3 = await startS3();
  site = await onFolder();
});
afterAll(async () => {
  await site.close();
  await s3.close();
});

const silent = () => undefined;
let prefix: string;
let moved: Pick<Config, 'photoBucket'>;
beforeEach(() => {
  const place = newPlace(s3);
  prefix = place.prefix;
  moved = { photoBucket: readConfig(place.environment).photoBucket };
});
const copy = () => copyToBucket({ ...site.config, ...moved }, silent);
const inBucket = (id: string) => s3.keys(prefix).filter((key) => key.includes(id.replaceAll('-', '')));

async function during(change: Partial<Config>, work: (server: App) => Promise<void>): Promise<void> {
  const server = await site.secondProcess(change);
  await work(server).finally(() => server.close());
}

describe('the pictures of a folder', () => {
  it('are not copied before a server uses the bucket, or without one, and the command says why', async () => {
    expect(await copy()).toEqual({
      ok: false,
      error: expect.stringMatching(/^No server has used this bucket yet\. First set PHOTO_STORE/),
    });
    expect(await copyToBucket(site.config, silent)).toEqual({ ok: false, error: expect.stringMatching(/^PHOTO_STORE is missing/) });
  });

  it('are shown by servers with the bucket before, while and after they are copied, and later without the folder', async () => {
    const { photo } = await withPhoto(site);
    const address = `/photos/${photo.filename}`;
    const { rawPayload } = await look(site, address);
    await during(moved, async (server) => {
      expect((await look(server, address)).rawPayload).toEqual(rawPayload);
      expect(await copy()).toEqual({
        ok: true,
        value: expect.stringMatching(/^Files copied: [1-9]\d* .* None is missing in the bucket\.$/),
      });
      expect(await copy()).toEqual({ ok: true, value: expect.stringMatching(/^Files copied: 0 \(0 MB\)\. There already: [1-9]/) });
    });
    const dataDir = await mkdtemp(join(tmpdir(), 'amarena-test-'));
    await during({ ...moved, dataDir }, async (server) => {
      const elsewhere = { ok: false, error: `There is no picture in ${dataDir}. Set DATA_DIR to the folder that the servers used so far.` };
      expect(await copyToBucket({ ...moved, dataDir }, silent)).toEqual(elsewhere);
      expect((await look(server, address)).rawPayload).toEqual(rawPayload);
      expect((await look(server, `/photos/${photo.match}`)).statusCode).toBe(200);
    });
    await rm(dataDir, { recursive: true });
  });

  it('leave folder and bucket when they are removed, no matter whether they were copied', async () => {
    const [copied, not] = [await withPhoto(site), await withPhoto(site)];
    await look(site, `/photos/${copied.photo.filename}`);
    await look(site, `/photos/${not.photo.filename}`);
    await during(moved, async (server) => {
      await copy();
      for (const { owner, photo } of [copied, not]) await owner.client.call(deletePhoto, { body: { photo: photo.id } });
      site.pass(3_600_000);
      await server.services.ownPhotos.forgetRemoved(server.platform.db, site.platform.now());
      await server.services.jobs.runDue();
      for (const { photo } of [copied, not]) expect([await site.filesOf(photo.id), inBucket(photo.id)]).toEqual([[], []]);
    });
  });

  it.each(['before', 'after'] as const)('are not in the bucket if they are removed %s the copy of their bytes', async (when) => {
    const { photo } = await withPhoto(site);
    const [key = ''] = await site.filesOf(photo.id);
    const folder = folderObjects(site.config.dataDir);
    if (moved.photoBucket === null) throw new Error('There is no bucket.');
    const bucket = s3Objects(moved.photoBucket);
    const watched = {
      ...bucket,
      async remove(each: string) {
        // The other order would leave in the bucket what is copied between the two removals.
        expect(await folder.get(each)).toBeNull();
        await bucket.remove(each);
      },
    };
    const remove = () => beforeFolder(watched, folder).remove(key);
    await copyPictures(
      folder,
      {
        ...bucket,
        async put(each, bytes) {
          if (each === key && when === 'before') await remove();
          await bucket.put(each, bytes);
          if (each === key && when === 'after') await remove();
        },
      },
      silent,
    );
    expect([await site.filesOf(photo.id), inBucket(photo.id)]).toEqual([[], []]);
  });

  it('are copied without what an interrupted write left, and again if the bucket has half of them', async () => {
    const { photo } = await withPhoto(site);
    const [key = ''] = await site.filesOf(photo.id);
    await writeFile(join(site.config.dataDir, dirname(key), `${photo.id.replaceAll('-', '')}.webp.4711.abc`), 'half');
    await during(moved, async () => {
      if (moved.photoBucket === null) throw new Error('There is no bucket.');
      const bucket = s3Objects(moved.photoBucket);
      await bucket.put(key, Buffer.from('half'));
      await copy();
      expect(inBucket(photo.id)).toEqual([prefix + key]);
      expect(await bucket.get(key)).toEqual(await folderObjects(site.config.dataDir).get(key));
    });
  });
});
