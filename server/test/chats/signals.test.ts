import { setImmediate } from 'node:timers/promises';
import { postTyping, putChat } from '@amarena/shared/contracts/chat/chats';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { ONLINE_WITHIN } from '@amarena/shared/contracts/people/presence';
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
  /** The events that `listener` receives while `act` runs. */
  async function heardBy(listener: Person, act: () => Promise<unknown>): Promise<LiveEvent[]> {
    const stream = await listenTo(address, listener.client);
    await act();
    // Notifications keep their order, so everything sent before comes before this one.
    await server.services.live.tell(server.platform.db, listener.id, SIGNED);
    const events: LiveEvent[] = [];
    for (;;) {
      const heard = await stream.next();
      if (heard === null || heard.event.type === 'likes_changed') break;
      // Opening a stream tells those who wrote before; other tests show what they get.
      if (heard.event.type !== 'delivered') events.push(heard.event);
    }
    stream.close();
    return events;
  }

  it('tells the partner at once that the member is writing, and nobody of it later', async () => {
    const { marco, giulia, conversation } = await aTalk();
    const received = await heardBy(giulia, async () => expect((await types(marco, conversation)).status).toBe(204));
    expect(received).toEqual([{ type: 'typing', conversation, profile: marco.id }]);
    expect(await server.services.live.newest(server.platform.db, giulia.id)).toBe('1');
    expect(await heardBy(marco, () => types(marco, conversation))).toEqual([]);
  });

  it('tells nobody of a member in invisible mode', async () => {
    const { marco, giulia, conversation } = await aTalk();
    await invisible(marco);
    expect(await heardBy(giulia, () => types(marco, conversation))).toEqual([]);
  });

  it('tells nothing across a block, whichever of the two blocked', async () => {
    const { marco, giulia, conversation } = await aTalk();
    await giulia.client.call(postBlock, { body: { profile: marco.id } });
    expect(await heardBy(giulia, () => types(marco, conversation))).toEqual([]);
    expect(await heardBy(marco, () => types(giulia, conversation))).toEqual([]);
  });

  it('invents no writing and no reading for a fictional profile', async () => {
    const { marco, giulia, conversation } = await aTalk({ fictional: true });
    expect(await heardBy(giulia, () => types(marco, conversation))).toEqual([]);
    expect(await heardBy(marco, () => server.services.jobs.runDue())).toEqual([]);
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

  describe('of arriving', () => {
    const stateOf = async (sender: Person, partner: Person) => {
      const { delivered_at, read_at } = (await chatWith(sender, partner.id)).messages[0] ?? {};
      return { delivered: delivered_at !== null, read: read_at !== null };
    };
    /** The member opens a page; resolves once everyone who may know of it was told. */
    async function opensPage(person: Person): Promise<void> {
      const stream = await listenTo(address, person.client);
      await server.services.chats.deliver(server.platform.db, [person.id]);
      stream.close();
    }

    it('tells the sender at once that the message has come to an open page of the partner', async () => {
      const { marco, giulia, conversation } = await aTalk();
      const [mine, theirs] = [await listenTo(address, marco.client), await listenTo(address, giulia.client)];
      expect((await mine.next())?.event).toEqual({ type: 'delivered', conversation, sequence: 1 });
      await send(marco, { conversation }, { text: 'Ci sei?' });
      expect((await theirs.next())?.event).toMatchObject({ type: 'message', message: { text: 'Ci sei?', delivered_at: null } });
      const heard = [];
      while (heard.at(-1)?.type !== 'delivered') {
        const next = await mine.next();
        if (next === null) throw new Error('The server ended the stream.');
        heard.push(next.event);
      }
      expect(heard.at(-1)).toEqual({ type: 'delivered', conversation, sequence: 2 });
      mine.close();
      theirs.close();
    });

    it('leaves a message as sent while no page of the partner is open, and as delivered until it is read', async () => {
      const { marco, giulia, conversation } = await aTalk();
      await chatWith(giulia, marco.id);
      expect(await stateOf(marco, giulia)).toEqual({ delivered: false, read: false });
      await opensPage(giulia);
      expect(await stateOf(marco, giulia)).toEqual({ delivered: true, read: false });
      await giulia.client.call(putChat, { body: { conversation, sequence: 1 } });
      expect(await stateOf(marco, giulia)).toEqual({ delivered: true, read: true });
      expect((await chatWith(giulia, marco.id)).messages[0]).toMatchObject({ from_me: false, delivered_at: null, read_at: null });
    });

    it('leaves no trace of a member in invisible mode, neither then nor once they show themselves', async () => {
      const { marco, giulia } = await aTalk();
      await invisible(giulia);
      await opensPage(giulia);
      await server.platform.db.updateTable('profiles').set({ invisible_mode: false }).where('member_id', '=', giulia.id).execute();
      await opensPage(giulia);
      expect(await stateOf(marco, giulia)).toEqual({ delivered: false, read: false });
    });

    it('lets nobody know across a block, and invents nothing for a fictional profile', async () => {
      const { marco, giulia } = await aTalk();
      await giulia.client.call(postBlock, { body: { profile: marco.id } });
      await opensPage(giulia);
      expect(await stateOf(marco, giulia)).toEqual({ delivered: false, read: false });
      const scripted = await aTalk({ fictional: true });
      await server.services.jobs.runDue();
      await opensPage(scripted.giulia);
      expect(await stateOf(scripted.marco, scripted.giulia)).toEqual({ delivered: false, read: false });
    });
  });

  describe('of being here', () => {
    const seenAs = async (viewer: Person, partner: Person) => (await chatWith(viewer, partner.id)).profile;

    it('says of a member whose page only listens that they are online, and of one in invisible mode not', async () => {
      const { marco, giulia } = await aTalk();
      const stream = await listenTo(address, giulia.client);
      server.pass(ONLINE_WITHIN + 1);
      await server.heartbeats.settle();
      expect((await seenAs(marco, giulia)).online).toBe(false);
      await server.services.live.notePresence();
      expect(await seenAs(marco, giulia)).toMatchObject({ online: true, last_active: 'now' });
      await invisible(giulia);
      expect(await seenAs(marco, giulia)).toMatchObject({ online: false, last_active: 'earlier' });
      stream.close();
    });

    it('says nothing of the kind once the page is closed', async () => {
      const { marco, giulia } = await aTalk();
      const stream = await listenTo(address, giulia.client);
      stream.close();
      while (server.services.live.open() > 0) await setImmediate();
      server.pass(ONLINE_WITHIN + 1);
      await server.services.live.notePresence();
      await server.heartbeats.settle();
      expect((await seenAs(marco, giulia)).online).toBe(false);
    });
  });
});
