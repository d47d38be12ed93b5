import { deleteUser } from '@amarena/shared/contracts/account/deletion';
import { REFUND_HOURS } from '@amarena/shared/contracts/chat/chats';
import { deleteBlock, postBlock } from '@amarena/shared/contracts/people/blocks';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listenTo } from '../live/stream.ts';
import { linkIn, mailsTo, pressLink, signUpActive } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { aPerson, chatWith, creditsOf, type Person, send } from './support/people.ts';

const MINUTE = 60_000;
const REFUND_AFTER = REFUND_HOURS * 60 * MINUTE;

describe('a paid message that a real member leaves unanswered', () => {
  let server: TestServer;
  let address: string;
  beforeAll(async () => {
    server = await startServer();
    address = await server.start();
  });
  afterAll(() => server.close());

  const refundDue = () => server.services.chats.refundUnanswered(server.platform.db, server.platform.now());
  /** When the credits of the member's last message to `partner` were refunded. */
  const refundedAt = async (member: Person, partner: Person) => (await chatWith(member, partner.id)).messages.at(-1)?.refunded_at;
  const refundsOf = (member: Person) =>
    server.platform.db
      .selectFrom('credit_entries')
      .select(['account', 'amount'])
      .where('member_id', '=', member.id)
      .where('reason', '=', 'message_refund')
      .orderBy('amount')
      .execute();

  it('is refunded after 72 hours and not before, and its sender alone sees it', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    await send(marco, { profile: giulia.id });
    server.pass(REFUND_AFTER - MINUTE);
    await refundDue();
    expect([await creditsOf(server, marco), await refundedAt(marco, giulia)]).toEqual([4, null]);
    server.pass(MINUTE);
    await refundDue();
    expect(await creditsOf(server, marco)).toBe(5);
    expect(await refundedAt(marco, giulia)).not.toBeNull();
    expect(await refundedAt(giulia, marco)).toBeNull();
  });

  it('is refunded once, by ledger entries that balance, however often the job runs at once', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    for (const text of ['Uno', 'Due']) await send(marco, { profile: giulia.id }, { text });
    server.pass(REFUND_AFTER);
    await Promise.all(Array.from({ length: 20 }, refundDue));
    await refundDue();
    expect(await creditsOf(server, marco)).toBe(5);
    const refund = [
      { account: 'refunded', amount: -1 },
      { account: 'wallet', amount: 1 },
    ];
    expect(await refundsOf(marco)).toEqual([refund[0], refund[0], refund[1], refund[1]]);
  });

  it('tells the sender’s open pages of the refund and of the balance', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    const { message } = (await send(marco, { profile: giulia.id })).answer();
    const stream = await listenTo(address, marco.client);
    server.pass(REFUND_AFTER);
    await refundDue();
    const { conversation, sequence } = message;
    expect((await stream.next())?.event).toMatchObject({ type: 'refunded', conversation, sequence });
    expect((await stream.next())?.event).toEqual({ type: 'credits', credits: 5, paid_user: true });
    stream.close();
  });

  it('is answered by any later message of the other, and what follows waits anew', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    await send(marco, { profile: giulia.id });
    await send(giulia, { profile: marco.id });
    await send(marco, { profile: giulia.id });
    server.pass(REFUND_AFTER);
    await refundDue();
    expect(await creditsOf(server, marco)).toBe(4);
    expect((await chatWith(marco, giulia.id)).messages.map(({ refunded_at }) => refunded_at !== null)).toEqual([false, false, true]);
  });

  it('either is answered or refunded where both come at the same moment', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 10 }, async () => ({
        marco: await aPerson(server, { credits: 1, paid_user: true }),
        giulia: await aPerson(server),
      })),
    );
    const sent = await Promise.all(pairs.map(({ marco, giulia }) => send(marco, { profile: giulia.id })));
    server.pass(REFUND_AFTER);
    const answers = pairs.map(({ giulia }, index) => send(giulia, { conversation: sent[index]?.answer().message.conversation ?? '' }));
    await Promise.all([...answers, refundDue(), refundDue()]);
    await refundDue();
    for (const { marco } of pairs) {
      const credits = await creditsOf(server, marco);
      expect(await refundsOf(marco)).toHaveLength(credits * 2);
    }
  });

  it('is not refunded if it was free, if its sender blocked the other, or if the other is fictional', async () => {
    const [sofia, marco] = [await aPerson(server, { credits: 3 }), await aPerson(server, { credits: 3, paid_user: true })];
    const [giulia, martina] = [await aPerson(server), await aPerson(server, { fictional: true })];
    await send(sofia, { profile: giulia.id });
    await send(marco, { profile: martina.id });
    await send(marco, { profile: giulia.id });
    await marco.client.call(postBlock, { body: { profile: giulia.id } });
    server.pass(REFUND_AFTER);
    await refundDue();
    await marco.client.call(deleteBlock, { body: { profile: giulia.id } });
    await refundDue();
    expect([await creditsOf(server, sofia), await creditsOf(server, marco)]).toEqual([3, 1]);
  });

  it('is refunded where the other blocked its sender instead of answering', async () => {
    const marco = await aPerson(server, { credits: 5, paid_user: true });
    const giulia = await aPerson(server);
    await send(marco, { profile: giulia.id });
    await giulia.client.call(postBlock, { body: { profile: marco.id } });
    server.pass(REFUND_AFTER);
    await refundDue();
    expect(await creditsOf(server, marco)).toBe(5);
  });

  it('is refunded to a sender who deleted the account and comes back, once', async () => {
    const { db } = server.platform;
    const { password, email, ...marco } = { name: 'marco', ...(await signUpActive(server)) };
    await db.updateTable('members').set({ paid_user: true }).where('id', '=', marco.id).execute();
    await db
      .transaction()
      .execute((trx) => server.services.credits.credit(trx, marco.id, 5, { from: 'granted', reason: 'bonus', ref: 'test' }));
    const giulia = await aPerson(server);
    await send(marco, { profile: giulia.id });
    expect((await marco.client.call(deleteUser, { body: { password } })).status).toBe(204);
    server.pass(REFUND_AFTER);
    await refundDue();
    const wayBack = (await mailsTo(server, email)).find(({ subject }) => subject === 'Il tuo account è stato eliminato');
    expect(await pressLink(server.visitor(), linkIn(wayBack))).toBe('/login?reactivated=true');
    for (const _again of [1, 2]) await refundDue();
    expect([await creditsOf(server, marco), (await refundsOf(marco)).length]).toEqual([5, 2]);
  });
});
