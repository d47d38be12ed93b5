import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/**
 * A condition: `partner` may know what `member` does in their conversation: that a message was delivered, that they read
 * it, that they are writing. Never across a block, about a member in invisible mode, or with a fictional profile or a
 * deleted account on either side.
 */
export const mayNotify = (member: RawBuilder<string>, partner: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from profiles where member_id = ${member} and invisible_mode)
  and not exists (select from blocks where (member_id, blocked_id) in ((${member}, ${partner}), (${partner}, ${member})))
  and 2 = (select count(*) from members where id in (${member}, ${partner}) and not fictional and status <> 'deleted')
)`;

/** Whether `partnerId` may know what the member does in their conversation. */
export async function mayNotifyPartner(db: Db, memberId: string, partnerId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select ${mayNotify(sql`${memberId}::uuid`, sql`${partnerId}::uuid`)} as may`.execute(db);
  return rows[0]?.may === true;
}
