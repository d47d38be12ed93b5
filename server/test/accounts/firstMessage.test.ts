import { randomUUID } from 'node:crypto';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getChats, postChat } from '@amarena/shared/contracts/chat/chats';
import { postLike } from '@amarena/shared/contracts/people/likes';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { confirmAddress, linkIn, mailsTo, type NewMember, pressLink, signUp, signUpActive } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('the message written before the sign-up', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const chatsOf = async ({ client }: NewMember) => (await client.call(getChats)).answer().chats;

  it('starts a conversation with the member whose page led here, once the address is confirmed', async () => {
    const partner = await signUp(server);
    await pressLink(server.visitor(), linkIn((await mailsTo(server, partner.email))[0]));
    const sender = await signUp(server, { profile: partner.id, signup_message: 'Ciao, ti ho vista nella ricerca' });
    expect(await chatsOf(sender)).toEqual([]);
    expect(await chatsOf(partner)).toEqual([]);
    await confirmAddress(server, sender);
    const [chat] = await chatsOf(sender);
    expect(chat).toMatchObject({
      profile: { id: partner.id },
      last_message: { from_me: true, text: 'Ciao, ti ho vista nella ricerca', cost: 0 },
    });
    expect(await chatsOf(partner)).toMatchObject([{ num_unread_messages: 1 }]);
  });

  it('a stranger with a made-up address can neither write to members nor like them', async () => {
    const partner = await signUpActive(server);
    const stranger = await signUp(server);
    const write = () => stranger.client.call(postChat, { body: { client_id: randomUUID(), profile: partner.id, text: 'Ciao' } });
    const like = () => stranger.client.call(postLike, { body: { profile: partner.id } });
    for (const refused of [await write(), await like()]) {
      expect([refused.status, refused.body]).toEqual([403, { code: 'address_unconfirmed' }]);
    }
    expect(await chatsOf(partner)).toEqual([]);
    await confirmAddress(server, stranger);
    expect([(await write()).status, (await like()).status]).toEqual([200, 200]);
  });

  it('gets lost without harm to the account where nobody is there to read it', async () => {
    const sender = await signUp(server, { profile: randomUUID(), signup_message: 'Ciao' });
    await confirmAddress(server, sender);
    expect((await sender.client.call(getUser)).answer().user?.id).toBe(sender.id);
    expect(await chatsOf(sender)).toEqual([]);
  });
});
