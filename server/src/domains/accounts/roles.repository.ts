import type { Role } from '@amarena/shared/contracts/accounts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { RoleLogTable } from './tables.ts';

/** The member of an address, kept from other changes until the transaction ends. */
export const roleHolder = (trx: Db, email: string) =>
  trx
    .selectFrom('members')
    .select(['id', 'email', 'name', 'status', 'fictional', 'roles'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();

export async function saveRoles(trx: Db, id: string, roles: Role[]): Promise<void> {
  await trx.updateTable('members').set({ roles }).where('id', '=', id).execute();
}

export async function logRole(trx: Db, entry: Insertable<RoleLogTable>): Promise<void> {
  await trx.insertInto('role_log').values(entry).execute();
}

/** Everybody who has a role, by name. */
export const roleHolders = (db: Db) =>
  db.selectFrom('members').select(['email', 'name', 'roles']).where(sql<boolean>`roles <> '{}'`).orderBy('name').execute();

/** The log, the last line first. An address is null where nobody has it any more. */
export const roleLog = (db: Db, most: number) =>
  db
    .selectFrom('role_log as l')
    .leftJoin('members as m', 'm.id', 'l.member_id')
    .select(['l.at', 'l.by', 'l.role', 'l.given', 'l.member_id', 'm.email'])
    .orderBy('l.number', 'desc')
    .limit(most)
    .execute();

export async function hasPasskey(db: Db, memberId: string): Promise<boolean> {
  return (await db.selectFrom('passkeys').select('id').where('member_id', '=', memberId).executeTakeFirst()) !== undefined;
}
