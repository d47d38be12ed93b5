import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Chunk, Compilation, Module } from 'webpack';
import { PLATFORM } from '../contracts/platform/remote.ts';
import { containerName, ENTRY_FILE, type FileFacts, HASHES_FILE, MANIFEST_SCHEMA_VERSION, Manifest } from '../federation/manifest.ts';
import { SHELL_SCHEMA_VERSION, ShellManifest } from '../federation/shellManifest.ts';
import { catalogueLanguage } from './catalogueChunks.ts';
import { compressBeside } from './compressed.ts';
import { examplesOf } from './examplesOf.ts';
import { facades } from './facadeFiles.ts';
import { licencesOf } from './licences.ts';
import { modulesOf } from './modulesOf.ts';
import { frameworkOf } from './ownFramework.ts';
import { SHARED_SOURCES, sourceName } from './places.ts';
import { lazyScripts, routeFiles, routeGroups } from './routeFiles.ts';
import { SHARED_KEYS, type SharedKey, sharedVersions } from './sharedKeys.ts';
import type { BuildTarget } from './target.ts';
import { exposeChunk, installedVersion } from './webpackConfig.ts';

const isScript = (file: string): boolean => file.endsWith('.js');

/** A file's integrity in the format of browsers. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** Compresses one file and returns its size after gzip. */
type Pack = (file: string, bytes: Buffer) => Promise<number>;

async function factsOf(file: string, bytes: Buffer, pack: Pack): Promise<FileFacts> {
  return { integrity: integrityOf(bytes), sha256: sha256Of(bytes), bytes: bytes.length, gzip: await pack(file, bytes) };
}

/** Measures every file of a finished build; `pack` writes the compressed files beside it. */
async function measured(directory: string, pack: Pack): Promise<Record<string, FileFacts>> {
  const entries = await readdir(directory, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isFile() && !/\.(br|gz)$/.test(entry.name) ? [entry.name] : [])).sort();
  const facts = names.map(async (name): Promise<[string, FileFacts]> => {
    const file = path.join(directory, name);
    return [name, await factsOf(file, await readFile(file), pack)];
  });
  return Object.fromEntries(await Promise.all(facts));
}

/** Measures a finished build, and adds the file with the hashes of its scripts. */
async function measuredWithHashes(directory: string, pack: Pack): Promise<Record<string, FileFacts>> {
  const files = await measured(directory, pack);
  const hashes = Object.entries(files).flatMap(([name, { integrity }]) => (isScript(name) ? [[name, integrity]] : []));
  const bytes = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
  const file = path.join(directory, HASHES_FILE);
  await writeFile(file, bytes);
  return { ...files, [HASHES_FILE]: await factsOf(file, bytes, pack) };
}

/** Catalogue scripts by language. */
function cataloguesOf(compilation: Compilation): Record<string, string[]> {
  const catalogues: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    const language = catalogueLanguage(chunk.name);
    if (language === null) continue;
    catalogues[language] = [...(catalogues[language] ?? []), ...[...chunk.files].filter(isScript)].sort();
  }
  return catalogues;
}

/** The shared keys that modules import from the shell. */
const sharedKeysOf = (modules: Iterable<Module>): SharedKey[] => {
  const taken = [...modules].map((module) => module.identifier());
  return SHARED_KEYS.filter((key) =>
    taken.some((identifier) => identifier.startsWith('consume-shared-module') && identifier.split('|').includes(key)),
  );
};

/** The part of `shared` that a remote may bundle itself. The rest has state or styles and comes from the shell, once. */
const OWN_COPY =
  /^shared\/src\/(contracts\/|federation\/|people\/|sharedPhoto\/|errors\/codes\.[tj]s$|errors\/landers\/|neutral\/lifecycles\.[tj]s$|build\/sharedIcon\.[tj]s$)/;

function refuseCopies(compilation: Compilation, target: BuildTarget): void {
  const copies = modulesOf(compilation, compilation.chunks)
    .flatMap((module) => module.nameForCondition() ?? [])
    .map((file) => sourceName(target, file))
    .filter((file) => file.startsWith('shared/src/') && !OWN_COPY.test(file));
  if (copies.length === 0) return;
  if (target.contract?.brings !== undefined)
    throw new Error(
      `${target.name} brings its own framework, and these modules are bound to the React of the shell or have its state: ${[...new Set(copies)].join(', ')}. ` +
        'Import what is neutral: @amarena/shared/neutral/…, and NEUTRAL_KEYS in shared/src/build/sharedKeys.ts.',
    );
  throw new Error(
    `${target.name} would carry its own copy of what the shell shares, which splits state in two: ${[...new Set(copies)].join(', ')}. ` +
      'Import it by the name under which it is shared (shared/src/build/sharedKeys.ts).',
  );
}

