import { avatarOf, cardOf } from '@amarena/shared/contracts/people/photoAddress';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { atMost } from '../../src/atMost.ts';
import { createKeptFiles } from '../../src/photos/keptFiles.ts';
import type { PhotoStore } from '../../src/photos/photoStore.ts';
import { createPublicPhotos } from '../../src/photos/publicPhotos.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { addMember, somebody } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const fetchPhoto = (name: string) => server.server.inject({ method: 'GET', url: `/photos/${name}` });
const profileOf = async (id: string, client = server.visitor()) => (await client.call(getProfile, { query: { id } })).answer().profile;

describe('a locked photo', () => {
  it('leaves only its blurred file’s name, and that name does not lead to the clear ones', async () => {
    const id = await addMember(server, { photos: 2 });
    const [, locked] = (await profileOf(id)).photos;
    if (!locked?.locked) throw new Error('The second photo should be locked for a visitor.');
    expect(Object.keys(locked).sort()).toEqual(['blurred_filename', 'id', 'locked']);
    const blurred = await sharp((await fetchPhoto(locked.blurred_filename)).rawPayload).metadata();
    expect([blurred.width, blurred.height]).toEqual([80, 100]);
    for (const rendition of ['avatar', 'thumb', 'card', 'photo', 'large']) {
      expect((await fetchPhoto(locked.blurred_filename.replace('blurred', rendition))).statusCode).toBe(404);
    }
  });
});

describe('a photo that is drawn when it is first asked for', () => {
  it('is drawn once, however many ask at the same time, and kept', async () => {
    const id = await addMember(server, { photos: 1 });
    const name = (await profileOf(id)).main_image?.thumb_filename ?? '';
    const files = new Map<string, Buffer>();
    let written = 0;
    const store: PhotoStore = {
      place: 'memory',
      read: async (file) => files.get(file) ?? null,
      write: async (file, bytes) => {
        written += 1;
        files.set(file, bytes);
      },
      remove: async (file) => void files.delete(file),
    };
    const photos = createPublicPhotos({ files: createKeptFiles(store, atMost(2)), intake: server.services.intake, unhurried: atMost(1) });
    const read = async () => {
      const file = await photos.find(server.database.db, name);
      return file && photos.bytes(server.database.db, file);
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => read()));
    const later = await read();
    expect(written).toBe(1);
    for (const answer of [...answers, later]) expect(answer?.equals(files.get(name) ?? Buffer.alloc(0))).toBe(true);
  });

  it('has a small one beside the thumbnail for circles', async () => {
    const { client, id } = await somebody(server, { photos: 1 });
    const image = (await profileOf(id, client)).main_image;
    const avatar = await sharp((await fetchPhoto(avatarOf(image?.thumb_filename ?? ''))).rawPayload).metadata();
    expect([avatar.width, avatar.height]).toEqual([160, 200]);
    expect((await fetchPhoto((image?.filename ?? '').replace('photo', 'avatar'))).statusCode).toBe(404);
  });

  it('has one for cards beside the photo, which no other name leads to', async () => {
    const { client, id } = await somebody(server, { photos: 1 });
    const image = (await profileOf(id, client)).main_image;
    const card = await sharp((await fetchPhoto(cardOf(image?.filename ?? ''))).rawPayload).metadata();
    expect([card.width, card.height]).toEqual([480, 600]);
    expect((await fetchPhoto((image?.thumb_filename ?? '').replace('thumb', 'card'))).statusCode).toBe(404);
  });

  it('is found by its member’s page and by no other name', async () => {
    const { client, id } = await somebody(server, { photos: 1 });
    const name = (await profileOf(id, client)).main_image?.filename ?? '';
    expect((await fetchPhoto(name)).statusCode).toBe(200);
    for (const wrong of [
      name.replace(/[0-9a-f]\.webp$/, (end) => (end.startsWith('0') ? '1.webp' : '0.webp')),
      'x.webp',
      '..%2f..%2fsecret',
    ]) {
      expect((await fetchPhoto(wrong)).statusCode).toBe(404);
    }
  });
});
