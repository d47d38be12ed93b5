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

/** A gauge whose values come from the database. While that does not answer, it has none, and the other metrics are shown. */
export function databaseGauge({ name, help, label, metrics, read }: Settings): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      this.reset();
      try {
        for (const [kind, value] of await read()) this.set({ [label]: kind }, value);
      } catch {
        // `/health/database` says so, and a missing value raises an alert by itself.
      }
    },
  });
}
