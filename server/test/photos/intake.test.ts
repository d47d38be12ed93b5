import { once } from 'node:events';
import { readdir, readFile, watch } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { postPhoto, postUpload } from '@amarena/shared/contracts/people/ownPhotos';
import { PHOTO_BYTES } from '@amarena/shared/contracts/people/photoLimits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aPerson } from '../chats/support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPicture, sendBytes, upload } from '../support/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(join(server.config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
const waiting = async (member: string) =>
  (await server.platform.db.selectFrom('uploads').selectAll().where('member_id', '=', member).execute()).length;
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8a6a48' } });

/** A photo as a camera makes it: rotated, with a place in its metadata. */
const fromCamera = () =>
  plain(900, 700)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '44/1 29/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A HEIC as a phone makes it: rotated by its container, in the colours of Display P3, with a place in its metadata. */
const fromPhone = () => readFile(new URL('./fixtures/phone.heic', import.meta.url));

/** The same file, claiming a different width and height. */
function claiming(heic: Buffer, side: number): Buffer {
  const lie = Buffer.from(heic);
  const size = lie.indexOf('ispe') + 8;
  lie.writeUInt32BE(side, size);
  lie.writeUInt32BE(side, size + 4);
  return lie;
}

async function originalOf(uploadId: string): Promise<Buffer> {
  const name = (await filesIn('originals')).find((file) => file.includes(uploadId.replaceAll('-', '')));
  return readFile(name ?? '');
}

describe('a picture that a member sends', () => {
  it('keeps its pixels upright, and nothing of its metadata', async () => {
    const { client, id } = await aPerson(server);
    const sent = await upload(server, client, await fromCamera());
    expect(sent).toMatchObject({ width: 700, height: 900 });
    const { format, width, height, exif, xmp, icc, orientation } = await sharp(await originalOf(sent.upload)).metadata();
    expect({ format, width, height, exif, xmp, icc, orientation }).toEqual({ format: 'webp', width: 700, height: 900 });
    expect(await waiting(id)).toBe(1);
  });

  it('may be JPEG, PNG, WebP, AVIF or HEIC, whatever its name and its type say', async () => {
    const { client } = await aPerson(server);
    const made = [plain(500, 500).jpeg(), plain(500, 500).png(), plain(500, 500).webp(), plain(500, 500).avif()];
    const files = [...(await Promise.all(made.map((picture) => picture.toBuffer()))), await fromPhone()];
    for (const file of files) {
      const { status } = await sendBytes(server, client, file, {
        headers: { 'content-type': 'text/plain', 'content-disposition': 'attachment; filename="../../invoice.pdf.exe"' },
      });
      expect(status).toBe(200);
    }
  });

  it('keeps the upright pixels and the colours of a phone’s HEIC, and nothing of its metadata', async () => {
    const { client } = await aPerson(server);
    const sent = await upload(server, client, await fromPhone());
    expect(sent).toMatchObject({ width: 480, height: 600 });
    const kept = sharp(await originalOf(sent.upload));
    const { format, exif, icc } = await kept.metadata();
    expect({ format, exif, icc }).toEqual({ format: 'webp', exif: undefined, icc: undefined });
    // The picture: sand, with a blue quarter at the top left. In the file it is rotated and in wider colours.
    const { data, info } = await kept.raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
    for (const [drawn, seen] of [
      [[31, 111, 139], colourAt(20, 20)],
      [[201, 162, 122], colourAt(460, 20)],
      [[201, 162, 122], colourAt(20, 580)],
    ] as const) {
      for (const [channel, value] of drawn.entries()) expect(Math.abs((seen[channel] ?? 0) - value)).toBeLessThan(8);
    }
  });

  it('loses whatever hides behind its pixels', async () => {
    const { client } = await aPerson(server);
    const hidden = Buffer.from('<script>alert(1)</script>PK\x03\x04');
    const sent = await upload(server, client, Buffer.concat([await fromCamera(), hidden]));
    expect((await originalOf(sent.upload)).includes('script')).toBe(false);
  });

  it('keeps a short side that still makes a photo, however wide a panorama is', async () => {
    const { client } = await aPerson(server);
    expect(await upload(server, client, await plain(8_000, 500).jpeg().toBuffer())).toMatchObject({ width: 6_400, height: 400 });
  });

  it('is refused with its reason when it is no picture, broken, too small or too large to unpack', async () => {
    const { client, id } = await aPerson(server);
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
    const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42'), Buffer.alloc(500)]);
    const phone = await fromPhone();
    const camera = await fromCamera();
    const bomb = await plain(10_000, 6_001).png().toBuffer();
    const cases: [string, Buffer][] = [
      ['format', drawing],
      ['format', await plain(500, 500).gif().toBuffer()],
      ['format', video],
      ['format', Buffer.alloc(0)],
      ['unreadable', camera.subarray(0, 600)],
      ['unreadable', Buffer.concat([camera.subarray(0, 3), Buffer.alloc(4_000, 7)])],
      ['unreadable', phone.subarray(0, 500)],
      ['unreadable', phone.subarray(0, phone.length - 300)],
      ['unreadable', claiming(phone, 7_000)],
      ['too_small', claiming(phone, 399)],
      ['too_small', await plain(900, 399).png().toBuffer()],
      ['too_many_pixels', bomb],
      ['too_many_pixels', claiming(phone, 30_000)],
      ['too_many_pixels', await plain(20_000, 400).png().toBuffer()],
    ];
    for (const [problem, bytes] of cases) {
      expect(await sendBytes(server, client, bytes)).toEqual({ status: 422, body: { code: 'photo_unusable', problem } });
    }
    expect(await waiting(id)).toBe(0);
  });

  it('VA-22 may have 10 MB and not one byte more, said before or found while it comes', async () => {
    const { client } = await aPerson(server);
    const large = Buffer.alloc(PHOTO_BYTES + 1);
    expect(await sendBytes(server, client, large)).toEqual({ status: 413, body: { code: 'payload_too_large' } });
    const unsaid = await sendBytes(server, client, large, { headers: { 'content-length': '', 'transfer-encoding': 'chunked' } });
    expect(unsaid).toEqual({ status: 413, body: { code: 'payload_too_large' } });
    const full = await sendBytes(server, client, Buffer.alloc(PHOTO_BYTES));
    expect(full.body).toEqual({ code: 'photo_unusable', problem: 'format' });
  });

  it('leaves nothing of the file as it came, taken or refused', async () => {
    const { client } = await aPerson(server);
    await upload(server, client);
    await sendBytes(server, client, Buffer.from('no picture'));
    expect(await filesIn('receiving')).toEqual([]);
  });

  it('leaves nothing where its sender breaks off in the middle', async () => {
    const { client, id } = await aPerson(server);
    await upload(server, client);
    const before = await waiting(id);
    const site = await server.server.listen({ port: 0, host: '127.0.0.1' });
    const ended = new AbortController();
    const changes = watch(join(server.config.dataDir, 'receiving'), { signal: ended.signal })[Symbol.asyncIterator]();
    const sending = request(new URL(postUpload.path, site), {
      method: 'POST',
      headers: {
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'idempotency-key': crypto.randomUUID(),
        'content-length': '100000',
      },
    });
    const broken = once(sending, 'error');
    const begun = changes.next();
    sending.write((await fromCamera()).subarray(0, 500));
    await begun;
    sending.destroy(new Error('The phone lost its network.'));
    await broken;
    while ((await filesIn('receiving')).length > 0) await changes.next();
    ended.abort();
    expect([await waiting(id), await filesIn('receiving')]).toEqual([before, []]);
  });

  it('is not read without a session or without a key', async () => {
    const visitor = await sendBytes(server, server.visitor(), await aPicture());
    expect(visitor).toEqual({ status: 403, body: { code: 'authentication_required', authentication_required: true } });
    const { client } = await aPerson(server);
    expect(await sendBytes(server, client, await aPicture(), { key: null })).toEqual({
      status: 400,
      body: { code: 'idempotency_key_missing' },
    });
  });

  it('API-05 is kept once however often its key repeats, and another picture under that key is refused', async () => {
    const { client, id } = await aPerson(server);
    const [bytes, key] = [await aPicture(), crypto.randomUUID()];
    const before = (await filesIn('originals')).length;
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendBytes(server, client, bytes, { key })));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await waiting(id)).toBe(1);
    expect((await filesIn('originals')).length).toBe(before + 1);
    expect((await sendBytes(server, client, await aPicture(), { key })).status).toBe(422);
  });
});

