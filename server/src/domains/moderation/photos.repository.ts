import type { CasePicture, Reason } from '@amarena/shared/contracts/moderation/moderation';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { fileName } from '../../photos/fileName.ts';
import { PHOTOS_PATH } from '../../photos/routes.ts';

interface NamedPhoto {
  id: string;
  name_key: string;
}

export const pictureOf = ({ id, name_key }: NamedPhoto, kind: CasePicture['kind']): CasePicture => ({
  id,
  src: PHOTOS_PATH + fileName(id, name_key, 'photo'),
  kind,
});

/** A member's visible photos, in their order. */
export const shownPhotos = (db: Db, memberId: string): Promise<NamedPhoto[]> =>
  db
    .selectFrom('photos')
    .select(['id', 'name_key'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'active')
    .orderBy('position')
    .orderBy('id')
    .execute();

export const photoById = (db: Db, id: string) =>
  db.selectFrom('photos').select(['id', 'member_id', 'name_key', 'status', 'created_at']).where('id', '=', id).executeTakeFirst();

/** Photos waiting for a check, of members who still exist. */
const waiting = (db: Db) =>
  db
    .selectFrom('photos as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .where('p.status', '=', 'pending')
    .where('m.status', '<>', 'deleted');

export const waitingPhotos = (db: Db, limit: number) =>
  waiting(db).select(['p.id', 'p.member_id', 'p.created_at']).orderBy('p.created_at').orderBy('p.id').limit(limit).execute();

export const countPhotos = async (db: Db): Promise<number> =>
  (await waiting(db).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;

/** Shows a waiting photo; undefined if it is not waiting. */
export const approvePhoto = (trx: Db, id: string) =>
  trx
    .updateTable('photos')
    .set({ status: 'active' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('member_id')
    .executeTakeFirst();

/**
 * Marks a photo as refused, whatever its state. Returns the photo whose files must be deleted; null if it was refused
 * before.
 */
export async function hidePhoto(trx: Db, id: string, reason: Reason): Promise<(NamedPhoto & { hash: string | null }) | null> {
  const hidden = await trx
    .updateTable('photos')
    .set({ status: 'refused', reason })
    .where('id', '=', id)
    .where('status', '<>', 'refused')
    .returning(['id', 'name_key', 'hash'])
    .executeTakeFirst();
  return hidden ?? null;
}

/** Shows a hidden photo again, and allows its file again. */
export async function restorePhoto(trx: Db, id: string): Promise<void> {
  const restored = await trx
    .updateTable('photos')
    .set({ status: 'active', reason: null })
    .where('id', '=', id)
    .where('status', '=', 'refused')
    .returning('hash')
    .executeTakeFirst();
  if (restored?.hash) await trx.deleteFrom('refused_pictures').where('hash', '=', restored.hash).execute();
}
