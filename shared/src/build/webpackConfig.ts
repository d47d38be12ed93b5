import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { policyName } from '../federation/integrity.ts';
import { containerName, ENTRY_FILE } from '../federation/manifest.ts';
import { RUNTIME_GLOBAL, VERSIONS_CONSTANT } from '../federation/runtime.ts';
import { CatalogueChunks } from './catalogueChunks.ts';
import { facadeFiles } from './facadeFiles.ts';
import { POLISH } from './loneLetters.ts';
import { PureContracts } from './pureContracts.ts';
import { RegistrySri } from './registrySri.ts';
import { sharedSettings, sharedVersions } from './sharedKeys.ts';
import { styledOptions } from './styledOptions.ts';
import { type BuildKind, type BuildTarget, REPOSITORY } from './target.ts';

const require = createRequire(import.meta.url);

/** Address under which the server offers the shell's files; a remote finds its own address by itself. */
export const SHELL_ADDRESS = '/shell/';

const installedVersion = (packageName: string): string =>
  JSON.parse(readFileSync(path.join(REPOSITORY, 'node_modules', packageName, 'package.json'), 'utf8')).version;

/** Changes with every file of the factory: the cache does not see changed options or plugins by itself. */
const factoryVersion = (): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of readdirSync(import.meta.dirname).sort()) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('hex');
};

/**
 * How a build is meant. `production`: what is published. `development`: React says what is wrong, names stay readable,
 * and nothing of it can be published.
 */
export type Mode = 'production' | 'development';

export interface Jsx {
  /** Development JSX, which names file and line, and its marks for fast refresh. */
  readonly refresh: boolean;
}

const swcRule = (include: string, namespace: string, { refresh }: Jsx) => ({
  test: /\.tsx?$/,
  include,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        experimental: { plugins: [[require.resolve('@swc/plugin-styled-components'), styledOptions(namespace)]] },
      },
    },
  },
});

/**
 * Makes a remote a federation container. The runtime that federation would put into each entry is left out: the shell
 * provides a small one of its own under `RUNTIME_GLOBAL`, see its `loading/federation.ts`.
 */
const federation = (target: BuildTarget, container: string) =>
  new ModuleFederationPlugin({
    name: container,
    filename: ENTRY_FILE,
    exposes: namedExposes(target),
    shared: sharedSettings(installedVersion),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    // Entries come from our registry, so federation's own manifests ("snapshots") and its code for Node are left out.
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });

const ofKind = {
  shell: (): Configuration => ({
    entry: { main: './src/main.ts' },
    resolve: {
      alias: { [path.join(REPOSITORY, 'node_modules/axios/lib/adapters/fetch.js')]: path.join(import.meta.dirname, 'noFetchAdapter.ts') },
    },
    // Late chunks take what is shared at its facade too, not behind it: so all that lies behind is written into one module.
    module: { rules: [{ resource: facadeFiles(), sideEffects: true }] },
    plugins: [new webpack.DefinePlugin({ [VERSIONS_CONSTANT]: JSON.stringify(sharedVersions(installedVersion)) })],
  }),
  remote: (target: BuildTarget, container: string): Configuration => ({
    entry: {},
    externals: [async ({ request = '' }) => (/[\\/]webpack-bundler-runtime[\\/]/.test(request) ? `var ${RUNTIME_GLOBAL}` : undefined)],
    plugins: [federation(target, container)],
  }),
};

/** Name of the chunk of an exposed module: `./page` is in `page`. */
export const exposeChunk = (expose: string): string => expose.replace(/^\.\//, '');

const namedExposes = (target: BuildTarget) =>
  Object.fromEntries(Object.entries(target.exposes).map(([expose, file]) => [expose, { import: file, name: exposeChunk(expose) }]));

const minimizer = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    minimizerOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
  });

/** What sets the two modes apart. */
const ofMode = {
  production: {
    chunkFilename: '[name].[contenthash:10].js',
    moduleIds: 'deterministic',
    plugins: () => [new RegistrySri()],
  },
  // A file that changes with every save has no hash that a registry could know, so the check of inner chunks is left out.
  development: {
    chunkFilename: '[name].js',
    moduleIds: 'named',
    plugins: (kind: BuildKind) => (kind === 'shell' ? [new RegistrySri()] : []),
  },
} as const;

/** Files that a build takes as they are, in every build. */
export const ASSETS = /\.(woff2|webp|png|jpg|svg|webm|mp4)$/;

/** How the sources of a package and of `shared` are transformed, in every build. */
export const swcRules = ({ directory, name }: Pick<BuildTarget, 'directory' | 'name'>, jsx: Jsx) => [
  swcRule(path.join(REPOSITORY, 'shared/src'), 'shared', jsx),
  swcRule(directory, name, jsx),
  // After the others in this list: before them at the text, which still is as it was written.
  { test: POLISH, use: path.join(import.meta.dirname, 'loneLetters.ts') },
];

/** The build's memory between runs; `kind` keeps apart what differs in more than the sources. */
export const cacheOf = ({ directory, name }: Pick<BuildTarget, 'directory' | 'name'>, kind: string) => ({
  type: 'filesystem' as const,
  cacheDirectory: path.join(path.dirname(directory), '.cache/webpack', name),
  version: `${kind} ${factoryVersion()}`,
});

/** The one configuration with which shell and remotes are built. */
export function webpackConfig(target: BuildTarget, version: string, outputPath: string, mode: Mode = 'production'): Configuration {
  const container = containerName(target.name, version);
  const { chunkFilename, moduleIds, plugins } = ofMode[mode];
  // Published remotes take `react/jsx-runtime` from the shell, so its own JSX stays the one of production.
  const jsx: Jsx = { refresh: mode === 'development' && target.kind === 'remote' };
  const own = ofKind[target.kind](target, container);
  return {
    ...own,
    name: target.name,
    mode,
    context: target.directory,
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: outputPath,
      publicPath: target.kind === 'shell' ? `${SHELL_ADDRESS}${version}/` : 'auto',
      uniqueName: container,
      // Federation refuses a hash here; the version's own folder makes the name unique.
      filename: '[name].js',
      chunkFilename,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // Else a module that threw counts as loaded, and the second try gets the half of it that was there before the throw.
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: policyName(container), onPolicyCreationFailure: 'stop' },
    },
    // rxjs gives its modern code only to who asks for it by this name.
    resolve: { ...own.resolve, extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [...(own.module?.rules ?? []), ...swcRules(target, jsx), { test: ASSETS, type: 'asset/resource' }],
    },
    optimization: {
      runtimeChunk: false,
      moduleIds,
      chunkIds: 'deterministic',
      minimizer: [minimizer()],
    },
    performance: false,
    stats: 'errors-warnings',
    cache: cacheOf(target, mode),
    plugins: [
      ...plugins(target.kind),
      new CatalogueChunks(),
      new PureContracts(),
      ...(own.plugins ?? []),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ],
  };
}
