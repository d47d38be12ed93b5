import type { Insertable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { AuditTable } from './tables.ts';

/** Adds a line to the log. The database refuses to change one. */
export async function audit(trx: Db, entry: Insertable<AuditTable>): Promise<void> {
  await trx.insertInto('moderation_audit').values(entry).execute();
}

/** Lines of the log, last line first; `before`: only lines with a lower number, null for all. */
export const auditLines = (db: Db, before: number | null, limit: number) =>
  db
    .selectFrom('moderation_audit as a')
    .leftJoin('members as actor', 'actor.id', 'a.actor_id')
    .leftJoin('members as member', 'member.id', 'a.member_id')
    .select(['a.number', 'a.at', 'a.action', 'actor.name as by', 'a.queue', 'a.case_id', 'member.name as member', 'a.decision', 'a.reason'])
    .$if(before !== null, (query) => query.where('a.number', '<', before ?? 0))
    .orderBy('a.number', 'desc')
    .limit(limit)
    .execute();
