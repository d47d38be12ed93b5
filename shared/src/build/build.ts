import { access, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { MANIFEST_FILE } from '../federation/manifest.ts';
import { describeRemote, describeShell } from './describeBuild.ts';
import { defaultVersion, inputsHash } from './inputsHash.ts';
import { licencesOf } from './licences.ts';
import { pruneBuilds } from './pruneBuilds.ts';
import { isRendered, renderConfig } from './renderConfig.ts';
import type { BuildTarget } from './target.ts';
import { webpackConfig } from './webpackConfig.ts';
import { WORKER_ENTRY, workerConfig } from './workerConfig.ts';

/** Hash of a build's inputs, stored beside the build and not part of it. */
const INPUTS_FILE = 'inputs.sha256';

export interface BuildOptions {
  /** Default: the package's version and the hash of its inputs. */
  version?: string;
  /** Folder with one subfolder per version. Default: `dist` in the package. */
  outputRoot?: string;
}

export interface Build {
  readonly name: string;
  readonly version: string;
  readonly directory: string;
  /** False: this version was already built from the same inputs. */
  readonly fresh: boolean;
}

/** Runs one build. Throws with webpack's errors. Call `close` after reading its compilation. */
export async function run(configuration: Configuration): Promise<{ stats: Stats; close: () => Promise<void> }> {
  const compiler = webpack(configuration);
  if (compiler === null) throw new Error('webpack rejected the configuration.');
  const close = () => new Promise<void>((done, failed) => compiler.close((error) => (error ? failed(error) : done())));
  const stats = await new Promise<Stats>((done, failed) =>
    compiler.run((error, result) => (result === undefined || error ? failed(error ?? new Error('webpack gave no result.')) : done(result))),
  );
  if (!stats.hasErrors()) return { stats, close };
  await close();
  throw new Error(
    `${configuration.name} does not build:\n${stats.toString({ preset: 'errors-only', errorDetails: false, colors: false })}`,
  );
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function madeFrom(directory: string, hash: string): Promise<boolean> {
  const kept = path.join(directory, INPUTS_FILE);
  return (await exists(kept)) && (await readFile(kept, 'utf8')) === hash;
}

/** Writes the script that renders screens of this build on the server, if it has any. */
export async function buildRender(target: BuildTarget, version: string, directory: string): Promise<void> {
  if (!isRendered(target)) return;
  const { close } = await run(renderConfig(target, version, directory));
  await close();
}

/** Writes the service worker, if the shell has one. Returns the licences of its packages. */
async function buildWorker(target: BuildTarget, directory: string): Promise<Record<string, string>> {
  if (target.kind !== 'shell' || !(await exists(path.join(target.directory, WORKER_ENTRY)))) return {};
  const { stats, close } = await run(workerConfig(target, directory));
  return licencesOf(stats.compilation).finally(close);
}

/** Builds into a temporary folder and renames it at the end, so that no one ever reads an incomplete build. */
async function buildInto(target: BuildTarget, version: string, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const publicFiles = path.join(target.directory, 'public');
  if (await exists(publicFiles)) await cp(publicFiles, directory, { recursive: true });
  await buildRender(target, version, directory);
  const ofWorker = await buildWorker(target, directory);
  const { stats, close } = await run(webpackConfig(target, version, directory));
  const describe = target.kind === 'shell' ? describeShell : describeRemote;
  const manifest = await describe(target, { version, directory }, stats.compilation).finally(close);
  const whole = { ...manifest, licences: { ...manifest.licences, ...ofWorker } };
  await writeFile(path.join(directory, MANIFEST_FILE), `${JSON.stringify(whole, null, 1)}\n`);
}

export interface PlannedBuild extends Omit<Build, 'fresh'> {
  /** Hash of the build's inputs. */
  readonly hash: string;
  /** True: this version was already built from the same inputs. */
  readonly done: boolean;
}

/** The version that a build would have, and whether it exists already. */
export async function planBuild(target: BuildTarget, options: BuildOptions = {}): Promise<PlannedBuild> {
  const hash = await inputsHash(target);
  const version = options.version ?? defaultVersion(target, hash);
  const directory = path.join(options.outputRoot ?? path.join(target.directory, 'dist'), version);
  return { name: target.name, version, directory, hash, done: await madeFrom(directory, hash) };
}

/** Builds a package, unless this version was already built from the same inputs. Throws with webpack's errors. */
export async function build(target: BuildTarget, options: BuildOptions = {}): Promise<Build> {
  const { hash, done, ...planned } = await planBuild(target, options);
  if (done) return { ...planned, fresh: false };
  const building = path.join(path.dirname(planned.directory), `.building-${planned.version}-${process.pid}`);
  try {
    await buildInto(target, planned.version, building);
    // If a file was saved meanwhile, the build's inputs are unknown: without the hash file the next build starts anew.
    if ((await inputsHash(target)) === hash) await writeFile(path.join(building, INPUTS_FILE), hash);
    // Another process may have finished the same build meanwhile, and its files may be in use already.
    if (await madeFrom(planned.directory, hash)) return { ...planned, fresh: false };
    await rm(planned.directory, { recursive: true, force: true });
    await rename(building, planned.directory);
    await pruneBuilds(path.dirname(planned.directory));
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  return { ...planned, fresh: true };
}
