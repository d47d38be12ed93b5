import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatPhotoPath, postChat } from '@amarena/shared/contracts/chat/chats';
import { deletePhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { App } from '../../src/compose/app.ts';
import { openPictureStores } from '../../src/photos/pictureStores.ts';
import { aPerson } from '../chats/support/people.ts';
import { type S3Server, startS3 } from '../delivery/support/s3Server.ts';
import { editor, sendImage } from '../landers/support.ts';
import { aPicture, sendBytes, upload } from '../support/upload.ts';
import { look, onBucket, onFolder, type PhotoSite, withPhoto } from './support/sites.ts';

let s3: S3Server;
const opened: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => s3.behave('serve'));
afterAll(async () => {
  for (const close of opened.reverse()) await close();
  await s3.close();
});

/** Another server of the site, on a disk of its own. */
async function onItsOwnDisk(site: PhotoSite): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-test-'));
  const other = await site.secondProcess({ dataDir });
  opened.push(async () => {
    await other.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return other;
}

async function open(how: () => Promise<PhotoSite>): Promise<PhotoSite> {
  const site = await how();
  opened.push(() => site.close());
  return site;
}

describe('two servers that share a bucket and no disk', () => {
  let here: PhotoSite;
  let there: App;
  beforeAll(async () => {
    here = await open(() => onBucket(s3));
    there = await onItsOwnDisk(here);
  });

  it('show each other’s photos, in conversations and on landers, too', async () => {
    const { photo } = await withPhoto(here);
    expect((await look(there, `/photos/${photo.filename}`)).statusCode).toBe(200);
    const [sender, partner] = [await aPerson(here, { paid_user: true, credits: 10 }), await aPerson(here)];
    const sent = await upload(here, sender.client);
    const body = { profile: partner.id, client_id: crypto.randomUUID(), photo: sent.upload };
    const { message } = (await sender.client.call(postChat, { body })).answer();
    expect((await look(there, chatPhotoPath(message, 'full'), { who: partner })).statusCode).toBe(200);
    const image = await sendImage(here, await editor(here), await aPicture(900, 600));
    const { picture } = image.body as { picture: { sources: { src: string }[] } };
    expect(picture.sources).not.toHaveLength(0);
    for (const { src } of picture.sources) expect((await look(there, src)).statusCode).toBe(200);
  });

  it('show none that was removed at the other, even if they had it in memory', async () => {
    const { owner, photo } = await withPhoto(here);
    const address = `/photos/${photo.filename}`;
    expect((await look(there, address)).rawPayload).toEqual((await look(here, address)).rawPayload);
    await look(there, address);
    const before = s3.requests();
    expect((await look(there, address)).statusCode).toBe(200);
    expect(s3.requests()).toBe(before);
    (await owner.client.call(deletePhoto, { body: { photo: photo.id } })).answer();
    expect([(await look(here, address)).statusCode, (await look(there, address)).statusCode]).toEqual([404, 404]);
  });

  it('leave no file of a photo that one deletes while the other makes its files', async () => {
    const { owner, photo } = await withPhoto(here);
    const looks = [photo.filename, photo.thumb_filename, photo.match].map((name) => look(there, `/photos/${name}`));
    (await owner.client.call(deletePhoto, { body: { photo: photo.id } })).answer();
    await here.services.jobs.runDue();
    await Promise.all(looks);
    await there.services.jobs.runDue();
    expect((await here.filesOf(photo.id)).filter((key) => key.startsWith('photos/'))).toEqual([]);
  });

  it('encode a photo as AVIF once, although both are asked for it', async () => {
    const { photo } = await withPhoto(here);
    const { db } = here.platform;
    const file = await here.services.photos.find(db, photo.filename);
    if (file === null) throw new Error('The photo is not there.');
    await here.services.photos.makeAvif(db, file);
    const before = s3.writes();
    await there.services.photos.makeAvif(db, file);
    expect(s3.writes()).toBe(before);
  });
});

describe('a bucket that does not answer', () => {
  it('costs no photo: browsers are told to retry, and get it once the bucket is back', async () => {
    const site = await open(() => onBucket(s3));
    const { photo } = await withPhoto(site);
    const address = `/photos/${photo.filename}`;
    s3.behave('unavailable');
    const refused = await look(site, address);
    expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toEqual([503, { code: 'unavailable' }, '1']);
    expect(refused.headers['cache-control']).toBe('no-store');
    s3.behave('serve');
    expect((await look(site, address)).statusCode).toBe(200);
  });

  it('takes no upload halfway: the same upload is taken once it is back', async () => {
    const site = await open(() => onBucket(s3));
    const { client, id } = await aPerson(site);
    const [bytes, key] = [await aPicture(), crypto.randomUUID()];
    s3.behave('unavailable');
    expect(await sendBytes(site, client, bytes, { key })).toEqual({ status: 503, body: { code: 'unavailable' } });
    s3.behave('serve');
    const taken = await sendBytes(site, client, bytes, { key });
    expect(taken.status).toBe(200);
    expect((await sendBytes(site, client, bytes, { key })).body).toEqual(taken.body);
    const { db } = site.platform;
    expect(await db.selectFrom('uploads').select('id').where('member_id', '=', id).execute()).toHaveLength(1);
    site.pass(2 * 3_600_000);
    await site.services.intake.forgetOld(db, site.platform.now());
    expect(await db.selectFrom('arriving_pictures').selectAll().execute()).toEqual([]);
  });

  it('still answers what a browser has already, and what is in memory', async () => {
    const site = await open(() => onBucket(s3));
    const { photo } = await withPhoto(site);
    const address = `/photos/${photo.match}`;
    await look(site, address);
    const { headers } = await look(site, address);
    s3.behave('unavailable');
    expect((await look(site, address)).statusCode).toBe(200);
    const held = await site.server.inject({ url: address, headers: { 'if-none-match': String(headers.etag) } });
    expect(held.statusCode).toBe(304);
    const modern = { accept: 'image/avif', 'if-none-match': `"${photo.filename.replace('webp', 'avif')}"` };
    expect((await site.server.inject({ url: `/photos/${photo.filename}`, headers: modern })).statusCode).toBe(304);
  });
});

describe('a photo whose original this server does not find', () => {
  const missingAt = async ({ server }: App) =>
    (await server.inject({ url: '/metrics' })).body.match(/^pictures_missing_total (\d+)$/m)?.[1];

  it('is not called deleted by a server that was started on the wrong folder', async () => {
    const site = await open(onFolder);
    const other = await onItsOwnDisk(site);
    const { photo } = await withPhoto(site);
    expect((await look(other, `/photos/${photo.filename}`)).statusCode).toBe(503);
    expect([await missingAt(other), await missingAt(site)]).toEqual(['1', '0']);
    expect((await look(site, `/photos/${photo.filename}`)).statusCode).toBe(200);
  });

  it('is reported for conversations and landers alike', async () => {
    const site = await open(onFolder);
    const { originals } = await openPictureStores(site.config);
    const [sender, partner] = [await aPerson(site, { paid_user: true, credits: 10 }), await aPerson(site)];
    const sent = await upload(site, sender.client);
    const body = { profile: partner.id, client_id: crypto.randomUUID(), photo: sent.upload };
    const { message } = (await sender.client.call(postChat, { body })).answer();
    const image = await sendImage(site, await editor(site), await aPicture(900, 600));
    const { picture } = image.body as { picture: { sources: { src: string }[] } };
    for (const key of (await site.filesOf('')).filter((each) => each.startsWith('originals/')))
      await originals.remove(key.split('/').at(-1) ?? '');
    expect((await look(site, chatPhotoPath(message, 'full'), { who: sender })).statusCode).toBe(503);
    expect((await look(site, picture.sources[0]?.src ?? '')).statusCode).toBe(503);
    expect(await missingAt(site)).toBe('2');
  });
});
