import type { Chunk, Compilation, Module } from 'webpack';

/** Modules that were written into one take its place; they are still there. */
const withInner = (module: Module): readonly Module[] => ('modules' in module && Array.isArray(module.modules) ? module.modules : [module]);

/** Every module of the given chunks, with those that were written into others. */
export const modulesOf = (compilation: Compilation, chunks: Iterable<Chunk>): Module[] =>
  [...chunks].flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(withInner));
