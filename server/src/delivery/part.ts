import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import { type AnyRemote, type PartName, REMOTES } from '@amarena/shared/contracts/platform/routes';
import type { Registry, RegistryRemote } from '@amarena/shared/federation/registry';

export type { PartName };

/** Which version of a part went live when (UTC), and who activated it. */
export type Mark = RegistryRemote['active'];

/** The registry's entry for a part; undefined if it was never live. */
export const entryOf = ({ shell, remotes }: Registry, name: PartName) => (name === 'shell' ? shell : remotes[name]);

/** The remotes of this release, live or not, and the guests that the registry names. */
export const remotesIn = ({ remotes }: Pick<Registry, 'remotes'>): AnyRemote[] => [
  ...REMOTES,
  ...Object.keys(remotes).filter(isGuestName).sort(),
];
