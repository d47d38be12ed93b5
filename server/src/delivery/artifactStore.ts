import { Manifest } from '@amarena/shared/federation/manifest';
import { isSafeName, type Put, type VersionFolder, versionFolder } from './builds.ts';
import type { ObjectStore } from './store/objectStore.ts';

/** The store of published versions of remotes. Its content never changes. */
export interface ArtifactStore {
  /** The manifest of a published version; null if not published. Throws `ManifestUnreadable`. */
  manifest(remote: string, version: string): Promise<Manifest | null>;
  /** One file of a version, including its `.br` and `.gz` forms; null if there is none. */
  read(remote: string, version: string, file: string): Promise<Buffer | null>;
  /** Stores a version with its manifest, atomically. */
  put(remote: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<Put>;
  /** The source map of a script; null if there is none. No route may send it. */
  map(remote: string, version: string, script: string): Promise<Buffer | null>;
  /** Stores the source map of a script, unless there is one. */
  putMap(remote: string, version: string, script: string, bytes: Buffer): Promise<void>;
}

/** Folder of the remotes in the store, with a subfolder for each. */
export const ARTIFACTS_FOLDER = 'artifacts';

/** The published remotes in a store: `artifacts/<remote>/<version>/<file>`. */
export function artifactStore(objects: ObjectStore): ArtifactStore {
  const of = (remote: string): VersionFolder<Manifest> | null =>
    isSafeName(remote) ? versionFolder(objects, { part: remote, folder: `${ARTIFACTS_FOLDER}/${remote}` }, Manifest) : null;
  const named = (remote: string): VersionFolder<Manifest> => {
    const folder = of(remote);
    if (folder === null) throw new Error(`"${remote}" is not a valid name of a remote.`);
    return folder;
  };
  return {
    manifest: async (remote, version) => of(remote)?.manifest(version) ?? null,
    read: async (remote, version, file) => of(remote)?.read(version, file) ?? null,
    put: async (remote, version, files) => named(remote).put(version, files),
    map: async (remote, version, script) => of(remote)?.map(version, script) ?? null,
    putMap: async (remote, version, script, bytes) => named(remote).putMap(version, script, bytes),
  };
}
