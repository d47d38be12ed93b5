import type { AuditEntry } from '@amarena/shared/contracts/moderation';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { AuditTable } from './tables.ts';

const PAGE = 50;

/** Adds a line to the log. The database refuses to change one. */
export async function audit(trx: Db, entry: Insertable<AuditTable>): Promise<void> {
  await trx.insertInto('moderation_audit').values(entry).execute();
}

/** The log, last line first; `before`: number of the last line that was shown. */
export async function auditPage(db: Db, before: number | null): Promise<{ entries: AuditEntry[]; before: string | null }> {
  const rows = await db
    .selectFrom('moderation_audit as a')
    .leftJoin('members as actor', 'actor.id', 'a.actor_id')
    .leftJoin('members as member', 'member.id', 'a.member_id')
    .select(['a.number', 'a.at', 'a.action', 'actor.name as by', 'a.queue', 'a.case_id', 'member.name as member', 'a.decision', 'a.reason'])
    .$if(before !== null, (query) => query.where('a.number', '<', before ?? 0))
    .orderBy('a.number', 'desc')
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  return {
    entries: shown.map(({ case_id, at, ...row }) => ({ ...row, id: case_id, at: at.toISOString() })),
    before: rows.length > PAGE ? String(shown.at(-1)?.number) : null,
  };
}
