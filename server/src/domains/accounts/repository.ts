import type { putUser } from '@amarena/shared/contracts/accounts';
import type { ParsedBodyOf } from '@amarena/shared/contracts/endpoint';
import { type Insertable, sql } from 'kysely';
import { deleteInSteps } from '../../db/deleteInSteps.ts';
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

/** Whether someone has this name, or one that looks the same. */
export async function nameTaken(db: Db, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('members')
    .select('id')
    .where(({ or, eb }) => or([eb('name', '=', name), sql<boolean>`name_seen(name::text) = name_seen(${name})`]))
    .executeTakeFirst();
  return found !== undefined;
}

export async function saveTermsAccepted(db: Db, id: string, since: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ terms_accepted: new Date(since) })
    .where('id', '=', id)
    .execute();
}

/** How the member wants the site. */
export type Preferences = ParsedBodyOf<typeof putUser>;

export async function savePreferences(db: Db, id: string, { language, fictional_icon }: Preferences): Promise<void> {
  const changes = { ...(language !== undefined && { language }), ...(fictional_icon !== undefined && { fictional_icon }) };
  if (Object.keys(changes).length > 0) await db.updateTable('members').set(changes).where('id', '=', id).execute();
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

/** The member whose page someone signed up from; null: none, or who is no longer there. */
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

/** The message written before the sign-up, and to whom; undefined: none. */
export const firstMessageOf = (db: Db, id: string) =>
  db
    .selectFrom('members')
    .select(['id as from', 'signup_profile as to', 'signup_message as text', 'language'])
    .where('id', '=', id)
    .where('signup_profile', 'is not', null)
    .where('signup_message', 'is not', null)
    .$narrowType<{ to: string; text: string }>()
    .executeTakeFirst();

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

export async function savePremium(db: Db, id: string, paid_user: boolean): Promise<void> {
  await db.updateTable('members').set({ paid_user }).where('id', '=', id).execute();
}

export async function insertLink(trx: Db, link: Omit<Insertable<AccountLinksTable>, 'number' | 'used_at'>): Promise<void> {
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
    .select(['expires_at', 'used_at'])
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
    .returning(['member_id', 'purpose', 'email', 'number'])
    .executeTakeFirst();

export const linkByHash = (db: Db, token_hash: string, purposes: readonly LinkPurpose[]) =>
  db
    .selectFrom('account_links')
    .select(['member_id', 'purpose', 'email', 'used_at', 'expires_at'])
    .where('token_hash', '=', token_hash)
    .where('purpose', 'in', purposes)
    .executeTakeFirst();

/** A change of address that can be taken back now can be until this moment. */
export async function extendUndo(trx: Db, memberId: string, expires_at: Date, now: Date): Promise<void> {
  await trx
    .updateTable('account_links')
    .set({ expires_at })
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'mail_undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Whether an address is kept for whoever had it before a change, who may still take the change back. */
export async function isReserved(db: Db, email: string, now: Date): Promise<boolean> {
  const link = await db
    .selectFrom('account_links')
    .select('member_id')
    .where(sql<boolean>`lower(email) = lower(${email.trim()})`)
    .where('purpose', '=', 'mail_undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

/** Nobody logs in by a password until a new one is chosen. */
export async function clearPassword(trx: Db, id: string): Promise<void> {
  await trx.updateTable('members').set({ password_hash: '' }).where('id', '=', id).execute();
}

export async function endLinks(trx: Db, memberId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where('purpose', 'in', purposes)
    .execute();
}

/** Ends a member's links of all kinds, but not those that take back a change of address made before the link of this number. */
export async function endLinksButEarlierUndos(trx: Db, memberId: string, number: string): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where((where) => where.or([where('purpose', '!=', 'mail_undo'), where('number', '>', number)]))
    .execute();
}

export async function deleteLinksBefore(db: Db, moment: Date): Promise<void> {
  await deleteInSteps(db, 'account_links', sql`expires_at < ${moment}`);
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
