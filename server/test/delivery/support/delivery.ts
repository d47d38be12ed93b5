import path from 'node:path';
import type { Result } from '@amarena/shared/errors/apiErrors';
import { activate, type DeliveryDeps } from '../../../src/delivery/activate.ts';
import { type DeliveryStores, deliveryFolders } from '../../../src/delivery/folders.ts';
import { publish, publishShell } from '../../../src/delivery/publish.ts';
import type { Refusal } from '../../../src/delivery/refusal.ts';
import { aRemoteBuild, aShellBuild, temporaryFolder } from './builds.ts';

export interface TestDelivery extends DeliveryDeps, DeliveryStores {
  readonly root: string;
  readonly provenance: DeliveryStores['provenance'];
  readonly guestCeiling: number;
}

const NOW = '2026-11-21T10:00:00.000Z';

/** Dependencies with which Anna delivers to some stores. */
export const deliveryOver = (stores: DeliveryStores): DeliveryDeps & DeliveryStores => ({
  ...stores,
  by: 'anna',
  now: () => new Date(NOW),
});

/** The value of a delivery that must succeed. */
export function delivered<Value>(outcome: Result<Value, Refusal>): Value {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

/** The refusal of a delivery that must fail. */
export function refusalOf(outcome: Result<unknown, Refusal>): Refusal {
  if (outcome.ok) throw new Error(`Expected a refusal, got ${JSON.stringify(outcome.value)}`);
  return outcome.error;
}

export async function publishBuild(
  { artifacts }: Pick<DeliveryStores, 'artifacts'>,
  build: Parameters<typeof aRemoteBuild>[0] = {},
): Promise<void> {
  delivered(await publish(artifacts, await aRemoteBuild(build)));
}

export async function publishShellBuild(
  { shell }: Pick<DeliveryStores, 'shell'>,
  build: Parameters<typeof aShellBuild>[1] = {},
): Promise<void> {
  const root = await temporaryFolder();
  const { version } = await aShellBuild(root, build);
  delivered(await publishShell(shell, path.join(root, version)));
}

/** Makes a small shell live that provides the whole platform: the first generation of an empty store. */
export async function withLiveShell<Stores extends DeliveryStores>(stores: Stores): Promise<Stores & DeliveryDeps> {
  const delivery = { ...stores, ...deliveryOver(stores) };
  await publishShellBuild(delivery);
  delivered(await activate(delivery, 'shell', '1.0.0'));
  return delivery;
}

/** A store in its own folder, with only a live shell: generation 1. */
export async function openDelivery(): Promise<TestDelivery> {
  const root = await temporaryFolder();
  return { ...(await withLiveShell(deliveryFolders(root))), root };
}
