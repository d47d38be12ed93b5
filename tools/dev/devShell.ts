import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDevShell, devShellVersion } from '@amarena/shared/build/devShell';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { isSafeName } from '../../server/src/delivery/builds.ts';
import { orNullWhenMissing } from '../../server/src/delivery/fileErrors.ts';

/** The shell's development build, in its own folder: it is never published. */
export interface DevShell {
  readonly manifest: ShellManifest;
  /** One of its files; null if there is none. */
  read(file: string): Promise<Buffer | null>;
  /** False: its sources had not changed since it was built. */
  readonly fresh: boolean;
}

/** The development shell of the current sources, built if necessary; removes older ones. */
export async function readyDevShell(root: string): Promise<DevShell> {
  const version = await devShellVersion();
  const directory = join(root, version);
  const read: DevShell['read'] = async (file) => (isSafeName(file) ? orNullWhenMissing(readFile(join(directory, file))) : null);
  const kept = (await read(MANIFEST_FILE)) !== null;
  if (!kept) {
    for (const name of (await orNullWhenMissing(readdir(root))) ?? []) await rm(join(root, name), { recursive: true });
    await buildDevShell(version, directory);
  }
  return { manifest: ShellManifest.parse(JSON.parse(String(await read(MANIFEST_FILE)))), read, fresh: !kept };
}
