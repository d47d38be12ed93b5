import { type RawBuilder, sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Rows per statement: some tenths of a second even on a busy database, far below the statement time-out. */
const ROWS = 5_000;

/**
 * Deletes all rows of `table` that match `condition`, some thousand per statement, so that their number does not
 * matter.
 */
export async function deleteInSteps(db: Db, table: keyof Schema, condition: RawBuilder<unknown>, rows = ROWS): Promise<void> {
  const some = sql`select ctid from ${sql.table(table)} where ${condition} limit ${rows}`;
  for (let deleted = rows; deleted >= rows; ) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(${some}))`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
