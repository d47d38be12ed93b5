import type { Db } from '../../db/schema.ts';
import type { Coordinates } from './distance.ts';

/** Null where the member named no city, or none that we know. */
export async function placeOf(db: Db, memberId: string): Promise<Coordinates | null> {
  const row = await db.selectFrom('profiles').select(['latitude', 'longitude']).where('member_id', '=', memberId).executeTakeFirst();
  return row === undefined || row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude };
}
