import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/**
 * What a photo's files are made from and whose it is. `shown`: others may see it, as it is approved and its member is
 * neither gone nor switched off.
 */
export const storedPhoto = (db: Db, photoId: string) =>
  db
    .selectFrom('photos')
    .innerJoin('members', 'members.id', 'photos.member_id')
    .leftJoin('profiles', 'profiles.member_id', 'photos.member_id')
    .select(['photos.name_key', 'photos.drawing', 'photos.member_id', 'photos.status'])
    .select(sql<boolean>`photos.status = 'active' and members.status <> 'deleted' and not coalesce(profiles.disabled, false)`.as('shown'))
    .where('photos.id', '=', photoId)
    .executeTakeFirst();

/** A member's photos in their order. */
export const photosOf = (db: Db, memberId: string) =>
  db
    .selectFrom('photos')
    .select(['id', 'name_key', 'status', 'reason', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Main images of some members, for drawing them ahead of the first visit. */
export const mainImagesOf = (db: Db, memberIds: readonly string[]) =>
  db
    .selectFrom('photos')
    .distinctOn('member_id')
    .select(['id', 'name_key', 'drawing'])
    .where('member_id', 'in', memberIds)
    .where('status', '=', 'active')
    .orderBy('member_id')
    .orderBy('position')
    .execute();

/** Adds an uploaded photo behind the member's others. */
export async function addPhoto(
  trx: Db,
  photo: { id: string; member_id: string; name_key: string; hash: string; status: 'pending'; created_at: Date },
): Promise<void> {
  const next = sql<number>`(select coalesce(max(position), -1) + 1 from photos where member_id = ${photo.member_id})`;
  await trx
    .insertInto('photos')
    .values({ ...photo, position: next, drawing: null })
    .execute();
}

/** Whether the member pays, and a lock on the member's photos until the transaction ends. */
export async function lockPhotos(trx: Db, memberId: string): Promise<{ paid_user: boolean }> {
  return trx.selectFrom('members').select('paid_user').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Photos that count towards the member's limit; a refused one does not. */
export async function countPhotos(trx: Db, memberId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('photos')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts one of the member's photos before all others. */
export async function putFirst(trx: Db, memberId: string, id: string): Promise<void> {
  const first = sql<number>`(select min(position) - 1 from photos where member_id = ${memberId})`;
  await trx.updateTable('photos').set({ position: first }).where('id', '=', id).where('member_id', '=', memberId).execute();
}

/** Gives the member's photos the order in which their ids stand. */
export async function saveOrder(trx: Db, memberId: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ position: sql<number>`array_position(${ids}::uuid[], id)` })
    .where('member_id', '=', memberId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();
}
