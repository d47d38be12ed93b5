import { guestPath } from '../../contracts/platform/guests.ts';
import { readTarget } from '../target.ts';
import { watchBuilds } from './builds.ts';
import { serveDev } from './serve.ts';

export interface Dev {
  /** The folder of a guest. */
  readonly folder: string;
  /** Origin of the site in which it is shown. */
  readonly site: string;
  readonly port: number;
  readonly say: (line: string) => void;
}

/** Serves a site with the guest of a folder in it, until the process ends. Throws if the folder is not a guest's, or if the port is taken. */
export async function dev({ folder, site, port, say }: Dev): Promise<void> {
  const { name, contract } = await readTarget(folder);
  if (contract?.guest === undefined) throw new Error(`${name} is not a guest: its package.json has no "guest" under "amarena".`);
  const builds = await watchBuilds(folder, say);
  await serveDev({ site, port, name, builds, say });
  say(
    `\nhttp://localhost:${port}${guestPath(name.slice('mf-'.length))} is the page of this folder in ${site}, for this browser only.\n` +
      'Log in with a password: passkeys are bound to the address of the site. A saved file reloads the page. Stop with Ctrl+C.',
  );
}
