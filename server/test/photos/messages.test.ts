import { randomUUID } from 'node:crypto';
import { chatPhotoPath, deleteChat, deleteChatPhoto, type Message, postChat } from '@amarena/shared/contracts/chat/chats';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { atMost } from '../../src/atMost.ts';
import { inTransaction } from '../../src/db/schema.ts';
import { createKeptFiles } from '../../src/photos/keptFiles.ts';
import { createPrivatePhotos } from '../../src/photos/privatePhotos.ts';
import { aPerson, chatsOf, chatWith, codeOf, creditsOf, type Person, send } from '../chats/support/people.ts';
import type { TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPicture, sendBytes, upload } from '../support/upload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type To = { profile: string } | { conversation: string };
const sendPhoto = (from: Person, to: To, photo: string, client_id: string = randomUUID(), key: string = client_id) =>
  from.client.call(postChat, { body: { ...to, client_id, photo }, key });
const look = (
  { cookies, address }: TestClient,
  message: Pick<Message, 'conversation' | 'sequence'>,
  size: 'preview' | 'full' = 'preview',
  headers = {},
) =>
  server.server.inject({
    method: 'GET',
    url: chatPhotoPath(message, size),
    headers: { 'x-forwarded-for': address, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
  });

async function aSentPhoto(bytes?: Buffer) {
  const [marco, giulia] = [await aPerson(server, { paid_user: true, credits: 10 }), await aPerson(server)];
  const sent = await upload(server, marco.client, bytes);
  const { message } = (await sendPhoto(marco, { profile: giulia.id }, sent.upload)).answer();
  return { marco, giulia, message, upload: sent.upload };
}

describe('a photo in a conversation', () => {
  it('leaves no file behind if it is taken back while its file is made', async () => {
    const { marco, message, upload: id } = await aSentPhoto();
    const photo = await server.services.chats.photo(server.platform.db, marco.id, message);
    if (!photo.ok) throw new Error('The photo is not there.');
    const kept = new Map<string, Buffer>();
    const store = {
      place: 'memory',
      read: async (name: string) => kept.get(name) ?? null,
      async write(name: string, bytes: Buffer) {
        await marco.client.call(deleteChatPhoto, { body: message });
        await server.services.jobs.runDue();
        kept.set(name, bytes);
      },
      remove: async (name: string) => void kept.delete(name),
    };
    const photos = createPrivatePhotos({ files: createKeptFiles(store, atMost(1)), intake: server.services.intake });
    expect(photo.value.id).toBe(id);
    expect(await photos.read(photo.value, 'full')).toBeNull();
    expect([...kept.keys()]).toEqual([]);
  });

  it('API-67 EN-68 is stored for both with its size, and costs its credits', async () => {
    const { marco, giulia, message } = await aSentPhoto(await aPicture(900, 600));
    expect(message).toMatchObject({ kind: 'photo', photo: { width: 900, height: 600 }, from_me: true, cost: 2 });
    expect(await creditsOf(server, marco)).toBe(8);
    expect((await chatWith(giulia, marco.id)).messages).toMatchObject([{ kind: 'photo', photo: { width: 900, height: 600 }, cost: 0 }]);
    expect((await chatsOf(giulia))[0]).toMatchObject({ num_unread_messages: 1, last_message: { kind: 'photo' } });
  });

  it('is shown to the two of the conversation only, even if others know its address', async () => {
    const { marco, giulia, message } = await aSentPhoto();
    const other = await aPerson(server, { paid_user: true });
    for (const { client } of [marco, giulia]) {
      const seen = await look(client, message);
      expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'private, no-cache',
      ]);
    }
    const refusals = [await look(other.client, message), await look(server.visitor(), message)];
    expect(refusals.map((each) => [each.statusCode, each.json<{ code: string }>().code])).toEqual([
      [404, 'not_found'],
      [403, 'authentication_required'],
    ]);
  });

  it('comes whole in two sizes, and is not sent again to a browser that has it', async () => {
    const { giulia, message } = await aSentPhoto(await aPicture(1_600, 1_000));
    const [preview, full] = [await look(giulia.client, message), await look(giulia.client, message, 'full')];
    const sizes = await Promise.all([preview, full].map(async ({ rawPayload }) => sharp(rawPayload).metadata()));
    expect(sizes.map(({ width, height, exif }) => [width, height, exif])).toEqual([
      [640, 400, undefined],
      [1_200, 750, undefined],
    ]);
    const again = await look(giulia.client, message, 'preview', { 'if-none-match': preview.headers.etag });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('has no address that breaks the server', async () => {
    const { giulia, message } = await aSentPhoto();
    for (const query of [
      '',
      '?conversation=x&sequence=1&size=full',
      `?conversation=${message.conversation}&sequence=1.5&size=full`,
      `?conversation=${message.conversation}&sequence=99999999999&size=full`,
      `?conversation=${message.conversation}&sequence=1&size=original`,
    ]) {
      const { status } = await giulia.client.raw({ method: 'GET', url: `/api/chatphoto.php${query}` });
      expect(status).toBe(404);
    }
  });

  it('RP-21 is for premium members: a free one is refused, keeps the upload and pays nothing', async () => {
    const [free, giulia] = [await aPerson(server), await aPerson(server)];
    const sent = await upload(server, free.client);
    expect(codeOf(await sendPhoto(free, { profile: giulia.id }, sent.upload))).toBe('premium_required');
    await server.platform.db.updateTable('members').set({ paid_user: true }).where('id', '=', free.id).execute();
    expect((await sendPhoto(free, { profile: giulia.id }, sent.upload)).status).toBe(200);
    expect(await creditsOf(server, free)).toBe(8);
  });

  it('API-05 is sent and paid once by its client id, and its upload is used once', async () => {
    const { marco, giulia, message, upload: used } = await aSentPhoto();
    const again = await sendPhoto(marco, { profile: giulia.id }, used, message.client_id, randomUUID());
    expect(again.answer().message.id).toBe(message.id);
    expect(codeOf(await sendPhoto(marco, { profile: giulia.id }, used))).toBe('not_found');
    expect(await creditsOf(server, marco)).toBe(8);
  });

  it('never spends what is not there, in fifty at the same time', async () => {
    const [marco, giulia] = [await aPerson(server, { paid_user: true, credits: 5 }), await aPerson(server)];
    const uploads = Array.from({ length: 50 }, () => randomUUID());
    await server.platform.db
      .insertInto('uploads')
      .values(
        uploads.map((id) => ({
          id,
          member_id: marco.id,
          name_key: '0'.repeat(32),
          hash: id,
          width: 400,
          height: 500,
          created_at: new Date(),
        })),
      )
      .execute();
    const answers = await Promise.all(uploads.map((each) => sendPhoto(marco, { profile: giulia.id }, each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await creditsOf(server, marco)).toBe(1);
  });

  it('is refused without enough credits and with the upload of someone else', async () => {
    const [poor, giulia] = [await aPerson(server, { paid_user: true, credits: 1 }), await aPerson(server, { paid_user: true })];
    const mine = await upload(server, poor.client);
    expect((await sendPhoto(poor, { profile: giulia.id }, mine.upload)).body).toEqual({
      code: 'credits_insufficient',
      needed: 2,
      balance: 1,
    });
    expect(codeOf(await sendPhoto(giulia, { profile: poor.id }, mine.upload))).toBe('not_found');
    expect(await creditsOf(server, giulia)).toBe(10);
  });

  it('is either a text or a photo', async () => {
    const { marco, giulia } = await aSentPhoto();
    const both = { profile: giulia.id, client_id: randomUUID(), text: 'Ciao', photo: randomUUID() };
    expect((await marco.client.call(postChat, { body: both })).body).toEqual({ code: 'validation_failed', fields: { text: 'invalid' } });
    const neither = { profile: giulia.id, client_id: randomUUID() };
    expect((await marco.client.call(postChat, { body: neither })).body).toEqual({
      code: 'validation_failed',
      fields: { text: 'required' },
    });
  });
});

describe('a photo that is taken away', () => {
  it('ERR-24 is gone for both with its files, stays in the conversation as removed, and costs what it cost', async () => {
    const { marco, giulia, message } = await aSentPhoto();
    await look(giulia.client, message);
    const place = { conversation: message.conversation, sequence: message.sequence };
    expect(codeOf(await giulia.client.call(deleteChatPhoto, { body: place }))).toBe('not_found');
    expect((await marco.client.call(deleteChatPhoto, { body: place })).status).toBe(204);
    await server.services.jobs.runDue();
    expect((await look(giulia.client, message)).json()).toEqual({ code: 'photo_deleted' });
    expect((await chatWith(giulia, marco.id)).messages).toMatchObject([{ kind: 'photo', photo: null }]);
    expect(codeOf(await marco.client.call(deleteChatPhoto, { body: place }))).toBe('photo_deleted');
    expect(await creditsOf(server, marco)).toBe(8);
  });

  it('gives its credits back once, and is not accepted again, if moderation refused it', async () => {
    const bytes = await aPicture();
    const { marco, giulia, message } = await aSentPhoto(bytes);
    const { db } = server.platform;
    const { conversation, sequence } = message;
    const picture = await server.services.chats.photoAt(db, { conversation, sequence });
    if (picture === null) throw new Error('The message has no photo.');
    const photo = { conversation, sequence, picture };
    const refuse = () => inTransaction(db, (trx) => server.services.chats.refusePhoto(trx, photo, 'nudity', new Date()));
    await refuse();
    await refuse();
    expect((await look(marco.client, message)).statusCode).toBe(410);
    expect((await chatWith(marco, giulia.id)).messages[0]?.refunded_at).not.toBeNull();
    expect(await creditsOf(server, marco)).toBe(10);
    expect((await sendBytes(server, giulia.client, bytes)).body).toEqual({ code: 'photo_unusable', problem: 'refused' });
  });

  it('is seen no more by who removed the conversation', async () => {
    const { giulia, message } = await aSentPhoto();
    await giulia.client.call(deleteChat, { body: { conversation: message.conversation } });
    expect((await look(giulia.client, message)).statusCode).toBe(404);
  });

  it('does not take part in the texts around it', async () => {
    const { marco, giulia } = await aSentPhoto();
    await send(giulia, { profile: marco.id }, { text: 'Bella!' });
    expect((await chatWith(marco, giulia.id)).messages.map(({ kind }) => kind)).toEqual(['photo', 'text']);
  });
});
