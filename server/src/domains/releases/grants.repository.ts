import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** The grants of a member that can be used now, each with the browser's id of its passkey; the newest first. */
export const grantsOf = (db: Db, memberId: string, now: Date) =>
  db
    .selectFrom('delivery_tokens as token')
    .innerJoin('passkeys as passkey', (join) =>
      join.onRef('passkey.id', '=', 'token.passkey_id').onRef('passkey.member_id', '=', 'token.member_id'),
    )
    .select(['token.id', 'token.name', 'token.parts', 'token.steps', 'token.expires_at', 'passkey.credential'])
    .where('token.member_id', '=', memberId)
    .where('token.revoked_at', 'is', null)
    .where('token.expires_at', '>', now)
    .orderBy('token.created_at', 'desc')
    .orderBy('token.id', 'desc')
    .execute();

/** The names of grants by the last twelve characters of their ids. */
export async function namesOfGrants(db: Db, ends: readonly string[]): Promise<Map<string, string>> {
  const end = sql<string>`right(id::text, 12)`;
  const rows = await db
    .selectFrom('delivery_tokens')
    .select(['name', end.as('end')])
    .where('member_id', 'is not', null)
    .where(end, 'in', ends)
    .execute();
  return new Map(rows.map((row) => [row.end, row.name]));
}

/** Whether a passkey has a grant that can be used now. */
export async function hasGrant(db: Db, passkeyId: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('delivery_tokens')
    .select('id')
    .where('passkey_id', '=', passkeyId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes the use of a grant. */
export async function noteGrantUse(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('delivery_tokens')
    .set({ last_used_at: sql`greatest(last_used_at, ${now})` })
    .where('id', '=', id)
    .execute();
}
