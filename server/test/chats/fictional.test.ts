import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../../src/db/schema.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPerson, chatsOf, chatWith, send } from './support/people.ts';

describe('a fictional partner', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ overrides: { replyDelay: () => 0 } });
  });
  afterAll(() => server.close());

  it('answers by script, labelled as automatic, and costs the reader nothing', async () => {
    const giulia = await aPerson(server);
    const martina = await aPerson(server, { fictional: true });
    await send(giulia, { profile: martina.id }, { text: 'Ciao, che giornata' });
    expect((await chatWith(giulia, martina.id)).messages).toHaveLength(1);
    await server.services.jobs.runDue();
    const page = await chatWith(giulia, martina.id);
    expect(page.profile.fictional).toBe(true);
    expect(page.messages[1]).toMatchObject({ from_me: false, automatic: true, cost: 0 });
    expect((await chatsOf(giulia))[0]).toMatchObject({ num_unread_messages: 1, profile: { fictional: true } });
  });

  it('says no when it is asked whether it is real', async () => {
    const giulia = await aPerson(server);
    const martina = await aPerson(server, { fictional: true });
    await send(giulia, { profile: martina.id }, { text: 'Ma sei una persona vera?' });
    await server.services.jobs.runDue();
    const answer = (await chatWith(giulia, martina.id)).messages[1];
    expect(answer?.kind === 'text' && answer.text).toMatch(/^No[.,]/);
  });

  it('reads nothing and is not online', async () => {
    const giulia = await aPerson(server);
    const martina = await aPerson(server, { fictional: true });
    await send(giulia, { profile: martina.id });
    await server.services.jobs.runDue();
    const page = await chatWith(giulia, martina.id);
    expect(page.messages[0]?.read_at).toBeNull();
    expect(page.profile.online).toBe(false);
  });

  it('repeats no line in a conversation while others are left', async () => {
    const giulia = await aPerson(server, { credits: 20 });
    const martina = await aPerson(server, { fictional: true });
    for (let message = 0; message < 4; message++) {
      await send(giulia, { profile: martina.id }, { text: 'Che musica ascolti?' });
      await server.services.jobs.runDue();
    }
    const answers = (await chatWith(giulia, martina.id)).messages.flatMap((one) =>
      one.kind === 'text' && one.automatic ? [one.text] : [],
    );
    expect(new Set(answers).size).toBe(4);
  });

  it('answers a message once, however often the job runs', async () => {
    const giulia = await aPerson(server);
    const martina = await aPerson(server, { fictional: true });
    const { message } = (await send(giulia, { profile: martina.id })).answer();
    const { conversation, sequence } = message;
    const reply = { conversation, sequence, from: martina.id, to: giulia.id, language: 'it' } as const;
    const { db, now } = server.platform;
    await Promise.all(Array.from({ length: 10 }, () => inTransaction(db, (trx) => server.services.chats.reply(trx, reply, now()))));
    await server.services.jobs.runDue();
    expect((await chatWith(giulia, martina.id)).messages).toHaveLength(2);
  });

  it('answers several messages in a row once', async () => {
    const giulia = await aPerson(server);
    const martina = await aPerson(server, { fictional: true });
    for (const text of ['Uno', 'Due', 'Tre']) await send(giulia, { profile: martina.id }, { text });
    await server.services.jobs.runDue();
    expect((await chatWith(giulia, martina.id)).messages.map(({ from_me }) => from_me)).toEqual([true, true, true, false]);
  });

  it('does not answer someone who blocked it meanwhile', async () => {
    const giulia = await aPerson(server);
    const martina = await aPerson(server, { fictional: true });
    await send(giulia, { profile: martina.id });
    await giulia.client.call(postBlock, { body: { profile: martina.id } });
    await server.services.jobs.runDue();
    expect((await chatWith(giulia, martina.id)).messages).toHaveLength(1);
  });

  it('gives no answer to a member who is real', async () => {
    const giulia = await aPerson(server);
    const marco = await aPerson(server);
    await send(giulia, { profile: marco.id });
    await server.services.jobs.runDue();
    expect((await chatWith(giulia, marco.id)).messages).toHaveLength(1);
  });
});
