import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postExport } from '@amarena/shared/contracts/account/dataExport';
import { deleteUser } from '@amarena/shared/contracts/account/deletion';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { chatPhotoPath, deleteChatPhoto, postChat } from '@amarena/shared/contracts/chat/chats';
import { deletePhoto, postPhoto, postPhotoRestore } from '@amarena/shared/contracts/people/ownPhotos';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPerson } from '../chats/support/people.ts';
import { somebody } from '../community/people.ts';
import { type S3Server, startS3 } from '../delivery/support/s3Server.ts';
import { editor, sendImage } from '../landers/support.ts';
import { caseAbout, caseOf, decide, moderator, reportOf } from '../moderation/support.ts';
import { linkIn, mailsTo, pressLink, signUp } from '../support/people.ts';
import { aPicture, sendBytes, upload } from '../support/upload.ts';
import { look, onBucket, onFolder, type PhotoSite, withPhoto } from './support/sites.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

describe.each([
  ['a folder', () => onFolder()],
  ['a bucket', () => onBucket(s3)],
] as const)('pictures in %s', (_name, open) => {
  let site: PhotoSite;
  beforeAll(async () => {
    site = await open();
  });
  afterAll(() => site.close());
  const folders = async (id: string) => [...new Set((await site.filesOf(id)).map((key) => key.split('/')[0]))].sort();

  it('are shown once they are uploaded, and gone with every file once their owner removed them for good', async () => {
    const { owner, photo } = await withPhoto(site);
    expect(await folders(photo.id)).toEqual(['originals']);
    for (const name of [photo.filename, photo.thumb_filename, photo.match]) {
      expect((await look(site, `/photos/${name}`)).statusCode).toBe(200);
    }
    expect(await folders(photo.id)).toEqual(['originals', 'photos']);
    (await owner.client.call(deletePhoto, { body: { photo: photo.id } })).answer();
    expect((await look(site, `/photos/${photo.filename}`)).statusCode).toBe(404);
    await site.services.jobs.runDue();
    expect(await folders(photo.id)).toEqual(['originals']);
    (await owner.client.call(postPhotoRestore, { body: { photo: photo.id } })).answer();
    expect((await look(site, `/photos/${photo.filename}`)).statusCode).toBe(200);
    (await owner.client.call(deletePhoto, { body: { photo: photo.id } })).answer();
    site.pass(HOUR);
    await site.services.ownPhotos.forgetRemoved(site.platform.db, site.platform.now());
    await site.services.jobs.runDue();
    expect(await site.filesOf(photo.id)).toEqual([]);
  });

  it('come as AVIF once it is made, and lose that file, too', async () => {
    const { owner, photo } = await withPhoto(site);
    const { db } = site.platform;
    const file = await site.services.photos.find(db, photo.filename);
    if (file === null) throw new Error('The photo is not there.');
    await site.services.photos.makeAvif(db, file);
    const seen = await look(site, `/photos/${photo.filename}`, { accept: 'image/avif' });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/avif']);
    (await owner.client.call(deletePhoto, { body: { photo: photo.id } })).answer();
    await site.services.jobs.runDue();
    expect(await folders(photo.id)).toEqual(['originals']);
  });

  it('of a conversation are shown to its two members, until their sender takes them back', async () => {
    const [sender, partner] = [await aPerson(site, { paid_user: true, credits: 10 }), await aPerson(site)];
    const { upload: id } = await upload(site, sender.client);
    const { message } = (
      await sender.client.call(postChat, { body: { profile: partner.id, client_id: randomUUID(), photo: id } })
    ).answer();
    expect((await look(site, chatPhotoPath(message, 'preview'), { who: partner })).statusCode).toBe(200);
    expect(await folders(id)).toEqual(['originals', 'private-photos']);
    await sender.client.call(deleteChatPhoto, { body: { conversation: message.conversation, sequence: message.sequence } });
    expect((await look(site, chatPhotoPath(message, 'preview'), { who: partner })).statusCode).toBe(410);
    await site.services.jobs.runDue();
    expect(await site.filesOf(id)).toEqual([]);
  });

  it('that moderators refused lose their public files, and are known again when they are uploaded', async () => {
    const owner = await somebody(site);
    const bytes = await aPicture();
    const { upload: id } = await upload(site, owner.client, bytes);
    const [photo] = (await owner.client.call(postPhoto, { body: { upload: id } })).answer().profile.photos;
    if (photo === undefined || photo.locked) throw new Error('The photo was not added.');
    await look(site, `/photos/${photo.filename}`);
    const [reporter, desk] = [await somebody(site), await moderator(site)];
    await reportOf(reporter, owner);
    await decide(desk, 'reports', await caseAbout(desk, 'reports', owner.id), 'hide_photo', { reason: 'fake', photo: id });
    await site.services.jobs.runDue();
    expect(await folders(id)).toEqual(['originals']);
    expect((await look(site, `/photos/${photo.filename}`, { who: desk })).statusCode).toBe(200);
    expect((await sendBytes(site, reporter.client, bytes)).body).toEqual({ code: 'photo_unusable', problem: 'refused' });
  });

  it('that a report is based on stay for moderators when their sender takes them back, until the decision', async () => {
    const [sender, reporter] = [await aPerson(site, { paid_user: true, credits: 10 }), await aPerson(site)];
    const desk = await moderator(site);
    const { upload: id } = await upload(site, sender.client, await readFile(new URL('./fixtures/phone.heic', import.meta.url)));
    const body = { profile: reporter.id, client_id: randomUUID(), photo: id };
    const { message } = (await sender.client.call(postChat, { body })).answer();
    expect((await reportOf(reporter, sender, { message: message.id })).status).toBeLessThan(300);
    await sender.client.call(deleteChatPhoto, { body: { conversation: message.conversation, sequence: message.sequence } });
    await site.services.jobs.runDue();
    const report = await caseAbout(desk, 'reports', sender.id);
    const address = (await caseOf(desk, 'reports', report)).pictures[0]?.src ?? '';
    expect((await look(site, address, { who: desk })).statusCode).toBe(200);
    expect(await folders(id)).toEqual(['originals', 'private-photos']);
    await decide(desk, 'reports', report, 'no_action', { reason: 'no_violation' });
    await site.services.jobs.runDue();
    expect([(await look(site, address, { who: desk })).statusCode, await site.filesOf(id)]).toEqual([404, []]);
  });

  it('are in the export of an account, and leave nothing behind when it is erased', async () => {
    const made = await signUp(site);
    await pressLink(made.client, linkIn((await mailsTo(site, made.email))[0]));
    const { upload: id } = await upload(site, made.client);
    const { profile } = (await made.client.call(postPhoto, { body: { upload: id } })).answer();
    await look(site, `/photos/${profile.main_image?.filename}`);
    const { url } = (await made.client.call(postExport, { body: { password: made.password } })).answer();
    const zip = await look(site, url, { who: { ...made, name: '' } });
    expect(zip.rawPayload.includes(`photos/${id}.webp`)).toBe(true);
    (await made.client.call(deleteUser, { body: { password: made.password } })).answer();
    site.pass(15 * DAY);
    await site.services.accounts.erasure.eraseDue(site.platform.db, site.platform.now());
    expect((await look(site, `/photos/${profile.main_image?.filename}`)).statusCode).toBe(404);
    await site.services.jobs.runDue();
    expect(await site.filesOf(id)).toEqual([]);
    expect((await site.visitor().call(postUser, { body: { email: made.email, password: made.password } })).status).toBe(401);
  });

  it('of landers are stored once, however often their bytes are sent, and shown to everyone', async () => {
    const desk = await editor(site);
    const bytes = await aPicture(1000, 600);
    const [first, second] = [await sendImage(site, desk, bytes), await sendImage(site, desk, bytes)];
    expect(second).toEqual(first);
    const { picture } = first.body as { picture: { sources: { src: string }[] } };
    expect(picture.sources).not.toHaveLength(0);
    for (const { src } of picture.sources) expect((await look(site, src)).statusCode).toBe(200);
    const rows = await site.platform.db.selectFrom('lander_images').select('picture_id').execute();
    expect(await Promise.all(rows.map(({ picture_id }) => folders(picture_id)))).toEqual([['originals']]);
  });

  it('that nobody used are deleted with their row, also if the server ended while they arrived', async () => {
    const { client } = await aPerson(site);
    const { upload: unused } = await upload(site, client);
    const { db, now } = site.platform;
    const { upload: kept } = await upload(site, client);
    await client.call(postPhoto, { body: { upload: kept } });
    const path = join(site.config.dataDir, 'picture.jpg');
    await writeFile(path, await aPicture());
    const abandoned = await site.services.intake.accept(db, { path, hash: 'unknown' }, now());
    const files = async () => Promise.all([unused, kept, abandoned.ok ? abandoned.value.id : ''].map(folders));
    expect(await files()).toEqual([['originals'], ['originals'], ['originals']]);
    site.pass(25 * HOUR);
    await site.services.intake.forgetOld(db, now());
    await site.services.jobs.runDue();
    expect(await files()).toEqual([[], ['originals'], []]);
    expect(await db.selectFrom('arriving_pictures').selectAll().execute()).toEqual([]);
  });
});
