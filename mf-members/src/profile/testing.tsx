import type { Intent } from '@amarena/shared/bus';
import { getLikes } from '@amarena/shared/contracts/people/likes';
import type { Photo } from '@amarena/shared/contracts/people/photos';
import { getProfile, getRelated, type Profile } from '@amarena/shared/contracts/people/profile';
import { getRegions } from '@amarena/shared/contracts/people/regions';
import { postVisit } from '@amarena/shared/contracts/people/visits';
import { queryFor, useQuery } from '@amarena/shared/query';
import { start } from '@amarena/shared/spa';
import { aCard, anId, aProfile, aUser, type FakeApi, fakeApi, type RenderOptions, renderWith, theShell } from '@amarena/shared/testing';
import { beforeEach } from '@jest/globals';
import { ProfileScreen } from './ProfileScreen.tsx';

const free = { status: 'member', user: aUser() } as const;
export const visitor = { status: 'visitor' } as const;
export const photo = (number: number, thumb_filename = `${number}-320.webp`): Photo => ({
  locked: false,
  id: anId(number),
  filename: `${number}-640.webp`,
  thumb_filename,
  match: `${number}-1200.webp`,
  status: 'active',
});
export const lockedPhoto = (number: number): Photo => ({ locked: true, id: anId(number), blurred_filename: `${number}-blurred.webp` });
export const withPhotos = { photos: [photo(101), photo(102), lockedPhoto(103)], num_photos: 3 };

// As on the site, single-spa tells the router about a new address.
start();

/** The intents of this test, except for naming the page. */
export const asked: Intent[] = [];
theShell().intents$.subscribe((intent) => intent.type !== 'title' && asked.push(intent));
beforeEach(() => {
  asked.length = 0;
});

export const server = (change: Partial<Profile> = {}): FakeApi =>
  fakeApi()
    .answer(getProfile, { profile: aProfile(change) })
    .answer(postVisit, undefined)
    .answer(getRelated, { profiles: [aCard({ id: anId(2), name: 'Martina', fictional: true }), aCard({ id: anId(3), name: 'Alessia' })] })
    .answer(getRegions, { regions: { IT: [{ key: 'lombardia', name: 'Lombardia' }] } });

/** The screen, and the new flags of the likes as another part of the page reads them. */
function Opened() {
  const { data } = useQuery({ ...queryFor(getLikes), enabled: false });
  return (
    <>
      <ProfileScreen />
      <output aria-label="flags">{data?.liked_by.map(({ like_new }) => like_new).join(' ')}</output>
    </>
  );
}

export const open = (change: Partial<Profile> = {}, options: RenderOptions = {}) =>
  renderWith(<Opened />, { address: `/members/${anId(1)}`, session: free, api: server(change), ...options });
