import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** Those of `ids` with whom the member has a conversation that is not removed. */
export async function partnersAmong(db: Db, memberId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('chats')
    .select('partner_id')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`partner_id = any (${ids}::uuid[])`)
    .whereRef('last_sequence', '>', 'cleared_sequence')
    .execute();
  return rows.map(({ partner_id }) => partner_id);
}
