import type { Role } from '@amarena/shared/contracts/account/user';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { holderOf } from './claims.repository.ts';
import type { RoleLogTable } from './tables.ts';

/** The member with an address, locked until the transaction ends. */
export const roleHolder = (trx: Db, email: string) =>
  trx
    .selectFrom('members')
    .select(['id', 'email', 'name', 'status', 'fictional', 'roles'])
    .where('id', '=', holderOf(email))
    .forUpdate()
    .executeTakeFirst();

export async function saveRoles(trx: Db, id: string, roles: Role[]): Promise<void> {
  await trx.updateTable('members').set({ roles }).where('id', '=', id).execute();
}

export async function logRole(trx: Db, entry: Insertable<RoleLogTable>): Promise<void> {
  await trx.insertInto('role_log').values(entry).execute();
}

/** Everyone who has a role, by name. */
export const roleHolders = (db: Db) =>
  db.selectFrom('members').select(['email', 'name', 'roles']).where(sql<boolean>`roles <> '{}'`).orderBy('name').execute();

/** The log, newest line first. An address is null if no account has it any more. */
export const roleLog = (db: Db, most: number) =>
  db
    .selectFrom('role_log as l')
    .leftJoin('members as m', 'm.id', 'l.member_id')
    .select(['l.at', 'l.by', 'l.role', 'l.given', 'l.member_id', 'm.email'])
    .orderBy('l.number', 'desc')
    .limit(most)
    .execute();

/** Revokes what a member may do at /delivery: the role that comes back later brings none of it. */
export async function revokeGrants(trx: Db, memberId: string, { by, now }: { by: string; now: Date }): Promise<void> {
  await trx
    .updateTable('delivery_tokens')
    .set({ revoked_at: now, revoked_by: by })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** A member's passkeys, oldest first. */
export const passkeysOfHolder = (trx: Db, memberId: string) =>
  trx
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Removes all of a member's passkeys except one. */
export async function keepPasskey(trx: Db, memberId: string, id: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('member_id', '=', memberId).where('id', '!=', id).execute();
}

/** Ends the sessions that a member's passkeys opened; their open streams end at the next heartbeat. */
export async function endPasskeySessions(trx: Db, memberId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('member_id', '=', memberId).where('by_passkey', '=', true).execute();
}
