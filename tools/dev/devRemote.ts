import { integrityOf } from '@amarena/shared/build/describeBuild';
import { DEV_VERSION, devRemoteConfig } from '@amarena/shared/build/devConfig';
import type { BuildTarget } from '@amarena/shared/build/target';
import { containerName, ENTRY_FILE, MANIFEST_SCHEMA_VERSION, Manifest } from '@amarena/shared/federation/manifest';
import webpack, { type Stats } from 'webpack';
import middleware from 'webpack-dev-middleware';

/** The remote that is being written, as its last build left it in memory. */
export interface DevRemote {
  readonly name: Manifest['remote'];
  /** Address of its files, with a trailing slash. */
  readonly base: string;
  /** Builds that ended since the start. */
  builds(): number;
  manifest(): Manifest;
  /** The entry of the very build that `manifest` tells the hash of. */
  entry(): Buffer;
  /** Answers requests for its other files, and the stream that tells pages of new builds. */
  readonly handle: ReturnType<typeof middleware>;
  close(): Promise<void>;
}

export interface BuildEnd {
  readonly milliseconds: number;
  /** What does not compile; empty where everything does. */
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

/** Builds a remote into memory, again with every save. Resolves once the first build is there, even where it has errors. */
export async function startDevRemote(target: BuildTarget, onBuild: (end: BuildEnd) => void): Promise<DevRemote> {
  const { contract } = target;
  if (contract === null) throw new Error(`${target.name} is no remote: only remotes are served while they are written.`);
  const compiler = compilerOf(target);
  const base = `/artifacts/${target.name}/${DEV_VERSION}/`;
  const handle = middleware(compiler, {
    publicPath: base,
    stats: 'errors-only',
    headers: { 'cache-control': 'no-store' },
    // The page shows errors by itself (`shell/src/development`): the client's own overlay breaks the security policy.
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
      // The watch has ended; what the compiler still writes into its cache has not.
      await new Promise<void>((done, failed) => compiler.close((error) => (error ? failed(error) : done())));
    },
  };
}
