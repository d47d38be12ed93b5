import { FIGURE_BUCKETS } from './fieldBuckets.ts';
import type { CanaryVisitorsTable, ClientErrorsTable, PageFiguresTable, RemoteStartsTable } from './tables.ts';

/** Rows with at most one per key, ordered by key, so that two processes that write at once never deadlock. */
export interface Rows {
  readonly failures: readonly (Omit<ClientErrorsTable, 'count'> & { count: number })[];
  readonly starts: readonly RemoteStartsTable[];
  readonly figures: readonly PageFiguresTable[];
  readonly visitors: readonly CanaryVisitorsTable[];
}

type Counted = { count: number };

function add<Row extends Counted>(rows: Map<string, Row>, key: string, row: Row): void {
  const known = rows.get(key);
  if (known === undefined) rows.set(key, row);
  else known.count += 1;
}

const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] => [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);

const emptied = () => ({
  failures: new Map<string, Rows['failures'][number]>(),
  starts: new Map<string, RemoteStartsTable>(),
  figures: new Map<string, PageFiguresTable>(),
  visitors: new Map<string, CanaryVisitorsTable>(),
});

/**
 * Reports on their way to the database, gathered for a second: every browser reports a broken release at once, and that
 * must not overload the database. If the process dies, that second is lost.
 */
export function createBatch() {
  let rows = emptied();
  return {
    failure(row: Omit<ClientErrorsTable, 'count'>): void {
      add(rows.failures, [row.remote, row.version, row.day, row.kind].join(), { ...row, count: 1 });
    },
    start(row: Omit<RemoteStartsTable, 'count'>): void {
      add(rows.starts, [row.remote, row.version, row.hour.getTime(), row.cold, row.bucket].join(), { ...row, count: 1 });
    },
    figure(row: Omit<PageFiguresTable, 'count' | 'buckets'>, bucket: number): void {
      const { day, remote, version, route, metric, phase } = row;
      const key = [day, remote, version, route, metric, phase].join();
      const known = rows.figures.get(key) ?? { ...row, count: 0, buckets: Array.from({ length: FIGURE_BUCKETS }, () => 0) };
      known.count += 1;
      known.buckets[bucket] = (known.buckets[bucket] ?? 0) + 1;
      rows.figures.set(key, known);
    },
    /**
     * A failure is never overwritten. Of several starts, the first that could be judged decides whether
     * it was slow; of several figures, the first counts.
     */
    visitor(row: CanaryVisitorsTable): void {
      const key = [row.remote, row.trial.getTime(), row.visitor, row.network].join();
      const known = rows.visitors.get(key);
      rows.visitors.set(key, {
        ...row,
        failed: row.failed || (known?.failed ?? false),
        slow: known?.slow ?? row.slow,
        lcp: known?.lcp ?? row.lcp,
        inp: known?.inp ?? row.inp,
      });
    },
    isEmpty: (): boolean => rows.failures.size + rows.starts.size + rows.figures.size === 0,
    /** Returns everything gathered so far and clears it. */
    take(): Rows {
      const taken = rows;
      rows = emptied();
      return {
        failures: inOrder(taken.failures),
        starts: inOrder(taken.starts),
        figures: inOrder(taken.figures),
        visitors: inOrder(taken.visitors),
      };
    },
  };
}
