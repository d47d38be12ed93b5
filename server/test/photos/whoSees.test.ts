import { postPhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPictureStores } from '../../src/photos/pictureStores.ts';
import { type Somebody, somebody } from '../community/people.ts';
import { caseAbout, decide, moderator, reportOf } from '../moderation/support.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { upload } from '../support/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function withPhoto() {
  const owner = await somebody(server);
  const { upload: id } = await upload(server, owner.client);
  const [photo] = (await owner.client.call(postPhoto, { body: { upload: id } })).answer().profile.photos;
  if (photo === undefined || photo.locked) throw new Error('The photo was not added.');
  return { owner, photo, files: [photo.filename, photo.thumb_filename, photo.match] };
}
const look = (file: string, { client } = { client: server.visitor() }, headers: Record<string, string> = {}) =>
  client.raw({ method: 'GET', url: `/photos/${file}`, headers });
const statuses = async (files: readonly string[], who?: Somebody) => Promise.all(files.map(async (file) => (await look(file, who)).status));

async function refused() {
  const { owner, photo, files } = await withPhoto();
  const [reporter, desk] = [await somebody(server), await moderator(server)];
  expect(await statuses(files)).toEqual([200, 200, 200]);
  await reportOf(reporter, owner);
  const id = await caseAbout(desk, 'reports', owner.id);
  await decide(desk, 'reports', id, 'hide_photo', { reason: 'fake', photo: photo.id });
  return { owner, photo, files, reporter, desk };
}

describe('a photo that moderators refused', () => {
  it('cannot be fetched by a stranger who kept its address', async () => {
    const { files, reporter } = await refused();
    expect(await statuses(files)).toEqual([404, 404, 404]);
    expect(await statuses(files, reporter)).toEqual([404, 404, 404]);
    const { headers } = await look(files[0] ?? '');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('still shows to its owner beside the reason, and to a moderator, and is kept by no cache', async () => {
    const { owner, files, desk } = await refused();
    for (const who of [owner, desk]) {
      expect(await statuses(files, who)).toEqual([200, 200, 200]);
      expect((await look(files[0] ?? '', who)).headers['cache-control']).toBe('private, no-store');
    }
  });

  it('leaves no public file behind, also after its owner looked at it', async () => {
    const { owner, files } = await refused();
    await server.services.jobs.runDue();
    await statuses(files, owner);
    const { public: store } = await openPictureStores(server.config);
    const kept = await Promise.all(files.map((file) => store.read(file)));
    expect(kept).toEqual([null, null, null]);
  });
});

describe('a photo that waits for a moderator', () => {
  beforeAll(() => setSetting(server, 'photo_review', 'person'));
  afterAll(() => setSetting(server, 'photo_review', 'automatic'));

  it('cannot be fetched by a stranger before it is approved', async () => {
    const { owner, files } = await withPhoto();
    expect(await statuses(files)).toEqual([404, 404, 404]);
    expect(await statuses(files, owner)).toEqual([200, 200, 200]);
    expect(await statuses(files, await moderator(server))).toEqual([200, 200, 200]);
  });
});

describe('photos of an account that is gone or switched off', () => {
  it('cannot be fetched by a stranger once the account is deleted', async () => {
    const { owner, files } = await withPhoto();
    await server.database.db.updateTable('members').set({ status: 'deleted', deleted_at: new Date() }).where('id', '=', owner.id).execute();
    expect(await statuses(files)).toEqual([404, 404, 404]);
  });

  it('cannot be fetched by a stranger while the account is suspended, and come back after it', async () => {
    const { owner, files } = await withPhoto();
    await server.services.profiles.setDisabled(server.database.db, owner.id, true);
    expect(await statuses(files)).toEqual([404, 404, 404]);
    expect(await statuses(files, owner)).toEqual([200, 200, 200]);
    await server.services.profiles.setDisabled(server.database.db, owner.id, false);
    expect(await statuses(files)).toEqual([200, 200, 200]);
  });
});

describe('the copy of a photo in a cache', () => {
  it('is asked about again within a minute, and costs no bytes while it is right', async () => {
    const { files } = await withPhoto();
    const first = await look(files[0] ?? '');
    const [, seconds] = /max-age=(\d+), must-revalidate$/.exec(String(first.headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeLessThan(60);
    const again = await look(files[0] ?? '', undefined, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('cannot outlive the removal of the photo by asking whether it is still right', async () => {
    const { owner, files } = await withPhoto();
    const { headers } = await look(files[0] ?? '');
    await server.services.profiles.setDisabled(server.database.db, owner.id, true);
    expect((await look(files[0] ?? '', undefined, { 'if-none-match': String(headers.etag) })).status).toBe(404);
  });
});
