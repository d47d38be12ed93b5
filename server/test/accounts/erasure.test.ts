import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { deleteUser } from '@amarena/shared/contracts/account/deletion';
import { postMailChange } from '@amarena/shared/contracts/account/mailChange';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import { postChat } from '@amarena/shared/contracts/chat/chats';
import { postReport } from '@amarena/shared/contracts/moderation/reports';
import { postBlock } from '@amarena/shared/contracts/people/blocks';
import { postLike } from '@amarena/shared/contracts/people/likes';
import { postPhoto } from '@amarena/shared/contracts/people/ownPhotos';
import { postVisit } from '@amarena/shared/contracts/people/visits';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../src/db/schema.ts';
import { deleteTraces, KEPT } from '../../src/domains/accounts/erasure.repository.ts';
import { ErasureFailed } from '../../src/domains/accounts/erasure.ts';
import { jobKind } from '../../src/jobs/kinds.ts';
import { chatsOf, type Person, send } from '../chats/support/people.ts';
import { buy } from '../payments/support.ts';
import { workerUrls } from '../support/citus.ts';
import { linkIn, mailsTo, type NewMember, pressLink, signUp } from '../support/people.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { upload } from '../support/upload.ts';

const DAY = 86_400_000;
/** Rows that expire within a day, long before the grace period ends. */
const SHORT_LIVED = ['idempotency', 'passing_answers', 'live_events', 'removed_photos'];

