import path from 'node:path';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { SHARED_SOURCES } from './places.ts';

const NAME = 'PureContracts';
const CONTRACTS = ['contracts', 'federation'].map((folder) => path.join(SHARED_SOURCES, folder) + path.sep);
const SCRIPTS = ['javascript/auto', 'javascript/esm'];

/**
 * Marks the calls in contracts as free of side effects, so that unused schemas can be dropped. zod marks its own
 * functions as pure, but bundlers look only at the file with the call.
 */
export class PureContracts implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (_compilation, { normalModuleFactory }) => {
      for (const type of SCRIPTS) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          if (!(parser instanceof webpack.javascript.JavascriptParser)) return;
          parser.hooks.isPure.for('CallExpression').tap(NAME, () => {
            const { resource } = parser.state.module;
            return CONTRACTS.some((folder) => resource.startsWith(folder)) ? true : undefined;
          });
        });
      }
    });
  }
}
