import path from 'node:path';
import type { Configuration } from 'webpack';
import { MAPS_FOLDER, mapOf } from '../federation/sourceMaps.ts';
import { type BuildTarget, sourceName } from './target.ts';

/** Source maps that no script mentions. */
export const HIDDEN = 'hidden-source-map' satisfies Configuration['devtool'];

/** Where source maps are written. Sources are named as in `sourceName`. */
export function sourceMapOutput(target: Pick<BuildTarget, 'name' | 'directory'>) {
  const nameOf = ({ absoluteResourcePath: file }: { absoluteResourcePath: string }): string =>
    path.isAbsolute(file) ? sourceName(target, file) : file;
  return {
    sourceMapFilename: `${MAPS_FOLDER}/${mapOf('[file]')}`,
    devtoolModuleFilenameTemplate: nameOf,
    devtoolFallbackModuleFilenameTemplate: nameOf,
  } satisfies Configuration['output'];
}
