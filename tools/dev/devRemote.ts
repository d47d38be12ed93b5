import { integrityOf } from '@amarena/shared/build/describeBuild';
import { DEV_VERSION, devRemoteConfig } from '@amarena/shared/build/devConfig';
import type { BuildTarget } from '@amarena/shared/build/target';
import { containerName, ENTRY_FILE, MANIFEST_SCHEMA_VERSION, Manifest } from '@amarena/shared/federation/manifest';
import webpack, { type Stats } from 'webpack';
import middleware from 'webpack-dev-middleware';

/** The remote under development, with its last build in memory. */
export interface DevRemote {
  readonly name: Manifest['remote'];
  /** Address of its files, with a trailing slash. */
  readonly base: string;
  /** Number of finished builds since the start. */
  builds(): number;
  manifest(): Manifest;
  /** The entry of the build whose hash is in `manifest`. */
  entry(): Buffer;
  /** Handles requests for its other files, and the stream that tells pages about new builds. */
  readonly handle: ReturnType<typeof middleware>;
  close(): Promise<void>;
}

export interface BuildEnd {
  readonly milliseconds: number;
  /** Compile errors; empty if there are none. */
  readonly errors: string;
}

function compilerOf(target: BuildTarget) {
  const compiler = webpack(devRemoteConfig(target));
  if (compiler === null) throw new Error('webpack rejected the configuration.');
  return compiler;
}

const endOf = (stats: Stats): BuildEnd => ({
  milliseconds: (stats.endTime ?? 0) - (stats.startTime ?? 0),
  errors: stats.hasErrors() ? stats.toString({ preset: 'errors-only', errorDetails: false, colors: process.stdout.isTTY }) : '',
});

/** Builds a remote in memory, again with every save. Resolves after the first build, even if it has errors. */
export async function startDevRemote(target: BuildTarget, onBuild: (end: BuildEnd) => void): Promise<DevRemote> {
  const { contract } = target;
  if (contract === null) throw new Error(`${target.name} is not a remote: only remotes can be served during development.`);
  const compiler = compilerOf(target);
  const base = `/artifacts/${target.name}/${DEV_VERSION}/`;
  const handle = middleware(compiler, {
    publicPath: base,
    stats: 'errors-only',
    headers: { 'cache-control': 'no-store' },
    // The page shows errors itself (`shell/src/development`): the client's own overlay violates the content security
    // policy.
    hot: { path: `${base}hot`, cors: false, client: { overlay: false, progress: false, logging: 'warn' } },
  });
  let builds = 0;
  let entry = Buffer.alloc(0);
  const first = Promise.withResolvers<void>();
  compiler.hooks.done.tap('startDevRemote', (stats) => {
    entry = Buffer.from(handle.context.outputFileSystem.readFileSync?.(`${compiler.outputPath}/${ENTRY_FILE}`) ?? '');
    builds += 1;
    onBuild(endOf(stats));
    first.resolve();
  });
  compiler.hooks.failed.tap('startDevRemote', first.reject);
  await first.promise;
  return {
    name: contract.name,
    base,
    handle,
    builds: () => builds,
    entry: () => entry,
    manifest: () =>
      Manifest.parse({
        schemaVersion: MANIFEST_SCHEMA_VERSION,
        remote: contract.name,
        version: DEV_VERSION,
        container: containerName(contract.name, DEV_VERSION),
        contract,
        files: { [ENTRY_FILE]: { integrity: integrityOf(entry), bytes: entry.length, gzip: entry.length } },
        exposes: {},
        routes: {},
        catalogues: {},
        shared_keys: [],
        licences: {},
        built_at: new Date().toISOString(),
      }),
    async close() {
      await new Promise<void>((done) => handle.close(() => done()));
      // The watch has ended, but the compiler may still be writing its cache.
      await new Promise<void>((done, failed) => compiler.close((error) => (error ? failed(error) : done())));
    },
  };
}
