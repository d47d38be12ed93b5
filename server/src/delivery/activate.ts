import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Registry } from '@amarena/shared/federation/registry';
import { type Change, change } from './change.ts';
import { candidateOf, check, checkTogether, type DeliveryDeps, nameOf, type PublishedCandidate, stillAgree } from './check.ts';
import { entryOf, type Mark, type PartName } from './part.ts';
import type { Refusal } from './refusal.ts';
import { notTakenBackSince } from './takenBackSince.ts';
import { orRefusal } from './troubles.ts';

export type { DeliveryDeps } from './check.ts';

type RemoteName = Manifest['remote'];
type Remotes = Registry['remotes'];
type Entry = NonNullable<Remotes[RemoteName]>;

export interface Activated {
  readonly remote: PartName;
  readonly version: string;
  /** Share of the visitors who get the version, as a canary; null: all visitors. */
  readonly percent: number | null;
  readonly generation: number;
  /** False if it was active already. */
  readonly changed: boolean;
}

/**
 * An entry with the version active for everyone and the previous one behind it. Ends a running canary. Null if nothing
 * changes.
 */
function forEverybody(entry: Entry | undefined, mark: Mark): Entry | null {
  if (entry?.active.version !== mark.version) return { active: mark, previous: entry?.active ?? null, canary: null, taken_back: null };
  return entry.canary === null ? null : { ...entry, canary: null };
}

const shellForEverybody = (shell: Registry['shell'], mark: Mark): Registry['shell'] | null =>
  shell?.active.version === mark.version ? null : { active: mark, previous: shell?.active ?? null };

/** The registry after the candidates go live; null if they are live already. */
function withLive(newest: Registry, candidates: readonly PublishedCandidate[], at: string, by: string): Omit<Change, 'what'> | null {
  const remotes: Remotes = { ...newest.remotes };
  const retired = { ...newest.retired };
  let { shell } = newest;
  let changed = false;
  for (const candidate of candidates) {
    const mark = { version: candidate.manifest.version, at, by, manifest: candidate.hash };
    if (candidate.part === 'shell') {
      const next = shellForEverybody(shell, mark);
      changed ||= next !== null;
      shell = next ?? shell;
      continue;
    }
    const next = forEverybody(remotes[candidate.manifest.remote], mark);
    changed ||= next !== null;
    if (next !== null) remotes[candidate.manifest.remote] = next;
    delete retired[candidate.manifest.remote];
  }
  return changed ? { shell, remotes, retired } : null;
}

const noted = (what: string, { note }: DeliveryDeps): string => (note === undefined ? what : `${what} (${note})`);

/**
 * Whether candidates that were checked against `before` may still go live: they agree with the newest registry, and none
 * of their parts was taken back meanwhile.
 */
async function stillGood(
  deps: DeliveryDeps,
  candidates: readonly PublishedCandidate[],
  before: Registry,
  newest: Registry,
): Promise<Result<void, Refusal>> {
  const going = candidates.map((candidate) => ({ name: nameOf(candidate), version: candidate.manifest.version }));
  const kept = await notTakenBackSince(deps.registry, before, newest, going);
  return kept.ok ? stillAgree(deps, candidates, newest) : kept;
}

/** Makes candidates live that were checked against `before`. */
function goLive(deps: DeliveryDeps, candidates: readonly PublishedCandidate[], before: Registry, what: string) {
  return change(deps, async (newest, at) => {
    const next = withLive(newest, candidates, at, deps.by);
    if (next === null) return success(null);
    const good = await stillGood(deps, candidates, before, newest);
    return good.ok ? success({ ...next, what: noted(what, deps) }) : good;
  });
}

/** The entry that a version can be a canary of. Fails with `canary_refused`. */
function entryForTrial({ remotes }: Registry, { remote, version }: Manifest, percent: number): Result<Entry, Refusal> {
  const refused = (expected: string, remedy: string): Result<never, Refusal> =>
    failure({ rule: 'canary_refused', found: `${remote}@${version} for ${percent} % of the visitors`, expected, remedy });
  const entry = remotes[remote];
  if (entry === undefined)
    return refused(
      `a version of ${remote} that is live for all others`,
      'A first version cannot be compared with another: activate it without --percent, for everyone.',
    );
  if (entry.active.version === version)
    return refused('a version that is not live for everyone already', 'Name another version, or leave --percent out.');
  return success(entry);
}

