import { deleteChat, getChat, getChats, postChat, putChat } from '@amarena/shared/contracts/chat/chats';
import { FREE_CONVERSATIONS } from '@amarena/shared/contracts/chat/freeConversations';
import { getIcebreakers } from '@amarena/shared/contracts/chat/icebreakers';
import { deleteBlock, postBlock } from '@amarena/shared/contracts/people/blocks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPerson, chatsOf, chatWith, codeOf, send } from './support/people.ts';

describe('who may write to whom', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('RP-07 refuses a visitor every call of the chat', async () => {
    const visitor = server.visitor();
    const conversation = uuidv7();
    const refused = await Promise.all([
      visitor.call(getChats),
      visitor.call(getChat, { query: { conversation } }),
      visitor.call(postChat, { body: { conversation, client_id: uuidv7(), text: 'Ciao' } }),
      visitor.call(putChat, { body: { conversation, sequence: 1 } }),
      visitor.call(deleteChat, { body: { conversation } }),
      visitor.call(getIcebreakers),
    ]);
    for (const received of refused) {
      expect(received.status).toBe(403);
      expect(received.body).toEqual({ code: 'authentication_required', authentication_required: true });
    }
  });

  it('RP-14 refuses a free member one conversation more than they may start', async () => {
    const giulia = await aPerson(server, { credits: 50 });
    const partners = await Promise.all(Array.from({ length: FREE_CONVERSATIONS + 1 }, () => aPerson(server)));
    const sends = await Promise.all(partners.map((partner) => send(giulia, { profile: partner.id })));
    expect(sends.map(codeOf).filter((code) => code === 'conversation_limit')).toHaveLength(1);
    const another = await aPerson(server);
    expect((await chatWith(giulia, another.id)).sending.reason).toBe('conversation_limit');
    expect(await chatsOf(giulia)).toHaveLength(FREE_CONVERSATIONS);
  });

  it('RP-14 does not count an answer to someone who wrote first', async () => {
    const giulia = await aPerson(server, { credits: 50 });
    for (let started = 0; started < FREE_CONVERSATIONS; started++) {
      expect((await send(giulia, { profile: (await aPerson(server)).id })).status).toBe(200);
    }
    const marco = await aPerson(server);
    await send(marco, { profile: giulia.id });
    expect((await send(giulia, { profile: marco.id })).status).toBe(200);
  });

  it('RP-14 does not give a start back for a removed conversation', async () => {
    const giulia = await aPerson(server, { credits: 0 });
    for (let started = 0; started < FREE_CONVERSATIONS; started++) {
      const { message } = (await send(giulia, { profile: (await aPerson(server)).id })).answer();
      await giulia.client.call(deleteChat, { body: { conversation: message.conversation } });
    }
    expect(codeOf(await send(giulia, { profile: (await aPerson(server)).id }))).toBe('conversation_limit');
  });

  it('lets a premium member start as many conversations as the balance pays for', async () => {
    const marco = await aPerson(server, { credits: FREE_CONVERSATIONS + 2, paid_user: true });
    for (let started = 0; started < FREE_CONVERSATIONS + 2; started++) {
      expect((await send(marco, { profile: (await aPerson(server)).id })).answer().message.cost).toBe(1);
    }
    expect(codeOf(await send(marco, { profile: (await aPerson(server)).id }))).toBe('credits_insufficient');
  });

  it('RP-24 refuses messages to someone who blocked the sender, and to someone the sender blocked', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    await send(marco, { profile: giulia.id });
    await giulia.client.call(postBlock, { body: { profile: marco.id } });
    const refused = await send(marco, { profile: giulia.id });
    expect(refused.status).toBe(403);
    expect(codeOf(refused)).toBe('blocked_by_user');
    expect(codeOf(await send(giulia, { profile: marco.id }))).toBe('blocked');
    expect((await chatWith(giulia, marco.id)).sending.reason).toBe('blocked');
    expect((await chatWith(marco, giulia.id)).sending.reason).toBe('blocked_by_user');
    await giulia.client.call(deleteBlock, { body: { profile: marco.id } });
    expect((await send(marco, { profile: giulia.id })).status).toBe(200);
  });

  it('gives a blocked member no new conversation to look at', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    await giulia.client.call(postBlock, { body: { profile: marco.id } });
    expect(codeOf(await marco.client.call(getChat, { query: { profile: giulia.id } }))).toBe('blocked_by_user');
  });
});
