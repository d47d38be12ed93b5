import { packAll } from './packages/pack.ts';
import { PACKAGES_FOLDER } from './packages/stage.ts';

/** `npm run packages -- [folder]` packs what a team with a repository of its own installs. */
const [folder = PACKAGES_FOLDER] = process.argv.slice(2);

for (const { name, version, tarball, bytes } of packAll(folder))
  console.log(`${name}@${version}  ${Math.ceil(bytes / 1024)} kB  ${tarball}`);
