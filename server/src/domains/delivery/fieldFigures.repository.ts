import type { FieldMetric } from '@amarena/shared/contracts/platform/fieldFigures';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';

export interface FigureCount {
  readonly day: string;
  readonly route: string;
  readonly remote: string;
  readonly version: string;
  readonly metric: FieldMetric;
  readonly phase: string;
  readonly bucket: number;
  readonly count: number;
}

/** Figures of pages by day (UTC), since a day, including that day. */
export async function figuresByDay(db: Db, since: string): Promise<FigureCount[]> {
  const day = sql<string>`to_char(hour at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .selectFrom('field_figures')
    .select(({ fn }) => [day.as('day'), 'route', 'remote', 'version', 'metric', 'phase', 'bucket', fn.sum<string>('count').as('count')])
    .where('hour', '>=', new Date(`${since}T00:00:00Z`))
    .groupBy([day, 'route', 'remote', 'version', 'metric', 'phase', 'bucket'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
