import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { MANIFEST_FILE, type Manifest } from '@amarena/shared/federation/manifest';
import type { Registry } from '@amarena/shared/federation/registry';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { remoteAgrees, shellAgrees } from './agreementRules.ts';
import type { ChangeDeps } from './change.ts';
import { frameworkOf, type OwnFramework, ownFrameworks } from './frameworks.ts';
import { licencesAllowed } from './licenceRules.ts';
import { type LiveSet, type LiveSetDeps, liveSet, startable } from './liveSet.ts';
import { entryOf, type PartName } from './part.ts';
import type { Provenance } from './provenance/provenance.ts';
import { type Refusal, together } from './refusal.ts';
import { orRefusal } from './troubles.ts';
import { type Described, integrityOf, verifiedFiles } from './verifyFiles.ts';
import {
  budgetsKept,
  budgetsLike,
  guestBudgetsBelow,
  type Measure,
  shellBudgetKept,
  shellBudgetLike,
  USUAL_GUEST_CEILING,
} from './weightRules.ts';

/** A published version that someone wants to make live. */
export type Candidate =
  | { readonly part: 'remote'; readonly manifest: Manifest }
  | { readonly part: 'shell'; readonly manifest: ShellManifest };

/** A candidate as it lies in the store. `hash`: integrity of its manifest.json, which has the hash of every other file. */
export type PublishedCandidate = Candidate & { readonly hash: string };

export interface MountOptions {
  /** The versions that are live before the candidates; default: the set beside which they are mounted. */
  readonly before?: LiveSet;
  /** True: someone accepted that pages show less than before. */
  readonly less?: boolean;
}

/** What someone accepted for one delivery; the history records it. */
export interface Accepted {
  /** Pages that show much less than their live version. */
  readonly less?: boolean;
  /** The second person who accepts budgets that were raised by more than a tenth. */
  readonly budgetsBy?: string | undefined;
}

export interface DeliveryDeps extends ChangeDeps, LiveSetDeps {
  /** Says whether a candidate lacks the provenance that its part needs. */
  readonly provenance: Pick<Provenance, 'refusal'>;
  /** Mounts candidates in a browser next to the live set; returns an empty list if everything works. Absent: not tried. */
  readonly smoke?: (candidates: readonly Candidate[], live: LiveSet, options?: MountOptions) => Promise<Refusal[]>;
  /** Bytes that the budgets of a guest may have at most; default: the usual. */
  readonly guestCeiling?: number;
  /** Default: nothing. */
  readonly accepted?: Accepted;
  /** True: a version returns that was live before, so its budgets were accepted then. */
  readonly returns?: boolean;
  /** Appended to every activation in the history, in brackets. */
  readonly note?: string;
}

const refused = (refusals: readonly Refusal[]): Result<void, Refusal> => {
  const refusal = together(refusals);
  return refusal === null ? success(undefined) : failure(refusal);
};

export const nameOf = (candidate: Candidate): PartName => (candidate.part === 'shell' ? 'shell' : candidate.manifest.remote);

async function described({ artifacts, shell }: LiveSetDeps, name: PartName, version: string): Promise<Candidate | null> {
  if (name === 'shell') {
    const manifest = await shell.manifest(version);
    return manifest && { part: 'shell', manifest };
  }
  const manifest = await artifacts.manifest(name, version);
  return manifest && { part: 'remote', manifest };
}

/** A published version by name. Fails with `not_published` or `manifest_invalid`. */
export const candidateOf = (deps: LiveSetDeps, name: PartName, version: string): Promise<Result<PublishedCandidate, Refusal>> =>
  orRefusal(async (): Promise<Result<PublishedCandidate, Refusal>> => {
    const found = await described(deps, name, version);
    const bytes = await (name === 'shell' ? deps.shell.read(version, MANIFEST_FILE) : deps.artifacts.read(name, version, MANIFEST_FILE));
    if (found !== null && bytes !== null) return success({ ...found, hash: integrityOf(bytes) });
    return failure({
      rule: 'not_published',
      found: `no ${name}@${version} in the store`,
      expected: 'a published version',
      remedy: `Run "npm run deliver -- publish ${name} --version ${version}" first.`,
    });
  });

/** The rules for a candidate alone: the hash of every file, budgets, licences, and who built it. The result does not depend on what is live. */
async function ownRules({ artifacts, shell, provenance }: DeliveryDeps, candidate: Candidate): Promise<Refusal[]> {
  const { manifest } = candidate;
  const name = nameOf(candidate);
  const read = (file: string) =>
    candidate.part === 'shell' ? shell.read(manifest.version, file) : artifacts.read(name, manifest.version, file);
  const described: Described = manifest;
  const files = await verifiedFiles(name, described, read);
  const unproven = await provenance.refusal(name, manifest.version);
  return [
    ...(files.ok ? [] : [files.error]),
    ...(unproven === null ? [] : [unproven]),
    ...(candidate.part === 'remote' ? budgetsKept(candidate.manifest) : shellBudgetKept(candidate.manifest)),
    ...licencesAllowed(`${name}@${manifest.version}`, manifest.licences),
  ];
}

