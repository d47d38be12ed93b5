import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/**
 * What a photo's files are derived from, and its member. `shown`: others may see it, because it is approved and its
 * member has neither left nor been suspended.
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

/** Main images of some members, for drawing them before the first visit. */
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

/** Adds an uploaded photo after the member's others. */
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

/** Whether the member has paid; locks the member's photos until the transaction ends. */
export async function lockPhotos(trx: Db, memberId: string): Promise<{ paid_user: boolean }> {
  return trx.selectFrom('members').select('paid_user').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Photos that count towards the member's limit; refused ones do not. */
export async function countPhotos(trx: Db, memberId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('photos')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Moves one of the member's photos to the first place. */
export async function putFirst(trx: Db, memberId: string, id: string): Promise<void> {
  const first = sql<number>`(select min(position) - 1 from photos where member_id = ${memberId})`;
  await trx.updateTable('photos').set({ position: first }).where('id', '=', id).where('member_id', '=', memberId).execute();
}

/** Sorts the member's photos in the order of these ids. */
export async function saveOrder(trx: Db, memberId: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('photos')
    .set({ position: sql<number>`array_position(${ids}::uuid[], id)` })
    .where('member_id', '=', memberId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();
}
