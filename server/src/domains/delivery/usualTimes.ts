import type { Db } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import { startTimesSince } from './repository.ts';
import { quantile, startsIn } from './startTimes.ts';

const SLOWER_THAN = 0.95;
/** With fewer starts, the 95th percentile is one slow browser. */
const ENOUGH_STARTS = 40;
const SINCE = 7 * DAY;
const FRESH_FOR = 10_000;

/**
 * The bucket that covers 95 of 100 starts of a version, of cold or of other starts: the first visit after a release
 * always loads its files, so it is compared with first visits. Null if there are too few starts.
 */
export function createUsualTimes(db: Db, now: () => Date) {
  const known = new Map<string, { readonly until: number; readonly bucket: Promise<number | null> }>();

  async function read(remote: string, version: string, cold: boolean): Promise<number | null> {
    const times = await startTimesSince(db, { remote, version }, new Date(now().getTime() - SINCE), cold);
    return startsIn(times) < ENOUGH_STARTS ? null : quantile(times, SLOWER_THAN);
  }

  return (remote: string, version: string, cold: boolean): Promise<number | null> => {
    const key = [remote, version, cold].join();
    const cached = known.get(key);
    if (cached !== undefined && cached.until > now().getTime()) return cached.bucket;
    // Keys are live versions only, so the cache stays as small as the registry.
    const bucket = read(remote, version, cold);
    known.set(key, { until: now().getTime() + FRESH_FOR, bucket });
    return bucket;
  };
}
