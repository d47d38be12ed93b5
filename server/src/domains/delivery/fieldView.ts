import { DELIVERY_DAYS, type DeliveredFigure, type DeliveredMeasure } from '@amarena/shared/contracts/platform/delivery';
import { FIELD_METRICS, FIELD_PHASES, type FieldMetric, type FieldPhase } from '@amarena/shared/contracts/platform/fieldFigures';
import type { Db } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import { figureOf } from './fieldBuckets.ts';
import { type FigureCount, figuresByDay } from './fieldFigures.repository.ts';
import { quantile } from './startTimes.ts';

const SHARE = 0.75;
/** How many rows the view lists. */
const ROWS = 60;

const isPhase = (phase: string): phase is FieldPhase => (FIELD_PHASES as readonly string[]).includes(phase);

const totalsBy = <Key>(counts: readonly FigureCount[], keyOf: (one: FigureCount) => Key): Map<Key, number> => {
  const totals = new Map<Key, number>();
  for (const one of counts) totals.set(keyOf(one), (totals.get(keyOf(one)) ?? 0) + one.count);
  return totals;
};

const sumOf = (counts: readonly FigureCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

function p75Of(counts: readonly FigureCount[]): number | null {
  const bucket = quantile(
    totalsBy(counts, (one) => one.bucket),
    SHARE,
  );
  return bucket === null ? null : figureOf(bucket);
}

function measureOf(counts: readonly FigureCount[], metric: FieldMetric, days: readonly string[]): DeliveredMeasure | null {
  const own = counts.filter((one) => one.metric === metric);
  const p75 = p75Of(own);
  if (p75 === null) return null;
  const [phase = ''] = [...totalsBy(own, (one) => one.phase)].sort(([, a], [, b]) => b - a)[0] ?? [];
  return {
    p75,
    count: sumOf(own),
    phase: isPhase(phase) ? phase : null,
    days: days.map((day) => p75Of(own.filter((one) => one.day === day))),
  };
}

/** The 75th percentile of each metric by route, remote and version, the most measured first. */
export async function fieldView(db: Db, now: Date): Promise<DeliveredFigure[]> {
  const days = Array.from({ length: DELIVERY_DAYS }, (_, index) =>
    new Date(now.getTime() - (DELIVERY_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  );
  const groups = new Map<string, FigureCount[]>();
  for (const one of await figuresByDay(db, days[0] ?? '')) {
    const key = [one.route, one.remote, one.version].join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()]
    .sort((a, b) => sumOf(b) - sumOf(a))
    .slice(0, ROWS)
    .flatMap((counts): DeliveredFigure[] => {
      const [first] = counts;
      if (first === undefined) return [];
      const [lcp, inp, cls] = FIELD_METRICS.map((metric) => measureOf(counts, metric, days));
      const { route, remote, version } = first;
      return [{ route, remote, version, LCP: lcp ?? null, INP: inp ?? null, CLS: cls ?? null }];
    });
}
