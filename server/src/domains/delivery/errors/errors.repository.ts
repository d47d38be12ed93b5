import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { BrowserErrorCountsTable, BrowserErrorsTable } from './tables.ts';

/** Groups of one part. A further one takes the place of the one that was seen last the longest ago. */
const GROUPS_PER_PART = 300;

/** Deletes the oldest groups of a part that has as many as it may have, if the error needs one of its own. Returns how many. */
async function makeRoom(trx: Db, { id, remote }: BrowserErrorsTable): Promise<number> {
  const { rows } = await sql`
    delete from browser_errors where id in (
      select id from browser_errors where remote = ${remote} order by last_seen desc, id offset ${GROUPS_PER_PART - 1}
    ) and not exists (select from browser_errors where id = ${id})
    returning id`.execute(trx);
  return rows.length;
}

interface AddedError {
  /** True: it is the first of its group. */
  readonly added: boolean;
  /** Groups that made room for it. */
  readonly displaced: number;
}

/** Adds a report to its group. */
export async function addError(trx: Db, error: BrowserErrorsTable): Promise<AddedError> {
  const displaced = await makeRoom(trx, error);
  const { rows } = await sql<{ added: boolean }>`
    insert into browser_errors (id, remote, kind, name, reason, file, line, "column", source, frames, route, generation,
      first_version, last_version, first_seen, last_seen)
    values (${error.id}, ${error.remote}, ${error.kind}, ${error.name}, ${error.reason}, ${error.file}, ${error.line}::integer,
      ${error.column}::integer, ${error.source}, ${JSON.stringify(error.frames)}::jsonb, ${error.route}, ${error.generation}::integer,
      ${error.first_version}, ${error.last_version}, ${error.first_seen}::timestamptz, ${error.last_seen}::timestamptz)
    on conflict (id) do update set line = excluded.line, "column" = excluded."column", route = excluded.route,
      generation = excluded.generation, last_version = excluded.last_version,
      last_seen = greatest(browser_errors.last_seen, excluded.last_seen)
    returning xmax = 0 as added`.execute(trx);
  return { added: rows[0]?.added ?? false, displaced };
}

/** Adds counts to the stored ones. */
export async function addCount(trx: Db, row: BrowserErrorCountsTable): Promise<void> {
  await trx
    .insertInto('browser_error_counts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['id', 'day', 'version', 'browser']).doUpdateSet({ count: sql`browser_error_counts.count + excluded.count` }),
    )
    .execute();
}

/** The groups of each part that were seen last, the newest first. */
export async function newestErrors(db: Db, perPart: number): Promise<BrowserErrorsTable[]> {
  const { rows } = await sql<BrowserErrorsTable>`
    select newest.* from (select distinct remote from browser_errors) parts, lateral (
      select * from browser_errors where remote = parts.remote order by last_seen desc, id limit ${perPart}
    ) newest
    order by last_seen desc, id`.execute(db);
  return rows;
}

/** The counts of some groups. */
export const countsOf = async (db: Db, ids: readonly string[]): Promise<BrowserErrorCountsTable[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('browser_error_counts')
        .select(['id', sql<string>`day::text`.as('day'), 'version', 'browser', 'count'])
        .where('id', 'in', ids)
        .orderBy('day')
        .orderBy('version')
        .orderBy('browser')
        .execute();

/** Deletes groups that were last seen before a moment, and older counts of the others. */
export async function forgetErrors(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('browser_errors').where('last_seen', '<', before).execute();
  await db.deleteFrom('browser_error_counts').where('day', '<', before.toISOString().slice(0, 10)).execute();
}
