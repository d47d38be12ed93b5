import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { SAME_LOOK } from './look.ts';
import type { ArrivingPicturesTable, HeldPicturesTable, RefusedPicturesTable, UploadsTable } from './tables.ts';

export type UploadRow = Selectable<UploadsTable>;

export async function storeArriving(db: Db, picture: ArrivingPicturesTable): Promise<void> {
  await db.insertInto('arriving_pictures').values(picture).execute();
}

export async function dropArriving(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('arriving_pictures').where('id', '=', id).execute();
}

/** Removes pictures that began to arrive before `before` and returns them. */
export const takeOldArriving = (trx: Db, before: Date): Promise<ArrivingPicturesTable[]> =>
  trx.deleteFrom('arriving_pictures').where('began_at', '<', before).returningAll().execute();

export async function storeUpload(trx: Db, upload: UploadRow): Promise<void> {
  await trx.insertInto('uploads').values(upload).execute();
}

/** Removes a member's upload from the waiting ones; undefined if there is no such upload, or if another call was faster. */
export const takeUpload = (trx: Db, memberId: string, id: string): Promise<UploadRow | undefined> =>
  trx.deleteFrom('uploads').where('id', '=', id).where('member_id', '=', memberId).returningAll().executeTakeFirst();

export async function uploadsWaiting(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes uploads older than `before` and returns them. */
export const takeOldUploads = (db: Db, before: Date): Promise<UploadRow[]> =>
  db.deleteFrom('uploads').where('created_at', '<', before).returningAll().execute();

/** Whether moderation refused these bytes, or a picture that looks the same. */
export async function isRefused(db: Db, { hash, look }: { hash: string; look: string | null }): Promise<boolean> {
  const refused = await db
    .selectFrom('refused_pictures')
    .select('hash')
    .where(({ eb, or }) => or([eb('hash', '=', hash), sql<boolean>`bit_count(look # ${look}::bit(64)) <= ${SAME_LOOK}`]))
    .limit(1)
    .executeTakeFirst();
  return refused !== undefined;
}

export async function removeRefused(trx: Db, hash: string): Promise<void> {
  await trx.deleteFrom('refused_pictures').where('hash', '=', hash).execute();
}

export async function storeRefused(trx: Db, refused: Insertable<RefusedPicturesTable>): Promise<void> {
  await trx
    .insertInto('refused_pictures')
    .values(refused)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({
        look: sql`coalesce(excluded.look, refused_pictures.look)`,
        reason: sql`excluded.reason`,
        refused_at: sql`excluded.refused_at`,
      }),
    )
    .execute();
}

export async function insertHeld(trx: Db, held: Insertable<HeldPicturesTable>): Promise<void> {
  await trx.insertInto('held_pictures').values(held).execute();
}

/** Stores that the use of a held picture has ended. False if nothing holds it. */
export async function forgetHeld(trx: Db, pictureId: string): Promise<boolean> {
  const held = await trx
    .updateTable('held_pictures')
    .set({ forgotten: true })
    .where('picture_id', '=', pictureId)
    .returning('report_id')
    .execute();
  return held.length > 0;
}

/** Ends the holds of a report; returns the pictures whose use has ended and that nothing else holds. */
export async function releaseHeld(trx: Db, reportId: string): Promise<{ id: string; name_key: string }[]> {
  const released = await trx.deleteFrom('held_pictures').where('report_id', '=', reportId).returningAll().execute();
  const ids = released.map(({ picture_id }) => picture_id);
  const still = await trx.selectFrom('held_pictures').select('picture_id').where(sql<boolean>`picture_id = any (${ids}::uuid[])`).execute();
  return released
    .filter(({ picture_id, forgotten }) => forgotten && !still.some((other) => other.picture_id === picture_id))
    .map(({ picture_id, name_key }) => ({ id: picture_id, name_key }));
}
