import { randomUUID } from 'node:crypto';
import { GIFT_NAMES, type GiftName, getGifts, postGift } from '@amarena/shared/contracts/chat/gifts';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPerson, chatsOf, chatWith, codeOf, creditsOf, type Person } from '../chats/support/people.ts';
import { listenTo } from '../live/stream.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  address = await server.start();
});
afterAll(() => server.close());

interface Giving {
  gift?: GiftName;
  text?: string | null;
  credits?: number;
  client_id?: string;
  key?: string;
}
const give = (
  from: Person,
  to: { profile: string } | { conversation: string },
  { gift = 'rose', text = null, credits = 3, client_id = randomUUID(), key }: Giving = {},
) => from.client.call(postGift, { body: { ...to, client_id, gift, text, credits }, ...(key === undefined ? {} : { key }) });
const entriesOf = async (person: Person) =>
  server.platform.db
    .selectFrom('credit_entries')
    .select(['account', 'amount', 'reason', 'ref'])
    .where('member_id', '=', person.id)
    .execute();
const couple = async (kind: Parameters<typeof aPerson>[1] = {}) => [await aPerson(server, kind), await aPerson(server)] as const;

describe('gifts on offer', () => {
  it('API-61 are eight, each with its price in credits and in the money of the country', async () => {
    const { gifts } = (await server.visitor().call(getGifts)).answer();
    expect(gifts.map(({ gift, credits }) => [gift, credits])).toEqual([
      ['rose', 3],
      ['coffee', 3],
      ['chocolates', 5],
      ['toast', 5],
      ['teddy-bear', 8],
      ['star', 3],
      ['song', 4],
      ['heart', 6],
    ]);
    expect(gifts[0]?.price).toEqual({ amount: 3 * 99, currency: 'EUR' });
    expect(gifts.map(({ gift }) => gift)).toEqual([...GIFT_NAMES]);
  });
});

