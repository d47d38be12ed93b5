import { sql } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';
import { freeClaims } from './claims.repository.ts';

/**
 * What the law requires us to keep: the books of payments and credits, receipts, withdrawals, the proof of a debit, and
 * the log of moderators' actions. Reports and decisions about the member stay without their text (`keepRecord`). All of
 * these refer to the member by an id that no longer leads to a person.
 */
export const KEPT: readonly (keyof Schema)[] = [
  'wallets',
  'credit_entries',
  'money_entries',
  'payments',
  'receipts',
  'withdrawals',
  'late_payments',
  'chargebacks',
  'mandates',
  'direct_debits',
  'discount_codes',
  'discount_uses',
  'moderation_audit',
  'reports',
  'moderation_decisions',
];

/** Tables that hold the member's id in `member_id` without a foreign key. */
const UNREFERENCED = ['free_starts', 'live_events', 'live_cursors', 'delivery_tokens'] as const satisfies readonly (keyof Schema)[];

interface Reference {
  readonly table: string;
  readonly column: string;
  /** True if the row is deleted with the member; false if only the reference is cleared. */
  readonly goes: boolean;
}

/**
 * Every foreign key to a member that declares what happens on delete. Read from the database, so that a table added
 * later is covered too.
 */
async function referencesToMembers(trx: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select t.relname as table, a.attname as column, c.confdeltype = 'c' as goes
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'members'::regclass and c.confdeltype in ('c', 'n')
    order by 1, 2`.execute(trx);
  return rows.filter(({ table }) => !KEPT.some((kept) => kept === table));
}

/**
 * Ids of accounts that were deleted before `moment` and are not erased yet, except those in `but`; the earliest
 * deletion first.
 */
export const membersToErase = async (db: Db, moment: Date, { limit, but }: { limit: number; but: readonly string[] }): Promise<string[]> =>
  (
    await db
      .selectFrom('members')
      .select('id')
      .where('status', '=', 'deleted')
      .where('erased_at', 'is', null)
      .where('deleted_at', '<=', moment)
      .where(sql<boolean>`id <> all (${but}::uuid[])`)
      .orderBy('deleted_at')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

/** Locks an account that is still to be erased. False if it was restored or is already erased. */
export async function lockToErase(trx: Db, id: string, moment: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('members')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'deleted')
    .where('erased_at', 'is', null)
    .where('deleted_at', '<=', moment)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function addressOf(trx: Db, memberId: string): Promise<string> {
  const { email } = await trx.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow();
  return email;
}

/** Tables whose rows are a member's pictures: shown, just removed, or waiting to be used. */
const PICTURES = ['photos', 'removed_photos', 'uploads'] as const satisfies readonly (keyof Schema)[];

const chatsOf = (trx: Db, memberId: string): Promise<{ conversation: string; partner_id: string }[]> =>
  trx.selectFrom('chats').select(['conversation', 'partner_id']).where('member_id', '=', memberId).execute();

/** Partners' lines per statement: so few that the database looks each of them up, and does not read all lines. */
const LINES = 100;

/**
 * Deletes the member's conversations with their messages, and both sides' lines. Each line is named by its member and
 * its conversation: if they are spread over several servers, no foreign key takes the lines along, and only the servers
 * that have them are asked. Without the pairs, every partner would be looked for in every conversation.
 */
async function deleteConversations(trx: Db, memberId: string): Promise<void> {
  const chats = await chatsOf(trx, memberId);
  await sql`delete from conversations where id = any(${chats.map(({ conversation }) => conversation)}::uuid[])`.execute(trx);
  await trx.deleteFrom('chats').where('member_id', '=', memberId).execute();
  for (let first = 0; first < chats.length; first += LINES) {
    const slice = chats.slice(first, first + LINES);
    const partners = slice.map(({ partner_id }) => partner_id);
    await sql`
      delete from chats where member_id = any(${partners}::uuid[]) and (member_id, conversation) in (
        select line.member_id, line.conversation
        from unnest(${partners}::uuid[], ${slice.map(({ conversation }) => conversation)}::uuid[]) as line (member_id, conversation)
      )`.execute(trx);
  }
}

/** Names of the picture files that are deleted with a member, including those in conversations. */
export async function pictureKeys(trx: Db, memberId: string): Promise<{ id: string; name_key: string }[]> {
  const own: { id: string; name_key: string }[] = [];
  for (const table of PICTURES) {
    own.push(...(await trx.selectFrom(table).select(['id', 'name_key']).where('member_id', '=', memberId).execute()));
  }
  const conversations = (await chatsOf(trx, memberId)).map(({ conversation }) => conversation);
  const { rows: sent } = await sql<{ id: string; name_key: string }>`
    select photo->>'id' as id, photo->>'name_key' as name_key
    from messages where conversation = any(${conversations}::uuid[]) and photo is not null`.execute(trx);
  // Pictures taken out of a conversation and kept for a report about the member.
  const { rows: held } = await sql<{ id: string; name_key: string }>`
    select h.picture_id as id, h.name_key from held_pictures h join reports r on r.id = h.report_id
    where r.reported_id = ${memberId}::uuid and h.forgotten`.execute(trx);
  return [...own, ...sent, ...held];
}

/**
 * Deletes what the member wrote and did, the notices they got, and what others did to them. Conversations disappear for
 * both sides.
 */
export async function deleteTraces(trx: Db, memberId: string): Promise<void> {
  await deleteConversations(trx, memberId);
  for (const table of UNREFERENCED) await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
  for (const { table, column, goes } of await referencesToMembers(trx)) {
    const rows = sql`${sql.ref(column)} = ${memberId}::uuid`;
    await (goes
      ? sql`delete from ${sql.table(table)} where ${rows}`
      : sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${rows}`
    ).execute(trx);
  }
}

/** Leaves a row that only the kept books point to. */
export async function anonymise(trx: Db, id: string, now: Date): Promise<void> {
  const nobody = `erased-${id}`;
  const email = await addressOf(trx, id);
  await trx.deleteFrom('inbox_mails').where('recipient', '=', email).execute();
  await trx.updateTable('complaints').set({ email: null }).where('email', '=', email).execute();
  await trx.updateTable('mandates').set({ ended_at: now }).where('member_id', '=', id).where('ended_at', 'is', null).execute();
  await trx.updateTable('direct_debits').set({ account: null, code: null }).where('member_id', '=', id).execute();
  await freeClaims(trx, id);
  await trx
    .updateTable('members')
    .set({
      email: `${nobody}@erased.invalid`,
      name: nobody,
      password_hash: '',
      roles: [],
      date_of_birth: '1900-01-01',
      time_zone: 'UTC',
      notifications_disabled: [],
      signup_message: null,
      signup_profile: null,
      verified_at: null,
      tracking: '{}',
      active_until: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute();
}
