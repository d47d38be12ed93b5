import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Registry, RegistryRemote } from '@amarena/shared/federation/registry';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { MINUTE } from '../times.ts';
import type { ArtifactStore } from './artifactStore.ts';
import { ManifestUnreadable } from './builds.ts';
import { RegistryBroken, type RegistryStore } from './registryStore.ts';
import type { ShellBuilds } from './shellBuilds.ts';
import { StoreUnavailable } from './store/objectStore.ts';

type RemoteName = Manifest['remote'];

/** The versions of one remote that the registry names and the store has; null for none. */
export interface RemoteVersions {
  readonly active: Manifest | null;
  readonly previous: Manifest | null;
  readonly canary: { readonly manifest: Manifest; readonly percent: number } | null;
}

/** What is live, for everyone. */
export interface LiveRegistry {
  readonly generation: number;
  readonly shell: ShellManifest;
  readonly remotes: Readonly<Record<RemoteName, RemoteVersions>>;
  /** Address at which browsers find the folder of the remotes, with a trailing slash. */
  readonly artifactsAddress: string;
}

export interface LiveDeps {
  readonly artifacts: ArtifactStore;
  readonly registry: RegistryStore;
  readonly shell: ShellBuilds;
  readonly artifactsAddress: string;
  /** Milliseconds for which an answer of the store is cached; 0: the store is asked for every page. */
  readonly askEvery: number;
  /** Called for a version that the registry names and the store lacks; pages get the other versions. */
  readonly onMissing: (remote: string, version: string) => void;
  /** Called at most once a minute while the store or the registry cannot be used; pages get what was live last. */
  readonly onTrouble: (error: Error) => void;
}

const TOLD_EVERY_IN_MS = MINUTE;

async function versionsOf(remote: RemoteName, { active, previous, canary }: RegistryRemote, deps: LiveDeps): Promise<RemoteVersions> {
  const manifest = async (version: string | undefined): Promise<Manifest | null> => {
    if (version === undefined) return null;
    const found = await deps.artifacts.manifest(remote, version).catch((error: unknown) => {
      if (error instanceof ManifestUnreadable) return null;
      throw error;
    });
    if (found === null) deps.onMissing(remote, version);
    return found;
  };
  const [activeManifest, previousManifest, canaryManifest] = await Promise.all([
    manifest(active.version),
    manifest(previous?.version),
    manifest(canary?.version),
  ]);
  return {
    active: activeManifest,
    previous: previousManifest,
    canary: canary === null || canaryManifest === null ? null : { manifest: canaryManifest, percent: canary.percent },
  };
}

async function liveOf(registry: Registry, deps: LiveDeps): Promise<LiveRegistry> {
  const version = registry.shell?.active.version;
  const shell = version === undefined ? null : await deps.shell.manifest(version);
  if (shell === null) throw new Error('No build of the shell is live. Run "npm run deliver -- release shell".');
  const remotes = Object.entries(registry.remotes) as [RemoteName, RegistryRemote][];
  const versions = remotes.map(async ([remote, entry]) => [remote, await versionsOf(remote, entry, deps)] as const);
  return {
    generation: registry.generation,
    shell,
    remotes: Object.fromEntries(await Promise.all(versions)),
    artifactsAddress: deps.artifactsAddress,
  };
}

/** An error that passes or that someone has to fix; meanwhile members get what was live before. */
const isTrouble = (error: unknown): error is Error =>
  error instanceof StoreUnavailable || error instanceof RegistryBroken || error instanceof ManifestUnreadable;

/**
 * Reads what is live. Asks for the registry's generation and reads it again if it changed, so that an activation shows
 * in the next answer; while `askEvery` allows a cached answer, no page waits for a slow store. While store or registry
 * cannot be used, what was live last stays live.
 */
export function liveSnapshot(deps: LiveDeps): () => Promise<LiveRegistry> {
  let known: LiveRegistry | null = null;
  /** True if the registry was broken, so that the number of its generation alone is not enough. */
  let doubted = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<LiveRegistry> | null = null;

  async function newest(): Promise<LiveRegistry> {
    const generation = await deps.registry.generation();
    if (known !== null && generation < known.generation)
      throw new RegistryBroken('The registry', `generation ${generation}`, `is the newest one after ${known.generation} was in force.`);
    if (known !== null && known.generation === generation && !doubted) return known;
    known = await liveOf(await deps.registry.read(), deps);
    doubted = false;
    return known;
  }

  async function lastGood(error: unknown): Promise<LiveRegistry> {
    if (!isTrouble(error)) throw error;
    if (Date.now() - toldAt >= TOLD_EVERY_IN_MS) {
      toldAt = Date.now();
      deps.onTrouble(error);
    }
    doubted ||= error instanceof RegistryBroken;
    if (known !== null) return known;
    const readable = error instanceof RegistryBroken ? await deps.registry.newestReadable() : null;
    if (readable === null) throw error;
    known = await liveOf(readable, deps);
    return known;
  }

  const ask = (): Promise<LiveRegistry> => {
    asking ??= newest()
      .catch(lastGood)
      .finally(() => {
        asking = null;
        askedAt = Date.now();
      });
    return asking;
  };

  return async () => {
    if (deps.askEvery === 0) return newest().catch(lastGood);
    if (known === null) return ask();
    if (Date.now() - askedAt >= deps.askEvery) void ask().catch(deps.onTrouble);
    return known;
  };
}
