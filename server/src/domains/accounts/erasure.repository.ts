import { sql } from 'kysely';
import type { Db, Schema } from '../../db/schema.ts';

/**
 * What the law wants kept: the books of payments and credits, receipts, withdrawals and the proof of a debit, and the
 * log of what moderators did. Reports and decisions about the member stay without their words (`keepRecord`). All of it
 * names the member by an id that leads to nobody any more.
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

/** Rows that carry the member's id in `member_id` and no reference that the database knows of. */
const UNREFERENCED = ['free_starts', 'live_events', 'live_cursors'] as const satisfies readonly (keyof Schema)[];

interface Reference {
  readonly table: string;
  readonly column: string;
  /** Rows that would go with the member go; the others lose the reference. */
  readonly goes: boolean;
}

/** Every reference to a member that says what becomes of it, as the tables declare them: a table of tomorrow counts too. */
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

/** Ids of accounts that were deleted before `moment` and are not erased, without those of `but`; the first deleted first. */
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

/** Locks an account that is still to be erased; false where it came back or is erased already. */
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

/** Tables whose rows are a member's pictures: shown, taken off a moment ago, waiting to be used. */
const PICTURES = ['photos', 'removed_photos', 'uploads'] as const satisfies readonly (keyof Schema)[];

/** What the files of the pictures are called that go with a member, those of the conversations among them. */
export async function pictureKeys(trx: Db, memberId: string): Promise<{ id: string; name_key: string }[]> {
  const own: { id: string; name_key: string }[] = [];
  for (const table of PICTURES) {
    own.push(...(await trx.selectFrom(table).select(['id', 'name_key']).where('member_id', '=', memberId).execute()));
  }
  const { rows: sent } = await sql<{ id: string; name_key: string }>`
    select m.photo->>'id' as id, m.photo->>'name_key' as name_key
    from conversations c join messages m on m.conversation = c.id
    where (c.low_member = ${memberId}::uuid or c.high_member = ${memberId}::uuid) and m.photo is not null`.execute(trx);
  // Taken out of a conversation, and kept for a report about the member.
  const { rows: held } = await sql<{ id: string; name_key: string }>`
    select h.picture_id as id, h.name_key from held_pictures h join reports r on r.id = h.report_id
    where r.reported_id = ${memberId}::uuid and h.forgotten`.execute(trx);
  return [...own, ...sent, ...held];
}

/** Removes what the member said, did and was told, and what others did with them. Conversations go for both sides. */
export async function deleteTraces(trx: Db, memberId: string): Promise<void> {
  await trx
    .deleteFrom('conversations')
    .where('id', 'in', trx.selectFrom('chats').select('conversation').where('member_id', '=', memberId))
    .execute();
  for (const table of UNREFERENCED) await trx.deleteFrom(table).where('member_id', '=', memberId).execute();
  for (const { table, column, goes } of await referencesToMembers(trx)) {
    const rows = sql`${sql.ref(column)} = ${memberId}::uuid`;
    await (goes
      ? sql`delete from ${sql.table(table)} where ${rows}`
      : sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${rows}`
    ).execute(trx);
  }
}

/** Leaves a row that only the kept books point at. */
export async function anonymise(trx: Db, id: string, now: Date): Promise<void> {
  const nobody = `erased-${id}`;
  const { email } = await trx.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  await trx.deleteFrom('inbox_mails').where('recipient', '=', email).execute();
  await trx.updateTable('complaints').set({ email: null }).where('email', '=', email).execute();
  await trx.updateTable('mandates').set({ ended_at: now }).where('member_id', '=', id).where('ended_at', 'is', null).execute();
  await trx.updateTable('direct_debits').set({ account: null, code: null }).where('member_id', '=', id).execute();
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
      erased_at: now,
    })
    .where('id', '=', id)
    .execute();
}
