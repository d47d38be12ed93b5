import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

interface Settings {
  readonly name: string;
  readonly help: string;
  /** Name of the only label. */
  readonly label: string;
  readonly metrics: Registry;
  /** Values by label, read for each request of the metrics. */
  readonly read: () => Promise<Iterable<readonly [label: string, value: number]>>;
}

/** Milliseconds. A monitor gives up after some seconds, and would lose all metrics with this one. */
const PATIENCE = 2_000;

/** Milliseconds for which values that came too late for one request are still shown to the next. */
const STILL_SHOWN = 60_000;

type Values = readonly (readonly [label: string, value: number])[];

/**
 * A gauge whose values come from the database. Values that take longer than a monitor waits are shown to its next request
 * while they are fresh; while the database does not answer, the gauge has none, and the other metrics are shown.
 */
export function databaseGauge({ name, help, label, metrics, read }: Settings): void {
  let reading: Promise<Values> | null = null;
  /** Whether a request no longer waits for the reading. */
  let isLate = false;
  let late: { readonly values: Values; readonly at: number } | null = null;
  const readNow = async (): Promise<Values> => {
    isLate = false;
    const values = [...(await read())];
    late = isLate ? { values, at: performance.now() } : null;
    return values;
  };
  /** One at a time, however long it takes. */
  const known = () => {
    reading ??= readNow().finally(() => {
      reading = null;
    });
    return reading;
  };
  const lateValues = (): Values => (late !== null && performance.now() - late.at < STILL_SHOWN ? late.values : []);
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      this.reset();
      try {
        const own = known();
        const tooLate = setTimeout(PATIENCE, undefined, { ref: false }).then(() => {
          isLate ||= reading === own;
          return lateValues();
        });
        for (const [kind, value] of await Promise.race([own, tooLate])) this.set({ [label]: kind }, value);
      } catch {
        // `/health/database` says so, and alerts follow from what is missing.
      }
    },
  });
}
