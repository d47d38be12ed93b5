import { isPartName } from '@amarena/shared/contracts/platform/guests';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import type { Registry as Live } from '@amarena/shared/federation/registry';
import { Counter, Gauge, type Registry } from 'prom-client';
import { trialsIn } from '../../delivery/canaryTrials.ts';
import { LEFT_OUT, type LeftOut } from './errors/errors.ts';

/** Which of a part's versions something is about. Not its number, of which there is no end. */
type Kind = 'active' | 'canary' | 'other';

/** Only published versions are counted, so there are no more guests here than teams have published. */
const partOf = (name: string): string => (isPartName(name) ? name : 'other');

function kindOf({ shell, remotes }: Live, part: string, version: string): Kind {
  if (part === 'shell') return shell?.active.version === version ? 'active' : 'other';
  const live = Object.entries(remotes).find(([remote]) => remote === part)?.[1];
  if (live?.active.version === version) return 'active';
  return live?.canary?.version === version ? 'canary' : 'other';
}

function exposeLive(metrics: Registry, newest: () => Promise<Live>): void {
  const registers = [metrics];
  // If the store does not answer, the last known generation stays, no canary is shown, and all other metrics are.
  const live = () => newest().catch(() => null);
  new Gauge({
    name: 'delivery_generation',
    help: 'Number of the generation that this process serves.',
    registers,
    async collect() {
      const registry = await live();
      if (registry !== null) this.set(registry.generation);
    },
  });
  new Gauge({
    name: 'delivery_canary_percent',
    help: 'Percentage of the visitors who get the running canary, by part. No value: none runs.',
    labelNames: ['part'],
    registers,
    async collect() {
      this.reset();
      const registry = await live();
      for (const { remote, percent } of registry === null ? [] : trialsIn(registry)) this.set({ part: remote }, percent);
    },
  });
}

/** What `/metrics` says about versions and how they do in browsers. `newest`: the live versions. */
export function createDeliveryFigures(metrics: Registry, newest: () => Promise<Live>) {
  const registers = [metrics];
  exposeLive(metrics, newest);
  const starts = new Counter({
    name: 'remote_starts_total',
    help: 'Starts of remotes that browsers reported, by part and kind of version.',
    labelNames: ['part', 'version'],
    registers,
  });
  const failures = new Counter({
    name: 'remote_failures_total',
    help: 'Failures of remotes that browsers reported, by part, kind of version and kind of failure.',
    labelNames: ['part', 'version', 'kind'],
    registers,
  });
  const takenBack = new Counter({
    name: 'delivery_canaries_taken_back_total',
    help: 'Canaries that the site took back because they did worse, by part.',
    labelNames: ['part'],
    registers,
  });
  const errors = new Counter({
    name: 'browser_errors_total',
    help: 'Errors in browsers, by part and kind.',
    labelNames: ['part', 'kind'],
    registers,
  });
  const leftOut = new Counter({
    name: 'browser_errors_left_out_total',
    help: 'Reports of errors that were not kept, and groups that made room for newer ones, by reason.',
    labelNames: ['why'],
    registers,
  });
  for (const why of LEFT_OUT) leftOut.inc({ why }, 0);
  for (const part of ['shell', ...REMOTES]) {
    for (const version of ['active', 'canary', 'other']) starts.inc({ part, version }, 0);
    if (part !== 'shell') takenBack.inc({ part }, 0);
  }
  const versionOf = async (part: string, version: string) => ({
    part: partOf(part),
    version: await newest().then(
      (live) => kindOf(live, part, version),
      (): Kind => 'other',
    ),
  });
  return {
    started: async (part: string, version: string) => starts.inc(await versionOf(part, version)),
    failed: async (part: string, version: string, kind: string) => failures.inc({ ...(await versionOf(part, version)), kind }),
    takenBack: (part: string) => takenBack.inc({ part: partOf(part) }),
    error: (part: string, kind: string) => errors.inc({ part: partOf(part), kind }),
    leftOut: (why: LeftOut) => leftOut.inc({ why }),
  };
}
export type DeliveryFigures = ReturnType<typeof createDeliveryFigures>;
