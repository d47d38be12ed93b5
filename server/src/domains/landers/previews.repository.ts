import type { Selectable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { LanderPreviewsTable } from './tables.ts';

export async function insertPreview(trx: Db, preview: Selectable<LanderPreviewsTable>): Promise<void> {
  await trx.insertInto('lander_previews').values(preview).execute();
}

/** Id of the lander that a preview shows; null if the preview is unknown or expired. */
export async function previewedLander(db: Db, hash: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('lander_previews')
    .select('lander_id')
    .where('hash', '=', hash)
    .where('ends', '>', now)
    .executeTakeFirst();
  return row?.lander_id ?? null;
}

export async function deletePreviewsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('lander_previews').where('ends', '<', moment).execute();
}
