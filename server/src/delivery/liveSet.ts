import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Registry, RegistryRemote } from '@amarena/shared/federation/registry';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import type { ArtifactStore } from './artifactStore.ts';
import { ManifestUnreadable } from './builds.ts';
import type { ShellBuilds } from './shellBuilds.ts';

type RemoteName = Manifest['remote'];

/** What pages may start: the live shell (null if none yet), and the active version and the canary of each remote. */
export interface LiveSet {
  readonly shell: ShellManifest | null;
  readonly remotes: Readonly<Record<RemoteName, readonly Manifest[]>>;
}

export interface LiveSetDeps {
  readonly artifacts: ArtifactStore;
  readonly shell: ShellBuilds;
}

/** Null for a version of an older release that pages cannot start: it requires nothing of anyone. */
export const startable = <Described>(reading: Promise<Described | null>): Promise<Described | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof ManifestUnreadable) return null;
    throw error;
  });

/** Reads the manifests of the versions in a registry. */
export async function liveSet({ artifacts, shell }: LiveSetDeps, { shell: live, remotes }: Registry): Promise<LiveSet> {
  const ofRemote = async ([remote, { active, canary }]: [string, RegistryRemote]): Promise<[string, Manifest[]]> => {
    const versions = [active.version, ...(canary === null ? [] : [canary.version])];
    const manifests = await Promise.all(versions.map((version) => startable(artifacts.manifest(remote, version))));
    return [remote, manifests.filter((manifest) => manifest !== null)];
  };
  return {
    shell: live === null ? null : await startable(shell.manifest(live.active.version)),
    remotes: Object.fromEntries(await Promise.all(Object.entries(remotes).map(ofRemote))),
  };
}
