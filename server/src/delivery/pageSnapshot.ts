import type { FileFacts, Manifest } from '@amarena/shared/federation/manifest';
import { type LoadableVersion, REGISTRY_SCHEMA_VERSION, type Snapshot } from '@amarena/shared/federation/registry';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import type { LiveRegistry, RemoteVersions } from './liveSnapshot.ts';

type RemoteName = Manifest['remote'];

/** What one page gets: the snapshot for the browser, and the manifests for preloads and policies. */
export interface PageSnapshot {
  readonly snapshot: Snapshot;
  readonly shell: ShellManifest;
  /** For each remote, the versions that the page may start, in the order in which it tries them. */
  readonly manifests: Readonly<Record<RemoteName, readonly Manifest[]>>;
  /** Address at which browsers find the folder of the remotes, with a trailing slash. */
  readonly artifactsAddress: string;
}

/** Chooses which versions of a remote one page may start, in order. */
export type Choose = (remote: RemoteName, versions: RemoteVersions) => readonly Manifest[];

export const shellBase = (version: string): string => `/shell/${version}/`;

/** Address of a version's folder. `artifactsAddress`: where the folder of the remotes is, as in `Live`. */
export const artifactBase = (artifactsAddress: string, { remote, version }: Pick<Manifest, 'remote' | 'version'>): string =>
  `${artifactsAddress}${remote}/${version}/`;

const scriptIntegrity = (files: Record<string, FileFacts>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).flatMap(([file, { integrity }]) => (file.endsWith('.js') ? [[file, integrity]] : [])));

const loadable = (artifactsAddress: string, manifest: Manifest): LoadableVersion => ({
  version: manifest.version,
  container: manifest.container,
  base: artifactBase(artifactsAddress, manifest),
  requires: Object.fromEntries(Object.entries(manifest.contract.requires)),
  integrity: scriptIntegrity(manifest.files),
});

/** The default choice: the active version, and the previous one in case it fails. */
export const activeVersions: Choose = (_remote, { active, previous }) => [active, previous].filter((manifest) => manifest !== null);

/** Selects what one page gets of what is live. */
export function pageSnapshot({ generation, shell, remotes, artifactsAddress }: LiveRegistry, choose: Choose): PageSnapshot {
  const chosen = (Object.entries(remotes) as [RemoteName, RemoteVersions][]).map(
    ([remote, versions]) => [remote, choose(remote, versions)] as const,
  );
  return {
    shell,
    manifests: Object.fromEntries(chosen),
    artifactsAddress,
    snapshot: {
      schemaVersion: REGISTRY_SCHEMA_VERSION,
      generation,
      shell: { version: shell.version, base: shellBase(shell.version), integrity: scriptIntegrity(shell.files) },
      remotes: Object.fromEntries(
        chosen.map(([remote, versions]) => [remote, versions.map((manifest) => loadable(artifactsAddress, manifest))]),
      ),
    },
  };
}
