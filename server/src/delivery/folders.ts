import { type ArtifactStore, artifactStore } from './artifactStore.ts';
import { type Provenance, provenanceOver } from './provenance/provenance.ts';
import { NO_PROVENANCE, type ProvenanceSettings } from './provenance/rules.ts';
import { type RegistryStore, registryStore } from './registryStore.ts';
import { type ShellBuilds, shellBuilds } from './shellBuilds.ts';
import { folderObjects } from './store/folderObjects.ts';
import type { ObjectStore } from './store/objectStore.ts';
import { USUAL_GUEST_CEILING } from './weightRules.ts';

/** All delivery data in one store. */
export interface DeliveryStores {
  readonly objects: ObjectStore;
  readonly artifacts: ArtifactStore;
  readonly registry: RegistryStore;
  readonly shell: ShellBuilds;
  /** Who built the published versions, judged by the settings of the site. */
  readonly provenance: Provenance;
  /** Bytes that the budgets of a guest may have at most. */
  readonly guestCeiling: number;
  /** Address at which browsers find the folder of the remotes, with a trailing slash. */
  readonly artifactsAddress: string;
  /** Milliseconds for which the number of the current generation is cached. */
  readonly askEvery: number;
}

export const OWN_ARTIFACTS = '/artifacts/';

interface StoreOptions extends Partial<Pick<DeliveryStores, 'artifactsAddress' | 'askEvery' | 'guestCeiling'>> {
  /** Which provenance versions need; default: none. */
  readonly demanded?: ProvenanceSettings;
}

/** Remotes, registry and builds of the shell over one store. */
export function storesOver(
  objects: ObjectStore,
  { artifactsAddress = OWN_ARTIFACTS, askEvery = 0, guestCeiling = USUAL_GUEST_CEILING, demanded = NO_PROVENANCE }: StoreOptions = {},
): DeliveryStores {
  const [artifacts, shell] = [artifactStore(objects), shellBuilds(objects)];
  return {
    objects,
    artifacts,
    registry: registryStore(objects),
    shell,
    provenance: provenanceOver({ objects, artifacts, shell }, demanded),
    guestCeiling,
    artifactsAddress,
    askEvery,
  };
}

/** The default: a folder of the data directory is the store. */
export const deliveryFolders = (dataDir: string, demanded: ProvenanceSettings = NO_PROVENANCE): DeliveryStores =>
  storesOver(folderObjects(dataDir), { demanded });
