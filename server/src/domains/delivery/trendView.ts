import { DELIVERY_DAYS, type getDeliveryTrends, MOST_TRENDS, type VersionTrend } from '@amarena/shared/contracts/platform/delivery';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { FieldMetric } from '@amarena/shared/contracts/platform/fieldFigures';
import type { Registry } from '@amarena/shared/federation/registry';
import type { Db } from '../../db/schema.ts';
import { entryOf, type PartName } from '../../delivery/part.ts';
import { DAY } from '../../times.ts';
import { figureOf } from './fieldBuckets.ts';
import { errorsByVersion, failuresByVersion, quantilesByVersion } from './trends.repository.ts';

const SHARE = 0.75;

/** The days of the figures (UTC), oldest first. */
const daysUntil = (now: Date): string[] =>
  Array.from({ length: DELIVERY_DAYS }, (_, index) =>
    new Date(now.getTime() - (DELIVERY_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  );

const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);

/** Versions that are live now come first, then those with the most figures. */
function chosen(live: readonly string[], figures: readonly { readonly version: string; readonly count: number }[]): string[] {
  const counted = [...Map.groupBy(figures, ({ version }) => version)].sort(([, one], [, other]) => sum(other) - sum(one));
  return [...new Set([...live, ...counted.map(([version]) => version)])].slice(0, MOST_TRENDS);
}

function liveIn(registry: Registry, part: PartName): string[] {
  const { active = null, previous = null } = entryOf(registry, part) ?? {};
  const canary = part === 'shell' ? null : registry.remotes[part]?.canary;
  return [active, canary, previous].flatMap((mark) => mark?.version ?? []);
}

/** The errors, failures and metrics of a part's versions by day. A day without errors on which pages were measured has zero. */
export async function trendView(db: Db, registry: Registry, part: PartName, now: Date): Promise<AnswerOf<typeof getDeliveryTrends>> {
  const days = daysUntil(now);
  const since = days[0] ?? '';
  const errors = await errorsByVersion(db, part, since);
  const failures = await failuresByVersion(db, part, since);
  const measured = await quantilesByVersion(db, part, { since, share: SHARE });
  const trendOf = (version: string): VersionTrend => {
    const own = <Row extends { readonly version: string; readonly day: string }>(rows: readonly Row[], day: string) =>
      rows.filter((row) => row.version === version && row.day === day);
    const seen = (day: string) => [errors, failures, measured].some((rows) => own<{ version: string; day: string }>(rows, day).length > 0);
    const counts = (rows: typeof errors) => days.map((day) => (seen(day) ? sum(own(rows, day)) : null));
    const line = (metric: FieldMetric) =>
      days.map((day) => {
        const found = own(measured, day).find((row) => row.metric === metric);
        return found === undefined ? null : figureOf(found.bucket);
      });
    return { version, errors: counts(errors), failures: counts(failures), LCP: line('LCP'), INP: line('INP'), CLS: line('CLS') };
  };
  const versions = chosen(liveIn(registry, part), [...errors, ...failures, ...measured]);
  return { days, versions: versions.map(trendOf) };
}