/**
 * Whether a candidate and what is live agree, in both directions. Cheap, so it is repeated whenever the registry
 * changed. `before`: what is live before all candidates; what a part requires there in vain binds nobody.
 */
export const agreementRules = (candidate: Candidate, live: LiveSet, before: LiveSet): Refusal[] =>
  candidate.part === 'shell' ? shellAgrees(candidate.manifest, live, before) : remoteAgrees(candidate.manifest, live, before);

/** What the budgets of a remote are compared with: its live version, or the last one of a guest that was retired. Null: nothing. */
async function measureOf(deps: LiveSetDeps, { remote }: Manifest, live: LiveSet, { retired }: Registry): Promise<Measure | null> {
  const [active] = live.remotes[remote] ?? [];
  if (active !== undefined) return { manifest: active, isLive: true };
  const last = retired[remote];
  // An earlier "gc" may have removed it.
  const manifest = last === undefined ? null : await startable(deps.artifacts.manifest(remote, last.version));
  return manifest && { manifest, isLive: false };
}

/** Whether budgets are below the ceiling of guests, and about those of the live version, unless a second person accepts them. */
async function budgetRules(deps: DeliveryDeps, candidate: Candidate, live: LiveSet, registry: Registry): Promise<Refusal[]> {
  const { by, accepted, returns, guestCeiling = USUAL_GUEST_CEILING } = deps;
  if (returns === true) return [];
  const above = candidate.part === 'remote' ? guestBudgetsBelow(guestCeiling, candidate.manifest) : [];
  if (above.length > 0) return above;
  const person = accepted?.budgetsBy;
  if (person !== undefined && person !== by) return [];
  const raised =
    candidate.part === 'shell'
      ? shellBudgetLike(live.shell, candidate.manifest)
      : budgetsLike(await measureOf(deps, candidate.manifest, live, registry), candidate.manifest);
  return person === undefined
    ? raised
    : raised.map((refusal) => ({ ...refusal, expected: `${refusal.expected}, or someone else than ${by} who accepts it` }));
}

/** A live set with candidates in place of the live versions of the same parts. */
export function withCandidates(live: LiveSet, candidates: readonly Candidate[]): LiveSet {
  const remotes = { ...live.remotes };
  let { shell } = live;
  for (const candidate of candidates) {
    if (candidate.part === 'shell') shell = candidate.manifest;
    else remotes[candidate.manifest.remote] = [candidate.manifest];
  }
  return { shell, remotes };
}

/** The framework that a remote brings; for a shell, those of all live versions that bring one. */
export const frameworksBeside = async (deps: DeliveryDeps, candidate: Candidate): Promise<OwnFramework[]> =>
  candidate.part === 'remote' ? frameworkOf(candidate.manifest) : ownFrameworks(await liveSet(deps, await deps.registry.read()));

/**
 * All rules that a candidate has to pass before it may go live, against the versions in `registry`: contracts in both
 * directions, budgets, integrity, licences, provenance, and a mount in a browser if `smoke` is given. Changes nothing. The refusal
 * lists every broken rule.
 */
export const check = (deps: DeliveryDeps, candidate: Candidate, registry: Registry): Promise<Result<void, Refusal>> =>
  orRefusal(async () => {
    const live = await liveSet(deps, registry);
    const budgets = await budgetRules(deps, candidate, live, registry);
    const broken = [...(await ownRules(deps, candidate)), ...budgets, ...agreementRules(candidate, live, live)];
    // If a rule is broken, a browser would only say so less clearly.
    return refused(
      broken.length > 0 || deps.smoke === undefined ? broken : await deps.smoke([candidate], live, { less: deps.accepted?.less === true }),
    );
  });

const isLive = (candidate: Candidate, registry: Registry): boolean =>
  entryOf(registry, nameOf(candidate))?.active.version === candidate.manifest.version;

/**
 * Checks several candidates that go live together: each against the others, not against what they replace. Versions
 * that are already live are not mounted again.
 */
export const checkTogether = (deps: DeliveryDeps, candidates: readonly Candidate[], registry: Registry): Promise<Result<void, Refusal>> =>
  orRefusal(async () => {
    const before = await liveSet(deps, registry);
    const live = withCandidates(before, candidates);
    const own = await Promise.all(candidates.map((candidate) => ownRules(deps, candidate)));
    const budgets = await Promise.all(candidates.map((candidate) => budgetRules(deps, candidate, before, registry)));
    const broken = [...own.flat(), ...budgets.flat(), ...candidates.flatMap((candidate) => agreementRules(candidate, live, before))];
    const fresh = candidates.filter((candidate) => !isLive(candidate, registry));
    return refused(
      broken.length > 0 || deps.smoke === undefined || fresh.length === 0
        ? broken
        : await deps.smoke(fresh, live, { before, less: deps.accepted?.less === true }),
    );
  });

/** Whether candidates agree with a registry that is newer than the one they were checked against. */
export async function stillAgree(deps: LiveSetDeps, candidates: readonly Candidate[], registry: Registry): Promise<Result<void, Refusal>> {
  const before = await liveSet(deps, registry);
  const live = withCandidates(before, candidates);
  return refused(candidates.flatMap((candidate) => agreementRules(candidate, live, before)));
}
