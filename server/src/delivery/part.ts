import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Registry, RegistryRemote } from '@amarena/shared/federation/registry';

/** What ships alone: a remote or the shell. */
export type PartName = Manifest['remote'] | 'shell';

/** Which version of a part went live when (UTC), and who made it so. */
export type Mark = RegistryRemote['active'];

/** What a registry holds of a part; nothing: it was never live. */
export const entryOf = ({ shell, remotes }: Registry, name: PartName) => (name === 'shell' ? shell : remotes[name]);
