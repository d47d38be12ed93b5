import type { LanderFace, LanderPage, LanderRegion } from '@amarena/shared/contracts/landers/landers';
import { LANDER_COUNTS } from '@amarena/shared/contracts/landers/landerTemplates';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { Db } from '../../db/schema.ts';
import { REGIONS } from '../content/regions.ts';
import type { Profiles } from '../profiles/service.ts';
import { membersByRegion } from './people.repository.ts';

/** A number for a region with fewer members would reveal too much about them. */
const FEWEST = 10;
/** Milliseconds to keep the numbers: no one needs fresher ones, and a rush of visitors must not cost a count each. */
const KEPT = 30_000;

/** Members who agreed to appear on public pages, and numbers per region. Nothing about anyone else. */
export function createPeople({ profiles }: { profiles: Pick<Profiles, 'onPublicPages'> }) {
  const kept = new Map<string, { until: number; value: Promise<unknown> }>();

  function keep<Value>(key: string, now: Date, read: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key);
    if (known !== undefined && known.until > now.getTime()) return known.value as Promise<Value>;
    const value = read();
    kept.set(key, { until: now.getTime() + KEPT, value });
    // After a failure the next visitor asks again.
    value.catch(() => kept.delete(key));
    return value;
  }

  async function readFaces(db: Db, now: Date): Promise<LanderFace[]> {
    const cards = await profiles.onPublicPages(db, LANDER_COUNTS.faces.max, now);
    return cards.flatMap(({ id, name, age, region, city, fictional, main_image }) =>
      main_image === null
        ? []
        : [{ id, name, age, region, city, fictional, filename: main_image.filename, thumb_filename: main_image.thumb_filename }],
    );
  }

  async function readRegions(db: Db, country: Country): Promise<LanderRegion[]> {
    const counted = await membersByRegion(db, country);
    const byKey = new Map(counted.map(({ region, members }) => [region, members]));
    return (REGIONS[country] ?? []).map(({ key, name }) => {
      const members = byKey.get(key) ?? 0;
      return { key, name, members: members < FEWEST ? null : members };
    });
  }

  return {
    /** The first `count` members who agreed. */
    faces: async (db: Db, count: number, now: Date): Promise<LanderFace[]> =>
      count === 0 ? [] : (await keep('faces', now, () => readFaces(db, now))).slice(0, count),

    /** Regions of a country, with the number of findable people in each, without fictional profiles. */
    regions: (db: Db, country: Country | null, now: Date): Promise<LanderPage['regions']> =>
      country === null ? Promise.resolve([]) : keep(`regions ${country}`, now, () => readRegions(db, country)),
  };
}
export type LanderPeople = ReturnType<typeof createPeople>;
