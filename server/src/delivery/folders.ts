import { type ArtifactStore, artifactStore } from './artifactStore.ts';
import { type RegistryStore, registryStore } from './registryStore.ts';
import { type ShellBuilds, shellBuilds } from './shellBuilds.ts';
import { folderObjects } from './store/folderObjects.ts';
import type { ObjectStore } from './store/objectStore.ts';

/** All delivery data in one store. */
export interface DeliveryStores {
  readonly objects: ObjectStore;
  readonly artifacts: ArtifactStore;
  readonly registry: RegistryStore;
  readonly shell: ShellBuilds;
  /** Address at which browsers find the folder of the remotes, with a trailing slash. */
  readonly artifactsAddress: string;
  /** Milliseconds for which the number of the current generation is cached. */
  readonly askEvery: number;
}

export const OWN_ARTIFACTS = '/artifacts/';

/** Remotes, registry and builds of the shell over one store. */
export const storesOver = (
  objects: ObjectStore,
  { artifactsAddress = OWN_ARTIFACTS, askEvery = 0 }: Partial<Pick<DeliveryStores, 'artifactsAddress' | 'askEvery'>> = {},
): DeliveryStores => ({
  objects,
  artifacts: artifactStore(objects),
  registry: registryStore(objects),
  shell: shellBuilds(objects),
  artifactsAddress,
  askEvery,
});

/** The default: a folder of the data directory is the store. */
export const deliveryFolders = (dataDir: string): DeliveryStores => storesOver(folderObjects(dataDir));
