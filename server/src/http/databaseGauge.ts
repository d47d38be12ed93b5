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
 * A gauge whose values come from the database. If that takes longer than a monitor waits, the values of the last reading
 * are shown while they are fresh; while it does not answer, the gauge has none, and the other metrics are shown.
 */
export function databaseGauge({ name, help, label, metrics, read }: Settings): void {
  let reading: Promise<Values> | null = null;
  let last: { readonly values: Values; readonly at: number } | null = null;
  const readNow = async (): Promise<Values> => {
    const values = [...(await read())];
    last = { values, at: performance.now() };
    return values;
  };
  /** One at a time, however long it takes. */
  const known = () => {
    reading ??= readNow().finally(() => {
      reading = null;
    });
    return reading;
  };
  const latest = (): Values => (last !== null && performance.now() - last.at < STILL_SHOWN ? last.values : []);
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      this.reset();
      try {
        const late = setTimeout(PATIENCE, undefined, { ref: false }).then(latest);
        for (const [kind, value] of await Promise.race([known(), late])) this.set({ [label]: kind }, value);
      } catch {
        // `/health/database` says so, and alerts follow from what is missing.
      }
    },
  });
}
