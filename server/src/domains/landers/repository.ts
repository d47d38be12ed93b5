import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { LanderLogTable, LandersTable, LanderVersionsTable } from './tables.ts';

export type LanderRow = Selectable<LandersTable> & { changed_by_name: string | null };
export type VersionRow = Selectable<LanderVersionsTable> & { published_by_name: string | null };

const landers = (db: Db) =>
  db
    .selectFrom('landers')
    .leftJoin('members', 'members.id', 'landers.changed_by')
    .selectAll('landers')
    .select('members.name as changed_by_name');

export const allLanders = (db: Db): Promise<LanderRow[]> => landers(db).orderBy('template').orderBy('slug').execute();

export const landerById = (db: Db, id: string): Promise<LanderRow | undefined> =>
  landers(db).where('landers.id', '=', id).executeTakeFirst();

/** The lander, locked until the transaction ends. */
export async function lockLander(trx: Db, id: string): Promise<LanderRow | undefined> {
  await trx.selectFrom('landers').select('id').where('id', '=', id).forUpdate().execute();
  return landerById(trx, id);
}

export const landerAt = (db: Db, template: LandersTable['template'], slug: string): Promise<LanderRow | undefined> =>
  landers(db).where('landers.template', '=', template).where('landers.slug', '=', slug).executeTakeFirst();

/** False if its address is taken. */
export async function insertLander(
  trx: Db,
  lander: Pick<LanderRow, 'id' | 'template' | 'slug' | 'changed_at' | 'changed_by'>,
  draft: LanderDocument,
): Promise<boolean> {
  const stored = await trx
    .insertInto('landers')
    .values({ ...lander, draft: JSON.stringify(draft) })
    .onConflict((conflict) => conflict.columns(['template', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

interface LanderChanged {
  readonly draft: LanderDocument | null;
  readonly template?: LandersTable['template'];
  readonly slug?: string;
  readonly by: string | null;
  readonly at: Date;
}

/** Stores a change and returns the new revision. */
export async function changeLander(trx: Db, id: string, { draft, by, at, ...address }: LanderChanged): Promise<number> {
  const { revision } = await trx
    .updateTable('landers')
    .set({
      ...address,
      draft: draft === null ? null : JSON.stringify(draft),
      revision: sql<number>`revision + 1`,
      changed_at: at,
      changed_by: by,
    })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function deleteLander(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('landers').where('id', '=', id).execute();
}

/** All versions of the given landers (of all landers if none are given), by number. */
export const versionsOf = (db: Db, landerIds?: readonly string[]): Promise<VersionRow[]> =>
  db
    .selectFrom('lander_versions')
    .leftJoin('members', 'members.id', 'lander_versions.published_by')
    .selectAll('lander_versions')
    .select('members.name as published_by_name')
    .$if(landerIds !== undefined, (query) => query.where('lander_id', 'in', [...(landerIds ?? [])]))
    .orderBy('lander_id')
    .orderBy('number')
    .execute();

export const versionAt = (db: Db, landerId: string, number: number) =>
  db
    .selectFrom('lander_versions')
    .select(['document', 'test'])
    .where('lander_id', '=', landerId)
    .where('number', '=', number)
    .executeTakeFirst();

export async function insertVersion(
  trx: Db,
  { document, ...version }: Omit<Insertable<LanderVersionsTable>, 'document'> & { document: LanderDocument },
): Promise<void> {
  await trx
    .insertInto('lander_versions')
    .values({ ...version, document: JSON.stringify(document) })
    .execute();
}

export async function withdrawVersion(trx: Db, landerId: string, number: number, at: Date): Promise<void> {
  await trx
    .updateTable('lander_versions')
    .set({ withdrawn_at: at })
    .where('lander_id', '=', landerId)
    .where('number', '=', number)
    .execute();
}

type VersionKey = Pick<VersionRow, 'lander_id' | 'number'>;

export async function settleVersion(trx: Db, { lander_id, number }: VersionKey, variant: string, at: Date): Promise<void> {
  await trx
    .updateTable('lander_versions')
    .set({ settled_variant: variant, settled_at: at })
    .where('lander_id', '=', lander_id)
    .where('number', '=', number)
    .execute();
}

/** Stores the lander as it is at a revision. */
export async function keepRevision(
  trx: Db,
  kept: { landerId: string; revision: number },
  document: LanderDocument,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('lander_revisions')
    .values({ lander_id: kept.landerId, revision: kept.revision, document: JSON.stringify(document), at })
    .execute();
}

export async function revisionOf(db: Db, landerId: string, revision: number): Promise<LanderDocument | null> {
  const row = await db
    .selectFrom('lander_revisions')
    .select('document')
    .where('lander_id', '=', landerId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.document ?? null;
}

export async function forgetRevisions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('lander_revisions').where('at', '<', before).execute();
}

/** Adds a line to the log. The database refuses to change one. */
export async function log(trx: Db, entry: Insertable<LanderLogTable>): Promise<void> {
  await trx.insertInto('lander_log').values(entry).execute();
}

export const logOf = (db: Db, landerId: string) =>
  db
    .selectFrom('lander_log')
    .leftJoin('members', 'members.id', 'lander_log.actor_id')
    .select(['lander_log.at', 'lander_log.action', 'members.name as by', 'lander_log.number', 'lander_log.changes'])
    .where('lander_id', '=', landerId)
    .orderBy('entry', 'desc')
    .limit(200)
    .execute();
