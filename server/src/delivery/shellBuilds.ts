import { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { type VersionFolder, versionFolder } from './builds.ts';
import type { ObjectStore } from './store/objectStore.ts';

/** Published builds of the shell. The registry says which one is live. */
export type ShellBuilds = VersionFolder<ShellManifest>;

/** Folder of the shell's builds in the store. */
export const SHELL_FOLDER = 'shell';

/** The shell's builds in a store: `shell/<version>/<file>`. */
export const shellBuilds = (objects: ObjectStore): ShellBuilds =>
  versionFolder(objects, { part: 'shell', folder: SHELL_FOLDER }, ShellManifest);
