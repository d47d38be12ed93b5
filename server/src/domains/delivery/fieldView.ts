import { DELIVERY_DAYS, type DeliveredFigure, type DeliveredMeasure } from '@amarena/shared/contracts/platform/delivery';
import { FIELD_PHASES, type FieldMetric, type FieldPhase } from '@amarena/shared/contracts/platform/fieldFigures';
import type { Db } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import { figureOf } from './fieldBuckets.ts';
import { type MeasuredPage, mostMeasured } from './fieldFigures.repository.ts';

const SHARE = 0.75;
/** How many rows the view lists. */
const ROWS = 60;

const isPhase = (phase: string): phase is FieldPhase => (FIELD_PHASES as readonly string[]).includes(phase);

function measureOf(page: readonly MeasuredPage[], metric: FieldMetric, days: readonly string[]): DeliveredMeasure | null {
  const own = page.filter((one) => one.metric === metric);
  const whole = own.find(({ day }) => day === null);
  if (whole === undefined) return null;
  return {
    p75: figureOf(whole.bucket),
    count: whole.count,
    phase: isPhase(whole.phase) ? whole.phase : null,
    days: days.map((day) => {
      const that = own.find((one) => one.day === day);
      return that === undefined ? null : figureOf(that.bucket);
    }),
  };
}

/** The 75th percentile of each metric by route, remote and version, the most measured first. */
export async function fieldView(db: Db, now: Date): Promise<DeliveredFigure[]> {
  const days = Array.from({ length: DELIVERY_DAYS }, (_, index) =>
    new Date(now.getTime() - (DELIVERY_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  );
  const measured = await mostMeasured(db, { since: days[0] ?? '', share: SHARE, pages: ROWS });
  const pages = Map.groupBy(measured, ({ route, remote, version }) => [route, remote, version].join());
  return [...pages.values()].flatMap((page): DeliveredFigure[] => {
    const [first] = page;
    if (first === undefined) return [];
    const { route, remote, version } = first;
    return [
      { route, remote, version, LCP: measureOf(page, 'LCP', days), INP: measureOf(page, 'INP', days), CLS: measureOf(page, 'CLS', days) },
    ];
  });
}
