import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Registry, RegistryRemote } from '@amarena/shared/federation/registry';
import type { Activated, DeliveryDeps } from './activate.ts';
import { type Changed, change } from './change.ts';
import { candidateOf, check, checkTogether, type PublishedCandidate } from './check.ts';
import { entryOf, type Mark, type PartName, remotesIn } from './part.ts';
import type { Refusal } from './refusal.ts';
import { otherBytes } from './sameBytes.ts';
import { takeBack } from './takeBack.ts';
import { orRefusal } from './troubles.ts';

export type RolledBack = { readonly kind: 'canary' | 'version' } & Activated;

/** Why no version of a part was live before. */
function nothingBefore({ retired }: Registry, name: PartName, active: string | undefined): string {
  if (active !== undefined) return `no version of ${name} was live before ${active}`;
  const gone = name === 'shell' ? undefined : retired[name];
  return gone === undefined ? `${name} is not live` : `${name} was retired by ${gone.by} on ${gone.at}`;
}

const nothing = (newest: Registry, name: PartName, active: string | undefined): Result<never, Refusal> =>
  failure({
    rule: 'nothing_to_return_to',
    found: nothingBefore(newest, name, active),
    expected: 'one to return to',
    remedy: `Activate a version by name: "npm run deliver -- activate ${name}@…".`,
  });

const movedOn = (name: PartName, leaving: string | undefined, now: string | undefined): Result<never, Refusal> =>
  failure({
    rule: 'registry_busy',
    found: `${name}@${leaving} is to be left`,
    expected: `${name}@${now}, which someone made live meanwhile`,
    remedy: 'Check "status", and roll back again if you want to leave that one, too.',
  });

/**
 * A version that returns was live before, and someone waits for it: it is not mounted in a browser again, and needs no
 * provenance, also if the site began to demand it only afterwards.
 */
const asBefore = ({ artifacts, shell, registry, by, now }: DeliveryDeps): DeliveryDeps => ({
  artifacts,
  shell,
  registry,
  by,
  now,
  provenance: { refusal: async () => null },
  returns: true,
});

/** Ends the trial of a remote's canary at the team's request; the active version stays. */
async function canaryBack(deps: DeliveryDeps, remote: Manifest['remote'], version: string): Promise<Result<RolledBack, Refusal>> {
  const taken = await takeBack(deps, remote, version, `rolled back by ${deps.by}`);
  return taken.ok ? success({ kind: 'canary', remote, version, percent: null, ...taken.value }) : taken;
}

/**
 * According to the history, the version that was live before the one that returns: the next step back. Never the
 * version that is being left, which neither a second rollback nor a failing browser may bring back. Null if none, or if
 * it was removed, even if someone published it again.
 */
async function behind(deps: DeliveryDeps, name: PartName, { version, at }: Mark): Promise<Mark | null> {
  const then = await deps.registry.newestWhere(({ registry }) => {
    const active = entryOf(registry, name)?.active;
    return active?.version === version && active.at === at;
  });
  const before = then === null ? null : (entryOf(then.registry, name)?.previous ?? null);
  if (before === null) return null;
  const found = await candidateOf(deps, name, before.version);
  return found.ok && otherBytes(found.value, before, false) === null ? before : null;
}

/**
 * Goes one step back, and one further each time. Takes a running canary back first, and nothing else; without a canary,
 * the version that was live before returns. With `from`, only if that is the version to be left.
 */
