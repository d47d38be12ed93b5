import type { Country } from '@amarena/shared/contracts/countries';
import type { LanderFace, LanderPage, LanderRegion } from '@amarena/shared/contracts/landers';
import { LANDER_COUNTS } from '@amarena/shared/contracts/landerTemplates';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { REGIONS } from '../content/regions.ts';
import type { Profiles } from '../profiles/service.ts';

/** A region with fewer would say too much about the few. */
const FEWEST = 10;
/** Nobody needs fresher ones, and many visitors at a time must not count everyone. */
const KEPT = 30_000;

/** Members who agreed to stand on public pages, and numbers of the regions: nothing of anyone else. */
export function createPeople({ profiles }: { profiles: Pick<Profiles, 'cards'> }) {
  const kept = new Map<string, { until: number; value: Promise<unknown> }>();

  function keep<Value>(key: string, now: Date, read: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key);
    if (known !== undefined && known.until > now.getTime()) return known.value as Promise<Value>;
    const value = read();
    kept.set(key, { until: now.getTime() + KEPT, value });
    // What failed is asked for again by the next visitor.
    value.catch(() => kept.delete(key));
    return value;
  }

  async function readFaces(db: Db, now: Date): Promise<LanderFace[]> {
    const agreed = await db
      .selectFrom('profiles')
      .innerJoin('search_entries', 'search_entries.id', 'profiles.member_id')
      .select('profiles.member_id as id')
      .where('profiles.on_home_page', '=', true)
      .where('search_entries.has_photo', '=', true)
      .orderBy('profiles.member_id')
      .limit(LANDER_COUNTS.faces.max)
      .execute();
    const cards = await profiles.cards(
      db,
      null,
      agreed.map(({ id }) => id),
      now,
    );
    return cards.flatMap(({ id, name, age, region, city, fictional, main_image }) =>
      main_image === null
        ? []
        : [{ id, name, age, region, city, fictional, filename: main_image.filename, thumb_filename: main_image.thumb_filename }],
    );
  }

  async function readRegions(db: Db, country: Country): Promise<LanderRegion[]> {
    const counted = await db
      .selectFrom('search_entries')
      .select(['region', sql<number>`count(*)::int`.as('members')])
      .where('country', '=', country)
      .groupBy('region')
      .execute();
    const byKey = new Map(counted.map(({ region, members }) => [region, members]));
    return (REGIONS[country] ?? []).map(({ key, name }) => {
      const members = byKey.get(key) ?? 0;
      return { key, name, members: members < FEWEST ? null : members };
    });
  }

  return {
    /** The first `count` of those who agreed. */
    faces: async (db: Db, count: number, now: Date): Promise<LanderFace[]> =>
      count === 0 ? [] : (await keep('faces', now, () => readFaces(db, now))).slice(0, count),

    /** Regions of a country, with how many members of each can be found. */
    regions: (db: Db, country: Country | null, now: Date): Promise<LanderPage['regions']> =>
      country === null ? Promise.resolve([]) : keep(`regions ${country}`, now, () => readRegions(db, country)),
  };
}
export type LanderPeople = ReturnType<typeof createPeople>;
