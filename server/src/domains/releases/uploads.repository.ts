import type { Insertable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { DeliveryUploadsTable } from './tables.ts';

export interface UploadName {
  readonly token_id: string;
  readonly part: string;
  readonly version: string;
}

export const uploadNamed = (db: Db, { token_id, part, version }: UploadName) =>
  db
    .selectFrom('delivery_uploads')
    .selectAll()
    .where('token_id', '=', token_id)
    .where('part', '=', part)
    .where('version', '=', version)
    .executeTakeFirst();

/** All uploads of some tokens. */
export const uploadsOf = (trx: Db, tokens: readonly { id: string }[]) =>
  trx
    .selectFrom('delivery_uploads')
    .select(['token_id', 'part', 'version', 'bytes'])
    .where(
      'token_id',
      'in',
      tokens.map(({ id }) => id),
    )
    .execute();

/** Begins an upload, or begins it again with another manifest. */
export async function saveUpload(trx: Db, { token_id, part, version, ...rest }: Insertable<DeliveryUploadsTable>): Promise<void> {
  await trx
    .insertInto('delivery_uploads')
    .values({ token_id, part, version, ...rest })
    .onConflict((conflict) => conflict.columns(['token_id', 'part', 'version']).doUpdateSet(rest))
    .execute();
}

export async function deleteUpload(db: Db, { token_id, part, version }: UploadName): Promise<void> {
  await db
    .deleteFrom('delivery_uploads')
    .where('token_id', '=', token_id)
    .where('part', '=', part)
    .where('version', '=', version)
    .execute();
}

/** Uploads of all tokens. */
export const allUploads = (db: Db) => db.selectFrom('delivery_uploads').select(['token_id', 'part', 'version']).execute();

/** Uploads that were begun before `before`. */
export const uploadsBefore = (db: Db, before: Date) =>
  db.selectFrom('delivery_uploads').select(['token_id', 'part', 'version']).where('at', '<', before).execute();