function goOnTrial(deps: DeliveryDeps, candidate: PublishedCandidate & { part: 'remote' }, before: Registry, percent: number) {
  const { remote, version } = candidate.manifest;
  return change(deps, async (newest, at) => {
    const found = entryForTrial(newest, candidate.manifest, percent);
    if (!found.ok) return found;
    const entry = found.value;
    if (entry.canary?.version === version && entry.canary.percent === percent) return success(null);
    const good = await stillGood(deps, [candidate], before, newest);
    if (!good.ok) return good;
    const next: Entry = { ...entry, canary: { version, at, by: deps.by, manifest: candidate.hash, percent }, taken_back: null };
    const what = noted(`activate ${remote}@${version} for ${percent} %`, deps);
    return success({ remotes: { ...newest.remotes, [remote]: next }, what });
  });
}

const A_HUNDRED = 100;

/** Whether exactly these visitors have the version already, so that there is nothing to check. */
function isDone(candidate: PublishedCandidate, before: Registry, percent: number): boolean {
  if (percent === A_HUNDRED || candidate.part === 'shell') return withLive(before, [candidate], '', '') === null;
  const canary = before.remotes[candidate.manifest.remote]?.canary;
  return canary?.version === candidate.manifest.version && canary.percent === percent;
}

const noShellCanary = (version: string, percent: number): Result<never, Refusal> =>
  failure({
    rule: 'canary_refused',
    found: `shell@${version} for ${percent} % of the visitors`,
    expected: 'a remote: everyone gets the same shell, because every remote is checked against it',
    remedy: 'Leave --percent out: everyone then gets the shell, and "rollback shell" restores the previous one.',
  });

/**
 * Makes a published version live after a check, in one atomic write. `percent` from 1 to 99 makes it the canary for
 * that share of the visitors; 100, the default, means all visitors and ends a running canary. Fails with
 * `canary_refused` for a shell, which has no canary, and for a remote without a live version.
 */
export const activate = (
  deps: DeliveryDeps,
  name: PartName,
  version: string,
  percent: number = A_HUNDRED,
): Promise<Result<Activated, Refusal>> =>
  orRefusal(async () => {
    const everybody = percent === A_HUNDRED;
    if (name === 'shell' && !everybody) return noShellCanary(version, percent);
    const candidate = await candidateOf(deps, name, version);
    if (!candidate.ok) return candidate;
    const before = await deps.registry.read();
    // Before a mount of a minute.
    if (!everybody && candidate.value.part === 'remote') {
      const trial = entryForTrial(before, candidate.value.manifest, percent);
      if (!trial.ok) return trial;
    }
    const activated = { remote: name, version, percent: everybody ? null : percent };
    if (isDone(candidate.value, before, percent)) return success({ ...activated, generation: before.generation, changed: false });
    const checked = await check(deps, candidate.value, before);
    if (!checked.ok) return checked;
    const changed =
      everybody || candidate.value.part === 'shell'
        ? await goLive(deps, [candidate.value], before, `activate ${name}@${version}`)
        : await goOnTrial(deps, candidate.value, before, percent);
    return changed.ok ? success({ ...activated, ...changed.value }) : changed;
  });

/** Makes several published versions live in one write, by name: each is checked against the others. */
export const activateTogether = (deps: DeliveryDeps, versions: ReadonlyMap<PartName, string>): Promise<Result<Activated[], Refusal>> =>
  orRefusal(async () => {
    const candidates: PublishedCandidate[] = [];
    for (const [name, version] of versions) {
      const candidate = await candidateOf(deps, name, version);
      if (!candidate.ok) return candidate;
      candidates.push(candidate.value);
    }
    const before = await deps.registry.read();
    const checked = await checkTogether(deps, candidates, before);
    if (!checked.ok) return checked;
    const all = [...versions].map(([name, version]) => `${name}@${version}`);
    const changed = await goLive(deps, candidates, before, `activate ${all.join(', ')}`);
    if (!changed.ok) return changed;
    const wasLive = (name: PartName): string | undefined => entryOf(before, name)?.active.version;
    const { generation } = changed.value;
    return success(
      [...versions].map(([remote, version]) => ({ remote, version, percent: null, generation, changed: wasLive(remote) !== version })),
    );
  });
