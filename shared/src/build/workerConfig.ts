import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { WORKER_FILE } from '../contracts/platform/offline.ts';
import { HIDDEN, sourceMapOutput } from './sourceMaps.ts';
import type { BuildTarget } from './target.ts';
import { cacheOf, swcRules } from './webpackConfig.ts';

/** Path of a package's service worker. */
export const WORKER_ENTRY = 'src/worker/index.ts';

/** One file without chunks: the service worker for offline pages. It loads nothing later. */
export const workerConfig = (target: BuildTarget, outputPath: string): Configuration => ({
  name: `${target.name} (worker)`,
  mode: 'production',
  context: target.directory,
  entry: path.join(target.directory, WORKER_ENTRY),
  target: ['webworker', 'es2022'],
  devtool: HIDDEN,
  output: { ...sourceMapOutput(target), path: outputPath, filename: WORKER_FILE, chunkFormat: false, chunkLoading: false },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: { rules: swcRules(target, { refresh: false }) },
  performance: false,
  stats: 'errors-warnings',
  cache: cacheOf(target, 'worker'),
  plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') })],
});
