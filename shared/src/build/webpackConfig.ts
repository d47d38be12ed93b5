import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type Module } from 'webpack';
import { isGuestName } from '../contracts/platform/guests.ts';
import { policyName } from '../federation/integrity.ts';
import { containerName, ENTRY_FILE } from '../federation/manifest.ts';
import { RUNTIME_GLOBAL, VERSIONS_CONSTANT } from '../federation/runtime.ts';
import { ASSETS } from './assetTypes.ts';
import { CatalogueChunks } from './catalogueChunks.ts';
import { facadeFiles } from './facadeFiles.ts';
import { iconBase } from './iconBase.ts';
import { POLISH } from './loneLetters.ts';
import { frameworkChunk } from './ownFramework.ts';
import { OWN_EXTENSION, type Owner, packageFolder, SHARED_SOURCES } from './places.ts';
import { PureContracts } from './pureContracts.ts';
import { RegistrySri } from './registrySri.ts';
import { sharedSettings, sharedVersions } from './sharedKeys.ts';
import { HIDDEN, sourceMapOutput } from './sourceMaps.ts';
import { StableChunks } from './stableChunks.ts';
import { StableIds } from './stableIds.ts';
import { styledOptions } from './styledOptions.ts';
import type { BuildTarget } from './target.ts';

const require = createRequire(import.meta.url);

/** Address of the shell's files. A remote detects its own address. */
export const SHELL_ADDRESS = '/shell/';

/** Version of an installed package that the shell shares. */
export const installedVersion = (packageName: string): string =>
  JSON.parse(readFileSync(path.join(packageFolder(packageName), 'package.json'), 'utf8')).version;

/** Changes with every file of the factory: the cache does not detect changed options or plugins. */
const factoryVersion = (): string => {
  const hash = createHash('sha256').update(process.version);
  const entries = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of entries.map(({ name }) => name).sort()) hash.update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('hex');
};

/** `production`: what is published. `development`: React's warnings and readable names; cannot be published. */
export type Mode = 'production' | 'development';

export interface Jsx {
  /** Development JSX, with file and line, and markers for fast refresh. */
  readonly refresh: boolean;
}

