import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { ARRIVAL_GLOBAL, HASH_MISSING, INTEGRITY_GLOBAL } from '../federation/integrity.ts';

/**
 * Runs in the browser before a chunk's script element is created. A chunk without a known hash waits for the hashes of
 * its version, and starts again. If it has none even then, it fails like a failed download: its promise rejects, and a
 * retry starts afresh. Throwing here would leave the chunk pending for ever.
 */
const CHECK = `
var integrity = globalThis.${INTEGRITY_GLOBAL}?.(url);
if (!integrity) {
  globalThis.${ARRIVAL_GLOBAL}?.(url)?.then(() => ${webpack.RuntimeGlobals.loadScript}(url, done, key, chunkId), done)
    ?? done({ type: ${JSON.stringify(HASH_MISSING)}, target: { src: url } });
  return;
}
`;
/** Set on our own origin too: a preload is reused only by a script with the same CORS mode. */
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
