import { contractProblems } from '@amarena/shared/build/contractProblems';
import { ownWidgets, withoutExample } from '@amarena/shared/build/examplesOf';
import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import { PAGE } from '@amarena/shared/contracts/platform/remote';
import { exposedAs } from '@amarena/shared/contracts/platform/widgets';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { containerName, MANIFEST_FILE, Manifest } from '@amarena/shared/federation/manifest';
import { mistakesIn } from '@amarena/shared/federation/mistakes';
import { ShellManifest } from '@amarena/shared/federation/shellManifest';
import type * as z from 'zod/mini';
import type { ArtifactStore } from './artifactStore.ts';
import { type BuildSource, inFolder } from './buildSource.ts';
import type { Put } from './builds.ts';
import type { Refusal } from './refusal.ts';
import type { ShellBuilds } from './shellBuilds.ts';
import { exampleProblems, type Shipped } from './smoke/exampleSchema.ts';
import { mapRefusal } from './sourceMap.ts';
import { orRefusal } from './troubles.ts';
import { type Described, verifiedFiles } from './verifyFiles.ts';

export interface Published<Name = Manifest['remote']> {
  readonly remote: Name;
  readonly version: string;
  /** False if the same bytes had been published before. */
  readonly changed: boolean;
}

/** Whether two manifests list the same files with the same bytes. */
export const sameFiles = (one: Described, other: Described): boolean => {
  const list = ({ files }: Described) =>
    JSON.stringify(
      Object.entries(files)
        .map(([file, { integrity }]) => [file, integrity])
        .sort(),
    );
  return list(one) === list(other);
};

const asJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    // Text that is not JSON is not a manifest either; the schema reports it.
    return null;
  }
};

/** The manifest of a build. Fails with `manifest_invalid`. */
export async function manifestOf<Schema extends z.ZodMiniType>(
  build: Pick<BuildSource, 'place' | 'read'>,
  schema: Schema,
): Promise<Result<{ manifest: z.infer<Schema>; bytes: Buffer }, Refusal>> {
  const bytes = await build.read(MANIFEST_FILE);
  const parsed = bytes === null ? null : schema.safeParse(asJson(bytes));
  if (bytes !== null && parsed?.success) return success({ manifest: parsed.data, bytes });
  return failure({
    rule: 'manifest_invalid',
    found:
      parsed?.error === undefined
        ? `no ${MANIFEST_FILE} in ${build.place}`
        : `${build.place}/${MANIFEST_FILE}: ${mistakesIn(parsed.error)}`,
    expected: 'a manifest as this release writes it',
    remedy: 'Run "npm run deliver -- build" first.',
  });
}

/** A guest exposes its page and the widgets that its contract names, each with an example by which it is mounted. */
function exposedProblems(
  contract: Manifest['contract'],
  exposes: readonly string[],
  examples: Readonly<Record<string, unknown>>,
): string[] {
  const own = ownWidgets(contract);
  const expected = [PAGE, ...own.map(exposedAs)].sort().join();
  const missing = withoutExample(own, examples);
  return [
    ...([...exposes].sort().join() === expected ? [] : [`"exposes" is not ${expected} alone.`]),
    ...(missing.length === 0 ? [] : [`"examples" has none of ${missing.join(', ')}.`]),
  ];
}

/** Widgets of which a manifest has examples, although it neither shows nor offers them. */
const strangeExamples = ({ contract, examples = {} }: Pick<Manifest, 'contract' | 'examples'>): string[] =>
  Object.keys(examples).filter((widget) => !Object.hasOwn(contract.uses, widget) && !ownWidgets(contract).includes(widget));

const exampleSizeProblems = (shipped: Shipped): string[] => exampleProblems(shipped).map((problem) => `Its examples have ${problem}.`);

/**
 * What makes a manifest that of another part. A guest's was written outside this repository: its contract must agree with
 * the table of routes, and its routes with its contract. What an older release of this repository built is not compared
 * with the table of today.
 */
function manifestProblems(manifest: Manifest): string[] {
  const { remote, version, container, contract, routes, exposes, examples } = manifest;
  const strange = strangeExamples({ contract, examples });
  const screens = Object.keys(contract.screens).sort().join();
  return [
    ...(contract.name === remote ? [] : [`"contract" is that of ${contract.name}.`]),
    ...(container === containerName(remote, version) ? [] : [`"container" is not ${containerName(remote, version)}.`]),
    ...(strange.length === 0 ? [] : [`"examples" has ${strange.join(', ')}, which "uses" does not name.`]),
    ...exampleSizeProblems(manifest),
    ...(isGuestName(remote) ? contractProblems(contract) : []),
    ...(isGuestName(remote) && Object.keys(routes).sort().join() !== screens ? [`"routes" are not ${screens}.`] : []),
    ...(isGuestName(remote) ? exposedProblems(contract, Object.keys(exposes), examples ?? {}) : []),
  ];
}

const CORRECT = 'Correct the contract in package.json, or the examples in src/examples.ts, and build again.';

const invalidManifest = (
  whose: string,
  { version }: Described,
  problems: readonly string[],
  remedy: string = CORRECT,
): Result<never, Refusal> =>
  failure({
    rule: 'manifest_invalid',
    found: `the manifest of ${whose}@${version}: ${problems.join(' ')}`,
    expected: 'a manifest that fits its contract, and a contract that fits the site',
    remedy,
  });