const filesOfChunk = (compilation: Compilation, name: string): string[] => {
  const group = compilation.namedChunkGroups.get(name);
  if (group === undefined) throw new Error(`The build has no chunk "${name}".`);
  return group.chunks.flatMap((chunk: Chunk) => [...chunk.files]).filter(isScript);
};

function oneCatalogueEach(name: string, catalogues: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogues).map(([language, files]) => {
      const [file, ...more] = files;
      if (file === undefined || more.length > 0)
        throw new Error(`${name} has several catalogues for "${language}": ${files.join(', ')}. A remote has one.`);
      return [language, file];
    }),
  );
}

/** The manifest of a remote's finished build in `directory`. */
export async function describeRemote(
  target: BuildTarget,
  { version, directory }: { version: string; directory: string },
  compilation: Compilation,
): Promise<Manifest> {
  refuseCopies(compilation, target);
  const framework = await frameworkOf(target, compilation);
  const shared = sharedKeysOf(compilation.modules);
  const routes = Object.entries(routeGroups(target, compilation));
  const files = await measuredWithHashes(directory, compressBeside);
  const exposes = Object.keys(target.exposes).map((expose) => [
    expose,
    filesOfChunk(compilation, exposeChunk(expose)).filter((file) => file !== ENTRY_FILE),
  ]);
  return Manifest.parse({
    schemaVersion: MANIFEST_SCHEMA_VERSION,
    remote: target.name,
    version,
    container: containerName(target.name, version),
    contract: target.contract,
    files,
    exposes: Object.fromEntries(exposes),
    routes: Object.fromEntries(routes.map(([route, groups]) => [route, routeFiles(groups)])),
    route_keys: Object.fromEntries(
      routes.map(([route, groups]) => [
        route,
        sharedKeysOf(
          modulesOf(
            compilation,
            groups.flatMap(({ chunks }) => chunks),
          ),
        ),
      ]),
    ),
    catalogues: oneCatalogueEach(target.name, cataloguesOf(compilation)),
    shared_keys: shared,
    shared_versions: sharedVersions(installedVersion, shared),
    ...(await examplesOf(target)),
    ...(framework !== undefined && { framework }),
    licences: await licencesOf(compilation),
    built_at: new Date().toISOString(),
  });
}

/** Scripts that the shell loads right after the first paint, by language. */
function deferredOf({ directory }: BuildTarget, compilation: Compilation, languages: readonly string[]): Record<string, string[]> {
  const of = (file: string) => lazyScripts(compilation, path.join(directory, 'src/deferred', file));
  const shared = ['api/http.ts', 'facades/spa.ts'].flatMap((file) => lazyScripts(compilation, path.join(SHARED_SOURCES, file)));
  const always = [...of('index.ts'), ...shared];
  return Object.fromEntries(languages.map((language) => [language, [...new Set([...always, ...of(`words/${language}.ts`)])]]));
}

/** Scripts of the shared modules that are not part of the start, by key. */
const sharedScriptsOf = (compilation: Compilation): Record<string, string[]> =>
  Object.fromEntries(
    [...facades()].flatMap(([key, file]) => {
      const scripts = lazyScripts(compilation, file);
      return scripts.length === 0 ? [] : [[key, scripts]];
    }),
  );

/** The manifest of the shell's finished build in `directory`. */
export async function describeShell(
  target: BuildTarget,
  { version, directory }: { version: string; directory: string },
  compilation: Compilation,
  pack: Pack = compressBeside,
): Promise<ShellManifest> {
  const files = await measuredWithHashes(directory, pack);
  const catalogues = cataloguesOf(compilation);
  const started = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return ShellManifest.parse({
    schemaVersion: SHELL_SCHEMA_VERSION,
    version,
    container: containerName(target.name, version),
    files,
    scripts: started.filter(isScript),
    styles: started.filter((file) => file.endsWith('.css')),
    // The subset that every language needs; the others load with their first character.
    fonts: Object.keys(files).filter((file) => /-latin-(?!ext).*-normal\..*woff2$/.test(file)),
    icon: 'icon.svg' in files ? 'icon.svg' : null,
    catalogues,
    style_scripts: lazyScripts(compilation, path.join(SHARED_SOURCES, 'ui/siteStyles.ts')),
    deferred: deferredOf(target, compilation, Object.keys(catalogues)),
    platform: PLATFORM,
    shared_keys: [...SHARED_KEYS],
    shared_scripts: sharedScriptsOf(compilation),
    shared_versions: sharedVersions(installedVersion),
    uses: target.uses,
    ...(await examplesOf(target)),
    ...(target.budget !== null && { budget: target.budget }),
    licences: await licencesOf(compilation),
    built_at: new Date().toISOString(),
  });
}
