/** @jest-environment @amarena/shared/testing/networked */
import { beforeEach, expect, it } from '@jest/globals';
import { someCaches } from '../testing/someCaches.ts';
import { keepSharedPhoto, type SharedStore, sendSharedPhoto, sharedPhoto, sharedPhotoFor } from './index.ts';

const [GIULIA, MARCO] = ['giulia', 'marco'] as const;
let store: SharedStore;

beforeEach(() => {
  store = { caches: someCaches() as unknown as CacheStorage, now: Date.now() };
});

const share = (member: string | null) => keepSharedPhoto(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }), member, store);

it.each([
  ['who shared it', GIULIA],
  ['who logged in after it was shared', null],
])('gives a shared photo to the member %s', async (_what, sharedBy) => {
  await share(sharedBy);
  expect((await sharedPhoto(GIULIA, store))?.name).toBe('photo.jpg');
  await sendSharedPhoto('chat', store);
  expect((await sharedPhotoFor('chat', GIULIA, store))?.name).toBe('photo.jpg');
});

it('gives nobody else the photo of a member whose session ended, and drops it', async () => {
  await share(GIULIA);
  expect(await sharedPhoto(MARCO, store)).toBeNull();
  expect(await sharedPhoto(GIULIA, store)).toBeNull();
});

it.each(['chat', 'profile'] as const)('gives nobody else a photo that a member had sent to this place: %s', async (place) => {
  await share(GIULIA);
  await sendSharedPhoto(place, store);
  expect(await sharedPhotoFor(place, MARCO, store)).toBeNull();
  expect(await sharedPhotoFor(place, GIULIA, store)).toBeNull();
});