describe('a gift', () => {
  it('API-62 EN-69 stands in the conversation of both, and costs its credits, in the ledger too', async () => {
    const [marco, giulia] = await couple({ credits: 10 });
    const { message, credits } = (await give(marco, { profile: giulia.id }, { gift: 'song', credits: 4, text: 'Per te' })).answer();
    expect(credits).toBe(6);
    expect(message).toMatchObject({ kind: 'gift', gift: 'song', text: 'Per te', from_me: true, cost: 4 });
    expect((await chatWith(giulia, marco.id)).messages).toMatchObject([
      { kind: 'gift', gift: 'song', text: 'Per te', from_me: false, cost: 0 },
    ]);
    const [line] = await chatsOf(giulia);
    expect(line).toMatchObject({ num_unread_messages: 1, last_message: { kind: 'gift', gift: 'song' } });
    expect(await entriesOf(marco)).toEqual([
      { account: 'wallet', amount: -4, reason: 'message', ref: message.id },
      { account: 'spent', amount: 4, reason: 'message', ref: message.id },
    ]);
  });

  it('needs no words', async () => {
    const [marco, giulia] = await couple();
    expect((await give(marco, { profile: giulia.id })).answer().message).toMatchObject({ kind: 'gift', gift: 'rose', text: null });
  });

  it('reaches the other side at once', async () => {
    const [marco, giulia] = await couple();
    const stream = await listenTo(address, giulia.client);
    await give(marco, { profile: giulia.id }, { gift: 'coffee' });
    expect((await stream.next())?.event).toMatchObject({
      type: 'message',
      message: { kind: 'gift', gift: 'coffee' },
      profile: { id: marco.id },
    });
    stream.close();
  });

  it('API-05 is given and paid once, however often it repeats', async () => {
    const [marco, giulia] = await couple({ credits: 10 });
    const client_id = randomUUID();
    const same = await Promise.all(Array.from({ length: 10 }, () => give(marco, { profile: giulia.id }, { client_id, key: client_id })));
    const later = await give(marco, { profile: giulia.id }, { client_id });
    expect(new Set([...same, later].map((each) => each.answer().message.id)).size).toBe(1);
    expect(await creditsOf(server, marco)).toBe(7);
    expect(codeOf(await give(marco, { profile: giulia.id }, { client_id, gift: 'star' }))).toBe('idempotency_key_reused');
  });

  it('never spends what is not there, in fifty at the same time', async () => {
    const [marco, giulia] = await couple({ credits: 10, paid_user: true });
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(marco, { profile: giulia.id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(codeOf))).toEqual(new Set(['credits_insufficient']));
    expect(await creditsOf(server, marco)).toBe(1);
    expect((await chatWith(giulia, marco.id)).messages).toHaveLength(3);
  });

  it('is refused without enough credits, says how many are missing, and leaves no trace', async () => {
    const [marco, giulia] = await couple({ credits: 2 });
    expect((await give(marco, { profile: giulia.id })).body).toEqual({ code: 'credits_insufficient', needed: 3, balance: 2 });
    expect([await creditsOf(server, marco), await chatsOf(giulia), await chatsOf(marco)]).toEqual([2, [], []]);
  });

  it('is refused across a block, to oneself, to nobody and to someone who has left, and costs nothing', async () => {
    const [marco, giulia] = await couple({ paid_user: true });
    await giulia.client.call(postBlock, { body: { profile: marco.id } });
    expect(codeOf(await give(marco, { profile: giulia.id }))).toBe('blocked_by_user');
    expect(codeOf(await give(giulia, { profile: marco.id }))).toBe('blocked');
    expect(codeOf(await give(marco, { profile: marco.id }))).toBe('not_found');
    expect(codeOf(await give(marco, { profile: randomUUID() }))).toBe('not_found');
    expect(codeOf(await give(marco, { conversation: randomUUID() }))).toBe('not_found');
    const gone = await aPerson(server);
    await server.platform.db.updateTable('members').set({ status: 'deleted' }).where('id', '=', gone.id).execute();
    expect(codeOf(await give(marco, { profile: gone.id }))).toBe('not_found');
    expect([await creditsOf(server, marco), await creditsOf(server, giulia)]).toEqual([10, 10]);
  });

  it('RP-06 needs a log-in', async () => {
    const { id } = await aPerson(server);
    const body = { client_id: randomUUID(), profile: id, gift: 'rose', text: null, credits: 3 } as const;
    expect(codeOf(await server.visitor().call(postGift, { body }))).toBe('authentication_required');
  });

  it('RP-14 starts a conversation like a message does: the fourth of a free member is refused', async () => {
    const marco = await aPerson(server, { credits: 50 });
    const codes = [];
    for (let nth = 0; nth < 4; nth += 1) codes.push((await give(marco, { profile: (await aPerson(server)).id })).status);
    expect(codes).toEqual([200, 200, 200, 403]);
    expect(await creditsOf(server, marco)).toBe(41);
  });

  it('is refused at another price than the one that was seen', async () => {
    const [marco, giulia] = await couple();
    expect((await give(marco, { profile: giulia.id }, { gift: 'heart', credits: 3 })).body).toEqual({
      code: 'gift_price_changed',
      credits: 6,
    });
    expect(await creditsOf(server, marco)).toBe(10);
  });

  it('is refused where it is unknown or its words are too long', async () => {
    const [marco, giulia] = await couple();
    const target = { client_id: randomUUID(), profile: giulia.id, text: null, credits: 3 };
    const unknown = await marco.client.raw({
      method: 'POST',
      url: postGift.path,
      payload: JSON.stringify({ ...target, gift: 'yacht' }),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    });
    expect([unknown.status, JSON.parse(unknown.body)]).toEqual([400, { code: 'validation_failed', fields: { gift: 'invalid' } }]);
    expect((await give(marco, { profile: giulia.id }, { text: '🍒'.repeat(141) })).body).toEqual({
      code: 'message_too_long',
      length: 141,
      limit: 140,
    });
  });
});

describe('a gift to a fictional profile', () => {
  it('gets an automatic answer, labelled as such', async () => {
    const site = await startServer({ overrides: { replyDelay: () => 0 } });
    const marco = await aPerson(site);
    const martina = await aPerson(site, { fictional: true });
    await give(marco, { profile: martina.id });
    await site.services.jobs.runDue();
    const { profile, messages } = await chatWith(marco, martina.id);
    expect(profile.fictional).toBe(true);
    expect(messages).toMatchObject([{ kind: 'gift' }, { kind: 'text', automatic: true }]);
    await site.close();
  });
});
