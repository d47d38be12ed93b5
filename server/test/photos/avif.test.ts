import { deletePhoto, postPhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { atMost } from '../../src/atMost.ts';
import { avifName } from '../../src/photos/fileName.ts';
import { createKeptFiles } from '../../src/photos/keptFiles.ts';
import type { PhotoStore } from '../../src/photos/photoStore.ts';
import { openPictureStores } from '../../src/photos/pictureStores.ts';
import { createPublicPhotos } from '../../src/photos/publicPhotos.ts';
import { type Somebody, somebody } from '../community/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { upload } from '../support/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** What a browser that shows AVIF sends for a picture. */
const MODERN = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function withPhoto() {
  const owner = await somebody(server);
  const { upload: id } = await upload(server, owner.client);
  const [photo] = (await owner.client.call(postPhoto, { body: { upload: id } })).answer().profile.photos;
  if (photo === undefined || photo.locked) throw new Error('The photo was not added.');
  return { owner, photo };
}

const look = (file: string, accept: string, { headers = {}, who }: { headers?: Record<string, string>; who?: Somebody } = {}) =>
  server.server.inject({
    method: 'GET',
    url: `/photos/${file}`,
    headers: { accept, ...headers, ...(who && { cookie: [...who.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }) },
  });

/** Looks until the photo comes as AVIF: it is made after the first answer. */
async function avifOf(file: string) {
  for (;;) {
    const answer = await look(file, MODERN);
    if (answer.headers['content-type'] === 'image/avif') return answer;
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  }
}

const lifeOf = ({ headers }: { headers: Record<string, unknown> }): number =>
  Number(/^public, max-age=(\d+), must-revalidate$/.exec(String(headers['cache-control']))?.[1]);

describe('a photo for a browser that shows AVIF', () => {
  it('comes as WebP at first, for a short time in caches, and as a smaller AVIF once that exists', async () => {
    const { photo } = await withPhoto();
    const first = await look(photo.filename, MODERN);
    expect([first.headers['content-type'], first.headers.vary]).toEqual(['image/webp', 'accept']);
    const later = await avifOf(photo.filename);
    expect(later.headers.vary).toBe('accept');
    expect(lifeOf(first)).toBeLessThan(lifeOf(later));
    expect(lifeOf(later)).toBeLessThan(60);
    expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length);
    const { format, width, height } = await sharp(later.rawPayload).metadata();
    expect([format, width, height]).toEqual(['heif', 640, 800]);
  });

  it.each(['image/webp,*/*', 'image/avif;q=0,image/webp', ''])('stays WebP for one that accepts “%s”', async (accept) => {
    const { photo } = await withPhoto();
    await avifOf(photo.thumb_filename);
    const answer = await look(photo.thumb_filename, accept);
    expect([answer.headers['content-type'], answer.headers.vary]).toEqual(['image/webp', 'accept']);
  });

  it('costs no bytes while the copy in a cache is right, and replaces the other format', async () => {
    const { photo } = await withPhoto();
    const webp = String((await look(photo.thumb_filename, MODERN)).headers.etag);
    const avif = String((await avifOf(photo.thumb_filename)).headers.etag);
    const again = async (accept: string, etag: string) =>
      (await look(photo.thumb_filename, accept, { headers: { 'if-none-match': etag } })).statusCode;
    expect([await again(MODERN, avif), await again(MODERN, `W/${avif}`), await again(MODERN, webp)]).toEqual([304, 304, 200]);
    expect([await again('image/webp', webp), await again('image/webp', avif)]).toEqual([304, 200]);
  });
});

describe('the AVIF of a photo that is withdrawn', () => {
  it('is gone from every address and from the store', async () => {
    const { owner, photo } = await withPhoto();
    const { etag } = (await avifOf(photo.filename)).headers;
    const { public: store } = await openPictureStores(server.config);
    expect(await store.read(avifName(photo.filename))).not.toBeNull();
    (await owner.client.call(deletePhoto, { body: { photo: photo.id } })).answer();
    await server.services.jobs.runDue();
    expect((await look(photo.filename, MODERN, { headers: { 'if-none-match': String(etag) } })).statusCode).toBe(404);
    expect(await store.read(avifName(photo.filename))).toBeNull();
    expect(await store.read(photo.filename)).toBeNull();
  });

  it('is not shown to its owner while others may not see the photo', async () => {
    const { owner, photo } = await withPhoto();
    await avifOf(photo.filename);
    await server.services.profiles.setDisabled(server.database.db, owner.id, true);
    const answer = await look(photo.filename, MODERN, { who: owner });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
  });

  it.each(['webp', 'avif'] as const)('leaves no file behind if it is withdrawn while its %s is made', async (format) => {
    const { owner, photo } = await withPhoto();
    const kept = new Map<string, Buffer>();
    const store: PhotoStore = {
      place: 'memory',
      read: async (name) => kept.get(name) ?? null,
      async write(name, bytes) {
        (await owner.client.call(deletePhoto, { body: { photo: photo.id } })).answer();
        kept.set(name, bytes);
      },
      remove: async (name) => void kept.delete(name),
    };
    const photos = createPublicPhotos({ files: createKeptFiles(store, atMost(1)), intake: server.services.intake, unhurried: atMost(1) });
    const { db } = server.database;
    const file = await photos.find(db, photo.filename);
    if (file === null) throw new Error('The photo is not there.');
    if (format === 'avif') await photos.makeAvif(db, file);
    else expect(await photos.bytes(db, file)).toBeNull();
    expect([...kept.keys()]).toEqual([]);
  });
});
