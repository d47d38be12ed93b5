import { randomUUID } from 'node:crypto';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPerson, chatsOf, chatWith, codeOf, creditsOf, type Person, send } from './support/people.ts';

describe('a message that cannot be', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const aPayer = () => aPerson(server, { credits: 10, paid_user: true });
  const become = (person: Person, status: 'deleted') =>
    server.platform.db.updateTable('members').set({ status }).where('id', '=', person.id).execute();
  const rawSend = (from: Person, payload: string) =>
    from.client.raw({
      method: 'POST',
      url: '/api/chat.php',
      payload,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });

  it('is refused with its reason, costs nothing and reaches nobody', async () => {
    const marco = await aPayer();
    const [gone, blocker, giulia, sofia] = await Promise.all(Array.from({ length: 4 }, () => aPerson(server, { paid_user: true })));
    if (!gone || !blocker || !giulia || !sofia) throw new Error('Somebody is missing.');
    await become(gone, 'deleted');
    await blocker.client.call(postBlock, { body: { profile: marco.id } });
    const { message } = (await send(giulia, { profile: sofia.id })).answer();
    const refused = [
      { to: { profile: gone.id }, code: 'not_found' },
      { to: { profile: blocker.id }, code: 'blocked_by_user' },
      { to: { profile: marco.id }, code: 'not_found' },
      { to: { profile: randomUUID() }, code: 'not_found' },
      { to: { conversation: message.conversation }, code: 'not_found' },
      { to: { profile: sofia.id }, text: '\u200b\u2060', code: 'validation_failed' },
      { to: { profile: sofia.id }, text: 'a'.repeat(1_001), code: 'message_too_long' },
    ];
    for (const { to, text, code } of refused) {
      const received = await send(marco, to, text === undefined ? {} : { text });
      expect({ code: codeOf(received), clear: received.status >= 400 && received.status < 500 }).toEqual({ code, clear: true });
    }
    expect([await creditsOf(server, marco), await chatsOf(marco)]).toEqual([10, []]);
  });

  it('may be 10 MB, no JSON or half a character, and is never a failure of the server', async () => {
    const [marco, giulia] = [await aPayer(), await aPerson(server)];
    const order = { client_id: randomUUID(), profile: giulia.id };
    const statuses = [];
    for (const payload of [
      JSON.stringify({ ...order, text: 'x'.repeat(10 * 1_024 * 1_024) }),
      '{"text":',
      '"ciao"',
      '[]',
      JSON.stringify({ ...order, text: 7 }),
      JSON.stringify({ ...order, text: 'x', client_id: '1; drop table messages' }),
      JSON.stringify({ ...order, text: '\u0000' }),
    ]) {
      statuses.push((await rawSend(marco, payload)).status);
    }
    expect(statuses).toEqual([413, 400, 400, 400, 400, 400, 400]);
    expect((await send(marco, { profile: giulia.id }, { text: 'mezzo \ud83d e \u0000 nulla' })).status).toBe(200);
    expect(await creditsOf(server, marco)).toBe(9);
  });

  it('is text, whatever it looks like, and turns no other text around', async () => {
    const [marco, giulia] = [await aPayer(), await aPerson(server)];
    const text = '<img src=x onerror="alert(1)"> &amp; {{7*7}} \u202egnp.exe';
    const { message } = (await send(marco, { profile: giulia.id }, { text })).answer();
    const plain = '<img src=x onerror="alert(1)"> &amp; {{7*7}} gnp.exe';
    expect(message).toMatchObject({ text: plain });
    expect((await chatWith(giulia, marco.id)).messages).toMatchObject([{ text: plain }]);
    const client_id = message.client_id;
    const repeat = await send(marco, { profile: giulia.id }, { text, client_id });
    expect(repeat.answer().message.id).toBe(message.id);
  });
});
