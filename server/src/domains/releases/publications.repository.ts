import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { DeliveryPublicationsTable } from './tables.ts';

type Publication = Readonly<DeliveryPublicationsTable>;

/**
 * Takes a place among the new versions of a part since `since`. False if `most` are taken. One after the other, on whichever
 * server: otherwise two could take the last place. A version that has a place keeps it. Needs an open transaction.
 */
export async function takePublication(trx: Db, { part, version, at }: Publication, { most, since }: { most: number; since: Date }) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`publication of ${part}`}, 0))`.execute(trx);
  const { taken } = await trx
    .selectFrom('delivery_publications')
    .select((row) => row.fn.countAll<string>().as('taken'))
    .where('part', '=', part)
    .where('version', '!=', version)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  if (Number(taken) >= most) return false;
  await trx
    .insertInto('delivery_publications')
    .values({ part, version, at })
    .onConflict((conflict) => conflict.columns(['part', 'version']).doUpdateSet({ at }))
    .execute();
  return true;
}

/** Gives a place back that nothing was published for. */
export async function leavePublication(db: Db, { part, version }: Omit<Publication, 'at'>): Promise<void> {
  await db.deleteFrom('delivery_publications').where('part', '=', part).where('version', '=', version).execute();
}

export async function deletePublicationsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('delivery_publications').where('at', '<', moment).execute();
}
