import type { FieldMetric } from '@amarena/shared/contracts/platform/fieldFigures';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** How often something happened to a version on one day (UTC). */
interface Counted {
  readonly day: string;
  readonly version: string;
  readonly count: number;
}

/** Errors in browsers by version, in all groups of a part. */
export async function errorsByVersion(db: Db, remote: string, since: string): Promise<Counted[]> {
  const rows = await db
    .selectFrom('browser_error_counts as counts')
    .innerJoin('browser_errors as error', 'error.id', 'counts.id')
    .select(({ fn }) => [sql<string>`counts.day::text`.as('day'), 'counts.version', fn.sum<string>('counts.count').as('count')])
    .where('error.remote', '=', remote)
    .where('counts.day', '>=', since)
    .groupBy(['counts.day', 'counts.version'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Failures by version. */
export async function failuresByVersion(db: Db, remote: string, since: string): Promise<Counted[]> {
  const rows = await db
    .selectFrom('client_errors')
    .select(({ fn }) => [sql<string>`day::text`.as('day'), 'version', fn.sum<string>('count').as('count')])
    .where('remote', '=', remote)
    .where('day', '>=', since)
    .groupBy(['day', 'version'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

interface Quantile extends Counted {
  readonly metric: FieldMetric;
  /** The lowest bucket that covers the share of the figures. */
  readonly bucket: number;
}

/** A quantile of each metric by version and day, over all pages of a part. */
export async function quantilesByVersion(db: Db, remote: string, { since, share }: { since: string; share: number }): Promise<Quantile[]> {
  const { rows } = await sql<Quantile>`
    with counted as (
      select version, metric, day, place, sum(one.count) as count
      from page_figures, unnest(buckets) with ordinality as one (count, place)
      where remote = ${remote} and day >= ${since} and one.count > 0
      group by version, metric, day, place
    ),
    summed as (
      select counted.*, sum(count) over whole as figures, sum(count) over (whole order by place) as reached
      from counted window whole as (partition by version, metric, day)
    )
    select version, metric, day::text as day, figures::float8 as count, (min(place) - 1)::integer as bucket
    from summed where reached >= ${share} * figures
    group by version, metric, day, figures`.execute(db);
  return rows;
}
