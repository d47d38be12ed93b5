import type { Insertable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { DeliveryTokensTable } from './tables.ts';

export async function insertToken(db: Db, token: Insertable<DeliveryTokensTable>): Promise<void> {
  await db.insertInto('delivery_tokens').values(token).execute();
}

export const tokenByHash = (db: Db, hash: string) =>
  db.selectFrom('delivery_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();

/** Whether a token may go on: undefined if it is gone. Of a grant also its member's roles, and its passkey if there still is one. */
export const tokenById = (db: Db, id: string) =>
  db
    .selectFrom('delivery_tokens as token')
    .leftJoin('members as member', 'member.id', 'token.member_id')
    .leftJoin('passkeys as passkey', (join) =>
      join.onRef('passkey.id', '=', 'token.passkey_id').onRef('passkey.member_id', '=', 'token.member_id'),
    )
    .select(['token.revoked_at', 'token.expires_at', 'token.member_id', 'member.status', 'member.roles', 'passkey.id as passkey_id'])
    .where('token.id', '=', id)
    .executeTakeFirst();

/**
 * Locks a token until the transaction ends, with those that were exchanged for the same pipeline, so that what belongs to
 * them is counted one after the other. Returns their ids, and until when each can be used.
 */
export const lockTokens = (trx: Db, id: string) =>
  trx
    .selectFrom('delivery_tokens')
    .select(['id', 'expires_at', 'revoked_at'])
    .where((row) =>
      row.or([row('id', '=', id), row('identity', '=', trx.selectFrom('delivery_tokens').select('identity').where('id', '=', id))]),
    )
    // In the same order everywhere: two pipelines that lock each other's rows would wait for ever.
    .orderBy('id')
    .forUpdate()
    .execute();

/** Notes a use; at most one a minute, so that an upload of many files writes once. */
export async function noteUse(db: Db, id: string, { now, unlessSince }: { now: Date; unlessSince: Date }): Promise<void> {
  await db
    .updateTable('delivery_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', unlessSince)]))
    .execute();
}

/** The tokens that an operator made, the newest first. */
export const madeTokens = (db: Db) =>
  db
    .selectFrom('delivery_tokens')
    .select(['id', 'name', 'parts', 'steps', 'made_by', 'created_at', 'expires_at', 'revoked_at', 'last_used_at', 'member_id'])
    .where('exchanged', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Whether a token with this name can be used now. */
export async function isNameTaken(db: Db, name: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('delivery_tokens')
    .select('id')
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** The name of the token that was revoked; undefined if there is none, or if it was revoked before. */
export async function revokeToken(db: Db, id: string, { by, now }: { by: string; now: Date }): Promise<string | undefined> {
  const revoked = await db
    .updateTable('delivery_tokens')
    .set({ revoked_at: now, revoked_by: by })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return revoked?.name;
}

/** True once for each signed token of an issuer. */
export async function insertExchange(trx: Db, exchange: { issuer: string; jti: string; expires_at: Date }): Promise<boolean> {
  const inserted = await trx
    .insertInto('delivery_exchanges')
    .values(exchange)
    .onConflict((conflict) => conflict.columns(['issuer', 'jti']).doNothing())
    .returning('jti')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Removes exchanged tokens, and what they were exchanged for, that were over before `before`. */
export async function deleteExchangedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('delivery_exchanges').where('expires_at', '<', before).execute();
  await db.deleteFrom('delivery_tokens').where('exchanged', '=', true).where('expires_at', '<', before).execute();
}
