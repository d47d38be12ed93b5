import path from 'node:path';
import type { Configuration } from 'webpack';
import { MAPS_FOLDER, mapOf } from '../federation/sourceMaps.ts';
import { type Owner, sourceName } from './places.ts';

/** Writes source maps that no script mentions. */
export const HIDDEN = 'hidden-source-map';

/** Where source maps are, and how they name sources: the same on every machine. */
export function sourceMapOutput(owner: Owner) {
  const named = ({ absoluteResourcePath: file }: { absoluteResourcePath: string }): string =>
    path.isAbsolute(file) ? sourceName(owner, file) : file;
  return {
    sourceMapFilename: `${MAPS_FOLDER}/${mapOf('[file]')}`,
    devtoolModuleFilenameTemplate: named,
    devtoolFallbackModuleFilenameTemplate: named,
  } satisfies Configuration['output'];
}
