import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { containerName } from '../federation/manifest.ts';
import type { BuildTarget } from './target.ts';
import { webpackConfig } from './webpackConfig.ts';

/** Version of a remote that is served while it is written. It is never published: its files change with every save. */
export const DEV_VERSION = 'dev';

/** Cuts off what the compiler says of its own insides after what is wrong with a source. */
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

/** A remote as `npm run dev` serves it from memory: React's development code, fast refresh, readable sources. */
export function devRemoteConfig(target: BuildTarget): Configuration {
  const config = webpackConfig(target, DEV_VERSION, path.join(target.directory, 'dist', DEV_VERSION), 'development');
  const refresh = new ReactRefreshPlugin({ overlay: false, library: containerName(target.name, DEV_VERSION) });
  // Source maps of their own: those that are evaluated break the content security policy.
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    // Whoever starts the build says what it came to.
    infrastructureLogging: { level: 'none' },
    plugins: [...(config.plugins ?? []), refresh, new ReadableErrors()],
  };
}

/** The shell that a remote with fast refresh needs: React's development code, and a hook that knows its renderers. */
export function devShellConfig(target: BuildTarget, version: string, outputPath: string): Configuration {
  const config = webpackConfig(target, version, outputPath, 'development');
  return { ...config, entry: { main: ['./src/development.ts', './src/main.ts'] } };
}
