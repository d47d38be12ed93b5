import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { PageChangesTable } from './tables.ts';

type PageChange = Selectable<PageChangesTable>;

export const pageChanges = (db: Db): Promise<PageChange[]> => db.selectFrom('page_changes').selectAll().execute();

/** Stores the latest change of each of these pages. */
export async function savePageChanges(db: Db, changes: readonly PageChange[]): Promise<void> {
  await db
    .insertInto('page_changes')
    .values(changes)
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({ fingerprint: sql`excluded.fingerprint`, changed_at: sql`excluded.changed_at` }),
    )
    .execute();
}
