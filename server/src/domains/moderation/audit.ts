import type { AuditEntry } from '@amarena/shared/contracts/moderation/moderation';
import type { Db } from '../../db/schema.ts';
import { auditLines } from './audit.repository.ts';

const PAGE = 50;

/** The log, last line first; `before`: number of the last line that was shown. */
export async function auditPage(db: Db, before: number | null): Promise<{ entries: AuditEntry[]; before: string | null }> {
  const rows = await auditLines(db, before, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    entries: shown.map(({ case_id, at, ...row }) => ({ ...row, id: case_id, at: at.toISOString() })),
    before: rows.length > PAGE ? String(shown.at(-1)?.number) : null,
  };
}
