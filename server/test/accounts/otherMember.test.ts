import { getLogout } from '@amarena/shared/contracts/account/logout';
import { getUser, putUser } from '@amarena/shared/contracts/account/userCalls';
import { getChats, postChat } from '@amarena/shared/contracts/chat/chats';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import { postUpload } from '@amarena/shared/contracts/people/ownPhotos';
import { search } from '@amarena/shared/contracts/people/search';
import { SHOWN_MEMBER } from '@amarena/shared/contracts/platform/shownMember';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewMember, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('a page that still shows one member while another one is logged in in the same browser', () => {
  let server: TestServer;
  let shown: NewMember;
  let other: NewMember;
  beforeAll(async () => {
    server = await startServer();
    [shown, other] = [await signUp(server), await signUp(server)];
  });
  afterAll(() => server.close());

  const pageOf = ({ id }: NewMember) => ({ headers: { [SHOWN_MEMBER]: id } });
  const REFUSED = [403, { code: 'member_changed' }];

  it('sends no message as the other one, also when it repeats the call', async () => {
    const body = { client_id: '0196f0e0-0000-7000-8000-0000000000c1', text: 'Ciao', profile: shown.id };
    const key = 'one-message-of-the-page';
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const refused = await other.client.call(postChat, { body, key, ...pageOf(shown) });
      expect([refused.status, refused.body]).toEqual(REFUSED);
    }
    expect((await other.client.call(getChats)).answer().chats).toEqual([]);
  });

  it('reads and changes nothing of the other one, not even where visitors may call', async () => {
    for (const refused of [
      await other.client.call(getChats, pageOf(shown)),
      await other.client.call(search, { query: {}, ...pageOf(shown) }),
      await other.client.call(putUser, { body: { language: 'de' }, ...pageOf(shown) }),
    ])
      expect([refused.status, refused.body]).toEqual(REFUSED);
  });

  it('uploads no photo as the other one', async () => {
    const refused = await other.client.raw({
      method: 'POST',
      url: postUpload.path,
      payload: 'not read',
      headers: { 'idempotency-key': 'one-upload-of-the-page', 'content-type': 'image/jpeg', ...pageOf(shown).headers },
    });
    expect([refused.status, JSON.parse(refused.body)]).toEqual(REFUSED);
  });

  it('gets no live events of the other one', async () => {
    const refused = await other.client.raw({ method: 'GET', url: `${LIVE_PATH}?member=${shown.id}` });
    expect([refused.status, JSON.parse(refused.body)]).toEqual(REFUSED);
  });

  it('is told who is logged in, and can log out whoever that is', async () => {
    expect((await other.client.call(getUser, pageOf(shown))).answer().user?.id).toBe(other.id);
    expect((await other.client.call(getLogout, pageOf(shown))).status).toBe(204);
    expect((await other.client.call(getUser)).answer().user).toBeNull();
  });

  it('calls as before once it shows the right member, and for a visitor', async () => {
    expect((await shown.client.call(getChats, pageOf(shown))).status).toBe(200);
    expect((await server.visitor().call(search, { query: {}, ...pageOf(shown) })).status).toBe(200);
  });
});
