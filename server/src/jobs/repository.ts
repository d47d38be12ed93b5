import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Of these queues, those with a job that is due. */
export async function dueQueues(db: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select queue.name from unnest(${[...names]}::text[]) as queue (name) where exists (
      select from pgboss.job where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now()
    )`.execute(db);
  return rows.map(({ name }) => name);
}

/** How many jobs wait in these queues, by the queue that they failed in. */
export async function deadByJob(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ source_name: string; dead: number }>`
    select source_name, count(*)::integer as dead from pgboss.job
    where name = any(${[...names]}::text[]) and state < 'active' group by source_name`.execute(db);
  return new Map(rows.map(({ source_name, dead }) => [source_name, dead]));
}
