import { postTyping, putChat } from '@amarena/shared/contracts/chats';
import type { LiveEvent } from '@amarena/shared/contracts/live';
import { postBlock } from '@amarena/shared/contracts/profile';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { listenTo } from '../live/stream.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPerson, chatWith, codeOf, type Person, send } from './support/people.ts';

describe('signals of writing and reading', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer();
    address = await server.start();
  });
  afterAll(() => server.close());

  const invisible = (person: Person) =>
    server.platform.db.insertInto('profiles').values({ member_id: person.id, invisible_mode: true }).execute();
  const aTalk = async (kind: { fictional?: boolean } = {}) => {
    const [marco, giulia] = [await aPerson(server, { paid_user: true }), await aPerson(server, kind)];
    const { message } = (await send(marco, { profile: giulia.id })).answer();
    return { marco, giulia, conversation: message.conversation };
  };
  const types = (person: Person, conversation: string) => person.client.call(postTyping, { body: { conversation } });

  const SIGNED = { type: 'likes_changed', new_likes: 77 } as const;
  /** What `listener` hears while `act` runs. */
  async function heardBy(listener: Person, act: () => Promise<unknown>): Promise<LiveEvent[]> {
    const stream = await listenTo(address, listener.client);
    await act();
    // Notifications keep their order, so that whatever was told stands before this.
    await server.parts.live.tell(server.platform.db, listener.id, SIGNED);
    const events: LiveEvent[] = [];
    for (;;) {
      const heard = await stream.next();
      if (heard === null || heard.event.type === 'likes_changed') break;
      events.push(heard.event);
    }
    stream.close();
    return events;
  }

  it('tells the partner at once that the member is writing, and nobody of it later', async () => {
    const { marco, giulia, conversation } = await aTalk();
    const received = await heardBy(giulia, async () => expect((await types(marco, conversation)).status).toBe(204));
    expect(received).toEqual([{ type: 'typing', conversation, profile: marco.id }]);
    expect(await server.parts.live.newest(server.platform.db, giulia.id)).toBe('1');
    expect(await heardBy(marco, () => types(marco, conversation))).toEqual([]);
  });

  it('tells nobody of a member in invisible mode', async () => {
    const { marco, giulia, conversation } = await aTalk();
    await invisible(marco);
    expect(await heardBy(giulia, () => types(marco, conversation))).toEqual([]);
  });

  it('tells nothing across a block, whoever of the two blocked', async () => {
    const { marco, giulia, conversation } = await aTalk();
    await giulia.client.call(postBlock, { body: { profile: marco.id } });
    expect(await heardBy(giulia, () => types(marco, conversation))).toEqual([]);
    expect(await heardBy(marco, () => types(giulia, conversation))).toEqual([]);
  });

  it('invents no writing and no reading for a fictional profile', async () => {
    const { marco, giulia, conversation } = await aTalk({ fictional: true });
    expect(await heardBy(giulia, () => types(marco, conversation))).toEqual([]);
    expect(await heardBy(marco, () => server.jobs.runDue())).toEqual([]);
    expect((await chatWith(marco, giulia.id)).messages[0]?.read_at).toBeNull();
  });

  it('refuses a signal for a conversation of others, and of a visitor', async () => {
    const { conversation } = await aTalk();
    const sofia = await aPerson(server);
    expect(codeOf(await types(sofia, conversation))).toBe('not_found');
    expect(codeOf(await types(sofia, uuidv7()))).toBe('not_found');
    expect((await server.visitor().call(postTyping, { body: { conversation } })).status).toBe(403);
  });

  it('limits how many signals one address may send', async () => {
    const { marco, conversation } = await aTalk();
    for (let signal = 1; signal <= 120; signal++) expect((await types(marco, conversation)).status).toBe(204);
    expect((await types(marco, conversation)).status).toBe(429);
  });

  it('lets nobody know across a block that a message was read', async () => {
    const { marco, giulia, conversation } = await aTalk();
    await marco.client.call(postBlock, { body: { profile: giulia.id } });
    const read = () => giulia.client.call(putChat, { body: { conversation, sequence: 1 } });
    expect(await heardBy(marco, read)).toEqual([]);
    expect((await chatWith(marco, giulia.id)).messages[0]?.read_at).toBeNull();
  });
});