export const rollback = (deps: DeliveryDeps, name: PartName, from?: string): Promise<Result<RolledBack, Refusal>> =>
  orRefusal(async () => {
    const newest = await deps.registry.read();
    const canary = name === 'shell' ? null : (newest.remotes[name]?.canary ?? null);
    const leaving = entryOf(newest, name)?.active.version;
    const left = canary?.version ?? leaving;
    if (from !== undefined && from !== left) return movedOn(name, from, left);
    if (name !== 'shell' && canary !== null) return canaryBack(deps, name, canary.version);
    const before = entryOf(newest, name)?.previous ?? null;
    if (before === null) return nothing(newest, name, leaving);
    const candidate = await candidateOf(deps, name, before.version);
    if (!candidate.ok) return candidate;
    // The registry has named it ever since, so "gc" has not removed it.
    const other = otherBytes(candidate.value, before, true);
    if (other !== null) return failure(other);
    const checked = await check(asBefore(deps), candidate.value, newest);
    if (!checked.ok) return checked;
    const previous = await behind(deps, name, before);
    const changed = await change(deps, async (now, at) => {
      const entry = entryOf(now, name);
      // Two people who roll back at the same time mean the same step.
      if (entry?.active.version === before.version) return success(null);
      if (entry?.active.version !== leaving) return movedOn(name, leaving, entry?.active.version);
      const back = { active: { version: before.version, at, by: deps.by, manifest: candidate.value.hash }, previous };
      const what = `roll ${name} back to ${before.version}`;
      if (name === 'shell') return success({ shell: back, what });
      return success({ remotes: { ...now.remotes, [name]: { ...back, canary: null, taken_back: null } }, what });
    });
    return changed.ok ? success({ kind: 'version', remote: name, version: before.version, percent: null, ...changed.value }) : changed;
  });

/** Versions that a generation names, by part. */
export function versionsIn(registry: Registry): Map<PartName, Set<string>> {
  const named = new Map<PartName, Set<string>>();
  const name = (part: PartName, marks: readonly (Pick<Mark, 'version'> | null)[]) =>
    named.set(part, new Set(marks.flatMap((mark) => mark?.version ?? [])));
  if (registry.shell !== null) name('shell', [registry.shell.active, registry.shell.previous]);
  for (const remote of remotesIn(registry)) {
    const entry = registry.remotes[remote];
    if (entry !== undefined) name(remote, [entry.active, entry.previous, entry.canary]);
  }
  return named;
}

/** A canary that does not return with its generation. */
export interface LeftOut {
  readonly remote: Manifest['remote'];
  readonly version: string;
  readonly percent: number;
}

/** What returns of a generation: everything but its canaries, whose trials ended, and which nobody has checked since. */
function returning({ shell, remotes }: Registry): Pick<Registry, 'shell' | 'remotes'> & { readonly leftOut: LeftOut[] } {
  const all = Object.entries(remotes) as [Manifest['remote'], RegistryRemote][];
  const leftOut = all.flatMap(([remote, { canary }]) =>
    canary === null ? [] : [{ remote, version: canary.version, percent: canary.percent }],
  );
  return { shell, remotes: Object.fromEntries(all.map(([remote, entry]) => [remote, { ...entry, canary: null }])), leftOut };
}

/** A guest that was retired since, and stays so. */
export interface StaysRetired {
  readonly remote: Manifest['remote'];
  readonly version: string;
}

/**
 * The guests that were retired after a generation, and not activated since. Not those of the newest registry alone: a
 * server or command of the release before does not know of retired guests, and drops them from what it writes.
 */
async function retiredAfter({ registry }: DeliveryDeps, generation: number): Promise<ReadonlySet<string>> {
  const all = new Set<string>();
  for (const { remotes, retired } of await registry.after(generation)) {
    for (const remote of Object.keys(remotes)) all.delete(remote);
    for (const remote of Object.keys(retired)) all.add(remote);
  }
  return all;
}

/** A live set without the guests that are retired: whoever retired one did not know of the return. */
function withoutRetired({ remotes }: Pick<Registry, 'remotes'>, retired: ReadonlySet<string>) {
  const all = Object.entries(remotes) as [Manifest['remote'], RegistryRemote][];
  const gone = all.filter(([remote]) => retired.has(remote));
  const stayRetired: StaysRetired[] = gone.map(([remote, { active }]) => ({ remote, version: active.version }));
  return { remotes: Object.fromEntries(all.filter(([remote]) => !retired.has(remote))), stayRetired };
}

