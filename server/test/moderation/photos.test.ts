import { getAudit } from '@amarena/shared/contracts/moderation/moderation';
import { postPhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { crowd } from '../../src/db/seed/crowd.ts';
import { draw } from '../../src/photos/drawing.ts';
import { renderDrawing } from '../../src/photos/renditions.ts';
import { type Somebody, somebody } from '../community/people.ts';
import { mailsTo } from '../support/people.ts';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPicture, sendBytes, upload } from '../support/upload.ts';
import { caseAbout, caseOf, casesIn, decide, mailOf, moderator } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function addPhoto({ client }: Somebody, bytes?: Buffer) {
  const { upload: id } = await upload(server, client, bytes);
  return (await client.call(postPhoto, { body: { upload: id } })).answer().profile.photos;
}
const statusesOf = async (member: Somebody, bytes?: Buffer) =>
  (await addPhoto(member, bytes)).map((photo) => (photo.locked ? 'locked' : photo.status));

/** Faces of the demonstration community, as WebP. */
const portraits = (count: number): Promise<Buffer[]> =>
  Promise.all(
    crowd([], new Date())
      .slice(0, count)
      .flatMap(({ drawings: [face] }) => (face === undefined ? [] : [renderDrawing(draw(face), 'photo', 'webp')])),
  );

describe('a new photo', () => {
  it('is shown at once where the automatic checks decide, and the log says so', async () => {
    const [member, desk] = [await somebody(server), await moderator(server)];
    expect(await statusesOf(member)).toEqual(['active']);
    expect(await casesIn(desk, 'photos')).toEqual([]);
    const { entries } = (await desk.client.call(getAudit, { query: {} })).answer();
    expect(entries[0]).toMatchObject({ action: 'passed', by: null, queue: 'photos', member: member.name });
  });

  describe('where the settings ask for a person', () => {
    beforeAll(() => setSetting(server, 'photo_review', 'person'));

    it('waits on the desk, is seen there, and is shown once approved', async () => {
      const [member, desk] = [await somebody(server, { photos: 1 }), await moderator(server)];
      expect(await statusesOf(member)).toEqual(['active', 'pending']);
      const id = await caseAbout(desk, 'photos', member.id);
      const { pictures } = await caseOf(desk, 'photos', id);
      expect(pictures.map(({ kind }) => kind)).toEqual(['subject', 'profile']);
      expect((await desk.client.raw({ method: 'GET', url: pictures[0]?.src ?? '' })).status).toBe(200);
      expect((await decide(desk, 'photos', id, 'approve')).status).toBe(204);
      expect((await statusesOf(member)).slice(0, 2)).toEqual(['active', 'active']);
      expect((await mailsTo(server, await mailOf(server, member)))[0]?.text).toContain('La tua foto è ora visibile');
    });

    it('is refused with a reason that its member reads, and the same file is not taken again', async () => {
      const [member, desk] = [await somebody(server), await moderator(server)];
      const bytes = await aPicture();
      await addPhoto(member, bytes);
      await decide(desk, 'photos', await caseAbout(desk, 'photos', member.id), 'refuse', { reason: 'no_face' });
      expect((await mailsTo(server, await mailOf(server, member)))[0]?.text).toContain('non si riconosce un viso');
      const again = await sendBytes(server, (await somebody(server)).client, bytes);
      expect([again.status, again.body]).toEqual([422, { code: 'photo_unusable', problem: 'refused' }]);
    });

    it('is not taken again saved anew, in another size, format or light, while the portraits of others are', async () => {
      const [member, desk] = [await somebody(server), await moderator(server)];
      const [bytes, ...others] = await portraits(9);
      if (bytes === undefined) throw new Error('No portrait was drawn.');
      expect(others).toHaveLength(8);
      await addPhoto(member, bytes);
      await decide(desk, 'photos', await caseAbout(desk, 'photos', member.id), 'refuse', { reason: 'other_person' });
      const copies = [
        sharp(bytes).jpeg({ quality: 45 }),
        sharp(bytes).resize(420).webp({ quality: 60 }),
        sharp(bytes).resize(1_280).png(),
        sharp(bytes).modulate({ brightness: 1.1 }).jpeg(),
      ];
      const { client } = await somebody(server);
      for (const copy of copies) {
        expect((await sendBytes(server, client, await copy.toBuffer())).body).toEqual({ code: 'photo_unusable', problem: 'refused' });
      }
      for (const other of others) expect((await sendBytes(server, client, other)).status).toBe(200);
    });
  });
});
