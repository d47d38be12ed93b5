import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { packAll } from '../packages/pack.ts';
import { PACKAGES_FOLDER } from '../packages/stage.ts';
import { type Registry, startRegistry } from './registry.ts';
import { type Team, teamIn } from './team.ts';

/** The remote that the script makes. */
export const REMOTE = 'mf-gifts';

/** What a team has to begin with: a folder with nothing but the address of a registry, and a terminal. */
export interface Beginning {
  readonly folder: string;
  readonly team: Team;
  end(): Promise<void>;
}

/** Settings of the machine, without those that lead into this repository. */
function surroundings(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_OPTIONS$|NODE_PATH$|DELIVERY_)/.test(name));
  const PATH = [
    dirname(process.execPath),
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules')),
  ];
  return { ...Object.fromEntries(own), PATH: PATH.join(delimiter), npm_config_yes: 'true' };
}

/** Packs the packages, serves them, and makes an empty folder. */
export async function begin(): Promise<Beginning> {
  const registry: Registry = await startRegistry(packAll(PACKAGES_FOLDER));
  const folder = await mkdtemp(join(tmpdir(), 'empty-folder-'));
  await writeFile(join(folder, '.npmrc'), `@amarena:registry=${registry.address}\nprefer-offline=true\n`);
  const team = teamIn(folder, surroundings());
  return {
    folder,
    team,
    async end() {
      await registry.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a remote with the package of these sources, as someone who types the command if `typed` is true. */
export async function create({ folder, team }: Beginning, remote: string, typed = false): Promise<void> {
  // npm keeps what it ran once under its name and version, so that a second run would get the package of the first.
  team.export('npm_config_cache', join(folder, '.npm'));
  const command = `npm create @amarena/remote ${remote}`;
  if (typed) await team.type(command);
  else {
    const { code, output } = await team.quietly(command);
    if (code !== 0) throw new Error(output);
  }
  team.unset('npm_config_cache');
}

/** From nothing to a remote that is installed, checked by the compiler and tested. */
export async function make(beginning: Beginning): Promise<void> {
  const { team } = beginning;
  await create(beginning, REMOTE, true);
  await team.type('npm install', REMOTE);
  await team.type('npm test', REMOTE);
}
