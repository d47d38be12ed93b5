import path from 'node:path';
import type { Configuration } from 'webpack';
import { MAPS_FOLDER, mapOf } from '../federation/sourceMaps.ts';
import { REPOSITORY } from './target.ts';

/** Sources are named by their path in the repository, which is the same on every machine. */
const sourceName = ({ absoluteResourcePath }: { absoluteResourcePath: string }): string =>
  path.isAbsolute(absoluteResourcePath) ? path.relative(REPOSITORY, absoluteResourcePath) : absoluteResourcePath;

/** Writes source maps that no script mentions. */
export const hiddenSourceMaps = {
  devtool: 'hidden-source-map',
  output: {
    sourceMapFilename: `${MAPS_FOLDER}/${mapOf('[file]')}`,
    devtoolModuleFilenameTemplate: sourceName,
    devtoolFallbackModuleFilenameTemplate: sourceName,
  },
} as const satisfies Configuration;
