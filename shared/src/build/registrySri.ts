import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { HASH_MISSING, INTEGRITY_GLOBAL } from '../federation/integrity.ts';

/**
 * Runs in the browser before a chunk's script element is made. A chunk that the page has no hash for is refused the
 * way a failed download is: its promise rejects and a later try starts afresh. Throwing here would leave the chunk
 * pending for ever.
 */
const CHECK = `
var integrity = globalThis.${INTEGRITY_GLOBAL} && globalThis.${INTEGRITY_GLOBAL}(url);
if (!integrity) { done({ type: ${JSON.stringify(HASH_MISSING)}, target: { src: url } }); return; }
`;
/** Set also on our own origin: a preload is only reused by a script that asks in the same mode. */
const APPLY = `
script.crossOrigin = "anonymous";
script.integrity = integrity;
`;

/** Gives every chunk that a build loads later the integrity that the page knows for it. */
export class RegistrySri implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RegistrySri', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('RegistrySri', (source) => `${CHECK}${source}${APPLY}`);
    });
  }
}
