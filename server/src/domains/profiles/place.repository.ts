import type { Gender } from '@amarena/shared/contracts/people/profile';
import type { Db } from '../../db/schema.ts';
import type { Coordinates } from './distance.ts';

export interface Searcher {
  gender: Gender;
  /** Null if the member named no city, or an unknown one. */
  place: Coordinates | null;
}

/** What a member's search depends on. */
export async function searcherOf(db: Db, memberId: string): Promise<Searcher> {
  const { gender, latitude, longitude } = await db
    .selectFrom('members')
    .leftJoin('profiles', 'profiles.member_id', 'members.id')
    .select(['members.gender', 'profiles.latitude', 'profiles.longitude'])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { gender, place: latitude === null || longitude === null ? null : { latitude, longitude } };
}
