import {
  DELIVERY_DAYS,
  type DeliveredProvenance,
  type DeliveredRemote,
  type DeliveredVersion,
  type DeliveryDay,
} from '@amarena/shared/contracts/platform/delivery';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { Generation, Registry } from '@amarena/shared/federation/registry';
import type { Db } from '../../db/schema.ts';
import { trialsIn } from '../../delivery/canaryTrials.ts';
import type { VersionHealth } from '../../delivery/health.ts';
import { type PartName, remotesIn } from '../../delivery/part.ts';
import type { Provenance } from '../../delivery/provenance/provenance.ts';
import { pageProof } from '../../delivery/provenance/versionsProof.ts';
import { versionsIn } from '../../delivery/rollback.ts';
import { DAY } from '../../times.ts';
import { errorView } from './errors/errorView.ts';
import { fieldView } from './fieldView.ts';
import { figuresOf } from './figures.ts';
import { type DayCount, failuresByDay, startsByDay } from './repository.ts';
import { quantile, startsIn, timeOf } from './startTimes.ts';

const NO_FIGURES: VersionHealth = { starts: 0, failures: 0, failures_by_kind: {}, median_ms: null, p95_ms: null, trial: null };

interface Named {
  readonly version: string;
  readonly at: string;
  readonly by: string;
}

/** The figures of each version by day. */
async function daysOf(db: Db, now: Date): Promise<(remote: string, version: string) => DeliveryDay[]> {
  const days = Array.from({ length: DELIVERY_DAYS }, (_, index) =>
    new Date(now.getTime() - (DELIVERY_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  );
  const since = days[0] ?? '';
  const [starts, failures] = [await startsByDay(db, since), await failuresByDay(db, since)];
  const on = <Row extends DayCount>(rows: readonly Row[], day: string, remote: string, version: string): Row[] =>
    rows.filter((row) => row.day === day && row.remote === remote && row.version === version);
  return (remote, version) =>
    days.map((day) => {
      const times = new Map(on(starts, day, remote, version).map(({ bucket, count }) => [bucket, count]));
      const median = quantile(times, 0.5);
      return {
        starts: startsIn(times),
        failures: on(failures, day, remote, version).reduce((sum, { count }) => sum + count, 0),
        median_ms: median === null ? null : timeOf(median),
      };
    });
}

/** What is known of who built each version that the registry names. */
async function proofsOf(
  { of }: Pick<Provenance, 'of'>,
  registry: Registry,
): Promise<(part: PartName, version: string) => DeliveredProvenance> {
  const takenBack = remotesIn(registry).flatMap((part) => {
    const version = registry.remotes[part]?.taken_back?.version;
    return version === undefined ? [] : [{ part, version }];
  });
  const live = [...versionsIn(registry)].flatMap(([part, versions]) => [...versions].map((version) => ({ part, version })));
  const named = ({ part, version }: { part: PartName; version: string }) => `${part}@${version}`;
  const proofs = new Map(
    await Promise.all([...live, ...takenBack].map(async (one) => [named(one), pageProof(await of(one.part, one.version))] as const)),
  );
  return (part, version) => proofs.get(named({ part, version })) ?? pageProof({ state: 'none' });
}

interface Seen {
  readonly registry: Registry;
  /** The changes that are listed, the oldest first. */
  readonly history: readonly Generation[];
  /** Puts the names of grants in place of their marks. */
  readonly named: (text: string) => string;
  readonly provenance: Pick<Provenance, 'of'>;
}

/** Live, canary and previous versions, who built each and how it does, and the changes that led there. */
export async function teamView(db: Db, { registry, history, named, provenance }: Seen, now: Date) {
  const [health, days] = [await figuresOf(db, registry, now), await daysOf(db, now)];
  const proof = await proofsOf(provenance, registry);
  const trials = trialsIn(registry);

  function described(remote: AnyRemote, { version, at, by }: Named): DeliveredVersion {
    const { trial: _trial, ...figures } = health[`${remote}@${version}`] ?? NO_FIGURES;
    return { version, provenance: proof(remote, version), since: at, by: named(by), days: days(remote, version), ...figures };
  }
  function side(remote: string, version: string | undefined) {
    const { visitors, failed } = health[`${remote}@${version}`]?.trial ?? { visitors: 0, failed: 0 };
    return { visitors, failed };
  }

  const remotes = remotesIn(registry).map((remote): DeliveredRemote => {
    const { active = null, previous = null, canary = null, taken_back = null } = registry.remotes[remote] ?? {};
    const trial = trials.find((one) => one.remote === remote);
    return {
      remote,
      active: active && described(remote, active),
      previous: previous && described(remote, previous),
      canary: canary && {
        ...described(remote, canary),
        percent: canary.percent,
        trial: { canary: side(remote, trial?.canary), active: side(remote, trial?.active) },
      },
      taken_back: taken_back && { ...described(remote, taken_back), percent: taken_back.percent, why: named(taken_back.why) },
    };
  });
  const shell = registry.shell?.active ?? null;
  return {
    generation: registry.generation,
    shell: shell && { version: shell.version, since: shell.at, by: named(shell.by), provenance: proof('shell', shell.version) },
    remotes,
    figures: await fieldView(db, now),
    errors: await errorView(db, now),
    history: history.map(({ generation, at, by, what }) => ({ generation, at, by: named(by), what: named(what) })).reverse(),
  };
}
