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

/** A gauge whose values come from the database. While that does not answer, it has none, and the other metrics are shown. */
export function databaseGauge({ name, help, label, metrics, read }: Settings): void {
  let reading: Promise<Iterable<readonly [string, number]>> | null = null;
  /** One at a time, however long it takes. */
  const known = () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      this.reset();
      try {
        const values = await Promise.race([known(), setTimeout(PATIENCE, [], { ref: false })]);
        for (const [kind, value] of values) this.set({ [label]: kind }, value);
      } catch {
        // `/health/database` says so, and a missing value raises an alert by itself.
      }
    },
  });
}
