import type { CasePicture, Reason } from '@amarena/shared/contracts/moderation/moderation';
import type { PhotoStatus } from '@amarena/shared/contracts/people/photos';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
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

/** Another status for photos that have one of those in `from`. Without `reason` that stays as it is. */
export interface PhotoStatusChange {
  readonly from: readonly z.infer<typeof PhotoStatus>[];
  readonly to: z.infer<typeof PhotoStatus>;
  readonly reason?: Reason | null;
}

/** Gives a photo another status. Returns what its files are found by; undefined if it does not apply to the photo. */
export const savePhotoStatus = (trx: Db, id: string, { from, to, ...rest }: PhotoStatusChange) =>
  trx
    .updateTable('photos')
    .set({ status: to, ...rest })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning(['id', 'name_key', 'hash'])
    .executeTakeFirst();

export async function allowPicture(trx: Db, hash: string): Promise<void> {
  await trx.deleteFrom('refused_pictures').where('hash', '=', hash).execute();
}
