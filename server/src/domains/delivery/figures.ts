import type { Registry } from '@amarena/shared/federation/registry';
import type { Db } from '../../db/schema.ts';
import { trialsIn } from '../../delivery/canaryTrials.ts';
import type { Health, VersionHealth } from '../../delivery/health.ts';
import { remotesIn } from '../../delivery/part.ts';
import { DAY } from '../../times.ts';
import { failuresSince, startTimesSince } from './repository.ts';
import { quantile, startsIn, timeOf } from './startTimes.ts';
import { trialFigures } from './trials.repository.ts';

/** How long a report counts, in milliseconds. */
export const FIGURES_WINDOW = 7 * DAY;

/** The versions that the registry names: live ones, rollback targets, and versions taken back. */
export const namedIn = (registry: Registry): { remote: string; version: string }[] =>
  remotesIn(registry).flatMap((remote) => {
    const { active, previous = null, canary = null, taken_back = null } = registry.remotes[remote] ?? {};
    const versions = [active, previous, canary, taken_back].flatMap((named) => named?.version ?? []);
    return [...new Set(versions)].map((version) => ({ remote, version }));
  });

/** How each version in the registry does in browsers. */
export async function figuresOf(db: Db, registry: Registry, now: Date): Promise<Health['versions']> {
  const since = new Date(now.getTime() - FIGURES_WINDOW);
  const failures = await failuresSince(db, since.toISOString().slice(0, 10));
  const versions: Record<string, VersionHealth> = {};
  for (const { remote, version } of namedIn(registry)) {
    const times = await startTimesSince(db, { remote, version }, since, null);
    const own = failures.filter((failure) => failure.remote === remote && failure.version === version);
    const trial = trialsIn(registry).find((one) => one.remote === remote && [one.canary, one.active].includes(version));
    const [median, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    versions[`${remote}@${version}`] = {
      starts: startsIn(times),
      failures: own.reduce((sum, { count }) => sum + count, 0),
      failures_by_kind: Object.fromEntries(own.map(({ kind, count }) => [kind, count])),
      median_ms: median === null ? null : timeOf(median),
      p95_ms: p95 === null ? null : timeOf(p95),
      trial: trial === undefined ? null : await trialFigures(db, trial, version),
    };
  }
  return versions;
}
