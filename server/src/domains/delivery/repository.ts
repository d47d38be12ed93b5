import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Rows } from './batch.ts';
import type { StartTimes } from './startTimes.ts';
import type { CanaryVisitorsTable } from './tables.ts';

export interface FailureCount {
  readonly remote: string;
  readonly version: string;
  readonly kind: string;
  readonly count: number;
}

/** A statement takes at most 65,535 values. */
const ROWS_PER_STATEMENT = 8_000;

async function inPieces<Row>(rows: readonly Row[], write: (piece: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) await write(rows.slice(from, from + ROWS_PER_STATEMENT));
}

/** Adds new reports to the stored ones. */
export async function addReports(db: Db, { failures, starts, figures, visitors }: Rows): Promise<void> {
  await inPieces(failures, (values) =>
    db
      .insertInto('client_errors')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['remote', 'version', 'day', 'kind']).doUpdateSet({ count: sql`client_errors.count + excluded.count` }),
      )
      .execute(),
  );
  await inPieces(starts, (values) =>
    db
      .insertInto('remote_starts')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['remote', 'version', 'hour', 'cold', 'bucket']).doUpdateSet({ count: sql`remote_starts.count + excluded.count` }),
      )
      .execute(),
  );
  await inPieces(figures, (values) =>
    db
      .insertInto('page_figures')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['day', 'remote', 'version', 'route', 'metric', 'phase']).doUpdateSet({
          count: sql`page_figures.count + excluded.count`,
          buckets: sql`array(
            select known + added from unnest(page_figures.buckets, excluded.buckets) with ordinality as both_of (known, added, place)
            order by place
          )`,
        }),
      )
      .execute(),
  );
  await inPieces(visitors, (piece) => addVisitors(db, piece));
}

/** If a visitor's number or network has reported before, the report counts only if both are the same. */
async function addVisitors(db: Db, visitors: readonly CanaryVisitorsTable[]): Promise<void> {
  await db
    .insertInto('canary_visitors')
    .values(visitors)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    update canary_visitors as c set failed = c.failed or v.failed, slow = coalesce(c.slow, v.slow),
      lcp = coalesce(c.lcp, v.lcp), inp = coalesce(c.inp, v.inp)
    from (
      select k.remote, k.trial, k.visitor, s.failed, s.slow, s.lcp, s.inp
      from jsonb_to_recordset(${JSON.stringify(visitors)}::jsonb)
        as s (remote text, trial timestamptz, visitor smallint, network text, failed boolean, slow boolean,
          lcp smallint, inp smallint)
      join canary_visitors k using (remote, trial, visitor, network)
      order by k.remote, k.trial, k.visitor
      for update of k
    ) v
    where c.remote = v.remote and c.trial = v.trial and c.visitor = v.visitor`.execute(db);
}

/** Totals since a day, including that day. */
export async function failuresSince(db: Db, day: string): Promise<FailureCount[]> {
  const rows = await db
    .selectFrom('client_errors')
    .select(({ fn }) => ['remote', 'version', 'kind', fn.sum<string>('count').as('count')])
    .where('day', '>=', day)
    .groupBy(['remote', 'version', 'kind'])
    .orderBy('remote')
    .orderBy('version')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** How long the starts of a version took since a moment; `cold` null for all of them. */
export async function startTimesSince(
  db: Db,
  { remote, version }: { remote: string; version: string },
  since: Date,
  cold: boolean | null,
): Promise<StartTimes> {
  const rows = await db
    .selectFrom('remote_starts')
    .select(({ fn }) => ['bucket', fn.sum<string>('count').as('count')])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('hour', '>=', since)
    .$if(cold !== null, (query) => query.where('cold', '=', cold === true))
    .groupBy('bucket')
    .execute();
  return new Map(rows.map(({ bucket, count }) => [bucket, Number(count)]));
}

/** How often something happened to a version on one day (UTC). */
export interface DayCount {
  readonly day: string;
  readonly remote: string;
  readonly version: string;
  readonly count: number;
}

/** Starts by version, day and duration, since a day, including that day. */
export async function startsByDay(db: Db, since: string): Promise<(DayCount & { readonly bucket: number })[]> {
  const day = sql<string>`to_char(hour at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('remote_starts')
    .select(({ fn }) => [day.as('day'), 'remote', 'version', 'bucket', fn.sum<string>('count').as('count')])
    .where('hour', '>=', new Date(`${since}T00:00:00Z`))
    .groupBy([day, 'remote', 'version', 'bucket'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Failures by version and day, since a day, including that day. */
export async function failuresByDay(db: Db, since: string): Promise<DayCount[]> {
  const rows = await db
    .selectFrom('client_errors')
    .select(({ fn }) => ['day', 'remote', 'version', fn.sum<string>('count').as('count')])
    .where('day', '>=', since)
    .groupBy(['day', 'remote', 'version'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
