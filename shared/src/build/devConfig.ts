import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { containerName } from '../federation/manifest.ts';
import type { BuildTarget } from './target.ts';
import { webpackConfig } from './webpackConfig.ts';

/** Version of a remote on the development server. It is never published: its files change with every save. */
export const DEV_VERSION = 'dev';

/** Strips the compiler's stack traces from messages about a source. */
class ReadableErrors implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReadableErrors', (compilation) => {
      compilation.hooks.processErrors.tap('ReadableErrors', (errors) => {
        for (const error of errors) error.message = error.message.split(/\s+Caused by:\n/)[0] ?? error.message;
        return errors;
      });
    });
  }
}

/** A remote as `npm run dev` serves it from memory: React's development build, fast refresh, readable sources. */
export function devRemoteConfig(target: BuildTarget): Configuration {
  const config = webpackConfig(target, DEV_VERSION, path.join(target.directory, 'dist', DEV_VERSION), 'development');
  const refresh = new ReactRefreshPlugin({ overlay: false, library: containerName(target.name, DEV_VERSION) });
  // Separate source maps: evaluated ones violate the content security policy.
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    // The caller reports the result of the build.
    infrastructureLogging: { level: 'none' },
    plugins: [...(config.plugins ?? []), refresh, new ReadableErrors()],
  };
}

/** The shell for a remote with fast refresh: React's development build, and a hook that knows its renderers. */
export function devShellConfig(target: BuildTarget, version: string, outputPath: string): Configuration {
  const config = webpackConfig(target, version, outputPath, 'development');
  return { ...config, entry: { main: ['./src/development.ts', './src/main.ts'] } };
}