/** A remote that was added to the sources after this server was built looks like a guest that says nothing of its page. */
const remedyFor = ({ remote, contract }: Manifest): string =>
  isGuestName(remote) && contract.guest === undefined
    ? `${CORRECT} If ${remote} is a remote of the site, this server is older than its route table: deploy the servers first.`
    : CORRECT;

interface Folder {
  readonly put: (version: string, files: ReadonlyMap<string, Buffer>) => Promise<Put>;
  readonly manifest: (version: string) => Promise<Described | null>;
  readonly putMap: (version: string, script: string, bytes: Buffer) => Promise<void>;
}

/** Source maps of a build, one at a time: all of them may be too much for the memory. */
async function* mapsOf({ mapped, map }: BuildSource, { files }: Described) {
  for (const script of await mapped(Object.keys(files))) {
    const bytes = await map(script);
    if (bytes !== null) yield { script, bytes };
  }
}

/** Stores a build that passed verification, and then its source maps: a repeated publication completes an interrupted one. */
async function putWithMaps(
  folder: Folder,
  whose: string,
  { manifest, build }: { readonly manifest: Described; readonly build: BuildSource },
  files: Map<string, Buffer>,
): Promise<Result<boolean, Refusal>> {
  for await (const { script, bytes } of mapsOf(build, manifest)) {
    const refusal = mapRefusal(`${whose}@${manifest.version} ${script}`, bytes);
    if (refusal !== null) return failure(refusal);
  }
  const stored = await putBuild(folder, whose, manifest, files);
  if (!stored.ok) return stored;
  for await (const { script, bytes } of mapsOf(build, manifest)) await folder.putMap(manifest.version, script, bytes);
  return stored;
}

const withOtherBytes = (whose: string, { version, built_at }: Described): string =>
  `${whose}@${version} built ${built_at} with other bytes`;

/** The refusal of a build whose version is published with other bytes. */
export const takenBy = (whose: string, manifest: Described, there: Described | null): Refusal => ({
  rule: 'version_taken',
  found: withOtherBytes(whose, manifest),
  expected: `${whose}@${manifest.version} as published, built ${there?.built_at ?? 'at an unknown time'}`,
  remedy: 'A published version never changes: build under a new version.',
});

/** Stores the files of a build that passed verification. Fails if its version exists with different bytes. */
async function putBuild(folder: Folder, whose: string, manifest: Described, files: Map<string, Buffer>): Promise<Result<boolean, Refusal>> {
  const { version } = manifest;
  const put = await folder.put(version, files);
  if (put.kind === 'stored') return success(true);
  if (put.kind === 'in_the_way')
    return failure({
      rule: 'version_taken',
      found: withOtherBytes(whose, manifest),
      expected: `${put.file} as an interrupted publication of ${whose}@${version} left it`,
      remedy: 'Build under a new version. To keep this one, publish the first build again, or let "gc" remove its remains after a day.',
    });
  const there = await folder.manifest(version);
  if (there !== null && sameFiles(manifest, there)) return success(false);
  return failure(takenBy(whose, manifest, there));
}

const filesOf = (whose: string, manifest: Described, bytes: Buffer, build: BuildSource): Promise<Result<Map<string, Buffer>, Refusal>> =>
  verifiedFiles(whose, manifest, build.read).then((files) =>
    files.ok ? success(new Map([...files.value, [MANIFEST_FILE, bytes]])) : files,
  );

/**
 * Copies a finished build of a remote into the store, after checking the hash of every file. Does not affect live
 * pages. Fails if the version exists with different bytes.
 */
export const publishBuild = (store: ArtifactStore, build: BuildSource): Promise<Result<Published, Refusal>> =>
  orRefusal(async () => {
    const found = await manifestOf(build, Manifest);
    if (!found.ok) return found;
    const { manifest, bytes } = found.value;
    const { remote, version } = manifest;
    const problems = manifestProblems(manifest);
    if (problems.length > 0) return invalidManifest(remote, manifest, problems, remedyFor(manifest));
    const files = await filesOf(remote, manifest, bytes, build);
    if (!files.ok) return files;
    const folder: Folder = {
      put: (its, all) => store.put(remote, its, all),
      manifest: (its) => store.manifest(remote, its),
      putMap: (its, script, map) => store.putMap(remote, its, script, map),
    };
    const stored = await putWithMaps(folder, remote, { manifest, build }, files.value);
    return stored.ok ? success({ remote, version, changed: stored.value }) : stored;
  });

/** Publishes a build of the shell in the same way. */
export const publishShellBuild = (store: ShellBuilds, build: BuildSource): Promise<Result<Published<'shell'>, Refusal>> =>
  orRefusal(async () => {
    const found = await manifestOf(build, ShellManifest);
    if (!found.ok) return found;
    const { manifest, bytes } = found.value;
    const problems = exampleSizeProblems(manifest);
    if (problems.length > 0) return invalidManifest('shell', manifest, problems);
    const files = await filesOf('shell', manifest, bytes, build);
    if (!files.ok) return files;
    const stored = await putWithMaps(store, 'shell', { manifest, build }, files.value);
    return stored.ok ? success({ remote: 'shell', version: manifest.version, changed: stored.value }) : stored;
  });

/** Publishes the build of a remote in a folder. */
export const publish = (store: ArtifactStore, directory: string): Promise<Result<Published, Refusal>> =>
  publishBuild(store, inFolder(directory));

/** Publishes the build of the shell in a folder. */
export const publishShell = (store: ShellBuilds, directory: string): Promise<Result<Published<'shell'>, Refusal>> =>
  publishShellBuild(store, inFolder(directory));
