import type { Language } from '@amarena/shared/contracts/languages';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { AccountLinksTable, LinkPurpose, MembersTable } from './tables.ts';

/** Stores a member; false where the address or the name is taken already. */
export async function insertMember(trx: Db, member: Insertable<MembersTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const memberById = (db: Db, id: string) => db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();

export const memberByEmail = (db: Db, email: string) =>
  db
    .selectFrom('members')
    .select(['id', 'email', 'name', 'language', 'time_zone', 'password_hash', 'status', 'deleted_at', 'fictional'])
    .where('email', '=', email)
    .executeTakeFirst();

export async function nameTaken(db: Db, name: string): Promise<boolean> {
  return (await db.selectFrom('members').select('id').where('name', '=', name).executeTakeFirst()) !== undefined;
}

export async function saveTermsAccepted(db: Db, id: string, since: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ terms_accepted: new Date(since) })
    .where('id', '=', id)
    .execute();
}

export async function saveLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.updateTable('members').set({ language }).where('id', '=', id).execute();
}

/** Makes a member active who was not confirmed; false where there was nothing to do. */
export async function confirmMember(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ status: 'active' })
    .where('id', '=', id)
    .where('status', '=', 'not_confirmed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The member whose page somebody signed up from; null: none, or who is no longer there. */
export async function signupProfileOf(db: Db, id: string): Promise<string | null> {
  const found = await db
    .selectFrom('members')
    .innerJoin('members as origin', 'origin.id', 'members.signup_profile')
    .select('origin.id')
    .where('members.id', '=', id)
    .where('origin.status', '=', 'active')
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function savePassword(trx: Db, id: string, password_hash: string, password_changed_at: Date): Promise<void> {
  await trx.updateTable('members').set({ password_hash, password_changed_at }).where('id', '=', id).execute();
}

/** Changes the address; one that bounced is behind the member then. */
export async function saveEmail(trx: Db, id: string, email: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ email, notifications_disabled: sql`array_remove(notifications_disabled, 'bounce')` })
    .where('id', '=', id)
    .execute();
}

/** False where it is deleted already. */
export async function saveDeleted(trx: Db, id: string, deleted_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ status: 'deleted', deleted_at })
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Brings a deleted account back; false where it is not deleted, or erased already. */
export async function saveReactivated(trx: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ status: 'active', deleted_at: null })
    .where('id', '=', id)
    .where('status', '=', 'deleted')
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function savePaid(db: Db, id: string): Promise<void> {
  await db.updateTable('members').set({ paid_user: true }).where('id', '=', id).execute();
}

export async function insertLink(trx: Db, link: Omit<AccountLinksTable, 'used_at'>): Promise<void> {
  await trx
    .insertInto('account_links')
    .values({ ...link, used_at: null })
    .execute();
}

/** Makes everything else that locks this member wait until the transaction ends. */
export async function lockMember(trx: Db, id: string): Promise<void> {
  await trx.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute();
}

/** A member's links of one kind, oldest first, used and expired ones too. */
export const linksOf = (db: Db, memberId: string, purpose: LinkPurpose) =>
  db
    .selectFrom('account_links')
    .select('expires_at')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .orderBy('expires_at')
    .execute();

/** Marks a link as used and answers whose it is; undefined where it is unknown, used or expired. */
export const useLink = (trx: Db, token_hash: string, purposes: readonly LinkPurpose[], now: Date) =>
  trx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'purpose', 'email'])
    .executeTakeFirst();

export const linkByHash = (db: Db, token_hash: string, purpose: LinkPurpose) =>
  db
    .selectFrom('account_links')
    .select(['member_id', 'used_at', 'expires_at'])
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

export async function endLinks(trx: Db, memberId: string, purposes?: readonly LinkPurpose[]): Promise<void> {
  const all = trx.deleteFrom('account_links').where('member_id', '=', memberId).where('used_at', 'is', null);
  await (purposes === undefined ? all : all.where('purpose', 'in', purposes)).execute();
}

export async function deleteLinksBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<', moment).execute();
}

/** Counts a mail that was asked for and answers how many there were on this day. */
export async function countMailRequest(trx: Db, key: string, day: string): Promise<number> {
  const { asked } = await trx
    .insertInto('mail_requests')
    .values({ key, day, asked: 1 })
    .onConflict((conflict) => conflict.columns(['key', 'day']).doUpdateSet({ asked: sql`mail_requests.asked + 1` }))
    .returning('asked')
    .executeTakeFirstOrThrow();
  return asked;
}

export async function deleteMailRequestsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('mail_requests').where('day', '<', day).execute();
}

/**
 * Counts one attempt and answers how many the running window has and when it ends. A window starts with its first
 * attempt and starts anew, for the full time, with the attempt that reaches `limit`.
 */
export async function countAttempt(db: Db, key: string, now: Date, { limit, window }: { limit: number; window: number }) {
  const from = new Date(now.getTime() - window);
  const { failed, window_started } = await db
    .insertInto('login_attempts')
    .values({ key, failed: 1, window_started: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failed: sql`case when login_attempts.window_started <= ${from} then 1 else login_attempts.failed + 1 end`,
        window_started: sql`case when login_attempts.window_started <= ${from} or login_attempts.failed + 1 = ${limit}
          then ${now}::timestamptz else login_attempts.window_started end`,
      }),
    )
    .returning(['failed', 'window_started'])
    .executeTakeFirstOrThrow();
  return { failed, ends: new Date(window_started.getTime() + window) };
}

/** Takes one attempt back: it was no wrong one. */
export async function uncountAttempt(db: Db, key: string): Promise<void> {
  await db.updateTable('login_attempts').set({ failed: sql`greatest(failed - 1, 0)` }).where('key', '=', key).execute();
}

export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('key', '=', key).execute();
}

export async function deleteAttemptsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('login_attempts').where('window_started', '<', moment).execute();
}
