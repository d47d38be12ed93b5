import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import type { Photo } from '@amarena/shared/contracts/people/photos';
import { getProfile, getRelated, putProfile } from '@amarena/shared/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDelivery } from '../delivery/support/delivery.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { addMember, type Somebody, somebody } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ environment: { PUBLIC_URL: 'https://amarena.example' }, overrides: { delivery: await openDelivery() } });
});
afterAll(() => server.close());

const open = (photos: readonly Photo[]) => photos.filter(({ locked }) => !locked).length;

describe('a member’s page', () => {
  it('API-50 answers the profile with attributes and photos', async () => {
    const interests = ['wine', 'hiking'] as ['wine', 'hiking'];
    const id = await addMember(server, { name: 'Ada', age: 34, photos: 2, profile: { city: 'Bologna', eye_color: 'hazel', interests } });
    const { client } = await somebody(server);
    const { profile } = (await client.call(getProfile, { query: { id } })).answer();
    expect(profile).toMatchObject({ id, name: 'Ada', age: 34, city: 'Bologna', eye_color: 'hazel', interests: ['wine', 'hiking'] });
    expect(profile.photos).toHaveLength(2);
  });

  it('EN-15 has no main image while the member has no photo', async () => {
    const id = await addMember(server);
    const { profile } = (await server.visitor().call(getProfile, { query: { id } })).answer();
    expect(profile.main_image).toBeNull();
  });

  it('RP-04 unlocks the main image only for a visitor', async () => {
    const id = await addMember(server, { photos: 4 });
    const { profile } = (await server.visitor().call(getProfile, { query: { id } })).answer();
    expect(profile.photos.map(({ locked }) => locked)).toEqual([false, true, true, true]);
  });

  it('RP-12 shows a free member the main image and two more; the others carry no clear file name', async () => {
    const id = await addMember(server, { photos: 6 });
    const { client } = await somebody(server);
    const received = await client.call(getProfile, { query: { id } });
    expect(open(received.answer().profile.photos)).toBe(3);
    const names = JSON.stringify(received.body).match(/[0-9a-f]{32}-(thumb|photo|large)-/g) ?? [];
    // Three renditions of three photos, and again those of the main image as `main_image`.
    expect(names).toHaveLength(12);
  });

  it('RP-13 shows a premium member every photo', async () => {
    const id = await addMember(server, { photos: 6 });
    const { client } = await somebody(server, { paid_user: true });
    const { profile } = (await client.call(getProfile, { query: { id } })).answer();
    expect(open(profile.photos)).toBe(6);
  });

  it('keeps pending and refused photos from others', async () => {
    const id = await addMember(server, { photos: 2 });
    await server.database.db
      .updateTable('photos')
      .set({ status: 'pending' })
      .where('member_id', '=', id)
      .where('position', '=', 0)
      .execute();
    const { profile } = (await server.visitor().call(getProfile, { query: { id } })).answer();
    expect(profile.num_photos).toBe(1);
    expect(profile.photos).toHaveLength(1);
  });

  it('RP-23 refuses a member whom its owner blocked, and nobody else', async () => {
    const owner = await somebody(server);
    const blocked = await somebody(server);
    await owner.client.call(postBlock, { body: { profile: blocked.id } });
    const refused = await blocked.client.call(getProfile, { query: { id: owner.id } });
    expect([refused.status, refused.body]).toEqual([403, { code: 'blocked_by_user' }]);
    const { profile } = (await owner.client.call(getProfile, { query: { id: blocked.id } })).answer();
    expect(profile.blocked).toBe(true);
  });

  it('says why a page cannot be opened: unknown, disabled, deleted', async () => {
    const disabled = await addMember(server, { profile: { disabled: true } });
    const deleted = await addMember(server, { status: 'deleted' });
    const codes = [];
    for (const id of ['0196f0e0-0000-7000-8000-000000000000', disabled, deleted]) {
      codes.push((await server.visitor().call(getProfile, { query: { id } })).body);
    }
    expect(codes).toEqual([{ code: 'not_found' }, { code: 'profile_disabled' }, { code: 'profile_deleted' }]);
  });

  it('names the interests that both share', async () => {
    const id = await addMember(server, { profile: { interests: ['wine', 'hiking', 'opera'] } });
    const { client } = await somebody(server, { profile: { interests: ['opera', 'wine'] } });
    expect((await client.call(getProfile, { query: { id } })).answer().profile.shared_interests).toEqual(['wine', 'opera']);
  });

  it('gives the distance in whole kilometres where both places are known', async () => {
    const modena = await addMember(server, { profile: { latitude: 44.647, longitude: 10.925 } });
    const nowhere = await addMember(server);
    const { client } = await somebody(server, { profile: { latitude: 44.494, longitude: 11.343 } });
    const distanceTo = async (id: string) => (await client.call(getProfile, { query: { id } })).answer().profile.distance;
    expect(await distanceTo(modena)).toBe(37);
    expect(await distanceTo(nowhere)).toBeNull();
  });

  it('never shows a fictional profile as online', async () => {
    const id = await addMember(server, { fictional: true, last_active_at: new Date() });
    const { client } = await somebody(server);
    const { profile } = (await client.call(getProfile, { query: { id } })).answer();
    expect(profile).toMatchObject({ fictional: true, online: false, last_active: 'earlier' });
  });
});

