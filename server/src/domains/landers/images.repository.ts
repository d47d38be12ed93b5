import type { Selectable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { LanderImagesTable } from './tables.ts';

export type ImageRow = Selectable<LanderImagesTable>;

/** False if a picture with this key is stored already. */
export async function insertImage(trx: Db, image: ImageRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('lander_images')
    .values(image)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function imagesByKeys(db: Db, keys: readonly string[]): Promise<ImageRow[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('lander_images')
    .selectAll()
    .where('key', 'in', [...keys])
    .execute();
}

/** Newest first. */
export const latestImages = (db: Db, limit: number): Promise<ImageRow[]> =>
  db.selectFrom('lander_images').selectAll().orderBy('sent_at', 'desc').limit(limit).execute();
