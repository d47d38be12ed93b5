import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** Property of a chunk's script element: where the chunk registers its modules. */
const REGISTERED = 'chunks';

/**
 * Keeps the version out of chunks. By default a chunk registers its modules under a global name with the version, so
 * that every chunk of a release has other bytes and another hash. Here it registers with the script element that loads
 * it, which belongs to the right version, and a chunk whose sources did not change stays as it was.
 */
export class StableChunks implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StableChunks', (compilation) => {
      const { runtimeTemplate, outputOptions } = compilation;
      const global = `${runtimeTemplate.globalObject}[${JSON.stringify(outputOptions.chunkLoadingGlobal)}]`;
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('StableChunks', (source) => `${source}\nscript.${REGISTERED} = ${global};`);

      const start = `(${runtimeTemplate.assignOr(global, '[]')})`;
      const { renderChunk } = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      // After the format of chunks, which webpack adds later than plugins.
      renderChunk.tap({ name: 'StableChunks', stage: 100 }, (source) => {
        if (!source.source().toString().startsWith(start)) throw new Error(`A chunk does not start with ${start}.`);
        const stable = new webpack.sources.ReplaceSource(source);
        stable.replace(0, start.length - 1, `document.currentScript.${REGISTERED}`);
        return stable;
      });
    });
  }
}