describe('an upload', () => {
  it('is used once and by its sender only', async () => {
    const [mine, other] = [await aPerson(server), await aPerson(server)];
    const sent = await upload(server, mine.client);
    expect((await other.client.call(postPhoto, { body: { upload: sent.upload } })).body).toEqual({ code: 'not_found' });
    const uses = await Promise.all([1, 2, 3].map(() => mine.client.call(postPhoto, { body: { upload: sent.upload } })));
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('is forgotten with its file after a day without use', async () => {
    const { client, id } = await aPerson(server);
    const sent = await upload(server, client);
    const own = async () => (await filesIn('originals')).filter((file) => file.includes(sent.upload.replaceAll('-', '')));
    expect(await own()).toHaveLength(1);
    await server.services.intake.forgetOld(server.platform.db, new Date(Date.now() + 86_400_001));
    await server.services.jobs.runDue();
    expect([await waiting(id), await own()]).toEqual([0, []]);
  });

  it('is not taken again, from anybody, once moderation has refused it', async () => {
    const [first, second] = [await aPerson(server), await aPerson(server)];
    const bytes = await aPicture();
    const waitingOne = await upload(server, first.client, bytes);
    const picture = await server.platform.db
      .selectFrom('uploads')
      .select(['id', 'name_key', 'hash'])
      .where('id', '=', waitingOne.upload)
      .executeTakeFirstOrThrow();
    await server.services.intake.refuse(server.platform.db, picture, 'nudity', new Date());
    const refused = { code: 'photo_unusable', problem: 'refused' };
    expect((await sendBytes(server, second.client, bytes)).body).toEqual(refused);
    expect((await first.client.call(postPhoto, { body: { upload: waitingOne.upload } })).body).toEqual(refused);
  });

  it('cannot fill the disk: who has forty unused ones waits', async () => {
    const { client, id } = await aPerson(server);
    const { db } = server.platform;
    const row = { member_id: id, name_key: '0'.repeat(32), hash: '0', width: 400, height: 400, created_at: new Date() };
    await db
      .insertInto('uploads')
      .values(Array.from({ length: 40 }, () => ({ ...row, id: crypto.randomUUID() })))
      .execute();
    expect((await sendBytes(server, client, await aPicture())).body).toEqual({ code: 'rate_limited', seconds: 3_600 });
  });
});
