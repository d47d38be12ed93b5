import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { PictureKey } from './intake.ts';

const COLUMNS = sql.raw('id, member_id, position, status, name_key, drawing, hash, reason, created_at');

/** Takes a photo off its owner's profile and keeps it for a while; undefined if the member has no such photo. */
export async function setAside(trx: Db, memberId: string, id: string, now: Date): Promise<PictureKey | undefined> {
  const moved = await sql<PictureKey>`
    with gone as (delete from photos where id = ${id} and member_id = ${memberId} returning ${COLUMNS})
    insert into removed_photos (${COLUMNS}, removed_at) select ${COLUMNS}, ${now}::timestamptz from gone
    returning id, name_key`.execute(trx);
  return moved.rows[0];
}

/** A photo that its owner removed after `since`; undefined if it is gone. */
export const removedSince = (db: Db, memberId: string, id: string, since: Date) =>
  db
    .selectFrom('removed_photos')
    .select(['id', 'status', 'hash'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('removed_at', '>', since)
    .executeTakeFirst();

/** Restores a photo to its place. */
export async function putBack(trx: Db, id: string): Promise<void> {
  await sql`
    with back as (delete from removed_photos where id = ${id} returning ${COLUMNS})
    insert into photos (${COLUMNS}) select ${COLUMNS} from back`.execute(trx);
}

/** Drops photos removed before `before`, which can no longer be restored; returns whose files have to be deleted. */
export const dropRemoved = (trx: Db, before: Date): Promise<PictureKey[]> =>
  trx.deleteFrom('removed_photos').where('removed_at', '<=', before).returning(['id', 'name_key']).execute();
