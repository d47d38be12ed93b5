import type { PartName } from '@amarena/shared/contracts/platform/partNames';
import type { Registry, RegistryRemote } from '@amarena/shared/federation/registry';

export type { PartName } from '@amarena/shared/contracts/platform/partNames';

/** Which version of a part went live when (UTC), and who activated it. */
export type Mark = RegistryRemote['active'];

/** The registry's entry for a part; undefined if it was never live. */
export const entryOf = ({ shell, remotes }: Registry, name: PartName) => (name === 'shell' ? shell : remotes[name]);
