import type { RemoteFailureKind } from '@amarena/shared/contracts/platform/clientErrors';
import { PAGE } from '@amarena/shared/contracts/platform/remote';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { LoadableVersion, Snapshot } from '@amarena/shared/federation/registry';
import { unmetContract } from './contract.ts';
import { type FileExists, fileExists, isChunkFailure, loadFailure, mountFailure, RemoteFailure, within } from './failure.ts';
import { entryOf, type Federation } from './federation.ts';

/** Time limits in milliseconds. A mount waits for no network; a bootstrap waits for one catalogue at most. */
export const LIMITS = { load: 10_000, bootstrap: 10_000, mount: 5_000, unmount: 2_000, empty: 5_000 } as const;

export type ReportFailure = (remote: AnyRemote, version: string, failure: RemoteFailure) => void;

/** Load failures that may be temporary. The others would fail again, so a retry would only waste time. */
const PASSING: ReadonlySet<RemoteFailureKind> = new Set(['unreachable', 'hash_mismatch']);

/**
 * Every version of a remote failed, now or earlier in this document. `tried` lists them in order; `last` is the last
 * failure of this attempt, null if all versions were skipped.
 */
export class AllVersionsFailed extends Error {
  readonly tried: readonly string[];
  readonly last: RemoteFailure | null;
  /** The failure to show; null: no version exists. */
  readonly kind: RemoteFailureKind | null;

  constructor(remote: AnyRemote, tried: readonly string[], failures: readonly RemoteFailure[], last: RemoteFailure | null) {
    super(`${remote}: no version could be started`);
    this.name = 'AllVersionsFailed';
    this.tried = tried;
    this.last = last;
    this.kind = kindToTell(failures);
  }
}

/** A lost network comes first, because the person can fix it; otherwise the failure of the active version. */
const kindToTell = (failures: readonly RemoteFailure[]): RemoteFailureKind | null =>
  (failures.find(({ kind }) => kind === 'unreachable') ?? failures[0])?.kind ?? null;

/**
 * True if this document can still load what is missing. Broken code, or a wrong address or hash, stays broken until a
 * new document brings the versions that are then live.
 */
export const mayRecover = (kind: RemoteFailureKind | null): boolean => kind === 'unreachable' || kind === 'timed_out';

export interface Loader {
  /**
   * Uses the first version of a remote that works. `use` gets its module and can reject it by throwing. The active
   * version is retried once if that can help, then the previous version is tried. Throws `AllVersionsFailed`.
   */
  firstWorking<Value>(remote: AnyRemote, expose: string, use: Use<Value>): Promise<Value>;
  /**
   * Skips a version that crashed after it was mounted, and reports it. If a chunk failed to load, the version is
   * skipped for this visit only.
   */
  crashed(remote: AnyRemote, version: LoadableVersion, cause: unknown): void;
  /** Call when a person opens a page of the remote: what failed to load last time may load now. */
  visited(remote: AnyRemote): void;
  /** Gives every version of a remote another chance, when a person presses "try again". */
  resetFailures(remote: AnyRemote): void;
  /** Whether the server has the entry of one of its versions, so that a retry may succeed. */
  reachable(remote: AnyRemote): Promise<boolean>;
  /** Loads a remote's page without starting it. Failures are ignored; the visit itself will report them. */
  prefetch(remote: AnyRemote): void;
}

export type Use<Value> = (module: unknown, version: LoadableVersion) => Promise<Value>;

export function createLoader(deps: { snapshot: Snapshot; federation: Federation; report: ReportFailure; there?: FileExists }): Loader {
  const { snapshot, federation, report, there = fileExists } = deps;
  /** Skipped versions with their last failure, by container. */
  const broken = new Set<string>();
  const failures = new Map<string, RemoteFailure>();
  /** Versions with a chunk that failed to load since the last visit, by container. */
  const incomplete = new Set<string>();
  const prefetched = new Set<string>();
  const versionsOf = (remote: AnyRemote) => snapshot.remotes[remote] ?? [];

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

  function fail(remote: AnyRemote, version: LoadableVersion, failure: RemoteFailure): void {
    failures.set(version.container, failure);
    report(remote, version.version, failure);
  }

  /**
   * `again`: the failure may pass immediately. `later`: retry once at the next visit, because each attempt costs the
   * whole time limit. A version that hangs while mounting would hang again.
   */
  async function attempt<Value>(remote: AnyRemote, version: LoadableVersion, expose: string, use: Use<Value>) {
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
