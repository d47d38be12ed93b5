import { getVerification } from '@amarena/shared/contracts/account/verification';
import { getLikes, postLike } from '@amarena/shared/contracts/people/likes';
import { deletePhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { search } from '@amarena/shared/contracts/people/search';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { addMember, type Somebody, somebody } from '../community/people.ts';
import { mailsTo } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { applicant, decide, drawCode, queueOf, sendSelfie, standing, verified, waitingId } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const cardOf = async (id: string, viewer: Somebody) => (await viewer.client.call(getProfile, { query: { id } })).answer().profile;
const emailOf = async (id: string) =>
  (await server.database.db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const lastEvent = async (memberId: string) =>
  (
    await server.database.db
      .selectFrom('live_events')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('number', 'desc')
      .executeTakeFirst()
  )?.event;
const selfieOf = (id: string, { client }: { client: Somebody['client'] }) =>
  server.server.inject({
    method: 'GET',
    url: `/api/selfie/${id}`,
    headers: { 'x-forwarded-for': client.address, cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

describe('a decision', () => {
  it('gives the badge everywhere and tells the member by live event and mail', async () => {
    const [member, other] = [await applicant(server), await somebody(server)];
    expect((await cardOf(member.id, other)).verified).toBe(false);
    await decide(server, await waitingId(server, member.id), null);
    expect(await standing(member)).toMatchObject({ state: 'verified' });
    expect((await cardOf(member.id, other)).verified).toBe(true);
    expect(await lastEvent(member.id)).toEqual({ type: 'verification', state: 'verified' });
    await other.client.call(postLike, { body: { profile: member.id } });
    expect((await other.client.call(getLikes)).answer().profiles).toMatchObject([{ id: member.id, verified: true }]);
    const [mail] = await mailsTo(server, await emailOf(member.id));
    expect(mail?.subject).toBe('La verifica del tuo profilo');
    expect(mail?.text).toContain('/profile/verification');
    expect(mail?.html).toContain('>Vedi la verifica</a>');
    expect(mail?.text).not.toMatch(/riprova/i);
  });

  it.each(['code_wrong', 'face_differs'] as const)(
    'refuses with the reason %s, which the member reads on the page and in the mail',
    async (reason) => {
      const member = await applicant(server, { language: 'en' });
      await decide(server, await waitingId(server, member.id), reason);
      expect(await standing(member)).toMatchObject({ state: 'refused', reason });
      expect(await lastEvent(member.id)).toEqual({ type: 'verification', state: 'refused' });
      expect(await mailsTo(server, await emailOf(member.id))).toMatchObject([{ subject: 'Your profile verification' }]);
      await drawCode(member);
    },
  );

  it('happens once', async () => {
    const member = await applicant(server);
    const id = await waitingId(server, member.id);
    await decide(server, id, null);
    expect(await decide(server, id, 'edited')).toEqual({ ok: false, error: { code: 'not_found' } });
    expect(await standing(member)).toMatchObject({ state: 'verified' });
  });

  it('cannot give the badge where no compared photo is shown any more', async () => {
    const member = await applicant(server, { photos: 1 });
    const id = await waitingId(server, member.id);
    await server.database.db.updateTable('photos').set({ status: 'refused' }).where('member_id', '=', member.id).execute();
    expect(await decide(server, id, null)).toEqual({ ok: false, error: { code: 'verification_photo_missing' } });
  });

  it('shows the desk the code, the selfie and the photos that were there when it was sent', async () => {
    const member = await somebody(server, { photos: 2 });
    const code = await drawCode(member);
    await sendSelfie(server, member);
    const read = await queueOf(server).read(server.database.db, await waitingId(server, member.id));
    expect(read).toMatchObject({ text: code, member_id: member.id });
    expect(read?.pictures.map(({ kind }) => kind)).toEqual(['subject', 'profile', 'profile']);
  });
});

describe('the selfie', () => {
  it('opens for moderators alone, without metadata, until the decision', async () => {
    const [member, moderator, editor] = [
      await applicant(server),
      await somebody(server, { roles: ['moderator'] }),
      await somebody(server, { roles: ['editor'] }),
    ];
    const id = await waitingId(server, member.id);
    const seen = await selfieOf(id, moderator);
    expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined();
    for (const other of [member, editor, { client: server.visitor() }]) expect((await selfieOf(id, other)).statusCode).toBe(403);
    expect((await selfieOf('nothing', moderator)).statusCode).toBe(404);
    await decide(server, id, null);
    expect((await selfieOf(id, moderator)).statusCode).toBe(404);
  });

  it('is deleted by the upkeep after the decision, and not before', async () => {
    const [decided, waits] = [await verified(server), await applicant(server)];
    const kept = () =>
      server.database.db
        .selectFrom('verification_selfies')
        .innerJoin('verifications', 'id', 'verification_id')
        .select('member_id')
        .execute();
    await server.services.verification.forgetOld(server.database.db, server.platform.now());
    const members = (await kept()).map(({ member_id }) => member_id);
    expect(members).toContain(waits.id);
    expect(members).not.toContain(decided.id);
  });
});

describe('the badge', () => {
  it('is never a fictional member’s, whatever writes it', async () => {
    const [fictional, member] = [await addMember(server, { fictional: true, photos: 1 }), await verified(server)];
    const { db } = server.database;
    await expect(db.updateTable('members').set({ verified_at: new Date() }).where('id', '=', fictional).execute()).rejects.toThrow(
      'members_fictional_is_never_verified',
    );
    await expect(db.updateTable('members').set({ fictional: true }).where('id', '=', member.id).execute()).rejects.toThrow(
      'members_fictional_is_never_verified',
    );
    expect(await server.services.verification.draw(db, fictional, new Date())).toEqual({ ok: false, error: { code: 'forbidden' } });
  });

  it('stays while one compared photo is shown, and ends with the last of them', async () => {
    const [member, other] = [await verified(server, { photos: 2 }), await somebody(server)];
    const [first, second] = (await cardOf(member.id, other)).photos;
    await member.client.call(deletePhoto, { body: { photo: first?.id ?? '' } });
    expect(await standing(member)).toMatchObject({ state: 'verified' });
    await server.database.db
      .updateTable('photos')
      .set({ status: 'refused' })
      .where('id', '=', second?.id ?? '')
      .execute();
    expect(await standing(member)).toEqual({ state: 'ended' });
    expect((await cardOf(member.id, other)).verified).toBe(false);
    expect((await member.client.call(getVerification)).answer().verification.has_photo).toBe(false);
  });

  it('ends with the gender, and with nothing else of the account', async () => {
    const member = await verified(server, { gender: 'female' });
    const change = (set: object) => server.database.db.updateTable('members').set(set).where('id', '=', member.id).execute();
    await change({ country: 'DE', last_active_at: new Date() });
    expect(await standing(member)).toMatchObject({ state: 'verified' });
    await change({ gender: 'male' });
    expect(await standing(member)).toEqual({ state: 'ended' });
  });

  it('narrows the search to those who have it', async () => {
    const [member, other, viewer] = [
      await verified(server, { country: 'NZ' }),
      await somebody(server, { country: 'NZ' }),
      await somebody(server),
    ];
    const found = async () =>
      (await viewer.client.call(search, { query: { country: 'NZ', verified: 'true' } })).answer().results.map(({ id }) => id);
    expect(await found()).toEqual([member.id]);
    await decide(server, await waitingId(server, (await applicant(server, { country: 'NZ' })).id), 'edited');
    expect(await found()).toEqual([member.id]);
    await server.database.db.updateTable('members').set({ verified_at: null }).where('id', '=', member.id).execute();
    expect(await found()).not.toContain(other.id);
    expect(await found()).toEqual([]);
  });
});
