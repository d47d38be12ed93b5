import { type Insertable, sql } from 'kysely';
import { deleteInSteps } from '../../db/deleteInSteps.ts';
import type { Db } from '../../db/schema.ts';
import { keepOnly } from './claims.repository.ts';
import type { AccountLinksTable, LinkPurpose } from './tables.ts';

export async function insertLink(trx: Db, link: Omit<Insertable<AccountLinksTable>, 'number' | 'used_at'>): Promise<void> {
  await trx
    .insertInto('account_links')
    .values({ ...link, used_at: null })
    .execute();
}

/** A member's links of one kind, oldest first, including used and expired ones. */
export const linksOf = (db: Db, memberId: string, purpose: LinkPurpose) =>
  db
    .selectFrom('account_links')
    .select(['expires_at', 'used_at'])
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .orderBy('expires_at')
    .execute();

/** Marks a link as used and returns whose it is. Undefined if another call did so before. */
export const markUsed = (trx: Db, token_hash: string, now: Date) =>
  trx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .returning(['member_id', 'purpose', 'email', 'number'])
    .executeTakeFirst();

export const linkByHash = (db: Db, token_hash: string, purposes: readonly LinkPurpose[]) =>
  db
    .selectFrom('account_links')
    .select(['member_id', 'purpose', 'email', 'used_at', 'expires_at'])
    .where('token_hash', '=', token_hash)
    .where('purpose', 'in', purposes)
    .executeTakeFirst();

/** A change of address that can be undone now stays so until this moment. */
export async function extendUndo(trx: Db, memberId: string, expires_at: Date, now: Date): Promise<void> {
  await trx
    .updateTable('account_links')
    .set({ expires_at })
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'mail_undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  await keepUndoable(trx, memberId);
}

/** Keeps a member's earlier addresses for as long as their changes can be undone, and no longer. */
async function keepUndoable(trx: Db, memberId: string): Promise<void> {
  const kept = await trx
    .selectFrom('account_links')
    .select(['email as address', 'expires_at as until'])
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'mail_undo')
    .where('used_at', 'is', null)
    .where('email', 'is not', null)
    .orderBy('expires_at')
    .$narrowType<{ address: string }>()
    .execute();
  await keepOnly(trx, memberId, kept);
}

/** Whether an address is reserved for the member who had it before a change and may still undo that. */
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

export async function endLinks(trx: Db, memberId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where('purpose', 'in', purposes)
    .execute();
  if (purposes.includes('mail_undo')) await keepUndoable(trx, memberId);
}

/** Ends all of a member's links, except undos of changes of address made before the link of this number. */
export async function endLinksButEarlierUndos(trx: Db, memberId: string, number: string): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .where((where) => where.or([where('purpose', '!=', 'mail_undo'), where('number', '>', number)]))
    .execute();
  await keepUndoable(trx, memberId);
}

export async function deleteLinksBefore(db: Db, moment: Date): Promise<void> {
  await deleteInSteps(db, 'account_links', sql`expires_at < ${moment}`);
}
