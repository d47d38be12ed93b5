import { deletePhoto, PHOTO_UNDO, postPhoto, postPhotoRestore, putPhotoOrder } from '@amarena/shared/contracts/people/ownPhotos';
import { FREE_PHOTOS } from '@amarena/shared/contracts/people/photoLimits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Somebody, somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { upload } from '../support/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const add = async ({ client }: Somebody) =>
  (await client.call(postPhoto, { body: { upload: (await upload(server, client)).upload } })).answer().profile;
const remove = ({ client }: Somebody, photo: string) => client.call(deletePhoto, { body: { photo } });
const restore = ({ client }: Somebody, photo: string) => client.call(postPhotoRestore, { body: { photo } });
const statusOf = async (name = '') => (await server.server.inject({ method: 'GET', url: `/photos/${name}` })).statusCode;

describe('a removed photo', () => {
  it('OP-03 is out of reach at once, and comes back to its place when the removal is taken back', async () => {
    const owner = await somebody(server);
    await add(owner);
    const { photos } = await add(owner);
    const [first] = photos;
    expect(await statusOf(first?.filename)).toBe(200);
    await remove(owner, first?.id ?? '');
    await server.services.jobs.runDue();
    expect(await statusOf(first?.filename)).toBe(404);
    const back = (await restore(owner, first?.id ?? '')).answer().profile;
    expect(back.photos).toEqual(photos);
    expect(await statusOf(first?.filename)).toBe(200);
  });

  it('is gone for good when the time is over, with its original', async () => {
    const owner = await somebody(server);
    const [photo] = (await add(owner)).photos;
    await remove(owner, photo?.id ?? '');
    await server.services.ownPhotos.forgetRemoved(server.platform.db, new Date(Date.now() + PHOTO_UNDO + 1_000));
    await server.services.jobs.runDue();
    expect((await restore(owner, photo?.id ?? '')).body).toEqual({ code: 'photo_deleted' });
    expect(await statusOf(photo?.filename)).toBe(404);
  });

  it('is taken back by its owner only', async () => {
    const [owner, other] = [await somebody(server), await somebody(server)];
    const [photo] = (await add(owner)).photos;
    await remove(owner, photo?.id ?? '');
    expect((await restore(other, photo?.id ?? '')).body).toEqual({ code: 'photo_deleted' });
    expect((await restore(owner, photo?.id ?? '')).status).toBe(200);
  });

  it('RP-09 does not come back as a fourth, however many come back at the same time', async () => {
    const owner = await somebody(server);
    const photos = [];
    for (let made = 0; made < FREE_PHOTOS; made += 1) photos.push((await add(owner)).photos.at(-1)?.id ?? '');
    await Promise.all(photos.map((photo) => remove(owner, photo)));
    await add(owner);
    const answers = await Promise.all(photos.map((photo) => restore(owner, photo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE_PHOTOS - 1);
    expect(answers.find(({ status }) => status !== 200)?.body).toEqual({ code: 'premium_required' });
  });

  it('comes back once from fifty presses', async () => {
    const owner = await somebody(server);
    const [photo] = (await add(owner)).photos;
    await remove(owner, photo?.id ?? '');
    const answers = await Promise.all(Array.from({ length: 50 }, () => restore(owner, photo?.id ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the order of photos', () => {
  it('is kept, and photos that were not named follow as they stood', async () => {
    const owner = await somebody(server, { photos: 4 });
    const { profile } = (await owner.client.call(putPhotoOrder, { body: { photos: [(await idsOf(owner))[0] ?? ''] } })).answer();
    const ids = profile.photos.map(({ id }) => id);
    const wanted = [ids[3] ?? '', ids[1] ?? ''];
    const ordered = (await owner.client.call(putPhotoOrder, { body: { photos: wanted } })).answer().profile;
    expect(ordered.photos.map(({ id }) => id)).toEqual([...wanted, ids[0], ids[2]]);
    expect(ordered.main_image?.filename).toBe(ordered.photos[0]?.filename);
  });

  it('takes no photo of someone else', async () => {
    const [owner, other] = [await somebody(server, { photos: 1 }), await somebody(server, { photos: 1 })];
    const refused = await other.client.call(putPhotoOrder, { body: { photos: [...(await idsOf(other)), ...(await idsOf(owner))] } });
    expect(refused.body).toEqual({ code: 'photo_deleted' });
  });
});

const idsOf = async ({ id }: Somebody) =>
  (await server.platform.db.selectFrom('photos').select('id').where('member_id', '=', id).orderBy('position').execute()).map(
    (photo) => photo.id,
  );
