import { type RawBuilder, sql } from 'kysely';
import type { Db, Schema } from './schema.ts';

/** Rows per statement: some tenths of a second even on a busy database, far below the statement time-out. */
const ROWS = 5_000;

interface Steps {
  /** Rows per statement. */
  readonly rows?: number;
  /**
   * Columns that name a row, for a table that may be spread over several servers: the place of a row, which is the
   * default, is known on its own server only.
   */
  readonly by?: readonly string[];
}

/**
 * Deletes all rows of `table` that match `condition`, some thousand per statement, so that their number does not
 * matter.
 */
export async function deleteInSteps(
  db: Db,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
  { rows = ROWS, by }: Steps = {},
): Promise<void> {
  const some = (what: RawBuilder<unknown>) => sql`select ${what} from ${sql.table(table)} where ${condition} limit ${rows}`;
  const key = sql.join((by ?? []).map((column) => sql.ref(column)));
  const these = by === undefined ? sql`ctid = any(array(${some(sql`ctid`)}))` : sql`(${key}) in (${some(key)})`;
  for (let deleted = rows; deleted >= rows; ) {
    // The condition again: a row may have changed between its selection and the moment at which it is locked.
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${these} and ${condition}`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
