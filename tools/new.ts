import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { newRemote } from './new/newRemote.ts';

/** Creates a remote: `npm run deliver -- new mf-gifts`. */
const ROOT = join(import.meta.dirname, '..');
const [name = ''] = process.argv.slice(2);

try {
  const files = newRemote(ROOT, name);
  // The length of a name decides how lists are wrapped, and imports are sorted alphabetically.
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', ...files.filter((file) => /\.(tsx?|json)$/.test(file))], {
    cwd: ROOT,
    stdio: 'pipe',
  });
  execFileSync(process.execPath, [join(ROOT, 'tools/docs.ts')], { cwd: ROOT });
  console.log(`${name} created, in ${files.length} files:

  ${name}/            its folder: contract, screen, seven catalogues, a component test
  e2e/specs/${name}/  its journey
  contracts/platform/routes.ts    its address, /${name.slice('mf-'.length)}

  npm install            once, to add the folder to the lock file
  npm run dev -w ${name}   the site with your remote in it; save and look

The rest is in docs/a-remote-in-this-repository.md.`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
