import type { MemberRange } from '../../../db/members.ts';
import { type Db, inTransaction } from '../../../db/schema.ts';
import { DAY, HOUR, MINUTE } from '../../../times.ts';
import { beginRound, lockRound, newestRound, rangeAfter, saveRound } from './checks.repository.ts';
import { type Differences, isSound, sumOf } from './differences.ts';

/** Wallets of a range: some tenths of a second for members with some hundred transfers each. */
const WALLETS = 500;
/** Time of day in UTC, in milliseconds: few members are awake. */
const NIGHT = 2 * HOUR;
/** Milliseconds of one run of the job. The next one goes on. */
const WORKS_FOR = 4 * MINUTE;

interface Deps {
  readonly db: Db;
  readonly count: (trx: Db, members: MemberRange) => Promise<Differences>;
  /** Called for every range in which something was found. */
  readonly onDifference: (differences: Differences) => void;
  /** Wallets of a range. For tests. */
  readonly wallets?: number;
}

const lastNight = (now: Date): Date => new Date(Math.floor((now.getTime() - NIGHT) / DAY) * DAY + NIGHT);

/**
 * Checks of everything, from range to range of members. Each range is a transaction of its own that also says how far the
 * check has come, so it goes on there after whatever interrupts it.
 */
export function createRounds({ db, count, onDifference, wallets = WALLETS }: Deps) {
  /** Checks the next range. False if no check is open, or another process is at it. */
  async function step(now: () => Date): Promise<boolean> {
    const found = await inTransaction(db, async (trx) => {
      const round = await lockRound(trx);
      if (round === undefined) return null;
      const range = await rangeAfter(trx, round.reached, wallets);
      const differences = await count(trx, range);
      await saveRound(trx, round.began_at, {
        differences: JSON.stringify(sumOf([round.differences, differences])),
        ...(range.upTo === null ? { finished_at: now() } : { reached: range.upTo }),
      });
      return differences;
    });
    if (found !== null && !isSound(found)) onDifference(found);
    return found !== null;
  }

  return {
    /** Begins a check if none is open, and ends it. Returns what the whole check found. */
    async complete(now: () => Date): Promise<Differences> {
      await beginRound(db, now());
      while (await step(now));
      return (await newestRound(db))?.differences ?? {};
    },

    /** Goes on with the open check for some minutes. If there is none, begins one once a night. */
    async proceed(now: () => Date): Promise<void> {
      const newest = await newestRound(db);
      if (newest === undefined || newest.began_at < lastNight(now())) await beginRound(db, now());
      const end = performance.now() + WORKS_FOR;
      while ((await step(now)) && performance.now() < end);
    },
  };
}
