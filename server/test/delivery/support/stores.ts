import type { DeliveryStores } from '../../../src/delivery/folders.ts';
import { openStores } from '../../../src/delivery/openStores.ts';
import { NO_PROVENANCE } from '../../../src/delivery/provenance/rules.ts';
import { temporaryFolder } from './builds.ts';
import { BUCKET, type S3Server } from './s3Server.ts';

process.env.AWS_ACCESS_KEY_ID = 'test';
process.env.AWS_SECRET_ACCESS_KEY = 'test';

/** Empty stores in a folder, opened from settings. */
export const inFolder = async (artifactsUrl: string | null = null): Promise<DeliveryStores> =>
  openStores({ dataDir: await temporaryFolder(), deliveryBucket: null, artifactsUrl, deliveryProvenance: NO_PROVENANCE });

let sites = 0;

/** Empty stores in a bucket, opened from settings. */
export async function inBucket(server: S3Server): Promise<DeliveryStores> {
  sites += 1;
  const deliveryBucket = { bucket: BUCKET, prefix: `delivery-${sites}/`, endpoint: server.endpoint, region: 'us-east-1' };
  return openStores({ dataDir: '/nowhere', deliveryBucket, artifactsUrl: null, deliveryProvenance: NO_PROVENANCE });
}
