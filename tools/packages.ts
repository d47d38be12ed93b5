import { parseArgs } from 'node:util';
import { packAll } from './packages/pack.ts';
import { stageShared } from './packages/shared.ts';
import { PACKAGES_FOLDER } from './packages/stage.ts';
import { accept, surfaceOf } from './packages/surface.ts';

/**
 * `npm run packages -- [folder]` packs what a team with a repository of its own installs. With `--accept` it instead
 * records the public types of the shared package, which a test compares.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean', default: false } } });
const [folder = PACKAGES_FOLDER] = positionals;

if (values.accept) {
  try {
    accept(surfaceOf(stageShared().stage));
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
} else {
  for (const { name, version, tarball, bytes } of packAll(folder))
    console.log(`${name}@${version}  ${Math.ceil(bytes / 1024)} kB  ${tarball}`);
}
