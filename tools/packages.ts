import { parseArgs } from 'node:util';
import { packAll } from './packages/pack.ts';
import { stageShared } from './packages/shared.ts';
import { PACKAGES_FOLDER } from './packages/stage.ts';
import { accept, acceptedSurface, changedTypes, surfaceOf } from './packages/surface.ts';

/**
 * `npm run packages -- [folder]` packs what a team with a repository of its own installs. With `--accept` it instead
 * records the public types of the shared package; with `--check` it fails if they are not those that were recorded.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
});
const [folder = PACKAGES_FOLDER] = positionals;

function check(): void {
  const accepted = acceptedSurface();
  const now = surfaceOf(stageShared().stage);
  const changed = accepted === null ? Object.keys(now.types) : changedTypes(accepted, now);
  if (changed.length === 0) return;
  console.error(
    `Public types of @amarena/shared are not those that were accepted: ${changed.join(', ')}. "npm run packages -- --accept" accepts them, with a changeset.`,
  );
  process.exitCode = 1;
}

if (values.check) {
  check();
} else if (values.accept) {
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