describe('a link to a member’s page on other sites', () => {
  const documentOf = async (id: string, client: Somebody['client'] = server.visitor()) =>
    (await client.raw({ method: 'GET', url: `/members/${id}?from=mail` })).body;
  const shared = (html: string, property: string) => html.match(new RegExp(`<meta property="og:${property}" content="([^"]*)">`))?.[1];
  const setPhotos = (id: string, status: 'pending' | 'refused') =>
    server.database.db.updateTable('photos').set({ status }).where('member_id', '=', id).execute();

  it('EN-16 shows the active main image, under an address that anybody can load', async () => {
    const id = await addMember(server, { photos: 2 });
    const { profile } = (await server.visitor().call(getProfile, { query: { id } })).answer();
    const image = shared(await documentOf(id), 'image');
    expect(image).toBe(`https://amarena.example/photos/${profile.main_image?.match}`);
    expect((await server.visitor().raw({ method: 'GET', url: new URL(image ?? '').pathname })).status).toBe(200);
  });

  it.each(['pending', 'refused'] as const)('EN-17 shows no main image that is %s', async (status) => {
    const id = await addMember(server, { photos: 1 });
    await setPhotos(id, status);
    expect(await documentOf(id)).not.toContain('og:');
  });

  it('names a fictional member as such', async () => {
    const id = await addMember(server, { fictional: true, photos: 1 });
    expect(shared(await documentOf(id), 'description')).toMatch(/fantasia|inventat|fittizi/i);
  });

  it('shows nobody who left, was switched off, is unknown or has closed the page to the one who asks', async () => {
    const disabled = await addMember(server, { photos: 1, profile: { disabled: true } });
    const deleted = await addMember(server, { photos: 1, status: 'deleted' });
    const owner = await somebody(server, { photos: 1 });
    const blocked = await somebody(server);
    await owner.client.call(postBlock, { body: { profile: blocked.id } });
    for (const id of [disabled, deleted, '0196f0e0-0000-7000-8000-000000000000', 'nobody', '%27--', '%00']) {
      expect(await documentOf(id)).not.toContain('og:');
    }
    expect(await documentOf(owner.id, blocked.client)).not.toContain('og:');
    expect(await documentOf(owner.id, owner.client)).toContain('og:image');
  });
});

describe('related profiles', () => {
  it('API-51 answers members like this one without itself', async () => {
    const id = await addMember(server, { gender: 'male', age: 51, profile: { interests: ['sailing', 'opera'] } });
    const close = await addMember(server, { gender: 'male', age: 50, profile: { interests: ['sailing', 'opera'] } });
    await addMember(server, { gender: 'male', age: 52 });
    const { profiles } = (await server.visitor().call(getRelated, { query: { id } })).answer();
    expect(profiles[0]?.id).toBe(close);
    expect(profiles.map((profile) => profile.id)).not.toContain(id);
    expect(profiles.every(({ gender }) => gender === 'male')).toBe(true);
  });

  it('leaves out the one who looks, blocked members and those who blocked', async () => {
    const id = await addMember(server, { gender: 'male', age: 71 });
    const viewer = await somebody(server, { gender: 'male', age: 71 });
    const blocked = await somebody(server, { gender: 'male', age: 71 });
    const blocker = await somebody(server, { gender: 'male', age: 71 });
    await viewer.client.call(postBlock, { body: { profile: blocked.id } });
    await blocker.client.call(postBlock, { body: { profile: viewer.id } });
    const { profiles } = (await viewer.client.call(getRelated, { query: { id } })).answer();
    for (const gone of [viewer, blocked, blocker]) expect(profiles.map((profile) => profile.id)).not.toContain(gone.id);
  });
});

describe('the own profile', () => {
  it('API-54 answers the changed attribute and keeps the others', async () => {
    const { client } = await somebody(server, { profile: { eye_color: 'green' } });
    const changed = (await client.call(putProfile, { body: { hair_color: 'red', city: 'Modena', region: 'emilia-romagna' } })).answer();
    expect(changed.profile).toMatchObject({ hair_color: 'red', eye_color: 'green', city: 'Modena', region: 'emilia-romagna' });
    const { user } = (await client.call(getUser)).answer();
    expect(user?.profile.hair_color).toBe('red');
  });

  it('refuses a region that the country does not have', async () => {
    const { client } = await somebody(server);
    const refused = await client.call(putProfile, { body: { region: 'bayern' } });
    expect(refused.body).toEqual({ code: 'validation_failed', fields: { region: 'invalid' } });
    const moved = (await client.call(putProfile, { body: { country: 'DE', region: 'bayern', city: 'München' } })).answer();
    expect(moved.profile).toMatchObject({ country: 'DE', region: 'bayern', city: 'München' });
  });

  it('forgets region and city when the country changes', async () => {
    const { client } = await somebody(server, { profile: { region: 'lazio', city: 'Roma' } });
    const moved = (await client.call(putProfile, { body: { country: 'FR' } })).answer();
    expect(moved.profile).toMatchObject({ country: 'FR', region: null, city: null });
  });
});
