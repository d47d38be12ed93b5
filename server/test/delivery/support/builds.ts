import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type GuestContract, isGuestName } from '@amarena/shared/contracts/platform/guests';
import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import { ANY_GUEST, ROUTES } from '@amarena/shared/contracts/platform/routes';
import { exposedAs } from '@amarena/shared/contracts/platform/widgets';
import {
  containerName,
  ENTRY_FILE,
  type FileFacts,
  MANIFEST_FILE,
  MANIFEST_SCHEMA_VERSION,
  type Manifest,
} from '@amarena/shared/federation/manifest';
import { SHELL_SCHEMA_VERSION, type ShellManifest } from '@amarena/shared/federation/shellManifest';

const factsOf = (text: string): FileFacts => ({
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  sha256: createHash('sha256').update(text).digest('base64'),
  bytes: Buffer.byteLength(text),
  gzip: gzipSync(text).length,
});

const factsOfAll = (files: Record<string, string>): Record<string, FileFacts> =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, factsOf(text)]));

async function written(directory: string, files: Record<string, string>, manifest: unknown): Promise<string> {
  await mkdir(directory, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await writeFile(path.join(directory, file), text);
    await writeFile(path.join(directory, `${file}.gz`), gzipSync(text));
  }
  await writeFile(path.join(directory, MANIFEST_FILE), JSON.stringify(manifest));
  return directory;
}

export const temporaryFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'amarena-delivery-'));

interface RemoteBuild {
  readonly remote?: Manifest['remote'];
  readonly version?: string;
  readonly files?: Record<string, string>;
  readonly requires?: Manifest['contract']['requires'];
  readonly sharedKeys?: string[];
  readonly budgets?: Partial<Manifest['contract']['budgets']>;
  readonly widgets?: Record<string, string>;
  readonly uses?: Record<string, string>;
  readonly prerender?: string[];
  readonly prerender_members?: string[];
  readonly templates?: Manifest['contract']['templates'];
  readonly licences?: Record<string, string>;
  readonly examples?: Manifest['examples'];
  /** What a guest says otherwise than `GUEST`. */
  readonly guest?: Partial<GuestContract>;
  /** What its manifest says otherwise. */
  readonly manifest?: Partial<Manifest>;
}

/** What a guest of these tests says of its page. */
export const GUEST: GuestContract = {
  access: 'visitor',
  titles: { it: 'Regali', de: 'Geschenke', en: 'Gifts', es: 'Regalos', fr: 'Cadeaux', nl: 'Cadeaus', pl: 'Prezenty' },
};
/** Smallest versions that a build requires if the test does not say. */
const requiredBy = (remote: string) => ({ runtime: '1.0.0', bus: '1.0.0', ...(isGuestName(remote) && { guests: '1.0.0' }) });

const perRoute = <Value>(remote: Manifest['remote'], value: Value): Record<string, Value> =>
  Object.fromEntries(ROUTES.filter(({ owner }) => owner === (isGuestName(remote) ? ANY_GUEST : remote)).map(({ name }) => [name, value]));

/** A small build of a remote in its own folder; returns the folder. */
export async function aRemoteBuild(build: RemoteBuild = {}): Promise<string> {
  const { remote = 'mf-members', version = '1.0.0', requires = requiredBy(remote), sharedKeys = ['react'] } = build;
  const { widgets = {}, uses = {}, licences = {}, prerender = [], prerender_members = [], templates = {} } = build;
  const budgets = { first_load: 10_000, total: 20_000, routes: perRoute(remote, 10_000), ...build.budgets };
  const scripts = { [ENTRY_FILE]: `/* ${remote} ${version} */`, 'page.aaa.js': 'page()', 'words-de.bbb.js': 'words()', ...build.files };
  const manifest: Manifest = {
    schemaVersion: MANIFEST_SCHEMA_VERSION,
    remote,
    version,
    container: containerName(remote, version),
    contract: {
      name: remote,
      ...(isGuestName(remote) && { guest: { ...GUEST, ...build.guest } }),
      widgets,
      uses,
      screens: perRoute(remote, 'entry.tsx'),
      prerender,
      prerender_members,
      templates,
      requires,
      budgets,
    },
    files: factsOfAll(scripts),
    exposes: Object.fromEntries(['./page', ...Object.keys(widgets).map(exposedAs)].map((name) => [name, ['page.aaa.js']])),
    routes: perRoute(remote, [ENTRY_FILE, 'page.aaa.js']),
    catalogues: { de: 'words-de.bbb.js' },
    shared_keys: sharedKeys,
    ...(build.examples !== undefined && { examples: build.examples }),
    licences,
    built_at: '2026-11-21T10:00:00.000Z',
    ...build.manifest,
  };
  return written(await temporaryFolder(), scripts, manifest);
}

interface ShellBuild {
  readonly version?: string;
  readonly platform?: Record<string, string>;
  readonly scripts?: string[];
  readonly uses?: Record<string, string>;
  readonly sharedKeys?: string[];
  /** Versions of the shared modules; absent: as in older builds. */
  readonly sharedVersions?: Record<string, string>;
  /** Maximum bytes of its start. */
  readonly budget?: number;
  /** The shell's own script. */
  readonly main?: string;
  /** Further files. */
  readonly more?: Record<string, string>;
  readonly deferred?: ShellManifest['deferred'];
  readonly styleScripts?: readonly string[];
  readonly sharedScripts?: ShellManifest['shared_scripts'];
  readonly eventExamples?: ShellManifest['event_examples'];
}

/** A small build of the shell under `root`, next to its other versions. */
export async function aShellBuild(root: string, build: ShellBuild = {}): Promise<ShellManifest> {
  const {
    version = '1.0.0',
    platform = PLATFORM,
    scripts = ['main.ccc.js'],
    uses = {},
    sharedKeys = ['react'],
    sharedVersions,
    main = `start('${version}')`,
    more = {},
    deferred,
    styleScripts,
    sharedScripts,
    budget,
    eventExamples,
  } = build;
  const files = { ...more, 'main.ccc.js': main, 'words-de.ddd.js': 'words()', 'figtree-latin-wght-normal.eee.woff2': 'font' };
  const manifest: ShellManifest = {
    schemaVersion: SHELL_SCHEMA_VERSION,
    version,
    container: containerName('shell', version),
    files: factsOfAll(files),
    scripts,
    styles: [],
    fonts: ['figtree-latin-wght-normal.eee.woff2'],
    icon: null,
    catalogues: { de: ['words-de.ddd.js'] },
    platform,
    shared_keys: sharedKeys,
    uses,
    ...(sharedVersions !== undefined && { shared_versions: sharedVersions }),
    ...(deferred !== undefined && { deferred }),
    ...(styleScripts !== undefined && { style_scripts: [...styleScripts] }),
    ...(sharedScripts !== undefined && { shared_scripts: sharedScripts }),
    ...(budget !== undefined && { budget }),
    ...(eventExamples !== undefined && { event_examples: eventExamples }),
    licences: {},
    built_at: '2026-11-21T10:00:00.000Z',
  };
  await written(path.join(root, version), files, manifest);
  return manifest;
}
