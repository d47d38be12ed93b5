import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPerson, chatsOf, chatWith, codeOf, creditsOf, send } from './support/people.ts';

describe('sending a message', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('EN-67 API-66 stores the message and takes its price', async () => {
    const giulia = await aPerson(server, { credits: 5 });
    const marco = await aPerson(server);
    await send(giulia, { profile: marco.id });
    const sent = (await send(giulia, { profile: marco.id }, { text: 'Come va?' })).answer();
    expect(sent.message).toMatchObject({ kind: 'text', text: 'Come va?', from_me: true, cost: 1, sequence: 2 });
    expect(sent.credits).toBe(4);
    expect(await creditsOf(server, giulia)).toBe(4);
    expect((await chatWith(marco, giulia.id)).messages.map(({ cost, from_me }) => ({ cost, from_me }))).toEqual([
      { cost: 0, from_me: false },
      { cost: 0, from_me: false },
    ]);
  });

  it('RP-15 lets a free member open a conversation without credits, and nothing more', async () => {
    const giulia = await aPerson(server, { credits: 0 });
    const marco = await aPerson(server);
    expect((await chatWith(giulia, marco.id)).sending).toEqual({ cost: 0, reason: 'free_first_message' });
    const first = (await send(giulia, { profile: marco.id })).answer();
    expect(first.message.cost).toBe(0);
    expect(first.sending).toEqual({ cost: 1, reason: 'credits' });
    const second = await send(giulia, { profile: marco.id });
    expect(second.status).toBe(402);
    expect(second.body).toEqual({ code: 'credits_insufficient', needed: 1, balance: 0 });
  });

  it('RP-15 lets an answer cost credits', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server, { credits: 3 });
    await send(giulia, { profile: marco.id });
    expect((await chatWith(marco, giulia.id)).sending).toEqual({ cost: 1, reason: 'credits' });
    expect((await send(marco, { profile: giulia.id })).answer().credits).toBe(2);
  });

  it('RP-19 stores nothing when credits are missing', async () => {
    const marco = await aPerson(server, { credits: 0, paid_user: true });
    const giulia = await aPerson(server);
    expect(codeOf(await send(marco, { profile: giulia.id }))).toBe('credits_insufficient');
    expect(await chatsOf(giulia)).toEqual([]);
    expect((await chatWith(marco, giulia.id)).messages).toEqual([]);
  });

  it('charges once for the same Idempotency-Key and gives the same answer', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    const once = { key: randomUUID(), client_id: randomUUID() };
    const first = await send(marco, { profile: giulia.id }, once);
    const again = await send(marco, { profile: giulia.id }, once);
    expect(again.body).toEqual(first.body);
    expect(await creditsOf(server, marco)).toBe(4);
    expect((await chatWith(giulia, marco.id)).messages).toHaveLength(1);
  });

  it('stores one message for the same client_id, even under another key', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    const client_id = randomUUID();
    const [first, again] = await Promise.all([
      send(marco, { profile: giulia.id }, { client_id }),
      send(marco, { profile: giulia.id }, { client_id }),
    ]);
    expect(again.answer().message.id).toBe(first.answer().message.id);
    expect(await creditsOf(server, marco)).toBe(4);
    expect(codeOf(await send(marco, { profile: giulia.id }, { client_id, text: 'Altro testo' }))).toBe('idempotency_key_reused');
  });

  it('charges 50 messages at once exactly once each and never below zero', async () => {
    const marco = await aPerson(server, { credits: 12, paid_user: true });
    const partners = await Promise.all(Array.from({ length: 4 }, () => aPerson(server)));
    const sends = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(marco, { profile: partners[index % 4]?.id ?? '' }, { text: `Messaggio ${index}` })),
    );
    const stored = sends.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(12);
    expect(sends.filter((received) => codeOf(received) === 'credits_insufficient')).toHaveLength(38);
    expect(await creditsOf(server, marco)).toBe(0);
    const messages = await Promise.all(partners.map(async (partner) => (await chatsOf(partner))[0]?.num_unread_messages ?? 0));
    expect(messages.reduce((sum, count) => sum + count, 0)).toBe(12);
  });

  it('keeps the order of messages that two members send at once', async () => {
    const giulia = await aPerson(server, { paid_user: true });
    const marco = await aPerson(server, { paid_user: true });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? send(giulia, { profile: marco.id }) : send(marco, { profile: giulia.id }))),
    );
    const mine = (await chatWith(giulia, marco.id)).messages;
    const theirs = (await chatWith(marco, giulia.id)).messages;
    expect(mine.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(theirs.map(({ id }) => id)).toEqual(mine.map(({ id }) => id));
    expect(mine.map(({ from_me }) => from_me)).toEqual(theirs.map(({ from_me }) => !from_me));
  });

  it('CH-07 refuses a text over the limit, counted as people count', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    const family = '👨‍👩‍👧‍👦';
    expect((await send(giulia, { profile: marco.id }, { text: family.repeat(1_000) })).status).toBe(200);
    const refused = await send(giulia, { profile: marco.id }, { text: family.repeat(1_001) });
    expect(refused.body).toEqual({ code: 'message_too_long', length: 1_001, limit: 1_000 });
  });

  it('answers not_found for nobody, oneself and a conversation of others', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    const sofia = await aPerson(server);
    const { message } = (await send(giulia, { profile: marco.id })).answer();
    expect(codeOf(await send(giulia, { profile: randomUUID() }))).toBe('not_found');
    expect(codeOf(await send(giulia, { profile: giulia.id }))).toBe('not_found');
    expect(codeOf(await send(sofia, { conversation: message.conversation }))).toBe('not_found');
  });

  it('refuses a message without an Idempotency-Key', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    const received = await giulia.client.raw({
      method: 'POST',
      url: '/api/chat.php',
      payload: JSON.stringify({ client_id: randomUUID(), profile: marco.id, text: 'Ciao' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(received.body)).toEqual({ code: 'idempotency_key_missing' });
  });
});
