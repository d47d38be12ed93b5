import { deletePhoto, postPhoto, putPhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '@amarena/shared/contracts/people/photoLimits';
import type { MainImage } from '@amarena/shared/contracts/people/photos';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aPerson, type Person } from '../chats/support/people.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { upload } from '../support/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await setSetting(server, 'photo_review', 'person');
});
afterAll(() => server.close());

const add = async ({ client }: Person) => client.call(postPhoto, { body: { upload: (await upload(server, client)).upload } });
const approve = (person: Person) =>
  server.platform.db.updateTable('photos').set({ status: 'active' }).where('member_id', '=', person.id).execute();
const fetchPhoto = (name: string | undefined) => server.server.inject({ method: 'GET', url: `/photos/${name}` });

/** Unused uploads, without the work of creating that many pictures. */
async function waitingUploads({ id }: Person, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await server.platform.db
    .insertInto('uploads')
    .values(
      ids.map((each) => ({
        id: each,
        member_id: id,
        name_key: '0'.repeat(32),
        hash: each,
        width: 400,
        height: 500,
        created_at: new Date(),
      })),
    )
    .execute();
  return ids;
}
const addAll = (person: Person, uploads: readonly string[]) =>
  Promise.all(uploads.map((each) => person.client.call(postPhoto, { body: { upload: each } })));
const counted = (answers: readonly { status: number; body: unknown }[]) => ({
  taken: answers.filter(({ status }) => status === 200).length,
  refused: [...new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => JSON.stringify(body)))],
});
const rows = async ({ id }: Person) =>
  (await server.platform.db.selectFrom('photos').select('id').where('member_id', '=', id).execute()).length;

describe('the photos of the own profile', () => {
  it('API-55 lists an uploaded photo, waiting for its check and seen by nobody else until then', async () => {
    const [owner, other] = [await aPerson(server), await aPerson(server)];
    const { profile } = (await add(owner)).answer();
    expect(profile.photos).toMatchObject([{ locked: false, status: 'pending' }]);
    const seen = async () => (await other.client.call(getProfile, { query: { id: owner.id } })).answer().profile.photos.length;
    expect(await seen()).toBe(0);
    await approve(owner);
    expect(await seen()).toBe(1);
  });

  it('are served as WebP of 4:5 in three widths, without metadata, and asked about again within a minute', async () => {
    const owner = await aPerson(server);
    const image: MainImage | null = (await add(owner)).answer().profile.main_image;
    await approve(owner);
    const sizes = [];
    for (const name of [image?.thumb_filename, image?.filename, image?.match]) {
      const response = await fetchPhoto(name);
      expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=30, must-revalidate' });
      const { format, width, height, exif, icc, xmp } = await sharp(response.rawPayload).metadata();
      expect({ format, exif, icc, xmp }).toEqual({ format: 'webp' });
      sizes.push([width, height]);
    }
    expect(sizes).toEqual([
      [320, 400],
      [640, 800],
      [1200, 1500],
    ]);
  });

  it('API-56 removes a photo with its files, and says so to who removes it again', async () => {
    const owner = await aPerson(server);
    const { profile } = (await add(owner)).answer();
    const [photo] = profile.photos;
    await approve(owner);
    expect((await fetchPhoto(profile.main_image?.filename)).statusCode).toBe(200);
    const removed = await owner.client.call(deletePhoto, { body: { photo: photo?.id ?? '' } });
    expect(removed.answer().profile.photos).toEqual([]);
    await server.services.jobs.runDue();
    expect((await fetchPhoto(profile.main_image?.filename)).statusCode).toBe(404);
    expect((await owner.client.call(deletePhoto, { body: { photo: photo?.id ?? '' } })).body).toEqual({ code: 'photo_deleted' });
  });

  it('API-57 changes the main image', async () => {
    const owner = await aPerson(server);
    await add(owner);
    const [first, second] = (await add(owner)).answer().profile.photos;
    await approve(owner);
    const { profile } = (await owner.client.call(putPhoto, { body: { photo: second?.id ?? '' } })).answer();
    expect(profile.photos.map(({ id }) => id)).toEqual([second?.id, first?.id]);
    expect(profile.main_image?.filename).toContain(second?.id.replaceAll('-', ''));
  });

  it('are changed by their owner only', async () => {
    const [owner, other] = [await aPerson(server), await aPerson(server)];
    const photo = (await add(owner)).answer().profile.photos[0]?.id ?? '';
    for (const endpoint of [deletePhoto, putPhoto]) {
      expect((await other.client.call(endpoint, { body: { photo } })).body).toEqual({ code: 'photo_deleted' });
    }
    expect(await rows(owner)).toBe(1);
  });

  it('RP-09 are at most three for a free member, who sends fifty at the same time', async () => {
    const owner = await aPerson(server);
    const answers = await addAll(owner, await waitingUploads(owner, 50));
    expect(counted(answers)).toEqual({ taken: FREE_PHOTOS, refused: ['{"code":"premium_required"}'] });
    expect(await rows(owner)).toBe(FREE_PHOTOS);
  });

  it('RP-11 are at most twenty-five for a premium member, who sends fifty at the same time', async () => {
    const owner = await aPerson(server, { paid_user: true });
    const answers = await addAll(owner, await waitingUploads(owner, 50));
    expect(counted(answers)).toEqual({ taken: PREMIUM_PHOTOS, refused: [JSON.stringify({ code: 'photo_limit', limit: PREMIUM_PHOTOS })] });
    expect(await rows(owner)).toBe(PREMIUM_PHOTOS);
  });

  it('keep the upload when the limit refuses it, so that it can still be used', async () => {
    const owner = await aPerson(server);
    const uploads = await waitingUploads(owner, 4);
    for (const each of uploads) await owner.client.call(postPhoto, { body: { upload: each } });
    const [first] = (await owner.client.call(deletePhoto, { body: { photo: uploads[0] ?? '' } })).answer().profile.photos;
    expect(first?.id).toBe(uploads[1]);
    expect((await owner.client.call(postPhoto, { body: { upload: uploads[3] ?? '' } })).status).toBe(200);
  });
});
