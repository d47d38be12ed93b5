import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';

/** Makes the parts of both ledgers for this month and the next three, as far as they are missing. */
export async function makeMonths(db: Db): Promise<void> {
  await sql`select make_ledger_months()`.execute(db);
}

interface Months {
  readonly ledger: string;
  /** How many whole months after this one have a part: up to three. */
  readonly ahead: number;
  /** Rows whose month has none. */
  readonly without_month: number;
}

export const monthsOfLedgers = async (db: Db): Promise<Months[]> => (await sql<Months>`select * from ledger_months()`.execute(db)).rows;
