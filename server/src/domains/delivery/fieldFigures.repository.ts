import type { FieldMetric } from '@amarena/shared/contracts/platform/fieldFigures';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** The figures of a page with one version: of one metric, on one day or altogether. */
export interface MeasuredPage {
  readonly route: string;
  readonly remote: string;
  readonly version: string;
  readonly metric: FieldMetric;
  /** Calendar date in UTC; null: all days together. */
  readonly day: string | null;
  readonly count: number;
  /** The lowest bucket that covers the share of the figures. */
  readonly bucket: number;
  /** The phase that most figures have; empty: unknown. */
  readonly phase: string;
}

interface Wanted {
  /** The first day (UTC). */
  readonly since: string;
  /** 0 to 1. */
  readonly share: number;
  /** How many pages, with all their metrics and days. */
  readonly pages: number;
}

/** The pages that are measured most, the first one first. */
export async function mostMeasured(db: Db, { since, share, pages }: Wanted): Promise<MeasuredPage[]> {
  const { rows } = await sql<MeasuredPage>`
    with busiest as (
      select route, remote, version, sum(count) as figures from page_figures where day >= ${since}
      group by route, remote, version order by figures desc, route, remote, version limit ${pages}
    ),
    measured as (
      select f.* from page_figures f join busiest using (route, remote, version) where f.day >= ${since}
    ),
    counted as (
      select route, remote, version, metric, day, place, sum(one.count) as count
      from measured, unnest(buckets) with ordinality as one (count, place)
      where one.count > 0
      group by grouping sets ((route, remote, version, metric, place), (route, remote, version, metric, place, day))
    ),
    summed as (
      select counted.*, sum(count) over whole as figures, sum(count) over (whole order by place) as reached
      from counted window whole as (partition by route, remote, version, metric, day)
    ),
    quantiles as (
      select route, remote, version, metric, day, figures, min(place) - 1 as bucket
      from summed where reached >= ${share} * figures
      group by route, remote, version, metric, day, figures
    ),
    phases as (
      select distinct on (route, remote, version, metric) route, remote, version, metric, phase
      from measured group by route, remote, version, metric, phase
      order by route, remote, version, metric, sum(count) desc, phase
    )
    select route, remote, version, metric, quantiles.day::text as day, quantiles.figures::float8 as count,
      bucket::integer as bucket, phase
    from quantiles join busiest using (route, remote, version) join phases using (route, remote, version, metric)
    order by busiest.figures desc, route, remote, version`.execute(db);
  return rows;
}
