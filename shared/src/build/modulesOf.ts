import type { Chunk, Compilation, Module } from 'webpack';

/** Concatenated modules are replaced by one module that contains them. */
const withInner = (module: Module): readonly Module[] => ('modules' in module && Array.isArray(module.modules) ? module.modules : [module]);

/** Every module of the given chunks, concatenated ones included. */
export const modulesOf = (compilation: Compilation, chunks: Iterable<Chunk>): Module[] =>
  [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(withInner));
