import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { RENDER_BASE, RENDER_FILE } from '../federation/render.ts';
import { ASSETS } from './assetTypes.ts';
import { CatalogueChunks } from './catalogueChunks.ts';
import { iconBase } from './iconBase.ts';
import { packageFolder } from './places.ts';
import { SHARED_KEYS } from './sharedKeys.ts';
import type { BuildTarget } from './target.ts';
import { cacheOf, SHELL_ADDRESS, swcRules } from './webpackConfig.ts';

const SHARED: readonly string[] = SHARED_KEYS;

/** The shell brings the shared modules, as in the browser; a remote's bundle imports each by its key. */
const ofKind = {
  shell: (version: string): Configuration => ({
    entry: './src/render/index.tsx',
    output: { publicPath: `${SHELL_ADDRESS}${version}/` },
  }),
  remote: (): Configuration => ({
    entry: './src/entry.tsx',
    // The address of its files is known only after publication: the server replaces this placeholder.
    output: { publicPath: RENDER_BASE },
    externals: [async ({ request = '' }) => (SHARED.includes(request) ? `commonjs ${request}` : undefined)],
  }),
};

/** True if a build of this package can render screens on the server. */
export const isRendered = ({ kind, contract }: BuildTarget): boolean =>
  kind === 'shell' || (contract !== null && contract.prerender.length + contract.prerender_members.length > 0);

/**
 * The same sources as one script without a browser, which the server runs to render a screen to HTML. It uses no Node
 * module and no browser global, so that it can run in an empty context. Its transforms must match those of the browser
 * build; otherwise the class names differ.
 */
export function renderConfig(target: BuildTarget, version: string, outputPath: string): Configuration {
  const own = ofKind[target.kind](version);
  return {
    ...own,
    name: `${target.name} (render)`,
    mode: 'production',
    context: target.directory,
    target: 'es2022',
    devtool: false,
    output: {
      ...own.output,
      path: outputPath,
      filename: RENDER_FILE,
      chunkFormat: false,
      chunkLoading: false,
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      conditionNames: ['es2015', 'browser', 'webpack', 'import', 'module', '...'],
      mainFields: ['module', 'main'],
      // Neither a package's Node version nor its browser version: styles are collected as text, and no request is made from here.
      aliasFields: [],
      alias: { axios$: path.join(packageFolder('axios'), 'dist/esm/axios.js'), ...(target.kind === 'remote' && iconBase(target)) },
      fallback: { stream: false },
    },
    module: {
      // One file: what the browser loads on demand is included.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...swcRules(target, { refresh: false }),
        // The browser build has already written these files under the same names.
        { test: ASSETS, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    performance: false,
    stats: 'errors-warnings',
    cache: cacheOf(target, 'render'),
    plugins: [
      new CatalogueChunks(target),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify('production'),
        'typeof window': JSON.stringify('undefined'),
      }),
    ],
  };
}
