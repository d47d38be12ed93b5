import { CHATS_PAGE, deleteChat, getChat, getChats, MESSAGES_PAGE, putChat } from '@amarena/shared/contracts/chat/chats';
import { getIcebreakers } from '@amarena/shared/contracts/chat/icebreakers';
import { OLD_MESSAGES_DAYS } from '@amarena/shared/contracts/chat/oldMessages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPerson, chatsOf, chatWith, codeOf, send } from './support/people.ts';

const DAY = 86_400_000;

describe('reading conversations', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('API-29 answers the chats, last message first, with partner, unread count and last message', async () => {
    const giulia = await aPerson(server, { credits: 50 });
    const marco = await aPerson(server);
    const sofia = await aPerson(server);
    await send(marco, { profile: giulia.id }, { text: 'Primo' });
    await send(sofia, { profile: giulia.id }, { text: 'Secondo' });
    await send(marco, { profile: giulia.id }, { text: 'Terzo' });
    expect(await chatsOf(giulia)).toMatchObject([
      { profile: { id: marco.id, name: marco.name, fictional: false }, num_unread_messages: 2, last_message: { text: 'Terzo' } },
      { profile: { id: sofia.id }, num_unread_messages: 1, last_message: { text: 'Secondo' } },
    ]);
    expect(await chatsOf(marco)).toMatchObject([{ profile: { id: giulia.id }, num_unread_messages: 0 }]);
  });

  it('API-29 answers the chats a page at a time, each once and in order, with what is unread in all, and all to versions that know no pages', async () => {
    const giulia = await aPerson(server);
    const partners = CHATS_PAGE + 3;
    for (let partner = 0; partner < partners; partner++) await send(await aPerson(server), { profile: giulia.id });
    const all = (await giulia.client.call(getChats)).answer();
    const first = (await giulia.client.call(getChats, { query: { page: 'true' } })).answer();
    const second = (await giulia.client.call(getChats, { query: { page: 'true', cursor: first.next ?? '' } })).answer();
    expect([first.chats.length, second.chats.length, second.next]).toEqual([CHATS_PAGE, 3, null]);
    expect([first.unread, second.unread]).toEqual([partners, partners]);
    expect(all).toEqual({ chats: [...first.chats, ...second.chats] });
    const wrong = await giulia.client.call(getChats, { query: { cursor: 'tomorrow' } });
    expect([wrong.status, wrong.body]).toEqual([400, { code: 'validation_failed', fields: { cursor: 'invalid' } }]);
  });

  it('API-65 sets the unread count to 0 when the newest page is read, and not when it is only fetched', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    const { message } = (await send(marco, { profile: giulia.id })).answer();
    const query = { conversation: message.conversation };
    await giulia.client.call(getChat, { query });
    expect((await chatsOf(giulia))[0]?.num_unread_messages).toBe(1);
    const page = (await giulia.client.call(getChat, { query: { ...query, read: 'true' } })).answer();
    expect(page.messages).toHaveLength(1);
    expect((await chatsOf(giulia))[0]?.num_unread_messages).toBe(0);
    expect((await chatWith(marco, giulia.id)).messages[0]?.read_at).not.toBeNull();
  });

  it('keeps what came after the read mark unread', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    const first = (await send(marco, { profile: giulia.id })).answer().message;
    await send(marco, { profile: giulia.id });
    await giulia.client.call(putChat, { body: { conversation: first.conversation, sequence: first.sequence } });
    expect((await chatsOf(giulia))[0]?.num_unread_messages).toBe(1);
    expect((await chatWith(marco, giulia.id)).messages.map(({ read_at }) => read_at === null)).toEqual([false, true]);
  });

  it('leaves no trace of reading in invisible mode', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    await server.platform.db.insertInto('profiles').values({ member_id: giulia.id, invisible_mode: true }).execute();
    const { message } = (await send(marco, { profile: giulia.id })).answer();
    await giulia.client.call(putChat, { body: { conversation: message.conversation, sequence: message.sequence } });
    expect((await chatsOf(giulia))[0]?.num_unread_messages).toBe(0);
    expect((await chatWith(marco, giulia.id)).messages[0]?.read_at).toBeNull();
  });

  it('pages backwards without a gap or a repeat', async () => {
    const marco = await aPerson(server, { credits: 100, paid_user: true });
    const giulia = await aPerson(server);
    for (let number = 1; number <= MESSAGES_PAGE + 5; number++) await send(marco, { profile: giulia.id }, { text: `Messaggio ${number}` });
    const newest = await chatWith(giulia, marco.id);
    expect(newest.messages).toHaveLength(MESSAGES_PAGE);
    expect(newest.before).not.toBeNull();
    const query = { profile: marco.id, before: newest.before ?? '' };
    const older = (await giulia.client.call(getChat, { query })).answer();
    expect(older.before).toBeNull();
    expect([...older.messages, ...newest.messages].map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: MESSAGES_PAGE + 5 }, (_, index) => index + 1),
    );
  });

  it('ERR-34 hides messages older than 180 days and says so', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server, { paid_user: true });
    const { message } = (await send(marco, { profile: giulia.id }, { text: 'Vecchio' })).answer();
    const sent_at = new Date(server.platform.now().getTime() - (OLD_MESSAGES_DAYS + 1) * DAY);
    await server.platform.db.updateTable('messages').set({ sent_at }).where('id', '=', message.id).execute();
    expect(await chatWith(giulia, marco.id)).toMatchObject({ messages: [], old_messages_hidden: true });
    expect((await chatsOf(giulia))[0]?.last_message).toBeNull();
    await send(marco, { profile: giulia.id }, { text: 'Nuovo' });
    const page = await chatWith(giulia, marco.id);
    expect(page.old_messages_hidden).toBe(true);
    expect(page.messages).toMatchObject([{ text: 'Nuovo' }]);
  });

  it('ERR-34 keeps hidden and removed messages in the export, with nobody else’s', async () => {
    const [giulia, marco, sofia] = [await aPerson(server), await aPerson(server, { paid_user: true }), await aPerson(server)];
    const { message } = (await send(marco, { profile: giulia.id }, { text: 'Vecchio' })).answer();
    const sent_at = new Date(server.platform.now().getTime() - (OLD_MESSAGES_DAYS + 1) * DAY);
    await server.platform.db.updateTable('messages').set({ sent_at }).where('id', '=', message.id).execute();
    await send(marco, { profile: giulia.id }, { text: 'Nuovo' });
    await send(marco, { profile: sofia.id }, { text: 'Per Sofia' });
    await giulia.client.call(deleteChat, { body: { conversation: message.conversation } });
    const exported = [];
    for await (const part of server.services.chats.export(server.platform.db, giulia.id)) exported.push(part);
    expect(exported).toMatchObject([
      {
        conversation: message.conversation,
        partner: { id: marco.id, fictional: false },
        messages: [{ text: 'Vecchio' }, { text: 'Nuovo' }],
      },
    ]);
  });

  it('API-31 removes a conversation for this member only, until someone writes again', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server, { paid_user: true });
    const { message } = (await send(marco, { profile: giulia.id }, { text: 'Prima' })).answer();
    const removed = await giulia.client.call(deleteChat, { body: { conversation: message.conversation } });
    expect(removed.status).toBe(204);
    expect(await chatsOf(giulia)).toEqual([]);
    expect(codeOf(await giulia.client.call(getChat, { query: { conversation: message.conversation } }))).toBe('not_found');
    expect((await chatWith(marco, giulia.id)).messages).toHaveLength(1);
    await send(marco, { profile: giulia.id }, { text: 'Dopo' });
    expect(await chatsOf(giulia)).toMatchObject([{ num_unread_messages: 1, last_message: { text: 'Dopo' } }]);
    expect((await chatWith(giulia, marco.id)).messages.map((one) => one.kind === 'text' && one.text)).toEqual(['Dopo']);
  });

  it('answers not_found for a conversation of others', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    const sofia = await aPerson(server);
    const { message } = (await send(marco, { profile: giulia.id })).answer();
    const conversation = message.conversation;
    expect(codeOf(await sofia.client.call(getChat, { query: { conversation } }))).toBe('not_found');
    expect(codeOf(await sofia.client.call(putChat, { body: { conversation, sequence: 1 } }))).toBe('not_found');
    expect(codeOf(await sofia.client.call(deleteChat, { body: { conversation } }))).toBe('not_found');
  });

  it('API-68 offers twelve opening lines', async () => {
    const giulia = await aPerson(server);
    const { icebreakers } = (await giulia.client.call(getIcebreakers)).answer();
    expect(new Set(icebreakers).size).toBe(12);
  });
});
