import type { putUser } from '@amarena/shared/contracts/account/userCalls';
import type { ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { MINUTE } from '../../times.ts';
import { confirmReserved, holderOf, type Move, moveAddress, reserve } from './claims.repository.ts';
import type { MembersTable } from './tables.ts';

/** How long address and name stay reserved if the member is never stored: if the server dies in between. */
const RESERVED = 15 * MINUTE;

/**
 * Reserves address and name, stores the member, and makes both theirs for good. False if one of them is someone else's;
 * the caller then rolls back.
 */
export async function insertMember(trx: Db, member: Insertable<MembersTable>, now: Date): Promise<boolean> {
  if (!(await reserve(trx, member, { until: new Date(now.getTime() + RESERVED), now }))) return false;
  await trx.insertInto('members').values(member).returning('id').executeTakeFirstOrThrow();
  await confirmReserved(trx, member);
  return true;
}

export const memberById = (db: Db, id: string) => db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();

export const memberByEmail = (db: Db, email: string) =>
  db
    .selectFrom('members')
    .select(['id', 'email', 'name', 'language', 'time_zone', 'password_hash', 'status', 'deleted_at', 'fictional'])
    .where('id', '=', holderOf(email))
    .executeTakeFirst();

export async function saveTermsAccepted(db: Db, id: string, since: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ terms_accepted: new Date(since) })
    .where('id', '=', id)
    .execute();
}

/** The member's settings for the site. */
export type Preferences = ParsedBodyOf<typeof putUser>;

export async function savePreferences(db: Db, id: string, { language, fictional_icon }: Preferences): Promise<void> {
  const changes = { ...(language !== undefined && { language }), ...(fictional_icon !== undefined && { fictional_icon }) };
  if (Object.keys(changes).length > 0) await db.updateTable('members').set(changes).where('id', '=', id).execute();
}

/** Another status for members who have one of those in `from`. Without `deleted_at` that stays as it is. */
export interface StatusChange extends Partial<Pick<Selectable<MembersTable>, 'deleted_at'>> {
  readonly from: readonly MemberStatus[];
  readonly to: MemberStatus;
}
type MemberStatus = Selectable<MembersTable>['status'];

/** Gives a member another status. False if it does not apply to them, or if the account is erased. */
export async function saveStatus(trx: Db, id: string, { from, to, ...rest }: StatusChange): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ status: to, ...rest })
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The member whose page the sign-up started from; null if none, or if that member is gone. */
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

/** The message written before the sign-up, and its recipient; undefined if none. */
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

/**
 * Changes the address, which also clears the mark of a bounced one. False if the new one is someone else's at `now`, or
 * kept for them.
 */
export async function saveEmail(trx: Db, move: Move, now: Date): Promise<boolean> {
  if (!(await moveAddress(trx, move, now))) return false;
  await trx
    .updateTable('members')
    .set({ email: move.to, notifications_disabled: sql`array_remove(notifications_disabled, 'bounce')` })
    .where('id', '=', move.id)
    .execute();
  return true;
}

export async function savePremium(db: Db, id: string, paid_user: boolean): Promise<void> {
  await db.updateTable('members').set({ paid_user }).where('id', '=', id).execute();
}

/** Locks the member until the transaction ends; others who lock the same member wait. */
export async function lockMember(trx: Db, id: string): Promise<void> {
  await trx.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute();
}

/** No one can log in by password until a new one is chosen. */
export async function clearPassword(trx: Db, id: string): Promise<void> {
  await trx.updateTable('members').set({ password_hash: '' }).where('id', '=', id).execute();
}

/** Counts a requested mail and returns the day's count. */
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
