import type { getLanderResults, LanderCounts, SourceResult, VariantResult, Verdict } from '@amarena/shared/contracts/landers/landerResults';
import { TEST_DAYS } from '@amarena/shared/contracts/landers/landerResults';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { sharesOf } from '../../buckets.ts';
import { DAY } from '../../times.ts';
import type { CountsRow } from './counts.repository.ts';
import { isUneven } from './division.ts';
import type { VersionRow } from './repository.ts';
import { liftOver, ONE_LOOK, rateOf, type Share } from './share.ts';
import { type Day, limitsOn, totals, verdictOn } from './testRule.ts';

export type Results = AnswerOf<typeof getLanderResults>;

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

/** A confirmation may come on a day without visits, so a share is capped at the whole. */
const shareOf = ({ visits, done }: LanderCounts) => ({ of: Math.max(visits, done), count: done });

/** The calendar days of a version's test, from its first to today, or to its end. */
function daysOf({ test_since }: VersionRow, now: Date): string[] {
  const first = test_since.getTime();
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

const keysOf = ({ document }: VersionRow): string[] => document.variants.filter(({ weight }) => weight > 0).map(({ key }) => key);

/** The counts of each variant on each of the days. */
const seenOn = (days: readonly string[], keys: readonly string[], rows: readonly CountsRow[]): Day[] =>
  days.map((day) => keys.map((key) => shareOf(added(rows.filter((row) => row.day === day && row.variant === key)))));

/** True if the visits of these rows are divided differently from the weights: then they compare nothing. */
function dividedUnevenly({ document: { variants } }: VersionRow, rows: readonly CountsRow[]): boolean {
  const shares = sharesOf(variants.map(({ weight }) => weight));
  const shown = variants.flatMap(({ key }, index) => (shares[index] ? { key, share: shares[index] } : []));
  return isUneven(
    shown.map(({ key }) => added(rows.filter(({ variant }) => variant === key)).visits),
    shown.map(({ share }) => share),
  );
}

/** The variant that everyone gets by a verdict; undefined while the test runs. */
function settledBy(verdict: Verdict, keys: readonly string[]): string | undefined {
  if (verdict.state === 'decided') return verdict.variant;
  return verdict.state === 'undecided' ? keys[0] : undefined;
}

/** Based on whole days only: today is not over. No one wins while visits are divided unevenly. */
export function verdictOf(version: VersionRow, rows: readonly CountsRow[], now: Date): Verdict {
  const over = daysOf(version, now).filter((day) => day < dateOf(now.getTime()));
  const keys = keysOf(version);
  const days = seenOn(over, keys, rows);
  const untilDay = (index: number) => rows.filter(({ day }) => day <= (over[index] ?? ''));
  const verdict = verdictOn(keys, days, undefined, (index) => dividedUnevenly(version, untilDay(index)));
  // Tests that ended before the division mattered stay at the end that they had.
  const stands = version.settled_at === null || settledBy(verdict, keys) === version.settled_variant;
  return stands ? verdict : verdictOn(keys, days);
}

/** The width of the intervals at the end of each day. A day without a check keeps the width of the day before. */
function widthsOn(days: readonly Day[], variants: number): number[] {
  if (variants < 2) return days.map(() => ONE_LOOK);
  let width = ONE_LOOK;
  return limitsOn(days, variants).map((limit) => {
    if (Number.isFinite(limit)) width = limit;
    return width;
  });
}

/** The days that the verdict is based on: all days of a running test, else those until its end. */
function daysUntil(verdict: Verdict, days: readonly string[]): string[] {
  if (verdict.state === 'decided') return days.slice(0, verdict.day);
  return [...days];
}

/** The figures of a version. Those of a finished test stop at its end: what came later is counted separately. */
export function resultsOf(version: VersionRow, all: readonly CountsRow[], now: Date): Results {
  const { document, test_since } = version;
  const verdict = verdictOf(version, all, now);
  const isOver = verdict.state === 'decided' || verdict.state === 'undecided';
  const days = daysUntil(verdict, daysOf(version, now));
  const until = isOver ? (days.at(-1) ?? null) : null;
  const rows = until === null ? all : all.filter(({ day }) => day <= until);
  const byVariant = document.variants.map(({ key }) => added(rows.filter(({ variant }) => variant === key)));
  const shares = byVariant.map(shareOf);
  const keys = keysOf(version);
  const widths = widthsOn(seenOn(days, keys, rows), keys.length);
  const width = widths.at(-1) ?? ONE_LOOK;
  const [reference] = shares;
  return {
    number: version.number,
    since: test_since.toISOString(),
    until,
    uneven: dividedUnevenly(version, rows),
    later: until === null ? null : added(all.filter(({ day }) => day > until)),
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