/** How a build transforms the TypeScript below `include`; `namespace` keeps the class names of packages apart. */
export const swcRule = (include: string, namespace: string, { refresh }: Jsx) => ({
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
 * Makes a remote a federation container. The runtime that federation would add to each entry is left out: the shell
 * provides a small one under `RUNTIME_GLOBAL`, see its `loading/federation.ts`.
 */
const federation = (target: BuildTarget, container: string) =>
  new ModuleFederationPlugin({
    name: container,
    filename: ENTRY_FILE,
    exposes: namedExposes(target),
    shared: sharedSettings(installedVersion, target.contract?.brings !== undefined),
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    // Entries come from our registry, so federation's own manifests ("snapshots") and its Node code are left out.
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });

/** Modules of `ui` with chunks of their own. */
const APART = ['overlay/', 'tokens/', 'siteStyles.ts', 'GlobalStyle.ts', 'fonts.ts'];

/** Whether a module of the shell is one of the components that first screens do without. */
function isLaterComponent(file: string | null): boolean {
  const folder = `${path.join(SHARED_SOURCES, 'ui')}${path.sep}`;
  return file?.startsWith(folder) === true && !APART.some((apart) => file.startsWith(folder + path.normalize(apart)));
}

/** One chunk for them, however many others import some of them. What the first script has is none of its modules. */
const LATER_COMPONENTS = {
  cacheGroups: {
    components: {
      name: 'ui',
      chunks: 'async',
      enforce: true,
      test: (module: Module) => isLaterComponent(module.nameForCondition()),
    },
  },
} as const;

const ofKind = {
  shell: (): Configuration => ({
    entry: { main: './src/main.ts' },
    resolve: {
      alias: { [path.join(packageFolder('axios'), 'lib/adapters/fetch.js')]: path.join(import.meta.dirname, 'noFetchAdapter.ts') },
    },
    // Chunks loaded later also import shared code at its facade and not behind it, so everything behind a facade becomes one module.
    module: { rules: [{ resource: facadeFiles(), sideEffects: true }] },
    plugins: [new webpack.DefinePlugin({ [VERSIONS_CONSTANT]: JSON.stringify(sharedVersions(installedVersion)) })],
  }),
  remote: (target: BuildTarget, container: string): Configuration => ({
    entry: {},
    resolve: { alias: iconBase(target) },
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
    minimizerOptions: { compress: { passes: 4 }, mangle: true, format: { comments: false } },
  });

/** The differences between the two modes. */
const ofMode = {
  production: {
    moduleIds: false,
    chunkIds: false,
    devtool: HIDDEN,
    plugins: (target: BuildTarget) => [new RegistrySri(), new StableChunks(), new StableIds(target.directory)],
  },
  // A file that changes with every save has no hash in the registry, so chunks are not checked.
  development: {
    moduleIds: 'named',
    chunkIds: 'deterministic',
    devtool: false,
    plugins: ({ kind }: BuildTarget) => (kind === 'shell' ? [new RegistrySri()] : []),
  },
} as const;

/** How every build transforms the sources of a package and of `shared`. */
export const swcRules = ({ directory, name }: Owner, jsx: Jsx) => [
  swcRule(SHARED_SOURCES, 'shared', jsx),
  swcRule(directory, name, jsx),
  // Loaders run from the last to the first, so this one sees the text as it was written.
  { test: POLISH, use: path.join(import.meta.dirname, `loneLetters${OWN_EXTENSION}`) },
];

/** The build's cache between runs; `kind` separates builds that differ in more than their sources. */
export const cacheOf = ({ directory, name }: Owner, kind: string) => ({
  type: 'filesystem' as const,
  cacheDirectory: path.join(isGuestName(name) ? directory : path.dirname(directory), '.cache/webpack', name),
  version: `${kind} ${factoryVersion()}`,
});

/** The configuration with which shell and remotes are built. */
export function webpackConfig(target: BuildTarget, version: string, outputPath: string, mode: Mode = 'production'): Configuration {
  const container = containerName(target.name, version);
  const { moduleIds, chunkIds, devtool, plugins } = ofMode[mode];
  // Published remotes import `react/jsx-runtime` from the shell, so the shell keeps the production JSX.
  const jsx: Jsx = { refresh: mode === 'development' && target.kind === 'remote' };
  const own = ofKind[target.kind](target, container);
  const splitChunks = target.kind === 'shell' ? LATER_COMPONENTS : frameworkChunk(target);
  return {
    ...own,
    name: target.name,
    mode,
    context: target.directory,
    target: ['web', 'es2022'],
    devtool,
    output: {
      ...sourceMapOutput(target),
      path: outputPath,
      publicPath: target.kind === 'shell' ? `${SHELL_ADDRESS}${version}/` : 'auto',
      uniqueName: container,
      // The version's folder makes names unique. Hashes in names would be part of the first script: a list of all chunks.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      // Otherwise a module that threw counts as loaded, and a retry gets its incomplete exports.
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: policyName(container), onPolicyCreationFailure: 'stop' },
    },
    // rxjs exposes its modern code only under this condition.
    resolve: { ...own.resolve, extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
    module: {
      rules: [...(own.module?.rules ?? []), ...swcRules(target, jsx), { test: ASSETS, type: 'asset/resource' }],
    },
    optimization: {
      runtimeChunk: false,
      moduleIds,
      chunkIds,
      minimizer: [minimizer()],
      ...(splitChunks !== undefined && { splitChunks }),
    },
    performance: false,
    stats: 'errors-warnings',
    cache: cacheOf(target, mode),
    plugins: [
      ...plugins(target),
      new CatalogueChunks(target),
      new PureContracts(),
      ...(own.plugins ?? []),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(mode),
        // What only the server's renderer needs is left out.
        'typeof window': JSON.stringify('object'),
        // A framework that asks for a Trusted Types policy of its own would be refused by the site's, and reported.
        ...(target.contract?.brings !== undefined && { 'window.trustedTypes': 'undefined' }),
      }),
    ],
  };
}
