import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '../federation/manifest.ts';
import { buildRender, run } from './build.ts';
import { describeShell } from './describeBuild.ts';
import { devShellConfig } from './devConfig.ts';
import { inputsHash } from './inputsHash.ts';
import { directoryOf, readTarget } from './target.ts';

const unpacked = async (_file: string, bytes: Buffer): Promise<number> => bytes.length;

/** Version of the development shell built from the current sources. */
export const devShellVersion = async (): Promise<string> => `dev-${(await inputsHash(await readTarget(directoryOf('shell')))).slice(0, 8)}`;

/** Builds the development shell into `directory`, with a manifest like a published one. Throws with webpack's errors. */
export async function buildDevShell(version: string, directory: string): Promise<void> {
  const target = await readTarget(directoryOf('shell'));
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await cp(path.join(target.directory, 'public'), directory, { recursive: true });
  await buildRender(target, version, directory);
  const { stats, close } = await run(devShellConfig(target, version, directory));
  const manifest = await describeShell(target, { version, directory }, stats.compilation, unpacked).finally(close);
  // Written last: a build without a manifest is incomplete and made again.
  await writeFile(path.join(directory, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
}
