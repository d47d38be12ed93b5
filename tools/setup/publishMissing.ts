import { REMOTES, type RemoteName } from '@amarena/shared/contracts/routes';
import type { Config } from '../../server/src/config.ts';
import { deliveryFolders } from '../../server/src/delivery/folders.ts';
import { refusalText } from '../../server/src/delivery/refusal.ts';
import { runVerb } from '../../server/src/delivery/verbs.ts';
import type { Say } from './steps.ts';

export interface Publishing {
  readonly config: Config;
  /** Who publishes, for the history. */
  readonly by: string;
  readonly say: Say;
}

/** Folders of the data folder that hold what is published. */
export const PUBLISHED: readonly string[] = ['artifacts', 'registry', 'shell'];

/** Remotes by their names, with commas between. Throws with the names there are. */
export function namedRemotes(list: string): RemoteName[] {
  return list.split(',').map((word) => {
    const remote = REMOTES.find((name) => name === word);
    if (remote === undefined) throw new Error(`There is no remote "${word}". There are ${REMOTES.join(', ')}.`);
    return remote;
  });
}

/** Builds, publishes and activates one part, or all. Throws with the refusal. */
async function release(name: RemoteName | 'shell' | 'all', { config, by, say }: Publishing): Promise<void> {
  const released = await runVerb('release', { name, version: undefined, by, config, say });
  if (!released.ok) throw new Error(refusalText(released.error));
}

/** Releases the shell and those of `names` that the registry lacks; what it has stays as it is published. */
export async function releaseMissing(names: readonly RemoteName[], publishing: Publishing): Promise<void> {
  const { shell, remotes } = await deliveryFolders(publishing.config.dataDir).registry.read();
  for (const name of ['shell', ...names] as const) {
    const live = (name === 'shell' ? shell : remotes[name])?.active.version;
    if (live === undefined) await release(name, publishing);
    else publishing.say(`${name}@${live}, as published`);
  }
}

/** Releases shell and `remotes` as they are now, and what the registry lacks of the rest; null: everything as it is now. */
export async function releaseSome(remotes: readonly RemoteName[] | null, publishing: Publishing): Promise<void> {
  if (remotes === null) return release('all', publishing);
  // Shell and server are of one source here: a route that one knows and the other does not would fail for that alone.
  await release('shell', publishing);
  await releaseMissing(
    REMOTES.filter((name) => !remotes.includes(name)),
    publishing,
  );
  for (const name of remotes) await release(name, publishing);
}
