import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { isFor, type Purpose } from './purpose.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './tables.ts';

export const passkeysOf = (db: Db, memberId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential', 'transports', 'name', 'synced', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The member named in the options of a new passkey. */
export const ownerOf = (db: Db, memberId: string) =>
  db.selectFrom('members').select(['id', 'email', 'name', 'language']).where('id', '=', memberId).executeTakeFirstOrThrow();

/** A passkey by the browser's id for it, with its member. */
export const passkeyByCredential = (db: Db, credential: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('members', 'members.id', 'passkeys.member_id')
    .select(['passkeys.id', 'passkeys.member_id', 'passkeys.credential', 'public_key', 'counter', 'members.status'])
    .where('credential', '=', credential)
    .executeTakeFirst();

/** False if this passkey is registered already. */
export async function insertPasskey(trx: Db, row: Insertable<PasskeysTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function saveUse(trx: Db, id: string, use: { counter: number; last_used_at: Date }): Promise<void> {
  await trx.updateTable('passkeys').set(use).where('id', '=', id).execute();
}

/** False if the member has no such passkey. */
export async function saveName(trx: Db, memberId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ name })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removePasskey(trx: Db, memberId: string, id: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('member_id', '=', memberId).where('id', '=', id).execute();
}

/** Whether someone has a role. */
export async function isStaff(db: Db, memberId: string): Promise<boolean> {
  const found = await db
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('roles', '!=', sql<[]>`'{}'`)
    .executeTakeFirst();
  return found !== undefined;
}

export async function removePasskeys(trx: Db, memberId: string, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('passkeys').where('member_id', '=', memberId).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

export async function removePasskeysSince(trx: Db, memberId: string, since: Date): Promise<void> {
  await trx.deleteFrom('passkeys').where('member_id', '=', memberId).where('created_at', '>', since).execute();
}

/** Stores a challenge, replacing the holder's earlier one. */
export async function saveChallenge(db: Db, row: PasskeyChallengesTable): Promise<void> {
  const { challenge, expires_at } = row;
  await db
    .insertInto('passkey_challenges')
    .values(row)
    .onConflict((conflict) => conflict.column('holder').doUpdateSet({ challenge, expires_at }))
    .execute();
}

/** Uses a holder's challenge up; undefined if there is none, if it has expired, or if it was made for another purpose. */
export async function takeChallenge(trx: Db, { holder, purpose }: { holder: string; purpose: Purpose }, now: Date) {
  const taken = await trx
    .deleteFrom('passkey_challenges')
    .where('holder', '=', holder)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined && isFor(taken.challenge, purpose) ? taken : undefined;
}

export async function deleteChallengesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', moment).execute();
}
