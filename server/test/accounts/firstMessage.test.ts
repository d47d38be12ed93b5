import { randomUUID } from 'node:crypto';
import { getUser } from '@amarena/shared/contracts/accounts';
import { getChats } from '@amarena/shared/contracts/chats';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { linkIn, mailsTo, type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('the message written before the sign-up', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const chatsOf = async ({ client }: NewMember) => (await client.call(getChats)).answer().chats;

  it('starts a conversation with the member whose page led here', async () => {
    const partner = await signUp(server);
    await server.visitor().raw({ method: 'GET', url: linkIn((await mailsTo(server, partner.email))[0]) });
    const sender = await signUp(server, { profile: partner.id, signup_message: 'Ciao, ti ho vista nella ricerca' });
    const [chat] = await chatsOf(sender);
    expect(chat).toMatchObject({
      profile: { id: partner.id },
      last_message: { from_me: true, text: 'Ciao, ti ho vista nella ricerca', cost: 0 },
    });
    expect(await chatsOf(partner)).toMatchObject([{ num_unread_messages: 1 }]);
  });

  it('gets lost without harm to the account where nobody is there to read it', async () => {
    const sender = await signUp(server, { profile: randomUUID(), signup_message: 'Ciao' });
    expect((await sender.client.call(getUser)).answer().user?.id).toBe(sender.id);
    expect(await chatsOf(sender)).toEqual([]);
  });
});