/** Refuses a return that was checked without some guests, if one of them was activated meanwhile. */
function stillRetired(generation: number, before: readonly StaysRetired[], now: readonly StaysRetired[]): Result<void, Refusal> {
  const back = before.filter((one) => !now.some(({ remote }) => remote === one.remote)).map(({ remote }) => remote);
  if (back.length === 0) return success(undefined);
  return failure({
    rule: 'registry_busy',
    found: `${back.join(', ')} was left out of generation ${generation}, as retired`,
    expected: 'no activation of it while the return is checked',
    remedy: 'Check "status", and return to the generation again if its version should replace the one that is live now.',
  });
}

const returnedTo = (generation: number): string => `return to the live set of generation ${generation}`;

/** What the history says of a return. */
function returnTo(generation: number, leftOut: readonly LeftOut[], stayRetired: readonly StaysRetired[]): string {
  const listed = (all: readonly { readonly remote: string; readonly version: string }[]) =>
    all.map(({ remote, version }) => `${remote}@${version}`).join(', ');
  const [canaries, retired] = [listed(leftOut), listed(stayRetired)];
  return (
    returnedTo(generation) +
    `${canaries && `, without the canary ${canaries}`}${retired && `, without ${retired}, which ${stayRetired.length === 1 ? 'was' : 'were'} retired`}`
  );
}

/** An entry of the history without what did not return: other teams' parts may be among it. Any other entry as it is. */
export function withoutLeftOut(what: string): string {
  const generation = /^return to the live set of generation (\d+), /.exec(what)?.[1];
  return generation === undefined ? what : returnedTo(Number(generation));
}

interface Returned {
  readonly leftOut: readonly LeftOut[];
  readonly stayRetired: readonly StaysRetired[];
}

/** The versions that a return brings back, the live ones. Fails if the store lacks one, or has it with other bytes. */
async function liveAgain(deps: DeliveryDeps, wanted: Registry, newest: Registry): Promise<Result<PublishedCandidate[], Refusal>> {
  const now = versionsIn(newest);
  const live: PublishedCandidate[] = [];
  for (const name of versionsIn(wanted).keys()) {
    const entry = entryOf(wanted, name);
    for (const mark of [entry?.active, entry?.previous]) {
      if (mark == null) continue;
      const candidate = await candidateOf(deps, name, mark.version);
      if (!candidate.ok) return candidate;
      const other = otherBytes(candidate.value, mark, now.get(name)?.has(mark.version) === true);
      if (other !== null) return failure(other);
      if (mark === entry?.active) live.push(candidate.value);
    }
  }
  return success(live);
}

/**
 * Makes the live set of an earlier generation the next one, without its canaries and the guests that were retired since.
 * Fails if the store no longer has one of its versions, or has it with other bytes than those that were live, and with
 * `registry_busy` if someone activates meanwhile a guest that was left out as retired.
 */
export const rollbackTo = (deps: DeliveryDeps, generation: number): Promise<Result<Changed & Returned, Refusal>> =>
  orRefusal(async () => {
    const nearest = await deps.registry.newestWhere((entry) => entry.generation <= generation);
    if (nearest?.generation !== generation)
      return failure({
        rule: 'nothing_to_return_to',
        found: `no generation ${generation}`,
        expected: 'a generation that "history" lists',
        remedy: 'Run "npm run deliver -- history" and choose one.',
      });
    const { leftOut, ...whole } = returning(nearest.registry);
    const newest = await deps.registry.read();
    const kept = withoutRetired(whole, await retiredAfter(deps, generation));
    const wanted = { ...nearest.registry, ...whole, remotes: kept.remotes };
    const candidates = await liveAgain(deps, wanted, newest);
    if (!candidates.ok) return candidates;
    const checked = await checkTogether(asBefore(deps), candidates.value, wanted);
    if (!checked.ok) return checked;
    let { stayRetired } = kept;
    const changed = await change(deps, async () => {
      // More may have been retired since the return was checked, which breaks nothing.
      const left = withoutRetired(whole, await retiredAfter(deps, generation));
      const good = stillRetired(generation, kept.stayRetired, left.stayRetired);
      if (!good.ok) return good;
      stayRetired = left.stayRetired;
      return success({ shell: whole.shell, remotes: left.remotes, what: returnTo(generation, leftOut, stayRetired) });
    });
    return changed.ok ? success({ ...changed.value, leftOut, stayRetired }) : changed;
  });
