import type { RemoteFailureKind } from '@amarena/shared/contracts/clientErrors';
import { PAGE } from '@amarena/shared/contracts/remote';
import type { RemoteName } from '@amarena/shared/contracts/routes';
import type { LoadableVersion, Snapshot } from '@amarena/shared/federation/registry';
import { unmetContract } from './contract.ts';
import { type IsThere, isChunkFailure, isThere, loadFailure, mountFailure, RemoteFailure, within } from './failure.ts';
import { entryOf, type Federation } from './federation.ts';

/** Longest waits in milliseconds. A mount waits for no network, a bootstrap for one catalogue at most. */
export const LIMITS = { load: 10_000, bootstrap: 10_000, mount: 5_000, unmount: 2_000, empty: 5_000 } as const;

export type ReportFailure = (remote: RemoteName, version: string, failure: RemoteFailure) => void;

/** Failures to load that may pass by themselves. The others fail the same way again, and a second wait would be lost. */
const PASSING: ReadonlySet<RemoteFailureKind> = new Set(['unreachable', 'hash_mismatch']);

/**
 * Every version of a remote failed: now, or earlier in this document. `tried` lists them in order; `last` is the
 * failure of the last one tried now, null where all were left out.
 */
export class AllVersionsFailed extends Error {
  readonly tried: readonly string[];
  readonly last: RemoteFailure | null;
  /** The failure to tell a person of; null: there is no version at all. */
  readonly kind: RemoteFailureKind | null;

  constructor(remote: RemoteName, tried: readonly string[], failures: readonly RemoteFailure[], last: RemoteFailure | null) {
    super(`${remote}: no version could be started`);
    this.name = 'AllVersionsFailed';
    this.tried = tried;
    this.last = last;
    this.kind = kindToTell(failures);
  }
}

/** A network that is gone can be put right by the person, so it is told first; else the failure of the active version. */
const kindToTell = (failures: readonly RemoteFailure[]): RemoteFailureKind | null =>
  (failures.find(({ kind }) => kind === 'unreachable') ?? failures[0])?.kind ?? null;

/**
 * True where the same document can still get what did not arrive. Code that is broken, or whose address or hash is
 * wrong, stays so until a new document brings what is live then.
 */
export const mayArrive = (kind: RemoteFailureKind | null): boolean => kind === 'unreachable' || kind === 'timed_out';

export interface Loader {
  /**
   * Uses the first version of a remote that works: `use` gets its module and may refuse it by throwing. The active
   * version gets one retry where that can help, then the previous one follows. Throws `AllVersionsFailed`.
   */
  firstWorking<Value>(remote: RemoteName, expose: string, use: Use<Value>): Promise<Value>;
  /** Leaves a version out that crashed after it was mounted, and reports it. One whose chunk did not arrive is left out for this visit alone. */
  crashed(remote: RemoteName, version: LoadableVersion, cause: unknown): void;
  /** A person comes to the page of a remote: what did not arrive the last time may arrive now. */
  visited(remote: RemoteName): void;
  /** Gives every version of a remote its chance again; called when a person presses "try again". */
  resetFailures(remote: RemoteName): void;
  /** Whether the server has the entry of one of its versions: what did not arrive may arrive now. */
  reachable(remote: RemoteName): Promise<boolean>;
  /** Loads a remote's page without starting it. Says nothing when it fails: the visit itself will. */
  prefetch(remote: RemoteName): void;
}

export type Use<Value> = (module: unknown, version: LoadableVersion) => Promise<Value>;

export function createLoader(deps: { snapshot: Snapshot; federation: Federation; report: ReportFailure; there?: IsThere }): Loader {
  const { snapshot, federation, report, there = isThere } = deps;
  /** Versions that are left out, and the last failure of each version, by container. */
  const broken = new Set<string>();
  const failures = new Map<string, RemoteFailure>();
  /** Versions of which a chunk did not arrive since the last visit, by container. */
  const incomplete = new Set<string>();
  const prefetched = new Set<string>();
  const versionsOf = (remote: RemoteName) => snapshot.remotes[remote] ?? [];

  async function load(version: LoadableVersion, expose: string): Promise<unknown> {
    const unmet = unmetContract(version.requires);
    if (unmet !== null) throw new RemoteFailure('contract_mismatch', null, unmet);
    try {
      return await within(LIMITS.load, 'loading', federation.load(version, expose));
    } catch (cause) {
      const failure = await loadFailure(cause, entryOf(version), there);
      if (failure.kind === 'timed_out') federation.abandon(version);
      throw failure;
    }
  }

  function fail(remote: RemoteName, version: LoadableVersion, failure: RemoteFailure): void {
    failures.set(version.container, failure);
    report(remote, version.version, failure);
  }

  /**
   * `again`: the failure may pass at once. `later`: at the next visit, once, because each such try costs its whole limit.
   * A version that hangs while it mounts hangs the next time too.
   */
  async function attempt<Value>(remote: RemoteName, version: LoadableVersion, expose: string, use: Use<Value>) {
    const wasLate = failures.get(version.container)?.kind === 'timed_out';
    let loaded = false;
    try {
      const module = await load(version, expose);
      loaded = true;
      const value = await use(module, version);
      failures.delete(version.container);
      return { value };
    } catch (cause) {
      const failure = await mountFailure(cause, entryOf(version), there);
      fail(remote, version, failure);
      const again = PASSING.has(failure.kind);
      return { failure, again, later: again || (!loaded && failure.kind === 'timed_out' && !wasLate) };
    }
  }

  return {
    async firstWorking(remote, expose, use) {
      let last: RemoteFailure | null = null;
      const candidates = versionsOf(remote).filter(({ container }) => !broken.has(container) && !incomplete.has(container));
      for (const [index, version] of candidates.entries()) {
        let result = await attempt(remote, version, expose, use);
        if ('failure' in result && index === 0 && result.again) {
          result = await attempt(remote, version, expose, use);
        }
        if ('value' in result) return result.value;
        last = result.failure;
        if (!result.later) broken.add(version.container);
      }
      const versions = versionsOf(remote);
      throw new AllVersionsFailed(
        remote,
        versions.map(({ version }) => version),
        versions.flatMap(({ container }) => failures.get(container) ?? []),
        last,
      );
    },
    crashed(remote, version, cause) {
      if (isChunkFailure(cause)) {
        incomplete.add(version.container);
        failures.set(version.container, new RemoteFailure('unreachable', cause));
        void loadFailure(cause, entryOf(version), there).then((failure) => report(remote, version.version, failure));
        return;
      }
      broken.add(version.container);
      fail(remote, version, new RemoteFailure('crashed', cause));
    },
    visited(remote) {
      for (const { container } of versionsOf(remote)) incomplete.delete(container);
    },
    resetFailures(remote) {
      for (const { container } of versionsOf(remote)) {
        incomplete.delete(container);
        broken.delete(container);
        failures.delete(container);
      }
    },
    async reachable(remote) {
      const answers = await Promise.all(versionsOf(remote).map((version) => there(entryOf(version))));
      return answers.includes(true);
    },
    prefetch(remote) {
      const [version] = versionsOf(remote).filter((candidate) => !broken.has(candidate.container));
      if (version === undefined || prefetched.has(version.container)) return;
      prefetched.add(version.container);
      void load(version, PAGE).catch((cause: unknown) => console.debug('prefetch', remote, cause));
    },
  };
}
