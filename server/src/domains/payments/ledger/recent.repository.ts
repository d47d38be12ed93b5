import { sql } from 'kysely';
import { idAt } from '../../../db/idAt.ts';
import type { Db } from '../../../db/schema.ts';

/** Higher than every id. */
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Ids of the members who have a transfer from between two moments, or something that was made, finished or taken back
 * between them and should have one. Transfers are found by their month and their place in it, the rest by indexes.
 * `until`: null if there is no end.
 */
export async function membersConcerned(db: Db, from: Date, until: Date | null): Promise<string[]> {
  const [first, end] = [sql`${idAt(from)}::uuid`, sql`${until === null ? END : idAt(until)}::uuid`];
  const made = (id: string) => sql`${sql.ref(id)} >= ${first} and ${sql.ref(id)} < ${end}`;
  const at = (moment: string) =>
    sql`${sql.ref(moment)} >= ${from}::timestamptz and ${sql.ref(moment)} < coalesce(${until}::timestamptz, 'infinity')`;
  const { rows } = await sql<{ member_id: string }>`
    select member_id from credit_entries where ${made('transfer_id')}
    union select member_id from money_entries where ${made('transfer_id')}
    union select member_id from payments where ${made('id')}
    union select member_id from payments where ${at('finished_at')}
    union select member_id from payments where ${at('charged_back_at')}
    union select member_id from withdrawals where ${made('id')}
    union select member_id from late_payments join payments on payments.id = payment_id where ${made('late_payments.id')}
    union select member_id from late_payments join payments on payments.id = payment_id where ${at('refunded_at')}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}
