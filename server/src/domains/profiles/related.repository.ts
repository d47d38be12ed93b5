import type { Country } from '@amarena/shared/contracts/platform/countries';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

const YEARS_APART = 12;
/** The best are picked among this many recently active members, so that the work does not grow with the community. */
const CANDIDATES = 300;

/**
 * Ids of members like `memberId`: same gender and similar age, most shared interests first; without members who are
 * known to look for a gender other than the viewer's.
 */
export async function relatedIds(
  db: Db,
  memberId: string,
  within: { country: Country | null; viewerId: string | null; without: readonly string[]; limit: number },
): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with model as (
      select m.gender, m.date_of_birth as birth, coalesce(p.interests, '{}') as interests
      from members m left join profiles p on p.member_id = m.id where m.id = ${memberId}
    ), candidates as (
      select e.id, e.birth, e.last_active from search_entries e, model
      where e.gender = model.gender and (${within.country}::text is null or e.country = ${within.country})
        and not exists (select from members viewer where viewer.id = ${within.viewerId}::uuid and e.wants <> viewer.gender)
        and e.birth between model.birth - ${sql.lit(YEARS_APART)} * interval '1 year' and model.birth + ${sql.lit(YEARS_APART)} * interval '1 year'
        and e.id <> all (${[memberId, ...within.without]}::uuid[])
      order by e.last_active desc limit ${sql.lit(CANDIDATES)}
    )
    select c.id from candidates c left join profiles p on p.member_id = c.id, model
    order by cardinality(array(select unnest(p.interests) intersect select unnest(model.interests))) desc,
      abs(c.birth - model.birth), c.last_active desc, c.id
    limit ${within.limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}
