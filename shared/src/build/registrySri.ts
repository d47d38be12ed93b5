import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { HASH_MISSING, INTEGRITY_GLOBAL } from '../federation/integrity.ts';

/**
 * Runs in the browser before a chunk's script element is created. A chunk without a known hash fails like a failed
 * download: its promise rejects, and a retry starts afresh. Throwing here would leave the chunk pending for ever.
 */
const CHECK = `
var integrity = globalThis.${INTEGRITY_GLOBAL} && globalThis.${INTEGRITY_GLOBAL}(url);
if (!integrity) { done({ type: ${JSON.stringify(HASH_MISSING)}, target: { src: url } }); return; }
`;
/** Also set on our own origin: a preload is reused only by a script with the same CORS mode. */
const APPLY = `
script.crossOrigin = "anonymous";
script.integrity = integrity;
`;

/** Gives every chunk that a build loads later the integrity that the page has for it. */
export class RegistrySri implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RegistrySri', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('RegistrySri', (source) => `${CHECK}${source}${APPLY}`);
    });
  }
}
