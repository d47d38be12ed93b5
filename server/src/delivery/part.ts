import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Registry, RegistryRemote } from '@amarena/shared/federation/registry';

/** Anything released on its own: a remote or the shell. */
export type PartName = Manifest['remote'] | 'shell';

/** Which version of a part went live when (UTC), and who activated it. */
export type Mark = RegistryRemote['active'];

/** The registry's entry for a part; undefined if it was never live. */
export const entryOf = ({ shell, remotes }: Registry, name: PartName) => (name === 'shell' ? shell : remotes[name]);
