import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { RENDER_BASE, RENDER_FILE } from '../federation/render.ts';
import { CatalogueChunks } from './catalogueChunks.ts';
import { SHARED_KEYS } from './sharedKeys.ts';
import { type BuildTarget, REPOSITORY } from './target.ts';
import { ASSETS, cacheOf, SHELL_ADDRESS, swcRules } from './webpackConfig.ts';

const SHARED: readonly string[] = SHARED_KEYS;

/** The shell brings what it shares, as in the browser; a remote's bundle takes each of it by its key. */
const ofKind = {
  shell: (version: string): Configuration => ({
    entry: './src/render/index.tsx',
    output: { publicPath: `${SHELL_ADDRESS}${version}/` },
  }),
  remote: (): Configuration => ({
    entry: './src/entry.tsx',
    // Where its files lie is known once it is published: the server puts the address in place of this word.
    output: { publicPath: RENDER_BASE },
    externals: [async ({ request = '' }) => (SHARED.includes(request) ? `commonjs ${request}` : undefined)],
  }),
};

/** True where a build of this package can render screens on the server. */
export const isRendered = ({ kind, contract }: BuildTarget): boolean => kind === 'shell' || (contract?.prerender.length ?? 0) > 0;

/**
 * The same sources as one script without a browser: the server runs it to make the HTML of a screen. It asks for no
 * module of Node and for no global of a browser, so that it runs in a context that has neither. Transforms are those
 * of the browser's build: with others the class names differ.
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
      // Neither Node's parts of a package nor a browser's: styles are collected as text, and no request is made from here.
      aliasFields: [],
      alias: { axios$: path.join(REPOSITORY, 'node_modules/axios/dist/esm/axios.js') },
      fallback: { stream: false },
    },
    module: {
      // One file: what the browser loads later is here at once.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...swcRules(target, { refresh: false }),
        // The browser's build has written these files already, under the same names.
        { test: ASSETS, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    performance: false,
    stats: 'errors-warnings',
    cache: cacheOf(target, 'render'),
    plugins: [new CatalogueChunks(), new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') })],
  };
}
