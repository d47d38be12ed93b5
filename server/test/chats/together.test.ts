import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listenTo } from '../live/stream.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { statementsDuring } from '../support/statements.ts';
import { aPerson, chatWith, send } from './support/people.ts';

describe('messages of several conversations that reach their members in the same moment', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer();
    // Without `start`, no worker looks for jobs meanwhile.
    address = await server.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  const aTalk = async () => {
    const [sender, reader] = [await aPerson(server, { credits: 10, paid_user: true }), await aPerson(server)];
    const { conversation, sequence } = (await send(sender, { profile: reader.id })).answer().message;
    const isDelivered = async () => (await chatWith(sender, reader.id)).messages[0]?.delivered_at !== null;
    return { sender, reader, isDelivered, delivered: { memberId: reader.id, messages: [{ conversation, sequence }] } };
  };
  type Talk = Awaited<ReturnType<typeof aTalk>>;
  const mark = (talks: readonly Pick<Talk, 'delivered'>[]) =>
    server.services.chats.deliverThese(
      server.platform.db,
      talks.map(({ delivered }) => delivered),
    );

  it('are marked in one transaction, of as many statements as for one', async () => {
    const talks = [await aTalk(), await aTalk(), await aTalk()];
    const [first, ...others] = talks.map((talk) => [talk]);
    const forOne = await statementsDuring(() => mark(first ?? []));
    const forTwo = await statementsDuring(() => mark(others.flat()));
    expect(forOne.length).toBeGreaterThan(0);
    expect(forTwo.length).toBe(forOne.length);
    for (const { isDelivered } of talks) expect(await isDelivered()).toBe(true);
  });

  it('tell each sender of their own message alone', async () => {
    const talks = [await aTalk(), await aTalk()];
    const streams = await Promise.all(talks.map(({ sender }) => listenTo(address, sender.client)));
    await mark(talks);
    const heard = await Promise.all(
      streams.map(async (stream): Promise<LiveEvent | undefined> => {
        for (let next = await stream.next(); next !== null; next = await stream.next())
          if (next.event.type === 'delivered') return next.event;
        return undefined;
      }),
    );
    expect(heard).toEqual(talks.map(({ delivered: { messages } }) => ({ type: 'delivered', ...messages[0] })));
    for (const stream of streams) stream.close();
  });

  it('of one conversation tell its sender once, of the newest', async () => {
    const { sender, reader, delivered } = await aTalk();
    const stream = await listenTo(address, sender.client);
    const next = (await send(sender, { profile: reader.id })).answer().message;
    await mark([{ delivered }, { delivered: { memberId: reader.id, messages: [next] } }]);
    const heard: LiveEvent[] = [];
    while (heard.at(-1)?.type !== 'delivered') {
      const event = (await stream.next())?.event;
      if (event === undefined) throw new Error('The server ended the stream.');
      heard.push(event);
    }
    expect(heard.at(-1)).toMatchObject({ conversation: next.conversation, sequence: next.sequence });
    stream.close();
  });

  it('are marked one by one if one of them cannot be', async () => {
    const [one, other] = [await aTalk(), await aTalk()];
    const broken = { delivered: { memberId: one.reader.id, messages: [{ conversation: 'no conversation', sequence: 1 }] } };
    await expect(mark([one, broken, other])).rejects.toThrow('not marked');
    expect(await Promise.all([one, other].map(({ isDelivered }) => isDelivered()))).toEqual([true, true]);
  });
});
