import type { Config } from '../config.ts';
import { ARTIFACTS_FOLDER } from './artifactStore.ts';
import { type DeliveryStores, OWN_ARTIFACTS, storesOver } from './folders.ts';
import { isGeneration } from './registryStore.ts';
import { SHELL_FOLDER } from './shellBuilds.ts';
import { cachedObjects } from './store/cachedObjects.ts';
import { folderObjects } from './store/folderObjects.ts';
import { USUAL_GUEST_CEILING } from './weightRules.ts';

export type StoreSettings = Pick<Config, 'dataDir' | 'deliveryBucket' | 'artifactsUrl' | 'deliveryProvenance'> &
  Partial<Pick<Config, 'guestCeiling'>>;

/** How often a bucket is asked for the newest generation; meanwhile pages are served from memory. */
const ASK_EVERY_IN_MS = 1_000;

const isFixed = (key: string): boolean => key.startsWith(`${ARTIFACTS_FOLDER}/`) || key.startsWith(`${SHELL_FOLDER}/`) || isGeneration(key);

/**
 * Opens the configured store. Throws `StoreUnavailable` if a bucket does not answer, or does not support create-only
 * writes.
 */
export async function openStores({
  dataDir,
  deliveryBucket,
  artifactsUrl,
  deliveryProvenance: demanded,
  guestCeiling = USUAL_GUEST_CEILING,
}: StoreSettings): Promise<DeliveryStores> {
  const artifactsAddress = artifactsUrl === null ? OWN_ARTIFACTS : `${artifactsUrl}${OWN_ARTIFACTS}`;
  if (deliveryBucket === null) return storesOver(folderObjects(dataDir), { artifactsAddress, guestCeiling, demanded });
  // Imported here because it takes half a second, and only sites with a bucket need it.
  const { proveCreateOnly, s3Objects } = await import('./store/s3Objects.ts');
  const objects = s3Objects(deliveryBucket);
  await proveCreateOnly(objects);
  return storesOver(cachedObjects(objects, isFixed), { artifactsAddress, askEvery: ASK_EVERY_IN_MS, guestCeiling, demanded });
}
