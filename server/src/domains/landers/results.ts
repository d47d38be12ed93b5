import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import type { getLanderResults, LanderCounts, SourceResult, VariantResult, Verdict } from '@amarena/shared/contracts/landerResults';
import { TEST_DAYS } from '@amarena/shared/contracts/landerResults';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import { liveOf, tested } from './asLander.ts';
import { type CountsRow, countsOf } from './counts.repository.ts';
import type { Documents } from './documents.ts';
import type { LiveLanders } from './liveLanders.ts';
import { log, settleVersion, type VersionRow } from './repository.ts';
import { liftOver, ONE_LOOK, rateOf, type Share } from './share.ts';
import { type Day, limitsOn, totals, verdictOn } from './testRule.ts';

type Results = AnswerOf<typeof getLanderResults>;

const NOTHING: Share = { of: 0, count: 0 };
const NONE: LanderCounts = { visits: 0, started: 0, signed_up: 0, done: 0 };
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const added = (rows: readonly CountsRow[]): LanderCounts =>
  rows.reduce(
    (sum, row) => ({
      visits: sum.visits + row.visits,
      started: sum.started + row.started,
      signed_up: sum.signed_up + row.signed_up,
      done: sum.done + row.done,
    }),
    NONE,
  );

/** A confirmation may come on a day without visits: a share is never more than the whole. */
const shareOf = ({ visits, done }: LanderCounts) => ({ of: Math.max(visits, done), count: done });

/** The calendar days of a version's test so far, from its first to today and no further than its end. */
function daysOf({ published_at, starts }: VersionRow, now: Date): string[] {
  const first = Math.max(published_at.getTime(), starts?.getTime() ?? 0);
  const days = Math.floor(now.getTime() / DAY) - Math.floor(first / DAY) + 1;
  return Array.from({ length: Math.min(Math.max(days, 0), TEST_DAYS) }, (_, index) => dateOf(first + index * DAY));
}

function sourcesIn(rows: readonly CountsRow[]): SourceResult[] {
  const groups = Map.groupBy(rows, ({ variant, network, ref, sub1 }) => JSON.stringify([network, ref, sub1, variant]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { variant, network, ref, sub1 } = first;
    return [{ variant, network, ref, sub1, counts: added(group) }];
  });
}

/** The numbers of landers, and the end of their tests. */
export function createResults({ documents, live }: { documents: Documents; live: LiveLanders }) {
  const keysOf = ({ document }: VersionRow): string[] => document.variants.filter(({ weight }) => weight > 0).map(({ key }) => key);

  /** What was seen of each variant on each of the days. */
  const seenOn = (days: readonly string[], keys: readonly string[], rows: readonly CountsRow[]): Day[] =>
    days.map((day) => keys.map((key) => shareOf(added(rows.filter((row) => row.day === day && row.variant === key)))));

  /** By whole days alone: today is not over. */
  const verdictOf = (version: VersionRow, rows: readonly CountsRow[], now: Date): Verdict => {
    const over = daysOf(version, now).filter((day) => day < dateOf(now.getTime()));
    return verdictOn(keysOf(version), seenOn(over, keysOf(version), rows));
  };

  /** How wide intervals are at the end of each day. A day that is no look of its own has the width of the one before. */
  function widthsOn(days: readonly Day[], variants: number): number[] {
    if (variants < 2) return days.map(() => ONE_LOOK);
    let width = ONE_LOOK;
    return limitsOn(days, variants).map((limit) => {
      if (Number.isFinite(limit)) width = limit;
      return width;
    });
  }

  function resultsOf(version: VersionRow, rows: readonly CountsRow[], now: Date): Results {
    const { document, published_at, starts } = version;
    const byVariant = document.variants.map(({ key }) => added(rows.filter(({ variant }) => variant === key)));
    const shares = byVariant.map(shareOf);
    const days = daysOf(version, now);
    const keys = keysOf(version);
    const widths = widthsOn(seenOn(days, keys, rows), keys.length);
    const verdict = verdictOf(version, rows, now);
    const width = (verdict.state === 'decided' ? widths[verdict.day - 1] : widths.at(-1)) ?? ONE_LOOK;
    const [reference] = shares;
    return {
      number: version.number,
      since: (starts !== null && starts > published_at ? starts : published_at).toISOString(),
      verdict,
      variants: document.variants.map(({ key, name, weight }, index): VariantResult => {
        const share = shares[index] ?? NOTHING;
        const seen = seenOn(days, [key], rows);
        return {
          key,
          name,
          weight,
          counts: byVariant[index] ?? NONE,
          rate: rateOf(share, width),
          lift: index === 0 || reference === undefined ? null : liftOver(share, reference, width),
          days: days.map((day, at) => ({ day, ...rateOf(totals(seen.slice(0, at + 1))[0] ?? NOTHING, widths[at] ?? width) })),
        };
      }),
      sources: sourcesIn(rows),
    };
  }

  return {
    /** The numbers of a version; `number` null: of the live one, else of the last. Error: `not_found`. */
    async of(db: Db, id: string, number: number | null, now: Date): Promise<Result<Results, ApiError>> {
      const stored = await documents.storedById(db, id);
      const version =
        number === null
          ? stored === null
            ? undefined
            : (liveOf(stored, now) ?? stored.versions.at(-1))
          : stored?.versions.find((one) => one.number === number);
      if (version === undefined) return failure({ code: 'not_found' });
      return success(resultsOf(version, await countsOf(db, id, version.number), now));
    },

    /** Ends the tests whose time has come: from then on everybody gets the variant that won, or the first where none did. */
    async settle(db: Db, now: Date): Promise<void> {
      for (const version of await live.all(db, now)) {
        const [first] = tested(version);
        if (first === undefined) continue;
        const { lander_id, number } = version;
        const verdict = verdictOf(version, await countsOf(db, lander_id, number), now);
        if (verdict.state !== 'decided' && verdict.state !== 'undecided') continue;
        await inTransaction(db, async (trx) => {
          await settleVersion(trx, lander_id, number, verdict.state === 'decided' ? verdict.variant : first.key, now);
          await log(trx, { at: now, action: 'settled', actor_id: null, lander_id, number, changes: null });
          await live.announce(trx);
        });
      }
    },
  };
}
