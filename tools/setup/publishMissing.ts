import { REMOTES, type RemoteName } from '@amarena/shared/contracts/platform/routes';
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

/** Folders in the data folder that contain what is published. */
export const PUBLISHED: readonly string[] = ['artifacts', 'registry', 'shell'];

/** Remotes by name, separated by commas. Throws with the existing names. */
export function namedRemotes(list: string): RemoteName[] {
  return list.split(',').map((word) => {
    const remote = REMOTES.find((name) => name === word);
    if (remote === undefined) throw new Error(`Unknown remote "${word}". Remotes are ${REMOTES.join(', ')}.`);
    return remote;
  });
}

/** Builds, publishes and activates one part, or all. Throws with the refusal. */
async function release(name: RemoteName | 'shell' | 'all', { config, by, say }: Publishing): Promise<void> {
  const released = await runVerb('release', { name, version: undefined, by, config, say });
  if (!released.ok) throw new Error(refusalText(released.error));
}

/** Releases the shell and those of `names` that the registry lacks; existing ones stay as published. */
export async function releaseMissing(names: readonly RemoteName[], publishing: Publishing): Promise<void> {
  const { shell, remotes } = await deliveryFolders(publishing.config.dataDir).registry.read();
  for (const name of ['shell', ...names] as const) {
    const live = (name === 'shell' ? shell : remotes[name])?.active.version;
    if (live === undefined) await release(name, publishing);
    else publishing.say(`${name}@${live}, as published`);
  }
}

/**
 * Releases the shell and `remotes` from the current sources, and of the rest what the registry lacks; null: everything
 * from the current sources.
 */
export async function releaseSome(remotes: readonly RemoteName[] | null, publishing: Publishing): Promise<void> {
  if (remotes === null) return release('all', publishing);
  // Shell and server come from the same sources: otherwise a route that only one of them knows would be an error.
  await release('shell', publishing);
  await releaseMissing(
    REMOTES.filter((name) => !remotes.includes(name)),
    publishing,
  );
  for (const name of remotes) await release(name, publishing);
}