describe('erasing an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  async function member(): Promise<NewMember & Person> {
    const made = await signUp(server);
    await pressLink(made.client, linkIn((await mailsTo(server, made.email))[0]));
    return { ...made, name: made.email };
  }

  async function eraseAfterTerm(): Promise<void> {
    await server.services.jobs.runDue();
    server.pass(14 * DAY + 1_000);
    await server.services.accounts.erasure.eraseDue(server.platform.db, server.platform.now());
    await server.services.jobs.runDue();
  }

  /** A member who has done everything possible here, and met others. */
  async function oneWithALife(): Promise<{ leaver: NewMember & Person; friend: NewMember & Person; photo: string }> {
    const [leaver, friend, foe] = [await member(), await member(), await member()];
    await buy(leaver.client);
    await send(leaver, { profile: friend.id }, { text: 'Il mio segreto' });
    await send(friend, { profile: leaver.id }, { text: 'Ciao a te' });
    for (const [from, to] of [
      [leaver, friend],
      [friend, leaver],
    ] as const) {
      await from.client.call(postLike, { body: { profile: to.id } });
      await from.client.call(postVisit, { body: { profile: to.id } });
    }
    const { upload: picture } = await upload(server, leaver.client);
    const { profile } = (await leaver.client.call(postPhoto, { body: { upload: picture } })).answer();
    await leaver.client.call(postBlock, { body: { profile: foe.id } });
    await foe.client.call(postReport, {
      body: { profile: leaver.id, category: 'other', text: null, message: null, with_lines: false, block: false },
    });
    return { leaver, friend, photo: profile.photos[0]?.filename ?? '' };
  }

  /** Tables that contain a text. */
  async function tablesWith(text: string): Promise<string[]> {
    const { db } = server.platform;
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(db);
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db);
      if (hit.rows.length > 0) found.push(name);
    }
    return found.sort();
  }

  it('leaves the id in the books that the law wants kept, and the rest nowhere', async () => {
    const { leaver, photo } = await oneWithALife();
    expect(await tablesWith(leaver.id)).toEqual(
      expect.arrayContaining(['chats', 'likes', 'photos', 'visits', 'blocks', 'reports', 'payments']),
    );
    await leaver.client.call(deleteUser, { body: { password: leaver.password } });
    await eraseAfterTerm();
    const left = (await tablesWith(leaver.id)).filter((table) => !SHORT_LIVED.includes(table));
    expect(left).toEqual(expect.arrayContaining(['credit_entries', 'members', 'money_entries', 'payments', 'receipts', 'wallets']));
    expect(left.filter((table) => table !== 'members' && !KEPT.some((kept) => kept === table))).toEqual([]);
    for (const personal of [leaver.email, 'Il mio segreto']) {
      expect((await tablesWith(personal)).filter((table) => !SHORT_LIVED.includes(table))).toEqual([]);
    }
    expect((await server.server.inject({ method: 'GET', url: `/photos/${photo}` })).statusCode).toBe(404);
  });

  it('leaves no picture on the disk: of the profile, of conversations, taken off, or never used', async () => {
    const { leaver, friend } = await oneWithALife();
    const sent = await upload(server, leaver.client);
    await leaver.client.call(postChat, { body: { profile: friend.id, client_id: randomUUID(), photo: sent.upload } });
    const [unused, friends] = [await upload(server, leaver.client), await upload(server, friend.client)];
    const { db, config } = server.platform;
    const used = await db.selectFrom('photos').select('id').where('member_id', '=', leaver.id).executeTakeFirstOrThrow();
    const pictures = [used.id, sent.upload, unused.upload].map((id) => id.replaceAll('-', ''));
    const onDisk = async (ids: readonly string[]) => {
      const files = await readdir(config.dataDir, { recursive: true });
      return ids.filter((id) => files.some((file) => file.includes(id)));
    };
    expect(await onDisk(pictures)).toEqual(pictures);
    await leaver.client.call(deleteUser, { body: { password: leaver.password } });
    await eraseAfterTerm();
    expect(await onDisk(pictures)).toEqual([]);
    expect(await onDisk([friends.upload.replaceAll('-', '')])).toHaveLength(1);
  });

  it('leaves a bare record of reports and decisions for two years, so that nobody wipes theirs out by leaving', async () => {
    const [leaver, witness] = [await member(), await member()];
    const report = {
      profile: leaver.id,
      category: 'harassment' as const,
      text: 'Parole mie',
      message: null,
      with_lines: false,
      block: false,
    };
    await witness.client.call(postReport, { body: report });
    const { db } = server.platform;
    const case_id = randomUUID();
    await sql`insert into moderation_decisions (id, queue, case_id, member_id, decision, note, answer, decided_at)
      values (${randomUUID()}, 'reports', ${case_id}, ${leaver.id}, 'warn', 'Nota', 'Risposta', now())`.execute(db);
    const kept = async () => [
      await db.selectFrom('reports').select(['category', 'text', 'lines', 'photos']).where('reported_id', '=', leaver.id).execute(),
      await db.selectFrom('moderation_decisions').select(['decision', 'note', 'answer']).where('member_id', '=', leaver.id).execute(),
    ];
    await leaver.client.call(deleteUser, { body: { password: leaver.password } });
    await eraseAfterTerm();
    expect(await kept()).toEqual([
      [{ category: 'harassment', text: null, lines: [], photos: [] }],
      [{ decision: 'warn', note: null, answer: null }],
    ]);
    server.pass(731 * DAY);
    await server.services.accounts.erasure.eraseDue(db, server.platform.now());
    expect(await kept()).toEqual([[], []]);
  });

  it('takes the conversation from the other side too, and the log-in away for good', async () => {
    const { leaver, friend } = await oneWithALife();
    await leaver.client.call(deleteUser, { body: { password: leaver.password } });
    await eraseAfterTerm();
    expect(await chatsOf(friend)).toEqual([]);
    const answer = await server.visitor().call(postUser, { body: { email: leaver.email, password: leaver.password } });
    expect([answer.status, answer.body]).toEqual([401, { code: 'login_failed' }]);
  });

  it('deletes what still waits to be sent to them, and what could not be sent, but nothing of others', async () => {
    const [leaver, other] = [await member(), await member()];
    const { services, platform } = server;
    await server.services.jobs.runDue();
    await leaver.client.call(postMailChange, { body: { email: `${randomUUID()}@example.test`, password: leaver.password } });
    await leaver.client.call(deleteUser, { body: { password: leaver.password } });
    server.pass(14 * DAY + 1_000);
    const mailTo = (recipient: string) => ({ recipient, language: 'it', subject: 'Ciao', text: 'Ecco il link' }) as const;
    await inTransaction(platform.db, async (trx) => {
      for (const recipient of [leaver.email.toUpperCase(), other.email]) await services.mail.send(trx, mailTo(recipient));
      for (const name of ['dead_personal', 'send_sms'])
        await services.jobs.add(trx, jobKind<object>(name), { phone: '+393401234567', text: '1234', member: leaver.id });
      await services.jobs.add(trx, jobKind<object>('dead_personal'), mailTo(leaver.email));
      // Jobs about money and files go on, whatever they name.
      await services.jobs.add(trx, jobKind<object>('forget_picture'), { id: leaver.id, name_key: 'kept' });
    });
    await services.accounts.erasure.eraseDue(platform.db, platform.now());
    const { rows } = await sql<{ recipient: string | null }>`select distinct data->>'recipient' as recipient from pgboss.job
      where name in ('send_mail', 'send_sms', 'dead_personal') and state = 'created'`.execute(platform.db);
    expect(rows).toEqual([{ recipient: other.email }]);
    const going = await sql`select from pgboss.job where name = 'forget_picture' and data->>'name_key' = 'kept'`.execute(platform.db);
    expect(going.rows).toHaveLength(1);
  });

  it('makes the address and the name free again', async () => {
    const { email, password, client } = await member();
    await client.call(deleteUser, { body: { password } });
    await eraseAfterTerm();
    expect((await signUp(server, { email, name: email.split('@')[0] ?? '' })).email).toBe(email);
  });

  it('reads of two thousand conversations the lines of their two members, and none of the others', async () => {
    const [leaver, somebody] = [await member(), await member()];
    const { db } = server.platform;
    const [own, others] = [2_000, 20_000];
    const talk = (id: string, amount: number) =>
      sql`
      with pairs as (select gen_random_uuid() as id, ${id}::uuid as member, gen_random_uuid() as partner
        from generate_series(1, ${amount}::int)),
      made as (insert into conversations (id, low_member, high_member, last_sequence)
        select id, least(member, partner), greatest(member, partner), 1 from pairs returning id)
      insert into chats (member_id, conversation, partner_id, updated_at, last_sequence)
        select member, id, partner, now(), 1 from pairs join made using (id)
        union all select partner, id, member, now(), 1 from pairs join made using (id)`.execute(db);
    await talk(somebody.id, others);
    await talk(leaver.id, own);
    await sql`analyze chats`.execute(db);
    const lines = async () => (await sql<{ count: number }>`select count(*)::int as count from chats`.execute(db)).rows[0]?.count ?? 0;
    const before = await lines();
    /** Lines that this connection has read and looked for, apart from what it has reported already. */
    const readBy = async (trx: Db) =>
      (
        await sql<{ read: number }>`
          select (seq_tup_read + idx_scan + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'chats'`.execute(trx)
      ).rows[0]?.read ?? 0;
    const read = await inTransaction(db, async (trx) => {
      const already = await readBy(trx);
      await deleteTraces(trx, leaver.id);
      return (await readBy(trx)) - already;
    });
    expect(await lines()).toBe(before - 2 * own);
    // Workers of Citus count what they read for themselves.
    if (workerUrls().length > 0) return;
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(8 * own);
  });

  it('erases nobody a second time and nobody who came back', async () => {
    const { email, password, client, id } = await member();
    await client.call(deleteUser, { body: { password } });
    const [mail] = await mailsTo(server, email);
    await pressLink(server.visitor(), linkIn(mail));
    await eraseAfterTerm();
    await eraseAfterTerm();
    const row = await server.platform.db
      .selectFrom('members')
      .select(['email', 'erased_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ email, erased_at: null });
  });

  it('erases the others where one account cannot be erased, however many there are, and says so', async () => {
    const [stuck, ...others] = [await member(), await member(), await member()];
    await server.services.jobs.runDue();
    for (const { client, password } of [stuck, ...others]) await client.call(deleteUser, { body: { password } });
    const { db } = server.platform;
    await sql`create function stay() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`.execute(db);
    await sql`create trigger stay before update on members for each row when (old.id = ${sql.lit(stuck.id)} and new.erased_at is not null)
      execute function stay()`.execute(db);
    server.pass(14 * DAY + 1_000);
    await expect(server.services.accounts.erasure.eraseDue(db, server.platform.now())).rejects.toThrow(ErasureFailed);
    await sql`drop trigger stay on members`.execute(db);
    const erased = await db.selectFrom('members').select('id').where('erased_at', 'is not', null).execute();
    expect(erased.map(({ id }) => id)).toEqual(expect.arrayContaining(others.map(({ id }) => id)));
    expect(erased.map(({ id }) => id)).not.toContain(stuck.id);
  });
});
