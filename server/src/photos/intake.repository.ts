import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { UploadsTable } from './tables.ts';

export type UploadRow = Selectable<UploadsTable>;

export async function storeUpload(trx: Db, upload: UploadRow): Promise<void> {
  await trx.insertInto('uploads').values(upload).execute();
}

/** Takes a member's upload out of the waiting ones; undefined: there is no such upload, or somebody was faster. */
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

/** Removes uploads older than `before` and answers them. */
export const takeOldUploads = (db: Db, before: Date): Promise<UploadRow[]> =>
  db.deleteFrom('uploads').where('created_at', '<', before).returningAll().execute();

export async function isRefused(db: Db, hash: string): Promise<boolean> {
  return (await db.selectFrom('refused_pictures').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined;
}

export async function removeRefused(trx: Db, hash: string): Promise<void> {
  await trx.deleteFrom('refused_pictures').where('hash', '=', hash).execute();
}

export async function storeRefused(trx: Db, refused: { hash: string; reason: string; refused_at: Date }): Promise<void> {
  await trx
    .insertInto('refused_pictures')
    .values(refused)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ reason: sql`excluded.reason`, refused_at: sql`excluded.refused_at` }))
    .execute();
}
