import path from 'node:path';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { REPOSITORY } from './target.ts';

const NAME = 'PureContracts';
const CONTRACTS = ['contracts', 'federation'].map((folder) => path.join(REPOSITORY, 'shared/src', folder) + path.sep);
const SCRIPTS = ['javascript/auto', 'javascript/esm'];

/**
 * Contracts are definitions and nothing else: a schema that nobody uses may go, with the calls that would make it.
 * zod says so of its own functions, but bundlers look only at the file in which the call stands.
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
