import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Seen } from './counts.repository.ts';
import type { Source } from './tables.ts';

/** Visits of one wording from one source. */
export interface Visits extends Seen {
  readonly visits: number;
}

/** Stores who was seen on a day; returns those who were not known yet. Sorted, so that two processes never deadlock. */
export async function seenFirst(trx: Db, seals: readonly string[], day: string): Promise<Set<string>> {
  const rows = [...seals].sort().map((seal) => ({ seal, day }));
  const stored = await trx
    .insertInto('lander_seen')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('seal')
    .execute();
  return new Set(stored.map(({ seal }) => seal));
}

/** The sources of a version that were counted on a day. */
export const sourcesOn = (trx: Db, { lander_id, number }: Pick<Seen, 'lander_id' | 'number'>, day: string): Promise<Source[]> =>
  trx
    .selectFrom('lander_counts')
    .select(['network', 'ref', 'sub1'])
    .distinct()
    .where('lander_id', '=', lander_id)
    .where('number', '=', number)
    .where('day', '=', day)
    .execute();

/** Adds visits to the counts of a day, in one statement. Leaves out landers that are gone. */
export async function addVisits(trx: Db, rows: readonly Visits[], day: string): Promise<void> {
  const column = <Name extends keyof Visits>(name: Name) => rows.map((row) => row[name]);
  await sql`
    insert into lander_counts (lander_id, number, variant, day, network, ref, sub1, visits)
    select seen.lander_id, seen.number, variant, ${day}::date, network, ref, sub1, visits
    from unnest(
      ${column('lander_id')}::uuid[], ${column('number')}::int[], ${column('variant')}::text[], ${column('network')}::text[],
      ${column('ref')}::text[], ${column('sub1')}::text[], ${column('visits')}::int[]
    ) as seen (lander_id, number, variant, network, ref, sub1, visits)
    where exists (select from lander_versions v where v.lander_id = seen.lander_id and v.number = seen.number)
    order by seen.lander_id, seen.number, variant, network, ref, sub1
    on conflict (lander_id, number, variant, day, network, ref, sub1)
    do update set visits = lander_counts.visits + excluded.visits
  `.execute(trx);
}
