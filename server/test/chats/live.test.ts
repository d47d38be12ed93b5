import { putChat } from '@amarena/shared/contracts/chat/chats';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Heard, listenTo } from '../live/stream.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPerson, type Person, send } from './support/people.ts';

describe('live events of a conversation', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer();
    address = await server.start();
  });
  afterAll(() => server.close());

  /** Opens a tab's stream after `after` and reads `count` events. */
  async function hear(person: Person, after: string, count: number): Promise<Heard[]> {
    const stream = await listenTo(address, person.client, { after });
    const heard: Heard[] = [];
    while (heard.length < count) {
      const next = await stream.next();
      if (next === null) throw new Error('The server ended the stream.');
      heard.push(next);
    }
    stream.close();
    return heard;
  }

  it('tells both members of a message, and the sender of the credits left', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    const hears = Promise.all([hear(marco, '0', 2), hear(giulia, '0', 1)]);
    await send(marco, { profile: giulia.id }, { text: 'Ciao' });
    const [mine, theirs] = await hears;
    expect(mine.map(({ event }) => event)).toMatchObject([
      { type: 'message', message: { text: 'Ciao', from_me: true }, profile: { id: giulia.id } },
      { type: 'credits', credits: 4 },
    ]);
    expect(theirs[0]?.event).toMatchObject({ type: 'message', message: { text: 'Ciao', from_me: false }, profile: { id: marco.id } });
  });

  it('delivers after a reconnect what was missed, once and in order', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    await send(marco, { profile: giulia.id }, { text: 'Uno' });
    const [first] = await hear(giulia, '0', 1);
    await send(marco, { profile: giulia.id }, { text: 'Due' });
    await send(marco, { profile: giulia.id }, { text: 'Tre' });
    const missed = await hear(giulia, first?.id ?? '', 2);
    expect(missed.map(({ event }) => event.type === 'message' && event.message.kind === 'text' && event.message.text)).toEqual([
      'Due',
      'Tre',
    ]);
  });

  it('tells the sender that the message was read, and the reader that it is read everywhere', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    const { message } = (await send(marco, { profile: giulia.id })).answer();
    await giulia.client.call(putChat, { body: { conversation: message.conversation, sequence: message.sequence } });
    const [mine, theirs] = await Promise.all([hear(marco, '0', 3), hear(giulia, '0', 2)]);
    const read = { type: 'read', conversation: message.conversation, sequence: message.sequence };
    expect(mine.at(-1)?.event).toEqual({ ...read, by_me: false });
    expect(theirs.at(-1)?.event).toEqual({ ...read, by_me: true });
  });
});
