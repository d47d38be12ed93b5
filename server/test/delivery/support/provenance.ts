import { readFile } from 'node:fs/promises';
import { beforeAll } from '@jest/globals';
import { readConfig } from '../../../src/config.ts';
import { inFolder } from '../../../src/delivery/buildSource.ts';
import { type DeliveryStores, deliveryFolders } from '../../../src/delivery/folders.ts';
import { publishProven } from '../../../src/delivery/provenance/publishProven.ts';
import { aRemoteBuild, temporaryFolder } from './builds.ts';
import { delivered, type TestDelivery, withLiveShell } from './delivery.ts';
import { openSigstore, RULE, type Sigstore, type TestBundle, trusting } from './sigstore.ts';

/** The authority that signs in the tests of a file. */
export let sigstore: Sigstore;
export const withSigstore = (): void =>
  beforeAll(async () => {
    sigstore = await openSigstore();
  });

/** Settings that demand provenance of `mf-chat`. */
export const settings = (rules: unknown = [RULE], file = sigstore.file) => ({
  DELIVERY_PROVENANCE: JSON.stringify(rules),
  DELIVERY_TRUST_ROOT: trusting(file),
});

export async function openDemanding(environment: Record<string, string> = settings()): Promise<TestDelivery> {
  const root = await temporaryFolder();
  return { ...(await withLiveShell(deliveryFolders(root, readConfig(environment).deliveryProvenance))), root };
}

export const aChatBuild = (version = '1.0.0', files = {}) => aRemoteBuild({ remote: 'mf-chat', version, files });
export const bundleOf = async (directory: string, wish: Parameters<Sigstore['attestBuild']>[1] = {}) =>
  readFile(await sigstore.attestBuild(directory, wish));

export const publish = (stores: DeliveryStores, directory: string, bundle: Buffer | null) =>
  publishProven(stores, 'mf-chat', inFolder(directory), bundle);

/** The rule that names one ref in place of a pattern. */
export const exactly = (ref: string) => ({ ...RULE, ref_pattern: undefined, ref });

/** Publishes a build with its own provenance. */
export async function publishAttested(stores: DeliveryStores, version = '1.0.0'): Promise<void> {
  const directory = await aChatBuild(version);
  delivered(await publish(stores, directory, await bundleOf(directory)));
}

/** A bundle with something else in it. */
export const changed = (bundle: Buffer, change: (bundle: TestBundle) => void): Buffer => {
  const document = JSON.parse(bundle.toString('utf8'));
  change(document);
  return Buffer.from(JSON.stringify(document));
};
